/// The Tab key moves from field to field.
extension UIKey {
    /// With Shift some keyboards send a character of its own.
    var isTab: Bool { charactersIgnoringModifiers == "\t" || characters == "\t" || characters == "\u{19}" }
}

extension UITextField {
    /// Makes the next editable text of the window first responder, or the previous one; from the last to the first.
    ///
    /// Texts are ordered from top to bottom, and from the leading side where their middles are at one height.
    func moveFocus(back: Bool) {
        guard let window else { return }
        let texts = window.editableTexts()
        guard let place = texts.firstIndex(where: { $0 === self }), texts.count > 1 else { return }
        let next = texts[(place + (back ? texts.count - 1 : 1)) % texts.count]
        if next.becomeFirstResponder() { (next as? UITextField)?.selectAll(nil) }
    }
}

extension UIView {
    /// Editable fields and text views, in Tab's order.
    fileprivate func editableTexts() -> [UIView] {
        var found: [(view: UIView, frame: CGRect)] = []
        func collect(_ view: UIView) {
            guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
            let isText = (view as? UITextField)?.isEnabled ?? (view as? UITextView)?.isEditable ?? false
            if isText { found.append((view, view.convert(view.bounds, to: nil))) }
            view.subviews.forEach(collect)
        }
        collect(self)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return found.enumerated().sorted { first, second in
            let (one, other) = (first.element.frame, second.element.frame)
            if one.maxY <= other.midY || other.maxY <= one.midY { return one.midY < other.midY }
            if one.midX != other.midX { return (one.midX < other.midX) != isReversed }
            return first.offset < second.offset
        }.map(\.element.view)
    }
}
