import AutoLayout

/// The host of a view tree, which its topmost view holds: solutions become frames.
///
/// Views, guides and constraints note their item or number themselves, with this host's number, so that finding it takes
/// no dictionary.
@MainActor final class TreeLayoutHost: LayoutHost {
    /// The reference by which views find their tree's host without going up to its topmost view.
    nonisolated(unsafe) let reference = HostReference()
    /// `@exclusivity(unchecked)`: as for the properties of `LayoutHost`.
    @exclusivity(unchecked) var measurements = InPlaceMeasurements()

    init(root: UIView) {
        super.init(root: root)
        reference.host = self
    }

    deinit { reference.host = nil }

    override func knownItem(of view: UIView) -> LayoutItem? {
        view.layoutTraits.hosted.host == number ? view.layoutTraits.hosted.item : nil
    }

    override func knownItem(of guide: UILayoutGuide) -> LayoutItem? {
        guide.hosted.host == number ? guide.hosted.item : nil
    }

    override func setItem(_ item: LayoutItem?, of view: UIView) {
        view.layoutTraits.hosted = HostedItem(host: number, item: item, reference: item == nil ? nil : reference)
    }

    override func setItem(_ item: LayoutItem?, of guide: UILayoutGuide) {
        guide.hosted = HostedItem(host: number, item: item)
    }

    override func installedID(of constraint: NSLayoutConstraint) -> LayoutConstraintID? {
        constraint.hosted.id(inHost: number)
    }

    override func setInstalledID(_ id: LayoutConstraintID?, of constraint: NSLayoutConstraint) {
        // Not by a closure: one that belongs to the main actor is checked at each call.
        guard let id else { return constraint.hosted = HostedConstraint() }
        constraint.hosted = HostedConstraint(host: number, id: id)
    }

    // MARK: Resolving

    /// Carries pending changes over, solves, lets wrapping views follow their widths, and marks for layout the superview
    /// of each view that moved.
    override func resolve() { resolve(measuring: nil) }

    /// The same, while one view is measured in place: nothing is marked then, only noted.
    func resolve(measuring view: UIView?) {
        guard !isResolving, isBehind || (view == nil && measurements.needsDecision) else { return }
        isResolving = true
        defer { isResolving = false }
        let pivots = engine.statistics.pivots
        changedItemCount = 0
        if view == nil, measurements.dictatedSizesChanged { holdViewsOfOtherDictatedSize() }
        carryOver()
        var solved = solveUntilWidthsAgree(isMeasuring: view != nil)
        let mayHaveResized = solved || measurements.solvedSizesChanged
        measurements.solvedSizesChanged = view != nil
        if view == nil, mayHaveResized, !measurements.views.isEmpty, holdViewsOfOtherSolvedSize() {
            solved = solveUntilWidthsAgree(isMeasuring: false) || solved
        }
        if view == nil { layOutAroundMovedItems() }
        guard solved else { return }
        reportConflicts()
        traceSolve(of: view ?? root, pivotsBefore: pivots, changes: changedItemCount)
    }

    override func didMove(_ item: LayoutItem, _ owner: LayoutItemOwner, isMeasuring: Bool) {
        guard !isMeasuring, !measurements.hasMoved(item), !isInMeasuredView(owner) else {
            return measurements.noteMoved(item)
        }
        switch owner {
        case .view(let reference):
            let view = reference.object
            if !view.layoutTraits.translatesAutoresizingMask, !isInPlaceBeforeInsertion(view) {
                view.superview?.setNeedsLayout()
            }
        case .guide(let guide): guide.object.solutionChanged()
        }
    }

    override func alignmentInsetsChanged(of view: UIView) { view.superview?.setNeedsLayout() }

    /// A reusable view's document has put its contents where the first solution has them too.
    private func isInPlaceBeforeInsertion(_ view: UIView) -> Bool {
        root.passes.defersLayoutUntilInserted && solvedFrame(of: view, on: view.pixelGrid) == view.frame
    }

    // MARK: Measuring in place

    override func isReleasedToMeasure(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.role == .system, let view = constraint.firstReference?.view else { return false }
        return view !== root && constraint === view.layoutTraits.encapsulatedHeight
    }

    override func isDictatedToMeasuredView(_ constraint: NSLayoutConstraint) -> Bool {
        guard !measurements.views.isEmpty, constraint.role == .system, let view = constraint.firstReference?.view,
            view.layoutTraits.measuringHost == number
        else { return false }
        return constraint === view.layoutTraits.encapsulatedWidth || constraint === view.layoutTraits.encapsulatedHeight
    }

    override func dictatedSizeChanged() { measurements.dictatedSizesChanged = true }

    override func willRemoveItem(of view: UIView) {
        if view.layoutTraits.measuringHost == number {
            view.layoutTraits.measuringHost = 0
            measurements.forget(view)
        }
        if !measurements.targetRows.isEmpty,
            let row = measurements.targetRows.removeValue(forKey: ObjectIdentifier(view))
        {
            removeRow(row)
        }
    }

    override func checkInvariants() {
        super.checkInvariants()
        measurements.checkInvariants(of: self)
    }
}
