import AutoLayout

/// Measuring a view by the rows that place it.
///
/// A cell is measured, then it is shown at what it measured. Two engines for that would solve the same rows twice. Here the
/// tree's own engine answers, in four steps:
///
/// 1. A container dictates its cell's content view a width and a height, as two rows: `width == w` and `height == h`. To
///    measure, the height has to be free, and taking a row out and in again would cost more than the solution. So the
///    height is written as a pair of inequalities, `height ≤ h` and `height ≥ h` (`LayoutConstraint.isReleasable`), and
///    *released*: the pair's constants are moved apart by `LayoutEngine.releasedDistance`, 100,000 points either way.
///    That is the "big M" of linear programming: rows that are still there and bind nothing that is ever laid out.
/// 2. The width's constant becomes the target's. A third row, of the fitting priority, draws the height towards the
///    target's (`aim`); a cell's is 0 at 50, so it comes out as small as its content allows.
/// 3. The engine solves: only constants have changed, and mostly none of them matters to a row that was solved before.
/// 4. The container dictates what was measured. Nothing needs solving then: of the solutions with the best height, the best
///    one is also the best of those with this height. So the view stays released, and is *held* (the pair's constants
///    brought back) only once the dictated size is another than the measured one, or the solved one becomes another, or
///    there are conflicts, which may be broken elsewhere (`holdViewsOfOther…`).
///
/// This holds where what is in the view depends on its size alone: `UIView.sizeInPlace` lists the conditions, which cells
/// fulfil. Where a released height is solved to lie beyond half of the distance, the pair has bound after all (nothing
/// else limits the height), and the view is measured by an engine of its own (`FittingLayoutHost`).
extension TreeLayoutHost {
    /// A height from which on a released row must have decided it. Content is never that high, and what a released row
    /// decides lies within the content's own size of the full distance.
    private static var largestMeasuredHeight: Double { LayoutEngine.releasedDistance / 2 }

    /// The tolerated difference of two solutions of the same rows, in points: errors add up to about 1e-13 and stay far below.
    private static var sizeTolerance: CGFloat { 1e-9 }

    /// The size that fits, with the width required; nil where the view can't be measured in place.
    func measureInPlace(_ view: UIView, target: CGSize, vertical: UILayoutPriority) -> CGSize? {
        guard !isResolving, let dictated = dictatedRows(of: view), let item = knownItem(of: view) else { return nil }
        let insets = view.alignmentRectInsets
        setWidth(Double(target.width - insets.left - insets.right), of: view, dictated.width)
        aim(view, item, height: Double(target.height - insets.top - insets.bottom), priority: vertical)
        release(dictated.height)
        if view.layoutTraits.measuringHost != number {
            view.layoutTraits.measuringHost = number
            measurements.views.append(Unowned(object: view))
        }
        resolve(measuring: view)
        let solved = engine.alignmentRectangle(of: item)
        let size = CGSize(width: solved.width, height: solved.height)
        view.layoutTraits.measuredSize = size
        measurements.dictatedSizesChanged = true
        return solved.height < Self.largestMeasuredHeight ? size : nil
    }

    /// Holds all released views to their dictated heights.
    func holdMeasuredViews() {
        let views = measurements.views
        measurements.views.removeAll(keepingCapacity: true)
        for view in views { hold(view.object) }
    }

    /// Holds views whose dictated size differs from the measured one.
    func holdViewsOfOtherDictatedSize() {
        measurements.dictatedSizesChanged = false
        _ = holdViews { view in
            guard let rare = view.layoutTraits.rare, let width = rare.encapsulatedWidth,
                let height = rare.encapsulatedHeight
            else { return true }
            let measured = rare.measuredSize
            return abs(width.constant - measured.width) > Self.sizeTolerance
                || abs(height.constant - measured.height) > Self.sizeTolerance
        }
    }

    /// Holds views whose solved size differs from the dictated one; true where there are any.
    func holdViewsOfOtherSolvedSize() -> Bool {
        let hasConflicts = engine.hasConflicts
        return holdViews { view in
            guard !hasConflicts, let item = knownItem(of: view) else { return true }
            let size = view.layoutTraits.measuredSize
            return abs(CGFloat(engine.height(of: item)) - size.height) > Self.sizeTolerance
                || abs(CGFloat(engine.width(of: item)) - size.width) > Self.sizeTolerance
        }
    }

    private func holdViews(where isToBeHeld: (UIView) -> Bool) -> Bool {
        var kept = 0
        for index in measurements.views.indices {
            let view = measurements.views[index]
            if isToBeHeld(view.object) {
                hold(view.object)
            } else {
                measurements.views[kept] = view
                kept += 1
            }
        }
        let hasHeld = kept < measurements.views.count
        measurements.views.removeLast(measurements.views.count - kept)
        return hasHeld
    }

    private func hold(_ view: UIView) {
        view.layoutTraits.measuringHost = 0
        if let width = view.layoutTraits.encapsulatedWidth, let id = installedID(of: width) {
            setWidth(Double(width.constant), of: view, id)
        }
        if let height = view.layoutTraits.encapsulatedHeight, let id = installedID(of: height) {
            setConstant(Double(height.constant), of: id)
            release(id, false)
        }
    }

    /// True if it stands in a view that isn't held to its dictated height: then it may yet come back to where it was.
    func isInMeasuredView(_ owner: LayoutItemOwner) -> Bool {
        guard !measurements.views.isEmpty else { return false }
        var current: UIView?
        switch owner {
        case .view(let view): current = view.object.hierarchy.superview
        case .guide(let guide): current = guide.object.owningView
        }
        while let view = current {
            if view.layoutTraits.measuringHost == number { return true }
            current = view.hierarchy.superview
        }
        return false
    }

    /// Marks for layout the superviews of views that moved while something was measured, and are not where they were.
    func layOutAroundMovedItems() {
        let items = measurements.takeMovedItems()
        guard !items.isEmpty else { return }
        let grid = root.pixelGrid
        for item in items {
            switch itemOwner(of: item) {
            case .view(let reference)?:
                let view = reference.object
                guard !view.layoutTraits.translatesAutoresizingMask, let superview = view.hierarchy.superview,
                    !superview.passes.needsLayout, let frame = solvedFrame(of: view, on: grid),
                    view.geometryChange(to: frame) != nil
                else { continue }
                superview.setNeedsLayout()
            case .guide(let guide)?: guide.object.solutionChanged()
            case nil: continue
            }
        }
    }

    private func dictatedRows(of view: UIView) -> (width: LayoutConstraintID, height: LayoutConstraintID)? {
        guard let rare = view.layoutTraits.rare, let width = rare.encapsulatedWidth,
            let height = rare.encapsulatedHeight, let widthRow = installedID(of: width),
            let heightRow = installedID(of: height),
            engine.isReleasable(heightRow)
        else { return nil }
        return (widthRow, heightRow)
    }

    private func aim(_ view: UIView, _ item: LayoutItem, height: Double, priority: UILayoutPriority) {
        if let row = measurements.targetRows[ObjectIdentifier(view)] {
            setConstant(height, of: row)
            setPriority(priority, of: row)
            return
        }
        do {
            let row = try engine.install(
                LayoutConstraint(
                    first: item, .height, constant: height, priority: priority.rawValue, role: .system))
            measurements.targetRows[ObjectIdentifier(view)] = row
            setOwner(.target(Unowned(object: view)), of: row)
        } catch {
            UIKitException.raise(.invalidArgument, "A view can't be measured for a height of \(height): \(error)")
        }
    }

    private func setWidth(_ width: Double, of view: UIView, _ row: LayoutConstraintID) {
        guard engine.constant(of: row) != width else { return }
        setConstant(width, of: row)
        noteWidths(in: view)
    }

    private func release(_ id: LayoutConstraintID, _ isReleased: Bool = true) {
        do {
            try engine.setReleased(isReleased, of: id)
        } catch {
            UIKitException.raise(.invalidGeometry, "A dictated height can't enter Auto Layout: \(error)")
        }
    }
}
