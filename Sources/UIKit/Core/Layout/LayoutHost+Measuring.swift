import AutoLayout

/// Measures a view in the engine of its tree.
///
/// Where a view's size is dictated and no constraint reaches into it from outside, its content depends on that size
/// alone: the same rows determine its preferred height, once they are released from the dictated height and have the
/// target's width. So a cell is measured and shown by one set of rows, solved once for its content; only constants
/// change between the two. The rows that hold the height are written so that they can be released
/// (`LayoutConstraint.isReleasable`).
///
/// Where the size dictated afterwards is the measured one, nothing changes at all: of the solutions with the best
/// height, the best one is also the best of those with this height. The view is held to its height only once one of the
/// two sizes differs, or where there are conflicts, which may be broken elsewhere.
extension LayoutHost {
    /// The fitting size, with the width required; nil where the view can't be measured in place.
    func measureInPlace(_ view: UIView, target: CGSize, vertical: UILayoutPriority) -> CGSize? {
        guard !isResolving, let dictated = dictatedRows(of: view), let item = knownItem(of: view) else { return nil }
        let insets = view.alignmentRectInsets
        setWidth(Double(target.width - insets.left - insets.right), of: view, dictated.width)
        aim(view, item, height: Double(target.height - insets.top - insets.bottom), priority: vertical)
        release(dictated.height)
        if view.layoutTraits.measuringHost != number {
            view.layoutTraits.measuringHost = number
            viewsMeasuredInPlace.append(Unowned(object: view))
        }
        resolve(measuring: view)
        let solved = engine.alignmentRectangle(of: item)
        let size = CGSize(width: solved.width, height: solved.height)
        view.layoutTraits.measuredSize = size
        dictatedSizesChanged = true
        // A released row still holds at a great distance, where no valid measurement lies.
        return solved.height < LayoutEngine.releasedDistance / 2 ? size : nil
    }

    /// True if a constraint is the dictated height of a view that may be measured in place.
    func isReleasedToMeasure(_ constraint: NSLayoutConstraint) -> Bool {
        guard !isFitting, constraint.role == .system, let view = constraint.firstReference?.view else { return false }
        return view !== root && constraint === view.layoutTraits.encapsulatedHeight
    }

    /// True if a constraint dictates a size to a view that is measured in place; it is enforced later.
    func isDictatedToMeasuredView(_ constraint: NSLayoutConstraint) -> Bool {
        guard !viewsMeasuredInPlace.isEmpty, constraint.role == .system, let view = constraint.firstReference?.view,
            view.layoutTraits.measuringHost == number
        else { return false }
        return constraint === view.layoutTraits.encapsulatedWidth || constraint === view.layoutTraits.encapsulatedHeight
    }

    /// Holds all released views to their dictated heights.
    func holdMeasuredViews() {
        let views = viewsMeasuredInPlace
        viewsMeasuredInPlace.removeAll(keepingCapacity: true)
        for view in views { hold(view.object) }
    }

    /// Holds views whose dictated size differs from the measured one.
    func holdViewsOfOtherDictatedSize() {
        dictatedSizesChanged = false
        _ = holdViews { view in
            let traits = view.layoutTraits
            guard let width = traits.encapsulatedWidth, let height = traits.encapsulatedHeight else { return true }
            return abs(width.constant - traits.measuredSize.width) > Self.sizeTolerance
                || abs(height.constant - traits.measuredSize.height) > Self.sizeTolerance
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

    /// Two solutions of the same rows differ by errors of about 1e-13.
    private static var sizeTolerance: CGFloat { 1e-9 }

    private func holdViews(where isToBeHeld: (UIView) -> Bool) -> Bool {
        var kept = 0
        for index in viewsMeasuredInPlace.indices {
            let view = viewsMeasuredInPlace[index]
            if isToBeHeld(view.object) {
                hold(view.object)
            } else {
                viewsMeasuredInPlace[kept] = view
                kept += 1
            }
        }
        let hasHeld = kept < viewsMeasuredInPlace.count
        viewsMeasuredInPlace.removeLast(viewsMeasuredInPlace.count - kept)
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

    /// Ends the measurement of a view that leaves.
    func stopMeasuring(_ view: UIView) {
        guard view.layoutTraits.measuringHost == number else { return }
        view.layoutTraits.measuringHost = 0
        for index in viewsMeasuredInPlace.indices where viewsMeasuredInPlace[index].object === view {
            viewsMeasuredInPlace.remove(at: index)
            return
        }
    }

    /// True if the item is in a view that isn't held to its dictated height: it may still return to its former place.
    func isInMeasuredView(_ party: LayoutItemOwner) -> Bool {
        guard !viewsMeasuredInPlace.isEmpty else { return false }
        var current: UIView?
        switch party {
        case .view(let view): current = view.object.hierarchy.superview
        case .guide(let guide): current = guide.object.owningView
        }
        while let view = current {
            if view.layoutTraits.measuringHost == number { return true }
            current = view.hierarchy.superview
        }
        return false
    }

    func movedWhileMeasuring(_ item: LayoutItem) -> Bool {
        item.number < movedWhileMeasuring.count && movedWhileMeasuring[item.number]
    }

    func noteMovedWhileMeasuring(_ item: LayoutItem) {
        while movedWhileMeasuring.count <= item.number { movedWhileMeasuring.append(false) }
        guard !movedWhileMeasuring[item.number] else { return }
        movedWhileMeasuring[item.number] = true
        itemsMovedWhileMeasuring.append(item)
    }

    /// Marks the superviews of views that moved during a measurement and didn't return, for layout.
    func markViewsMovedWhileMeasuring() {
        let items = itemsMovedWhileMeasuring
        itemsMovedWhileMeasuring.removeAll(keepingCapacity: true)
        let grid = root.pixelGrid
        for item in items {
            movedWhileMeasuring[item.number] = false
            switch itemOwner(of: item) {
            case .view(let reference)?:
                let view = reference.object
                guard !view.layoutTraits.translatesAutoresizingMask, let superview = view.superview,
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
        guard let width = view.layoutTraits.encapsulatedWidth.flatMap(installedID(of:)),
            let height = view.layoutTraits.encapsulatedHeight.flatMap(installedID(of:)),
            engine.constraint(height).isReleasable
        else { return nil }
        return (width, height)
    }

    private func aim(_ view: UIView, _ item: LayoutItem, height: Double, priority: UILayoutPriority) {
        if let row = targetRows[ObjectIdentifier(view)] {
            setConstant(height, of: row)
            setPriority(priority, of: row)
            return
        }
        do {
            let row = try engine.install(
                LayoutConstraint(
                    first: item, .height, constant: height, priority: priority.rawValue, role: .system))
            targetRows[ObjectIdentifier(view)] = row
            setOwner(.target(Unowned(object: view)), of: row)
        } catch {
            UIKitException.raise(.invalidArgument, "A view can't be measured for a height of \(height): \(error)")
        }
    }

    private func setWidth(_ width: Double, of view: UIView, _ row: LayoutConstraintID) {
        guard engine.constraint(row).constant != width else { return }
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
