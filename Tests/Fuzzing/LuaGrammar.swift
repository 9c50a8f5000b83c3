/// The forms that a written plugin takes: by symbol, what it may become.
///
/// `$x` stands for the symbol x. The first form of each symbol ends soonest: it is taken where the
/// bytes or the depth have run out.
enum LuaGrammar {
  static let forms: [Character: [String]] = [
    "P": [
      """
      --!cellfx api=1
      local fx = require 'cellfx'
      local a, b, c, d, t, u, f, g = $N, $Q, nil, nil, { 1, 2, 3 }, {}, print, function(...) return ... end
      local cell, grid, event, p, self
      local e = { $D }
      pcall(function() $B end)
      function e.appeared(cell, event, p) local grid = cell.grid $B end
      function e.touch_began(cell, event, p) local grid = cell.grid $B end
      function e.touch_ended(cell, event, p) local grid = cell.grid $B end
      function e.selection_changed(cell, event, p) local grid = cell.grid $B end
      pcall(function() $B end)
      return e
      """
    ],
    "D": [
      "", "parameters = { a = $d }", "parameters = { $w = $d, b = $d, c = $d }", "summary = $q",
      "reduce_motion = 'keep', parameters = { a = $d, duration = $d }", "parameters = $e",
      "$w = $e",
      "parameters = { $w = $d }", "$h = $f", "parameters = { c = $d }, summary = 'x'", "$w = $e",
    ],
    "d": [
      "1", "{ $N, min = $N, max = $N }", "{ $Q, kind = 'image' }", "{ $Q, choices = { $Q, $Q } }",
      "{ fx.color($Q) }", "{ 'ease_out', kind = 'curve' }", "{ $N, kind = 'integer' }", "true",
      "$Q",
      "{ $e, kind = $Q, unit = $Q, about = $Q, min = $N, max = $N, choices = $t }", "$e",
    ],
    "B": ["", "$s", "$s\n$s", "$z\n$z\n$z", "$z\n$z\n$z\n$z\n$z"],
    "z": ["pcall(function() $s end)", "$s", "print(pcall(function() $s return $e end))"],
    "s": statements, "f": functions, "e": expressions, "n": numbers, "q": texts, "t": tables,
    "T": [
      "{}", "{ $e, $e, $e }", "{ a = $e, b = $e }", "{ $n, $n, $n, $n }", "{ $q, $q, k = $e }",
    ],
    "v": ["a", "b", "c", "d", "t", "u", "f", "g", "p", "event", "cell", "grid"],
    "c": ["cell", "grid:cell_at($n, $n)", "grid:cells()[$n]", "(cell.memory.c or cell)", "$v"],
    "o": ["$O", "$O, $O", "$O, $O, $a", "$O, $a, $a", "$O, $O, $O, $a, $a", "$a, $a", "$e"],
    "O": [
      "scale = $n", "$p = $n", "$p = $e", "background = $k", "text_color = $k", "opacity = $n",
    ],
    "a": [
      "duration = $n", "duration = $n, damping = $n", "delay = $n", "curve = $C", "replaces = true",
      "repeats = $n", "autoreverses = $e", "response = $n, bounce = $n", "velocity = $n",
      "mass = $n, stiffness = $n, friction = $n", "velocity = { $p = $n }", "space = 'oklab'",
      "along = event.transition", "$w = $e", "$y = $n", "repeats = math.huge", "animated = true",
    ],
    "K": [
      "{ at = $n, $O }", "{ at = 0.5, $O }", "{ at = 1, $O, curve = $C }", "{ at = 0, $O }", "$e",
    ],
    "C": ["'ease_out'", "{ $n, $n, $n, $n }", "fx.steps($n)", "$q", "{ 0.1, 0.2, 0.3, 1 }", "$e"],
    "k": ["'#f00'", "fx.color($q)", "fx.color($n, $n, $n, $n)", "fx.mix($k, $k, $n)", "$q", "$e"],
    "A": [
      "cell:animate { $o }", "cell:spring { $o }", "cell:keyframes { duration = $n, $K, $K, $a }",
      "cell:dissolve { image = $q, duration = $n }", "cell:clear { $q, duration = $n, curve = $C }",
      "cell:dissolve { text = $q, image = $e, $a }", "(cell.memory.a or cell:spring { scale = 2 })",
      "$c:animate { $O, duration = $n }", "$c:spring { $O, $O }", "cell:keyframes { $K, $K, $K }",
    ],
  ]

  private static let statements = [
    "print($e)", "local $v = $e", "$v = $e", "$v, $v = $e, $e", "cell.$p = $n", "cell.$p = $e",
    "cell.background = $k", "cell.image = $q", "u.a = $A", "u.b = $A", "local a = $A",
    "(nil or $A):wait()",
    "(nil or $A):stop()", "(nil or $A):finish()", "cell.memory.a = $A", "if $A:wait() then $B end",
    "fx.wait($n)",
    "fx.wait(0.1)", "fx.spawn(cell, $f)", "fx.spawn($c, function() $B end)", "cell:clear($q, $q)",
    "cell:select()", "cell:deselect { animated = $e }", "cell:signal($q)", "cell.memory.$w = $e",
    "grid.memory.$w = $e", "u[$e] = $e", "t[#t + 1] = $e", "$v[$e] = $e", "cell.memory.c = $c",
    "if $e then $B end", "if $e then $B else $B end", "while $e do $B break end",
    "for a = $n, $n, $n do $B end", "for a = 1, 3 do $B end", "for b, c in pairs($t) do $B end",
    "for b, c in ipairs($t) do $B end", "for b, cell in ipairs(grid:cells()) do $B end",
    "for b in string.gmatch($q, $q) do $B end", "for b, c, d in $e do $B end",
    "for b in coroutine.wrap($f) do $B end", "repeat $B until $e", "do $B end", "do return $e end",
    "(function() goto l ::l:: end)()", "local function f(a, b, ...) $B return $e end",
    "pcall(function() $B end)",
    "pcall(function() $B end)", "print(pcall($f, $e, $e))", "print(xpcall($f, $f, $e))",
    "error($e)", "assert($e, $e)", "local d = coroutine.create($f)",
    "print(coroutine.resume(d, $e))", "print(coroutine.yield($e))", "coroutine.wrap($f)($e)",
    "$v = setmetatable($t, { $M, $M })", "$v.$w = $e", "$v:$w($e)", "$l($e)", "$l($e, $e)",
    "local k <const> = $e print(k)", "local k <close> = $e", "table.sort($t, $f)",
    "function e.$h(cell, event, p) $B end",
    "for a = 1, $n do $s end", "local a = cell.$g", "print(event.$w, p.$w)",
    "string.gsub($q, $q, $f)",
  ]

  private static let functions = [
    "print", "function(...) local a, b = ... $B return ... end",
    "function(...) $B return select('#', ...), $e end", "function() $B end",
    "function(a, b, c) $B return b end",
    "f", "g", "$l", "fx.$x", "error", "coroutine.wrap($f)", "function(cell, event, p) $B end",
    "function(a, b) return a < b end", "cell.spring", "$v", "fx.curve($C)", "fx.spring { $a }",
    "function(...) coroutine.yield(...) $B end", "function() fx.wait($n) $B end",
  ]

  private static let expressions = [
    "nil", "$n", "$q", "$v", "$t", "$f", "true", "false", "cell", "grid", "event", "p", "$A",
    "cell.$g", "cell.$p", "event.$w", "p.$w", "cell.item.$w", "grid.$w", "$c.$g", "cell.memory.$w",
    "$n + $e", "$n < $n", "$e == $e", "$e and $e", "$e or $e", "not $e", "$e .. $e", "- $e", "~$e",
    "#$e", "$e << $e", "$e // $e", "$e % $e", "$e ^ $e", "$e < $e", "fx.$x($n)", "fx.$x($n, $n)",
    "fx.$x($n, $n, $n)", "fx.$x($e, $e, $e)", "$l($e)", "$l($e, $e)", "$l($q, $n, $e)", "$v.$w",
    "$v[$e]", "($e)", "$v($e)", "$v:$w($e)", "coroutine.running()", "select($n, $e, $e)",
    "$A.running",
    "setmetatable($t, { $M })", "pcall($f, $e)", "$k", "fx.color($q)", "fx.distance(cell, $c)",
    "_ENV",
    "_G.$w", "($q):$m($e)", "($q):$m($q, $e)", "{ $e, n = $e, [$e] = $e }", "fx.now()",
    "require($q)",
  ]

  private static let numbers = [
    "1", "$N", "$N", "$N", "math.random()", "math.random($n, $n)", "cell.index", "event.x", "#t",
    "$n * $n", "$n - $n", "cell.width", "fx.now()", "($n)", "cell.scale", "$v", "fx.$x($n)",
  ]

  private static let texts = [
    "''", "$Q", "$Q", "$Q", "$Q", "($q .. $q)", "string.rep($q, $n)", "tostring($e)", "$v",
    "cell.label", "event.cause", "string.format($q, $e, $e)", "('x'):rep(1000)", "'$w'",
  ]

  private static let tables = [
    "{}", "t", "u", "$T", "cell.memory", "grid.memory", "{ $q, $q, $q }", "table.pack($e, $e)",
    "{ $e, $e, $w = $e, [$e] = $e }", "grid:cells()", "event", "p", "fx", "string", "cell.item",
  ]
}
