import ListGeometry

/// Visible elements: asked of the layout, made, measured and placed.
///
/// Views are measured for a whole viewport before the layout is asked again. A layout that changes with each round is
/// stopped after `passLimit` of them, and reported with the elements concerned.
extension UICollectionView {
    /// The largest number of rounds. Content whose sizes depend on the sizes before it needs as many rounds as it has
    /// levels; no correct layout has this many.
    static let passLimit = 24

    func layOutElements() {
        guard !state.isLayingOut else { return }
        state.isLayingOut = true
        defer { state.isLayingOut = false }
        state.layoutNumber += 1
        var unsettled: [ElementKey] = []
        var kept: ElementAnchor?
        for _ in 0..<Self.passLimit {
            state.observer?.observe(.beganRound)
            let generation = state.generation
            let anchor = measurementAnchor(kept: kept)
            prepareLayoutIfNeeded()
            finishAnimatedBoundsChange()
            kept = keep(anchor) ?? kept
            clampAfterShrinking()
            let elements = visibleElements()
            guard generation == state.generation else { continue }
            recycle(except: elements)
            unsettled = []
            let isSettled = fill(elements, &unsettled)
            if isSettled, !state.layout.layoutState.needsPrepare, !state.countsAreStale {
                return finish(elements)
            }
        }
        reportLoop(unsettled)
        state.layout.layoutState.needsPrepare = false
        finish(visibleElements().filter { state.shown[$0.values.element] != nil })
    }

    /// Makes and measures what is visible; false where the layout is to be asked again.
    private func fill(_ elements: [UICollectionViewLayoutAttributes], _ unsettled: inout [ElementKey]) -> Bool {
        let generation = state.generation
        for attributes in elements {
            let key = attributes.values.element
            var view = state.shown[key]
            if view == nil, let made = makeView(attributes) {
                guard generation == state.generation else {
                    pool(made)
                    return false
                }
                insert(made, key)
                view = made
            }
            guard let view else { continue }
            if measure(view, attributes) { unsettled.append(key) }
            guard generation == state.generation else { return false }
        }
        return unsettled.isEmpty
    }

    private func finish(_ elements: [UICollectionViewLayoutAttributes]) {
        let generation = state.generation
        state.layout.prepareHosts()
        for attributes in elements {
            let key = attributes.values.element
            guard let view = state.shown[key] else { continue }
            let hasArrived = hasArrived(view)
            if state.isUpdating, hasArrived, let initial = state.layout.initial(key) {
                UIView.performWithoutAnimation { self.apply(initial, to: view) }
            }
            apply(attributes, to: view)
            if hasArrived {
                tellWillDisplay(view, key)
                guard generation == state.generation else { return }
            }
            // Another layout may have another host for a view that is there already.
            let host = state.layout.host(of: key) ?? self
            if view.superview !== host { host.addSubview(view) }
        }
        sortByDepth(elements)
        layOutBackground()
        prefetch()
    }

    /// True if a view came in during the present layout, or the latest, so that it hasn't been announced before its end.
    func hasArrived(_ view: UICollectionReusableView) -> Bool { view.reuse.arrival == state.layoutNumber }

    /// Content that got shorter doesn't leave a gap behind its end, unless a finger or a motion holds it there.
    private func clampAfterShrinking() {
        guard !isTracking, !isDecelerating, scroll.motion == nil else { return }
        let (offset, limits) = (contentOffset, restingOffsets)
        guard offset.y > limits.y.upperBound || offset.x > limits.x.upperBound else { return }
        contentOffset = CGPoint(x: min(offset.x, limits.x.upperBound), y: min(offset.y, limits.y.upperBound))
    }

    private func reportLoop(_ unsettled: [ElementKey]) {
        let names = unsettled.prefix(10).map(\.name).joined(separator: ", ")
        let more = unsettled.count > 10 ? " and \(unsettled.count - 10) more" : ""
        let what =
            unsettled.isEmpty
            ? "invalidates itself while it is being asked"
            : "gives other sizes each time its elements have been measured: \(names)\(more)"
        UIKitLog.write(
            "Layout feedback loop: \(shortClassName(of: state.layout)) of \(classAndAddress(self)) \(what). It was "
                + "prepared \(Self.passLimit) times in one layout and is left as it is. Look for invalidateLayout in "
                + "prepare() or layoutAttributesForElements(in:), and for preferredLayoutAttributesFitting(_:) whose "
                + "answer depends on the size it is given.")
    }
}
