import AutoLayout

extension LayoutHost {
    /// Carries noted changes over, solves, lets wrapping views follow their widths, and marks for layout the superview
    /// of each view that moved.
    func resolve() {
        guard !isResolving else { return }
        isResolving = true
        defer { isResolving = false }
        carryOver()
        guard engine.needsSolve || !unwrapped.isEmpty else { return }
        let pivots = engine.statistics.pivots
        moved = 0
        // A width can depend on heights only through aspect ratios: two rounds settle what UIKit settles in one.
        for _ in 0..<4 {
            let wrapped = settleOnce()
            carryOver()
            if !wrapped, !engine.needsSolve { break }
        }
        reportConflicts()
        traceSolve(pivotsBefore: pivots, changes: moved)
    }

    private func carryOver() {
        let homeless = displaced
        displaced.removeAll()
        for constraint in homeless where constraint.holder?.isDescendant(of: root) == true { install(constraint) }
        admitNewcomers()
        while !staleContentSizes.isEmpty || !staleRules.isEmpty {
            for view in staleRules.takeAll() { updateRules(of: view) }
            for view in staleContentSizes.takeAll() {
                guard let item = items[ObjectIdentifier(view)] else { continue }
                applyMetrics(of: view, to: item)
                applyContentSize(of: view, to: item)
            }
        }
    }

    /// Gives the engine the intrinsic sizes of views that are new to it, the last subview's first.
    ///
    /// The order decides ties: where equal priorities leave one of several views to be stretched or compressed, the
    /// engine satisfies what came earlier, so it is the first view that gives way, as in a stack of labels on real UIKit.
    private func admitNewcomers() {
        let views = newcomers.map(\.object).reversed()
        newcomers.removeAll(keepingCapacity: true)
        for view in views {
            if let item = items[ObjectIdentifier(view)] { applyContentSize(of: view, to: item) }
        }
    }

    private func settleOnce() -> Bool {
        var wrapped = false
        for item in engine.takeChangedItems() {
            moved += 1
            guard let party = parties[item] else { continue }
            switch party {
            case .view(let reference):
                let view = reference.object
                if !isFitting, !view.layoutTraits.translatesAutoresizingMask { view.superview?.setNeedsLayout() }
                if rewrap(view, item: item) { wrapped = true }
            case .guide(let guide):
                if !isFitting { guide.object.solutionChanged() }
            }
        }
        let waiting = unwrapped.map(\.object)
        unwrapped.removeAll(keepingCapacity: true)
        for view in waiting {
            if let item = items[ObjectIdentifier(view)], rewrap(view, item: item) { wrapped = true }
        }
        return wrapped
    }

    /// The frame of a view on a grid of pixels, in its superview's coordinates; nil for a view that isn't in the engine.
    func solvedFrame(of view: UIView, on grid: PixelGrid) -> CGRect? {
        guard let item = items[ObjectIdentifier(view)] else { return nil }
        let frame = grid.round(engine.frame(of: item))
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }

    /// The unrounded alignment size of a view or guide.
    func solvedRectangle(of party: AnyObject) -> CGRect? {
        guard let item = items[ObjectIdentifier(party)] else { return nil }
        let frame = engine.alignmentRectangle(of: item)
        return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
}
