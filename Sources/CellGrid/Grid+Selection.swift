extension Grid {
  /// What a lift inside a highlighted cell does to the selection.
  mutating func selectByLift(_ press: Press) {
    let item = press.item
    if settings.selection.multiple, selection.items.contains(item) {
      deselectByLift(item)
      return
    }
    call(.shouldSelect, item)
    guard !settings.refusesSelect.contains(item) else {
      tell(.refused(.select), to: press.cell)
      return
    }
    if !settings.selection.multiple {
      for old in selectedItems where old != item { deselectByLift(old) }
    }
    selection.items.insert(item)
    call(.didSelect, item)
    showSelection(of: item, true, cause: .lift)
  }

  private mutating func deselectByLift(_ item: Int) {
    call(.shouldDeselect, item)
    selection.remove(item)
    call(.didDeselect, item)
    showSelection(of: item, false, cause: .lift)
  }

  /// A program selects: no calls, and no way around a disabled, missing or refused item.
  mutating func selectByProgram(_ item: Int, animated: Bool) {
    guard settings.selection.allows, isEnabled(item), !settings.refusesSelect.contains(item),
      !selection.items.contains(item)
    else { return }
    if !settings.selection.multiple {
      for old in selectedItems { removeByProgram(old, animated: animated) }
    }
    selection.items.insert(item)
    hideOldSelection()
    guard selection.shows(item) else { return }
    showSelection(of: item, true, cause: .program, animated: animated)
  }

  /// A program deselects: no calls.
  mutating func deselectByProgram(_ item: Int, animated: Bool) {
    guard settings.selection.allows, isEnabled(item) else { return }
    removeByProgram(item, animated: animated)
  }

  private mutating func removeByProgram(_ item: Int, animated: Bool) {
    selection.remove(item)
    showSelection(of: item, false, cause: .program, animated: animated)
  }

  /// Shows the old selection as none while a touch tracks another cell.
  mutating func hideOldSelection() {
    guard settings.selection.hideOldWhileTracking, !settings.selection.multiple, let press,
      press.mayHighlight, let old = selectedItems.first, old != press.item
    else { return }
    selection.hidden = old
    showSelection(of: old, false, cause: .hidden)
  }

  /// Shows the old selection again when the touch has not selected.
  mutating func showOldSelection() {
    guard let old = selection.hidden else { return }
    selection.hidden = nil
    showSelection(of: old, true, cause: .restore)
  }

  /// Lets an item take touches, or cancels the press on it and lets it take none.
  ///
  /// The cell keeps its look and the item its selection. A missing item is ignored.
  mutating func setEnabled(_ item: Int, _ isEnabled: Bool) {
    guard hasItem(item), self.isEnabled(item) != isEnabled else { return }
    if isEnabled { disabledItems.remove(item) } else { disabledItems.insert(item) }
    if !isEnabled, let press, press.item == item, press.isDelivered { cancelPress(.disabled) }
    guard let slot = pool.slot(of: item) else { return }
    tellHeldLift(on: slot)
    pool.setEnabled(slot, isEnabled)
  }
}
