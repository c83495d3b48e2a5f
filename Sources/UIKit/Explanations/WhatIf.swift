/// A change that is tried: what would move, and everything is as it was before.
@MainActor package enum WhatIf {
    /// A frame that would be another, in its superview's coordinates.
    package struct Move {
        package let view: UIView
        package let name: String
        package let from: CGRect
        package let to: CGRect
        /// The view's frame in its window in that case.
        package let place: CGRect
    }

    package static func constant(_ constraint: NSLayoutConstraint, _ value: CGFloat, in view: UIView) -> [Move] {
        let old = constraint.constant
        return moves(in: view, { constraint.constant = value }, { constraint.constant = old })
    }

    package static func priority(_ constraint: NSLayoutConstraint, _ value: UILayoutPriority, in view: UIView) -> [Move]
    {
        let old = constraint.priority
        return moves(in: view, { constraint.setTrial(value) }, { constraint.setTrial(old) })
    }

    package static func width(_ width: CGFloat, of view: UIView) -> [Move] {
        let old = view.frame
        return moves(in: view, { view.frame.size.width = width }, { view.frame = old })
    }

    package static func text(_ text: String, of label: UILabel, in view: UIView) -> [Move] {
        let old = label.attributedText
        let plain = label.content.attributed == nil ? label.text : nil
        return moves(
            in: view, { label.text = text },
            { if let plain { label.text = plain } else { label.attributedText = old } })
    }

    package static func contentSize(_ category: UIContentSizeCategory, in view: UIView) -> [Move] {
        let old = UIScreen.main.overridingTraits
        let changed = UITraitCollection(traitsFrom: [old, UITraitCollection(preferredContentSizeCategory: category)])
        return moves(in: view, { UIScreen.main.overridingTraits = changed }, { UIScreen.main.overridingTraits = old })
    }

    private static func moves(in view: UIView, _ change: () -> Void, _ undo: () -> Void) -> [Move] {
        view.topmost.layoutIfNeeded()
        let before = frames(in: view)
        change()
        view.topmost.layoutIfNeeded()
        let after = frames(in: view)
        undo()
        view.topmost.layoutIfNeeded()
        let names = ViewNames()
        let changed = Dictionary(
            after.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
        return before.compactMap { entry in
            guard let other = changed[ObjectIdentifier(entry.view)], other.frame != entry.frame else { return nil }
            return Move(
                view: entry.view, name: names.name(of: entry.view), from: entry.frame, to: other.frame,
                place: other.place)
        }
    }

    private static func frames(in view: UIView) -> [(view: UIView, frame: CGRect, place: CGRect)] {
        [(view, view.frame, view.convert(view.bounds, to: nil))] + view.subviews.flatMap { frames(in: $0) }
    }
}

extension NSLayoutConstraint {
    /// Sets a priority; a constraint changes between required and optional only while it isn't installed.
    fileprivate func setTrial(_ value: UILayoutPriority) {
        guard isActive, (value == .required) != (priority == .required) else {
            priority = value
            return
        }
        isActive = false
        priority = value
        isActive = true
    }
}
