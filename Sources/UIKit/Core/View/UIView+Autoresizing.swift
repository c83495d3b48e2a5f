import AutoLayout

extension UIView {
    /// Moves and resizes the subviews by their masks, after their superview's size changed.
    func resizeSubviews(from old: CGSize, to new: CGSize) {
        guard layoutTraits.autoresizesSubviews, old != new else { return }
        for subview in hierarchy.subviews
        where subview.layoutTraits.translatesAutoresizingMask && !subview.layoutTraits.autoresizingMask.isEmpty {
            subview.autoresize(from: old, to: new)
        }
    }

    private func autoresize(from old: CGSize, to new: CGSize) {
        let mask = layoutTraits.autoresizingMask
        let frame = geometry.frame
        let horizontal = AutoresizingRule(
            start: frame.minX, length: frame.width, containerLength: old.width,
            flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
            flexibleEnd: mask.contains(.flexibleRightMargin))
        let vertical = AutoresizingRule(
            start: frame.minY, length: frame.height, containerLength: old.height,
            flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
            flexibleEnd: mask.contains(.flexibleBottomMargin))
        let x = horizontal.placement(in: new.width)
        let y = vertical.placement(in: new.height)
        setFrame(CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
    }

    func setAutoresizingMask(_ mask: AutoresizingMask) {
        guard mask != layoutTraits.autoresizingMask else { return }
        layoutTraits.autoresizingMask = mask
        markNeedsSystemConstraints()
    }

    func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != layoutTraits.translatesAutoresizingMask else { return }
        layoutTraits.translatesAutoresizingMask = translates
        if !translates { markUsesAutoLayout() }
        forEachHost { host in
            host.participationChanged(of: self)
            host.pending.requestSystemConstraints(of: self)
            if !translates { host.pending.requestIntrinsicSize(of: self) }
        }
        if translates {
            markNeedsIntrinsicSize()
        } else {
            superview?.arrangedContentChanged(of: self)
            LayoutTransaction.request()
        }
        superview?.setNeedsLayout()
    }
}
