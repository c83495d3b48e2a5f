/// The views above the first section and below the last one.
extension UITableView {
    func layOutEdgeViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView {
            let height = footer.frame.height
            footer.frame = CGRect(
                x: 0, y: CGFloat(state.geometry.contentExtent) - height, width: bounds.width, height: height)
        }
    }

    /// The header's height is its frame's; assigning it again honours a changed one.
    func replaceEdgeView(_ old: UIView?, with new: UIView?) {
        if old !== new {
            old?.dictateWidth(nil)
            old?.removeFromSuperview()
        }
        if let new {
            new.frame.size.width = bounds.width
            addSubview(new)
        }
        setNeedsRebuild(because: .edgeView)
    }

    /// Those that translate no mask and that no constraint of the app's ties to anything outside have the table's width
    /// also for Auto Layout: so what is in them comes to the height that it is measured to have.
    func dictateEdgeWidths() {
        for view in [tableHeaderView, tableFooterView] {
            guard let view, !view.translatesAutoresizingMaskIntoConstraints else { continue }
            let isFree = view.layoutTraits.constraintsFromOutside == 0
            view.dictateWidth(isFree && bounds.width > 0 ? bounds.width : nil)
        }
    }
}

extension UIView {
    /// Tells Auto Layout a width that comes from elsewhere; nil takes it back.
    fileprivate func dictateWidth(_ width: CGFloat?) {
        guard let width else {
            guard layoutTraits.encapsulatedHeight == nil, let old = layoutTraits.encapsulatedWidth else { return }
            NSLayoutConstraint.deactivate([old])
            layoutTraits.encapsulatedWidth = nil
            return
        }
        if let present = layoutTraits.encapsulatedWidth {
            if present.constant != width { present.constant = width }
            return
        }
        let constraint = encapsulatedLength(.width, width)
        layoutTraits.encapsulatedWidth = constraint
        markNeedsSystemConstraints()
        NSLayoutConstraint.activate([constraint])
    }
}
