import AutoLayout

/// A view whose height depends on the width it gets: it wraps its content.
@MainActor protocol WidthDependentContent: UIView {
    /// True if the width comes from layout; an explicit preferred width overrides that.
    var wrapsAtLayoutWidth: Bool { get }
    /// The intrinsic size when wrapped at a width, nil meaning unlimited.
    func contentSize(wrappedAt width: CGFloat?) -> CGSize
}

extension LayoutHost {
    func applyMetrics(of view: UIView, to item: LayoutItem) {
        var metrics = LayoutItemMetrics()
        let insets = view.alignmentRectInsets
        metrics.alignmentInsets = EdgeDistances(
            top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
            right: Double(insets.right))
        metrics.boundsOriginX = Double(view.geometry.bounds.origin.x)
        metrics.boundsOriginY = Double(view.geometry.bounds.origin.y)
        if !baselineItems.isEmpty, baselineItems.contains(item),
            let baselines = view.baselineOffsets(wrappedAt: wrapWidths[item])
        {
            metrics.firstBaselineFromTop = Double(baselines.firstFromTop)
            metrics.lastBaselineFromBottom = Double(baselines.lastFromBottom)
        }
        let movesFrame = engine.metrics(of: item).alignmentInsets != metrics.alignmentInsets
        do {
            try engine.setMetrics(metrics, of: item)
            if movesFrame { alignmentInsetsChanged(of: view) }
        } catch {
            UIKitException.raise(
                .invalidArgument, "Insets or baselines of \(view.description) aren't numbers: \(error)")
        }
    }

    /// Reads a view's intrinsic size and gives it to the engine.
    ///
    /// A wrapping view is measured without limit at first, then, when the solution has given it a width, at that width:
    /// one more pass for each change of width.
    func applyContentSize(of view: UIView, to item: LayoutItem) {
        guard usesIntrinsicSize(of: view) else {
            engine.setContentSize(nil, of: item, axis: .horizontal)
            engine.setContentSize(nil, of: item, axis: .vertical)
            return
        }
        wrapWidths[item] = nil
        if let given = view.layoutTraits.givenContentSize {
            give(given, of: view, to: item)
        } else if let wrapping = view.wrappingContent {
            give(wrapping.contentSize(wrappedAt: nil), of: view, to: item)
            pending.requestWidthPass(of: view)
        } else {
            give(view.intrinsicContentSize, of: view, to: item)
        }
    }

    /// The width at which a view was last measured; nil where it wasn't.
    func wrapWidth(of view: UIView) -> CGFloat? { knownItem(of: view).flatMap { wrapWidths[$0] } }

    /// Records that widths in a view may change: text that used less than its width may get more.
    func noteWidths(in view: UIView) {
        if !wrapWidths.isEmpty { pending.requestWrapping(in: view) }
    }

    /// Records the effect on widths of a constraint that is added, removed or changed.
    func noteWidths(by constraint: NSLayoutConstraint) {
        guard !wrapWidths.isEmpty, constraint.firstAttribute.engineAttribute.axis == .horizontal,
            let holder = constraint.holder
        else { return }
        pending.requestWrapping(in: holder)
    }

    /// Measures the wrapping content of a view without limit again, as if it were new; not in views of dictated width,
    /// whose changes are recorded elsewhere.
    func resetWrapping(of view: UIView) {
        if let item = knownItem(of: view), wrapWidths[item] != nil {
            applyContentSize(of: view, to: item)
        }
        for subview in view.hierarchy.subviews where subview.layoutTraits.encapsulatedWidth == nil {
            resetWrapping(of: subview)
        }
    }

    private func give(_ size: CGSize, of view: UIView, to item: LayoutItem) {
        engine.setContentSize(contentSize(size.width, of: view, axis: .horizontal), of: item, axis: .horizontal)
        engine.setContentSize(contentSize(size.height, of: view, axis: .vertical), of: item, axis: .vertical)
    }

    private func contentSize(_ length: CGFloat, of view: UIView, axis: NSLayoutConstraint.Axis) -> ContentSize? {
        guard length != UIView.noIntrinsicMetric, length.isFinite else { return nil }
        return ContentSize(
            length: Double(length), huggingPriority: view.contentHuggingPriority(for: axis).rawValue,
            compressionResistancePriority: view.contentCompressionResistancePriority(for: axis).rawValue)
    }

    /// Measures a wrapping view again where the solution gave it another width; true where its size changed.
    ///
    /// - Parameter width: nil for that of the present solution.
    func rewrap(_ view: UIView, item: LayoutItem, at width: Double? = nil) -> Bool {
        guard view.layoutTraits.givenContentSize == nil, let wrapping = view.wrappingContent,
            engine.contentSize(of: item, axis: .vertical) != nil
        else {
            return false
        }
        let width = pixelRounded(width ?? engine.width(of: item), for: view)
        if let known = wrapWidths[item], abs(known - width) < 1e-6 { return false }
        wrapWidths[item] = width
        // Text isn't wrapped at zero width: text hidden in a row would have one letter a line.
        let size = wrapping.contentSize(wrappedAt: width > 0 ? width : nil)
        let old = engine.contentSize(of: item, axis: .vertical)
        give(size, of: view, to: item)
        // The last line may have another font than at another width.
        if !baselineItems.isEmpty, baselineItems.contains(item) { applyMetrics(of: view, to: item) }
        return engine.contentSize(of: item, axis: .vertical) != old
    }

    /// A solved width has an error of about 1e-12; text must not wrap because of it.
    func pixelRounded(_ width: Double, for view: UIView) -> CGFloat {
        let tolerance = 1e-6
        let nearest = view.pixelGrid.round(width)
        return CGFloat(abs(nearest - width) < tolerance ? nearest : width)
    }
}
