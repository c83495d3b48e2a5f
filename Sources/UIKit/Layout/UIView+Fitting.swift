import AutoLayout

extension UIView {
    /// The size that the constraints of the subtree give this view, aimed at a target with a priority an axis.
    ///
    /// A throw-away engine holds the subtree's own constraints and two more: `width == target` and `height == target`,
    /// logged as `fittingSizeHTarget` and `fittingSizeVTarget`. Wrapping labels are measured at the width they get. No
    /// frame changes. Cost: one engine a call.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        if passes.needsUpdateConstraints || passes.subtreeNeedsUpdateConstraints { runUpdateConstraintsPass() }
        let host = LayoutHost(root: self, isFitting: true)
        let item = host.item(for: self)
        let insets = alignmentRectInsets
        host.add(
            [
                LayoutConstraint(
                    first: item, .width, constant: Double(target.width - insets.left - insets.right),
                    priority: horizontal.rawValue, role: .system),
                LayoutConstraint(
                    first: item, .height, constant: Double(target.height - insets.top - insets.bottom),
                    priority: vertical.rawValue, role: .system),
            ],
            of: self, owners: [.root(name: "fittingSizeHTarget"), .root(name: "fittingSizeVTarget")])
        host.resolve()
        let size = host.solvedRectangle(of: self)?.size ?? .zero
        trace.measured(self, target: target, horizontal: horizontal, vertical: vertical, result: size)
        return size
    }
}
