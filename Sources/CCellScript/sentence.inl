// SENTENCE(name, text): everything a script's own error can say. `%s` a text, `%d` and `%I` whole
// numbers.

// Names.
SENTENCE(did_you_mean, " (did you mean `%s`?)")
SENTENCE(no_entry, "%s has no `%s`%s")
SENTENCE(key_is_name, "the entries of %s have names, not a key that is %s")
SENTENCE(read_only, "%s: `%s` cannot be set")
SENTENCE(no_global, "there is no global `%s`%s")
SENTENCE(no_global_to_set, "there is no global `%s` to set: write `local %s`")
SENTENCE(in_fx, "there is no global `%s`: write `fx.%s`, after `local fx = require \"cellfx\"`")
SENTENCE(no_fx, "there is no global `fx`: write `local fx = require \"cellfx\"`")
SENTENCE(handler_to_set, "a handler stands in the plugin's table: write `function %s.%s`")
SENTENCE(no_module, "there is no module `%s`%s; there are `cellfx` and the files of the plugin's "
  "own folder, by their exact names")
SENTENCE(module_cycle, "module `%s` requires itself")
SENTENCE(unknown_key, "%s has no option or property `%s`%s")
SENTENCE(key_kind, "%s takes named options, not a key that is %s")
SENTENCE(write_colon, "write `%s` with a colon: the first argument is %s")
SENTENCE(write_dot, "write `function %s.%s`, not `%s:`")

// Values.
SENTENCE(range, "`%s` must be %s…%s, not %s")
SENTENCE(whole, "`%s` must be a whole number, not %s")
SENTENCE(wants_number, "`%s` must be a number, not %s")
SENTENCE(wants_boolean, "`%s` must be true or false, not %s")
SENTENCE(wants_text, "`%s` must be a text, not %s")
SENTENCE(wants_table, "`%s` takes a table, not %s")
SENTENCE(wants_function, "`%s` takes a function, not %s")
SENTENCE(wants_color, "`%s` must be a colour, not %s")
SENTENCE(no_color, "`%s`: \"%s\" is no colour%s; write #RGB, #RRGGBB, #RRGGBBAA or a system colour")
SENTENCE(wants_curve, "`%s` must be a curve, not %s")
SENTENCE(no_curve, "`%s`: there is no curve \"%s\"%s")
SENTENCE(wants_points, "`%s` takes four control points {x1, y1, x2, y2}")
SENTENCE(wants_space, "`space` must be \"srgb\" or \"oklab\", not \"%s\"")
SENTENCE(wants_transition, "`along` takes the transition of a change, not %s")
SENTENCE(no_picture, "there is no picture \"%s\": an item has \"@normal\" and \"@highlighted\"")

// Commands.
SENTENCE(no_property, "%s names no property")
SENTENCE(z_is_set, "`z` cannot be animated: set it with `cell.z =`")
SENTENCE(write_dissolve, "`%s` cannot be animated: write `cell:dissolve{ %s = … }`")
SENTENCE(not_along, "`%s` does not go with `along`")
SENTENCE(goes_with, "`%s` goes with `%s`, not `%s`")
SENTENCE(two_springs, "`%s` and `%s` name two different springs: give one of them")
SENTENCE(called_friction, "with `%s` the coefficient is called `friction`")
SENTENCE(needs, "`%s` needs `%s`")
SENTENCE(friction_range, "`friction` must make a damping ratio of 0.01…100, not %s")
SENTENCE(speed_without_way,
         "`%s` has no way to go: with `duration` a velocity of its own needs one")
SENTENCE(speed_without_target, "`velocity` names `%s`, which the spring does not bring anywhere")
SENTENCE(key_without_at, "a keyframe needs `at`, the part of the duration, 0…1")
SENTENCE(key_order, "a keyframe at %s stands behind one at %s")
SENTENCE(key_is_table, "a keyframe is a table, not %s")
SENTENCE(key_outside,
         "`%s` stands in the keyframes: write `cell:keyframes{ { at = 0, %s = … }, { at = 1, "
         "%s = … } }`")
SENTENCE(key_is_number, "`%s` cannot have keyframes: they move numbers")
SENTENCE(too_many_endless, "`%s` already has %d endless animations")
SENTENCE(too_many_commands, "more than %d commands at once")
SENTENCE(many_keyframes, "an animation has at most %d keyframes")
SENTENCE(too_many_keys, "more than %d keyframes at once")
SENTENCE(too_many_bytes, "more than %d bytes of texts at once")
SENTENCE(too_many_names,
         "more than %d bytes of new texts and picture names: the stage keeps each of them")
SENTENCE(too_many_signals, "more than %d signals in one instant")
SENTENCE(long_signal, "a signal is longer than %d bytes")
SENTENCE(cell_gone, "the cell of item %I is gone since %s s (`cell.gone` tells)")
SENTENCE(no_stage, "there is no grid while the plugin is loaded")

// Sequences.
SENTENCE(spawn_cell, "`fx.spawn` takes a cell first, then a function: the first is %s")
SENTENCE(spawn_function, "`fx.spawn` takes a cell first, then a function: the second is %s")
SENTENCE(distance_cells, "`fx.distance` takes two cells, not %s")
SENTENCE(wait_at_load, "waiting is possible in handlers only, not while the plugin is loaded")
SENTENCE(wait_inside,
         "waiting is not possible inside a comparator, a gsub function or a metamethod")
SENTENCE(too_many_waits, "more than %d pending waits")
SENTENCE(yield_outside, "`coroutine.yield` outside a coroutine of the script's own")
SENTENCE(cannot_resume, "cannot resume a %s coroutine")
SENTENCE(too_many_results, "too many results to resume")
SENTENCE(too_many_arguments, "too many arguments to resume")

// Fields.
SENTENCE(field_at_load,
         "`fx.field` runs while the plugin is loaded: make the field there and play it here")
SENTENCE(field_nested, "`fx.field` cannot stand in the function of another field")
SENTENCE(field_result, "a field returns a table of properties, not %s")
SENTENCE(field_drives, "a field cannot return `%s`: it drives numbers and colours, and no order")
SENTENCE(field_reads,
         "a field cannot read `%s` of its cell%s: it reads its place, its states, `random`, `age`, "
         "`item`, and numbers and colours among its properties")
SENTENCE(field_space, "`fx.mix` of a field mixes in \"srgb\", not in \"%s\"")
SENTENCE(too_many_fields, "more than %d fields")
SENTENCE(too_many_nodes, "a field has more than %d operations")
SENTENCE(too_many_inputs, "a field reads more than %d inputs")
SENTENCE(too_many_columns, "a field reads more than %d values of its cell")
SENTENCE(too_many_uniforms, "a field reads more than %d values that are one for all cells")
SENTENCE(too_many_opens, "a field reads and mixes more than %d inputs and parameters")
SENTENCE(long_read_name, "what a field reads has a name of more than %d bytes")
SENTENCE(input_is_option,
         "an input cannot be called `%s`: `play:animate` has an option of that name")
SENTENCE(two_shapes, "`%s.%s` is used as a number and as a colour: it can be one of them")
SENTENCE(parameter_other, "`p.%s` is %s, and the field uses it as %s")
SENTENCE(parameter_no_symbol, "a field cannot read `p.%s`, which is %s: it reads numbers and colours")
SENTENCE(curve_of_parameter,
         "`fx.curve` cannot take a symbol: the curve of a field is that of its loading")
SENTENCE(symbol_outside,
         "a symbol means something only in the function of the field that it was made in")
SENTENCE(symbol_operand, "`%s` takes numbers and symbols, not %s")
SENTENCE(color_operand, "`%s` takes no colour: colours are mixed by `fx.mix`")
SENTENCE(symbol_compared,
         "`%s` and `%s` cannot compare symbols: write `fx.less(a, b)` or `fx.greater(a, b)`")
SENTENCE(symbol_equal,
         "`==` and `~=` cannot see a symbol of a field: write `fx.equal(a, b)`")
SENTENCE(symbol_whole, "`//` cannot divide symbols: write `fx.floor(a / b)`")
SENTENCE(math_symbol, "`math.%s` takes no symbol of a field: write `%s`")
SENTENCE(no_symbols, "`math.%s` takes no symbol of a field, and `fx` has nothing like it")
SENTENCE(wants_field, "`grid:play` takes a field first, made by `fx.field`, not %s")
SENTENCE(input_missing, "the %s reads the input `%s`, which is not given")
SENTENCE(input_unread, "the %s reads no input `%s`%s")
SENTENCE(unknown_input, "%s has no option or input `%s`%s")
SENTENCE(no_input, "%s names no input")

// Memory that goes over.
SENTENCE(deep_memory, "`memory` is more than %d tables deep: it cannot go over to a new version")

// The plugin's table.
SENTENCE(no_table, "the plugin must return a table, not %s")
SENTENCE(plugin_entry, "a plugin has no entry `%s`%s")
SENTENCE(reduce_motion, "`reduce_motion` must be \"keep\"")
SENTENCE(parameters_read_only, "parameters are read only: `%s` is set from outside")
SENTENCE(too_many_parameters, "more than %d parameters")
SENTENCE(parameter_entry, "parameter `%s` has no entry `%s`%s")
SENTENCE(parameter_text, "parameter `%s`: `%s` must be a text")
SENTENCE(parameter_number, "parameter `%s`: `%s` must be a finite number")
SENTENCE(parameter_kind_name,
         "parameter `%s`: `kind` must be number, integer, boolean, text, color, image or curve")
SENTENCE(parameter_default, "parameter `%s`: its default cannot be %s")
SENTENCE(parameter_bounds, "parameter `%s`: `min` is %s and `max` is %s")
SENTENCE(parameter_range, "parameter `%s` must be %s…%s, its default is %s")
SENTENCE(parameter_whole_bounds,
         "parameter `%s`: the bounds of a whole number lie within ±9007199254740992")
SENTENCE(control_character, "`%s` holds a control character, which would reach terminals")
SENTENCE(parameter_choices, "parameter `%s`: `choices` must be a list of texts, for a text")
SENTENCE(parameter_choice, "parameter `%s`: its default is none of its choices")

// The library.
SENTENCE(long_chain, "an expression reads more than %d fields in a row: use a local variable")
SENTENCE(pattern_percent, "malformed pattern (ends with '%%')")
SENTENCE(pattern_set, "malformed pattern (missing ']')")
SENTENCE(pattern_balance, "malformed pattern (missing arguments to '%%b')")
SENTENCE(pattern_frontier, "missing '[' after '%%f' in pattern")
SENTENCE(pattern_captures, "too many captures")
SENTENCE(pattern_capture, "invalid pattern capture")
SENTENCE(pattern_unfinished, "unfinished capture")
SENTENCE(pattern_index, "invalid capture index %%%d")
SENTENCE(replacement_percent, "invalid use of '%%' in replacement string")
SENTENCE(replacement_kind, "invalid replacement value (a %s)")
SENTENCE(concat_value, "invalid value (%s) at index %I in table for 'concat'")
SENTENCE(tostring_kind, "`__tostring` must return a string")
SENTENCE(no_address, "\"%%p\" is not offered: addresses differ from run to run")
SENTENCE(text_too_long, "the text would be longer than %d bytes")
SENTENCE(metatable_entry, "a metatable cannot have `%s`")
SENTENCE(metatable_kind, "`%s` of a metatable cannot be %s")
SENTENCE(metatable_stays, "a table keeps the metatable it was given")
SENTENCE(pairs_key, "pairs has no order for a key that is %s")
SENTENCE(next_key, "next gives the first pair only: go through a table with pairs")
SENTENCE(plain_list, "the functions of `table` take plain tables, without `__len`")
SENTENCE(long_list, "the list is longer than %d")
SENTENCE(sort_order, "invalid order function for sorting")
SENTENCE(lines_dropped, "(more lines were written in this instant)")

// Stops.
SENTENCE(error_value, "the error is %s, not a text")
SENTENCE(stopped_steps, "its %s steps for this instant are used up")
SENTENCE(stopped_load_steps, "its %s steps for loading are used up")
SENTENCE(stopped_work, "it asked for more memory, or went through larger tables, than its %s steps pay for")
SENTENCE(stopped_string, "a text would be longer than its %s")
SENTENCE(stopped_memory, "its %s of memory are used up")
SENTENCE(stopped_clock, "its %s ms of CPU time for this instant are used up")
SENTENCE(stopped_load_clock, "its %s ms of CPU time for loading are used up")
SENTENCE(failed_allocation, "not enough memory")
