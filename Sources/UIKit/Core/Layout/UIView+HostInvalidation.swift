import AutoLayout

/// Requests of views to the hosts that they take part in.
extension UIView {
    /// The engine of the tree, if it was made.
    var layoutHost: TreeLayoutHost? {
        // Not by optional chaining, which copies all traits.
        guard let rare = topmost.layoutTraits.rare else { return nil }
        return rare.host
    }

    /// The engine of the tree whose topmost view this is.
    var ensuredLayoutHost: TreeLayoutHost {
        if let rare = layoutTraits.rare, let host = rare.host { return host }
        let host = TreeLayoutHost(root: self)
        layoutTraits.host = host
        return host
    }

    func markUsesAutoLayout() {
        var view: UIView? = self
        var needsSizes = false
        while let current = view, !current.layoutTraits.subtreeUsesAutoLayout {
            current.layoutTraits.subtreeUsesAutoLayout = true
            needsSizes = needsSizes || current.layoutTraits.needsDictatedSize
            view = current.hierarchy.superview
        }
        if needsSizes { makeNeededDictatedSizes() }
    }

    /// The engines that the view takes part in: its tree's, and those that measure it or a view around it.
    func forEachHost(_ body: (LayoutHost) -> Void) {
        guard FittingLayoutHost.keptCount > 0 else {
            if let host = layoutHost { body(host) }
            return
        }
        var view: UIView? = self
        while let current = view {
            if let rare = current.layoutTraits.rare {
                if let host = rare.host { body(host) }
                if let host = rare.fittingHost { body(host) }
            }
            view = current.hierarchy.superview
        }
    }

    func markNeedsIntrinsicSize() {
        guard !layoutTraits.translatesAutoresizingMask else {
            layoutTraits.fittingHost?.pending.requestIntrinsicSize(of: self)
            return
        }
        if FittingLayoutHost.keptCount == 0, layoutTraits.hosted.item != nil,
            let host = layoutTraits.hosted.reference?.host
        {
            host.pending.requestIntrinsicSize(of: self)
        } else {
            forEachHost { $0.pending.requestIntrinsicSize(of: self) }
        }
        hierarchy.superview?.arrangedContentChanged(of: self)
        LayoutTransaction.request()
    }

    /// Frame, insets, margins, baselines or direction changed: the constants made from them have to follow.
    func markNeedsSystemConstraints() { forEachHost { $0.pending.requestSystemConstraints(of: self) } }

    /// The grid of the screen's pixels.
    var pixelGrid: PixelGrid { UIScreen.main.pixelGrid }
}
