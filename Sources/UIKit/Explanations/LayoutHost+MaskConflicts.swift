import AutoLayout

/// Autoresizing masks that were left on: they fix the frame that the app's constraints are to change.
extension LayoutHost {
    /// The view whose mask's constraints stand in a contradiction beside others by which the app places it; nil for a
    /// contradiction with another reason.
    func viewWithContradictedMask(_ conflict: LayoutConflict) -> UIView? {
        for case .constraint(let id) in conflict.members {
            guard case .autoresizing? = owner(of: id), let view = subject(of: .constraint(id)), view.isPlacedByTheApp
            else { continue }
            return view
        }
        return nil
    }

    /// The reason for the contradictions of one view's mask, with the constraints that it contradicts, and the cure.
    func maskSentence(about view: UIView, _ conflicts: [LayoutConflict], _ names: ViewNames) -> String {
        let placing = view.namingConstraints.filter(view.isPlaced)
        var contradicted: [String] = []
        for member in conflicts.flatMap(\.members) {
            guard case .constraint(let id) = member, case .author(let constraint)? = owner(of: id),
                placing.contains(where: { $0 === constraint }), let words = wordsAndPlace(member, names),
                !contradicted.contains(words)
            else { continue }
            contradicted.append(words)
        }
        let name = names.name(of: view)
        let constraints = contradicted.isEmpty ? placing.map(names.words) : contradicted
        return
            "\(name) keeps the constraints of its autoresizing mask, which fix it at \(view.frame.inPoints); its own "
            + "contradict them: \(constraints.joined(separator: "; ")). "
            + "Set \(name).translatesAutoresizingMaskIntoConstraints = false."
    }
}

extension UIView {
    /// True if a constraint of the app's gives the view a length, or ties it to something outside of it.
    ///
    /// Views to which a list gives their sizes aren't the app's to place.
    fileprivate var isPlacedByTheApp: Bool {
        let traits = layoutTraits
        guard traits.encapsulatedWidth == nil, traits.encapsulatedHeight == nil, !FrameworkTypes.hides(type(of: self))
        else { return false }
        return namingConstraints.contains(where: isPlaced)
    }

    fileprivate func isPlaced(by constraint: NSLayoutConstraint) -> Bool {
        guard constraint.role == .author else { return false }
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        guard items.contains(where: { $0 === self }) else { return false }
        return items.allSatisfy { item in
            item === self
                || !((item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: self) ?? false)
        }
    }
}
