import AutoLayout

extension UIView {
    /// The size that the constraints of the subtree give this view, near a target with a priority for each axis.
    ///
    /// An engine of its own contains the subtree's constraints and two more: `width == target` and `height == target`,
    /// logged as `fittingSizeHTarget` and `fittingSizeVTarget`. Wrapping labels are measured at the width they get. No
    /// frame changes.
    ///
    /// UIKit makes that engine anew for each call. Here a view whose size is dictated, such as a cell's content view, is
    /// measured by the rows that place what is in it (`TreeLayoutHost.measureInPlace`); another that is measured a second
    /// time keeps its engine, in step with its views as the tree's is.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        if passes.needsUpdateConstraints || passes.subtreeNeedsUpdateConstraints { runUpdateConstraintsPass() }
        makeNeededDictatedSize()
        let solved =
            sizeInPlace(target, horizontal: horizontal, vertical: vertical)
            ?? sizeApart(target, horizontal: horizontal, vertical: vertical)
        let size = onPixels(solved)
        traceMeasure(target, horizontal: horizontal, vertical: vertical, result: size)
        FittingObservation.didMeasure(self, target: target, size: size)
        return size
    }

    /// Measured by the tree's engine; nil where the view depends on more than its content and the target's width.
    private func sizeInPlace(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize? {
        guard horizontal == .required, vertical != .required, superview != nil,
            layoutTraits.translatesAutoresizingMask, layoutTraits.constraintsFromOutside == 0,
            let rare = layoutTraits.rare, rare.encapsulatedWidth?.holder === self,
            rare.encapsulatedHeight?.holder === self, let host = layoutHost,
            intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        else { return nil }
        return host.measureInPlace(self, target: target, vertical: vertical)
    }

    /// Measured by an engine of its own.
    private func sizeApart(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let host = layoutTraits.fittingHost ?? FittingLayoutHost(root: self, sharing: layoutHost)
        if layoutTraits.wasFitted {
            layoutTraits.fittingHost = host
            host.keep()
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
    func setPriority(_ priority: UILayoutPriority, of id: LayoutConstraintID) {
        do {
            try engine.setPriority(priority.rawValue, of: id)
        } catch {
            UIKitException.raise(.invalidArgument, "A fitting priority can't be \(priority.rawValue): \(error)")
        }
    }
}
