extension UIStackView {
    /// The visible view that provides the stack view's baseline.
    ///
    /// The first or the last one of a vertical stack view; the tallest of a horizontal one, the first among equals.
    func baselineView(isLast: Bool) -> UIView? {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return isLast ? visible.last : visible.first }
        return visible.dropFirst().reduce(visible.first) { tallest, view in
            view.heightForBaseline > (tallest?.heightForBaseline ?? 0) ? view : tallest
        }
    }

    /// Constraints on a baseline of this stack view.
    var baselineConstraints: [NSLayoutConstraint] {
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        return namingConstraints.filter {
            ($0.firstItem === self && baselines.contains($0.firstAttribute))
                || ($0.secondItem === self && baselines.contains($0.secondAttribute))
        }
    }

    /// Such a constraint is installed in terms of the providing view; another view needs another row.
    func updateBaselineConstraints() {
        let constraints = baselineConstraints
        guard !constraints.isEmpty else { return }
        let present = [ObjectIdentifier(forFirstBaselineLayout), ObjectIdentifier(forLastBaselineLayout)]
        guard present != installedBaselineViews else { return }
        installedBaselineViews = present
        forEachHost { host in
            for constraint in constraints {
                host.uninstall(constraint)
                host.install(constraint)
            }
        }
    }
}

extension UIView {
    /// The height of the content, or else of the view, in points.
    fileprivate var heightForBaseline: CGFloat { arrangedContentLength(along: .vertical) ?? bounds.height }
}
