import AutoLayout

extension LayoutHost {
    /// Logs each conflict once, in UIKit's words; a resolved one that returns is logged again.
    func reportConflicts() {
        guard reportsConflicts else { return }
        let conflicts = engine.conflicts
        guard !conflicts.isEmpty || !reportedConflicts.isEmpty else { return }
        var present: Set<[String]> = []
        for conflict in conflicts {
            let lines = conflict.members.compactMap(description(of:))
            present.insert(lines)
            guard !reportedConflicts.contains(lines) else { continue }
            UIKitLog.write(message(lines, broken: description(of: conflict.broken), members: conflict.members))
            traceBreaking(conflict.broken)
        }
        reportedConflicts = present
    }

    /// UIKit's log has addresses; the trace has names, and the constraint's source.
    private func traceBreaking(_ broken: LayoutConflict.Member) {
        guard let tracer = Trace.tracer, let words = wordsAndPlace(broken, ViewNames()) else { return }
        tracer.record(.log("broke \(words): it can't hold together with others"), root.traceSubject)
    }

    private func message(_ lines: [String], broken: String?, members: [LayoutConflict.Member]) -> String {
        let mentionsMask = members.contains { member in
            guard case .constraint(let id) = member, case .autoresizing? = owner(of: id) else { return false }
            return true
        }
        var text = """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            """
        if mentionsMask {
            text += """
                \n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
                documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
                """
        }
        text += "\n(\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n"
        text += """

            Will attempt to recover by breaking constraint\u{20}
            \(broken ?? "")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """
        return text
    }

    func description(of member: LayoutConflict.Member) -> String? {
        switch member {
        case .constraint(let id): owner(of: id).map { describe($0, engine.constraint(id)) }
        case .contentSize(let owner): describe(owner)
        case .nonNegativeSize: nil
        }
    }

    private func describe(_ owner: ConstraintOwner, _ constraint: LayoutConstraint) -> String {
        switch owner {
        case .author(let author):
            guard isDictatedToMeasuredView(author), let view = author.firstReference?.view else {
                return author.description
            }
            return describeTarget("fittingSizeHTarget", of: view, constraint)
        case .target(let reference): return describeTarget("fittingSizeVTarget", of: reference.object, constraint)
        case .guide(let guide, let edge): return guide.edgeDescription(edge: edge, constant: constraint.constant)
        case .autoresizing(_, let name):
            guard case .view(let reference)? = itemOwner(of: constraint.first) else { return "" }
            let view = reference.object
            let mask = view.autoresizingMask.constraintNotation
            // A length stands alone; a place that the superview's size doesn't move is told with the superview.
            let isFixedPlace = constraint.second == nil && constraint.firstAttribute.kind == .location
            let superview = isFixedPlace ? view.superview : nil
            let container = superview.map { ", names: '|':\(classAndAddress($0)) " } ?? ""
            return "<NSAutoresizingMaskLayoutConstraint:\(address(of: view)) \(mask) "
                + "\(view.constraintName).\(name) == \(followedLength(constraint))   (active\(container))>"
        case .root(let name):
            let axis = constraint.firstAttribute == .width ? "width" : "height"
            return describeTarget(
                name == axis ? "_UITemporaryLayout\(axis.capitalized)" : name, of: root, constraint)
        }
    }

    /// A target size that the framework gives a view.
    private func describeTarget(_ identifier: String, of view: UIView, _ constraint: LayoutConstraint) -> String {
        let axis = constraint.firstAttribute == .width ? "width" : "height"
        return "<NSLayoutConstraint:\(address(of: view)) '\(identifier)' "
            + "\(classAndAddress(view)).\(axis) == \(shortNumber(CGFloat(constraint.constant)))   (active)>"
    }

    /// The right side of a mask's constraint: a constant, or a fraction of the superview's length plus a constant.
    private func followedLength(_ constraint: LayoutConstraint) -> String {
        let constant = CGFloat(constraint.constant)
        guard let second = constraint.second, case .view(let superview)? = itemOwner(of: second) else {
            return shortNumber(constant)
        }
        let factor = constraint.multiplier == 1 ? "" : "\(shortNumber(CGFloat(constraint.multiplier)))*"
        let offset =
            constant == 0 ? "" : constant > 0 ? " + \(shortNumber(constant))" : " - \(shortNumber(0 - constant))"
        let length = constraint.secondAttribute == .width ? "width" : "height"
        return "\(factor)\(classAndAddress(superview.object)).\(length)\(offset)"
    }

    private func describe(_ owner: ContentSizeOwner) -> String {
        guard case .view(let reference)? = itemOwner(of: owner.item),
            let size = engine.contentSize(of: owner.item, axis: owner.axis)
        else { return "" }
        let view = reference.object
        let axis = owner.axis == .horizontal ? "width" : "height"
        return "<NSContentSizeLayoutConstraint:\(address(of: view)) \(view.constraintName).\(axis) == "
            + "\(shortNumber(CGFloat(size.length))) Hug:\(shortNumber(CGFloat(size.huggingPriority))) "
            + "CompressionResistance:\(shortNumber(CGFloat(size.compressionResistancePriority)))   (active)>"
    }
}

extension UIView.AutoresizingMask {
    /// `h=-&- v=&--`: min margin, size, max margin; `&` marks what is flexible.
    var constraintNotation: String {
        func part(_ parts: [UIView.AutoresizingMask]) -> String {
            // An empty mask fixes origin and size and leaves the far margin to follow.
            let flexible = parts.contains { contains($0) } ? parts.map(contains) : [false, false, true]
            return flexible.map { $0 ? "&" : "-" }.joined()
        }
        let horizontal = part([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        let vertical = part([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        return "h=\(horizontal) v=\(vertical)"
    }
}
