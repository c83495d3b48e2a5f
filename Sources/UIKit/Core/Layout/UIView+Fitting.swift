import AutoLayout

extension UIView {
    /// The size that the constraints of the subtree give this view, near a target with a priority for each axis.
    ///
    /// An engine of its own contains the subtree's constraints and two more: `width == target` and `height == target`,
    /// logged as `fittingSizeHTarget` and `fittingSizeVTarget`. Wrapping labels are measured at the width they get. No
    /// frame changes.
    ///
    /// UIKit makes that engine anew for each call. Here a view with dictated size, such as a cell's content view, is
    /// measured by the rows that place its content (`LayoutHost.measureInPlace`); another view keeps its engine from
    /// its second measurement on, updated with every change as the tree's is.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        if passes.needsUpdateConstraints || passes.subtreeNeedsUpdateConstraints { runUpdateConstraintsPass() }
        let solved =
            sizeInPlace(target, horizontal: horizontal, vertical: vertical)
            ?? sizeApart(target, horizontal: horizontal, vertical: vertical)
        let size = onPixels(solved)
        traceMeasure(target, horizontal: horizontal, vertical: vertical, result: size)
        FittingLog.note(self, target: target, result: size)
        return size
    }

    /// Measured by the tree's engine; nil where the view depends on more than its content and the target's width.
    private func sizeInPlace(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard horizontal == .required, vertical != .required, superview != nil,
            layoutTraits.translatesAutoresizingMask, layoutTraits.constraintsFromOutside == 0,
            layoutTraits.encapsulatedWidth?.holder === self, layoutTraits.encapsulatedHeight?.holder === self,
            let host = layoutHost,
            intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        else { return nil }
        return host.measureInPlace(self, target: target, vertical: vertical)
    }

    /// Measured by an engine of its own.
    private func sizeApart(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let host = layoutTraits.fittingHost ?? LayoutHost(root: self, isFitting: true)
        if layoutTraits.wasFitted {
            layoutTraits.fittingHost = host
            LayoutHost.isAnyKeptToMeasure = true
        }
        layoutTraits.wasFitted = true
        host.aim(at: target, horizontal: horizontal, vertical: vertical)
        host.resolve()
        return host.solvedRectangle(of: self)?.size ?? .zero
    }
}

extension UIView {
    /// Removes the solver's error of about 1e-13: a length that is a whole number of pixels within that is rounded to
    /// it.
    private func onPixels(_ size: CGSize) -> CGSize {
        let grid = pixelGrid
        func snap(_ length: CGFloat) -> CGFloat {
            let pixel = CGFloat(grid.round(Double(length)))
            return abs(pixel - length) < 1e-9 ? pixel : length
        }
        return CGSize(width: snap(size.width), height: snap(size.height))
    }
}

extension LayoutHost {
    /// Sets the root's target size.
    func aim(at target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        let insets = root.alignmentRectInsets
        let width = Double(target.width - insets.left - insets.right)
        let height = Double(target.height - insets.top - insets.bottom)
        if let rows = ownRows[ObjectIdentifier(root)], rows.count == 2 {
            if engine.constraint(rows[0]).constant != width { noteWidths(in: root) }
            setConstant(width, of: rows[0])
            setConstant(height, of: rows[1])
            setPriority(horizontal, of: rows[0])
            setPriority(vertical, of: rows[1])
            return
        }
        let item = item(for: root)
        add(
            [
                LayoutConstraint(
                    first: item, .width, constant: width, priority: horizontal.rawValue, role: .system),
                LayoutConstraint(
                    first: item, .height, constant: height, priority: vertical.rawValue, role: .system),
            ],
            of: root, owners: [.root(name: "fittingSizeHTarget"), .root(name: "fittingSizeVTarget")])
    }

    func setPriority(_ priority: UILayoutPriority, of id: LayoutConstraintID) {
        do {
            try engine.setPriority(priority.rawValue, of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "A fitting priority can't be \(priority.rawValue): \(error)")
        }
    }
}
