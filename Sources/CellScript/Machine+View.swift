internal import CCellScript
import CellEffect
import CellGrid
import CellMotion

extension Machine {
  /// Runs one stretch with the scene's and the layer's columns lent to it.
  ///
  /// The addresses are those of the arrays themselves: nothing is copied, and nothing of the
  /// arrays can change until the call returns, since the bridge calls nobody.
  func answer(
    _ form: StimulusForm, in scene: Scene, on layer: Layer, values: ItemValueColumns,
    allowed: [UInt8]?
  ) -> ScriptEffect.Outcome {
    var outcome = ScriptEffect.Outcome()
    var view = unsafe cellscript_view(scene)
    unsafe lend(scene.grid.cells, &view) { view in
      unsafe lend(scene.contents, values, &view) { view in
        unsafe lend(layer, &view) { view in
          unsafe lend(layer.beneath, &view) { view in
            unsafe lend(scene.grid.liveSlots, allowed, &view) { view in
              outcome = unsafe answer(form, &view, names: scene.names)
            }
          }
        }
      }
    }
    return outcome
  }

  private func answer(
    _ form: StimulusForm, _ view: inout cellscript_view, names: NameTable
  ) -> ScriptEffect.Outcome {
    let known = names.count
    return unsafe form.names.withUnsafeBufferPointer { bytes in
      var stimulus = unsafe form.raw
      unsafe stimulus.names = bytes.baseAddress
      unsafe stimulus.names_length = bytes.count
      var answer = unsafe cellscript_answer()
      let status = unsafe cellscript_machine_answer(pointer, &stimulus, &view, &answer)
      let reader = unsafe AnswerReader(answer, names: names)
      var outcome = unsafe ScriptEffect.Outcome(continues: answer.continues, status: status)
      do throws(AnswerReader.Refusal) {
        outcome.commands = try reader.commands()
      } catch {
        outcome.refusal = error.what
      }
      noteNames(names, after: known)
      return outcome
    }
  }
}

extension Machine {
  /// Tells the bridge what the names hold that an answer was the first to bring.
  private func noteNames(_ names: NameTable, after known: Int) {
    guard names.count > known else { return }
    let bytes = (known..<names.count).reduce(0) { sum, number in
      let name = names[NameID(rawValue: Int32(number))] ?? ""
      return sum + name.utf8.count + Int(CELLSCRIPT_NAME_COST)
    }
    unsafe cellscript_machine_note_names(pointer, UInt64(bytes))
  }
}

private func lend(
  _ cells: CellColumns, _ view: inout cellscript_view, to body: (inout cellscript_view) -> Void
) {
  unsafe view.slot_count = Int32(cells.items.count)
  unsafe cells.items.withUnsafeBufferPointer { items in
    unsafe cells.generations.withUnsafeBufferPointer { generations in
      unsafe cells.frames.withUnsafeBytes { frames in
        unsafe cells.places.withUnsafeBytes { places in
          unsafe cells.flags.withUnsafeBufferPointer { flags in
            unsafe view.items = items.baseAddress
            unsafe view.generations = generations.baseAddress
            unsafe view.frames = frames.assumingMemoryBound(to: Double.self).baseAddress
            unsafe view.places = places.assumingMemoryBound(to: Int32.self).baseAddress
            unsafe view.flags = flags.baseAddress
            unsafe body(&view)
          }
        }
      }
    }
  }
}

private func lend(
  _ contents: ContentColumns, _ values: ItemValueColumns, _ view: inout cellscript_view,
  to body: (inout cellscript_view) -> Void
) {
  unsafe view.content_count = Int32(contents.labels.count)
  unsafe contents.labels.withUnsafeBytes { labels in
    unsafe contents.normals.withUnsafeBytes { normals in
      unsafe contents.highlighteds.withUnsafeBytes { highlighteds in
        unsafe view.labels = labels.assumingMemoryBound(to: Int32.self).baseAddress
        unsafe view.normals = normals.assumingMemoryBound(to: Int32.self).baseAddress
        unsafe view.highlighteds = highlighteds.assumingMemoryBound(to: Int32.self).baseAddress
        unsafe lend(values, &view, to: body)
      }
    }
  }
}

private func lend(
  _ values: ItemValueColumns, _ view: inout cellscript_view,
  to body: (inout cellscript_view) -> Void
) {
  unsafe view.value_slot_count = Int32(values.starts.count - 1)
  unsafe values.values.withUnsafeBufferPointer { all in
    unsafe values.starts.withUnsafeBufferPointer { starts in
      unsafe view.values = all.baseAddress
      unsafe view.value_starts = starts.baseAddress
      unsafe body(&view)
    }
  }
}

private func lend(
  _ layer: Layer, _ view: inout cellscript_view, to body: (inout cellscript_view) -> Void
) {
  unsafe view.layer_count = Int32(layer.sets.count)
  unsafe layer.numbers.withUnsafeBufferPointer { numbers in
    unsafe layer.sets.withUnsafeBufferPointer { sets in
      unsafe layer.colors.withUnsafeBytes { colors in
        unsafe layer.colorCodes.withUnsafeBufferPointer { codes in
          unsafe layer.names.withUnsafeBytes { names in
            unsafe layer.endless.withUnsafeBufferPointer { endless in
              unsafe view.numbers = numbers.baseAddress
              unsafe view.sets = sets.baseAddress
              unsafe view.colors = colors.assumingMemoryBound(to: Double.self).baseAddress
              unsafe view.color_codes = codes.baseAddress
              unsafe view.names = names.assumingMemoryBound(to: Int32.self).baseAddress
              unsafe view.endless = endless.baseAddress
              unsafe body(&view)
            }
          }
        }
      }
    }
  }
}

private func lend(
  _ beneath: BeneathColumns, _ view: inout cellscript_view,
  to body: (inout cellscript_view) -> Void
) {
  unsafe view.beneath_count = Int32(beneath.names.count / Property.contentCount)
  unsafe beneath.colors.withUnsafeBytes { colors in
    unsafe beneath.colorCodes.withUnsafeBufferPointer { codes in
      unsafe beneath.names.withUnsafeBytes { names in
        unsafe view.beneath_colors = colors.assumingMemoryBound(to: Double.self).baseAddress
        unsafe view.beneath_codes = codes.baseAddress
        unsafe view.beneath_names = names.assumingMemoryBound(to: Int32.self).baseAddress
        unsafe body(&view)
      }
    }
  }
}

private func lend(
  _ live: [Int], _ allowed: [UInt8]?, _ view: inout cellscript_view,
  to body: (inout cellscript_view) -> Void
) {
  unsafe view.live_count = Int32(live.count)
  unsafe view.allowed_count = Int32(allowed?.count ?? -1)
  unsafe live.withUnsafeBufferPointer { live in
    unsafe (allowed ?? []).withUnsafeBufferPointer { allowed in
      unsafe view.live = live.baseAddress
      unsafe view.allowed = allowed.baseAddress
      unsafe body(&view)
    }
  }
}

extension cellscript_view {
  /// What is true of the grid as a whole; no columns yet.
  fileprivate init(_ scene: Scene) {
    let grid = scene.grid
    let offset = grid.offset(at: scene.time)
    unsafe self.init()
    unsafe time = scene.time
    unsafe count = Int64(grid.settings.count)
    unsafe rows = Int32(grid.rows)
    unsafe columns = Int32(grid.columns)
    unsafe width = grid.settings.viewport.width
    unsafe height = grid.settings.viewport.height
    unsafe offset_x = offset.x
    unsafe offset_y = offset.y
    unsafe reduce_motion = grid.settings.reduceMotion
    unsafe dark = grid.settings.appearance == .dark
  }
}
