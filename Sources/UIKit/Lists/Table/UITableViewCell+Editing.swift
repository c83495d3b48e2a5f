/// The editing control, the reorder control, and the way between modes.
extension UITableViewCell {
    /// True if the row can be moved by its handle.
    var showsHandle: Bool { editing.isEditing && !editing.selectsMultiple && (editing.mayMove ?? showsReorderControl) }

    /// The indentation of the content for the editing control.
    var editIndentation: CGFloat {
        guard editing.isEditing, editing.indents ?? shouldIndentWhileEditing else { return 0 }
        return sideMargin + CellEditingMetrics.ring
    }

    var reorderWidth: CGFloat { showsHandle ? CellEditingMetrics.reorderControl : 0 }

    func changeEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != editing.isEditing else { return }
        transition(animated: animated) {
            $0.isEditing = isEditing
            if !isEditing { $0.isConfirming = false }
        }
    }

    /// Announces the state that comes and, when content and controls have moved, that it is there.
    ///
    /// The end state holds at once; animated, the movement is drawn in its time.
    func transition(animated: Bool, _ change: (inout CellEditing) -> Void) {
        var new = editing
        change(&new)
        let state = new.transitionState
        let isOther = state != editing.transitionState
        if isOther { willTransition(to: state) }
        editing = new
        accessoryChanged()
        updateEditControl()
        updateHandle()
        setNeedsUpdateConfiguration()
        let finish: (Bool) -> Void = { [weak self] _ in if isOther { self?.didTransition(to: state) } }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            layOutContentView()
            return finish(true)
        }
        // The controls are there at once; the content gives way to them.
        UIView.performWithoutAnimation {
            layOutEditingParts()
            layOutAccessory()
        }
        UIView.animate(
            withDuration: CellEditingMetrics.duration,
            animations: {
                self.layOutContentView()
                self.layoutIfNeeded()
            }, completion: finish)
    }

    func editingPartsChanged() {
        updateEditControl()
        updateHandle()
        layOutContentView()
        setNeedsLayout()
    }

    private func updateEditControl() {
        guard editing.isEditing, editing.showsControl else {
            editing.control?.removeFromSuperview()
            editing.control = nil
            return
        }
        let kind: CellEditControl.Kind =
            editing.selectsMultiple ? .selection : editing.style == .insert ? .insert : .delete
        if editing.control?.kind == kind { return }
        editing.control?.removeFromSuperview()
        let control = CellEditControl(kind: kind)
        control.cell = self
        control.isSelected = isSelected
        editing.control = control
        addSubview(control)
    }

    private func updateHandle() {
        guard showsHandle else {
            editing.handle?.removeFromSuperview()
            editing.handle = nil
            return
        }
        guard editing.handle == nil else { return }
        let handle = CellReorderControl(frame: .zero)
        handle.cell = self
        editing.handle = handle
        addSubview(handle)
    }

    func layOutEditingParts() {
        guard editing.control != nil || editing.handle != nil else { return }
        let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = contentSafeArea
        func place(_ view: UIView?, from x: CGFloat, width: CGFloat) {
            guard let view else { return }
            let frame = CGRect(
                x: mirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            if view.frame != frame { view.frame = frame }
        }
        place(editing.control, from: safe.leading, width: sideMargin + CellEditingMetrics.ring)
        place(
            editing.handle, from: bounds.width - safe.trailing - CellEditingMetrics.reorderControl,
            width: CellEditingMetrics.reorderControl)
    }
}
