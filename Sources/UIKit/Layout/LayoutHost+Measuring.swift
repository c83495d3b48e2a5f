import AutoLayout

/// Measuring a view in the engine of its tree.
///
/// Where a view's size is dictated and no constraint reaches into it from outside, what is inside depends on that size
/// alone: the same rows tell how high it would be, once they aren't held to the dictated height and are given the target's
/// width. So a cell is measured and shown by one set of rows, solved once for its content; only constants change between
/// the two. What holds the height is written such that it can be let go of (`LayoutConstraint.isReleasable`).
extension LayoutHost {
    /// The size that fits, with the width required; nil where the view can't be measured in place.
    func measureInPlace(_ view: UIView, target: CGSize, vertical: UILayoutPriority) -> CGSize? {
        guard !isResolving, let dictated = dictatedRows(of: view), let item = knownItem(of: view) else { return nil }
        let insets = view.alignmentRectInsets
        setConstant(Double(target.width - insets.left - insets.right), of: dictated.width)
        aim(view, item, height: Double(target.height - insets.top - insets.bottom), priority: vertical)
        release(dictated.height)
        if view.layoutTraits.measuringHost != number {
            view.layoutTraits.measuringHost = number
            measured.append(Unowned(object: view))
        }
        resolve(measuring: view)
        let size = engine.alignmentRectangle(of: item)
        // What is released still holds far out, where nothing is measured that is to be shown.
        guard size.height < LayoutEngine.releasedDistance / 2 else { return nil }
        return CGSize(width: size.width, height: size.height)
    }

    /// Whether a constraint is the dictated height of a view that may be measured in place.
    func isReleasedToMeasure(_ constraint: NSLayoutConstraint) -> Bool {
        guard !isFitting, constraint.role == .system, let view = constraint.firstReference?.view else { return false }
        return view !== root && constraint === view.layoutTraits.encapsulatedHeight
    }

    /// Whether a constraint dictates a size to a view that is measured in place: it is held to later.
    func isDictatedToMeasuredView(_ constraint: NSLayoutConstraint) -> Bool {
        guard !measured.isEmpty, constraint.role == .system, let traits = constraint.firstReference?.view?.layoutTraits
        else { return false }
        return traits.measuringHost == number
            && (constraint === traits.encapsulatedWidth || constraint === traits.encapsulatedHeight)
    }

    /// Holds the views that were measured to the sizes that are dictated to them.
    func holdMeasuredViews() {
        let views = measured
        measured.removeAll(keepingCapacity: true)
        for reference in views {
            let view = reference.object
            view.layoutTraits.measuringHost = 0
            if let width = view.layoutTraits.encapsulatedWidth, let id = installedID(of: width) {
                setConstant(Double(width.constant), of: id)
            }
            if let height = view.layoutTraits.encapsulatedHeight, let id = installedID(of: height) {
                setConstant(Double(height.constant), of: id)
                release(id, false)
            }
        }
    }

    /// Forgets that a view that leaves was measured.
    func stopMeasuring(_ view: UIView) {
        guard view.layoutTraits.measuringHost == number else { return }
        view.layoutTraits.measuringHost = 0
        measured.removeAll { $0.object === view }
    }

    func isUnsettled(_ item: LayoutItem) -> Bool { item.number < isUnsettled.count && isUnsettled[item.number] }

    func noteUnsettled(_ item: LayoutItem) {
        while isUnsettled.count <= item.number { isUnsettled.append(false) }
        guard !isUnsettled[item.number] else { return }
        isUnsettled[item.number] = true
        unsettled.append(item)
    }

    /// Marks for layout the superviews of views that moved while something was measured, and are not where they were.
    func markUnsettled() {
        let items = unsettled
        unsettled.removeAll(keepingCapacity: true)
        let grid = root.pixelGrid
        for item in items {
            isUnsettled[item.number] = false
            switch party(of: item) {
            case .view(let reference)?:
                let view = reference.object
                guard !view.layoutTraits.translatesAutoresizingMask, let frame = solvedFrame(of: view, on: grid),
                    view.geometryChange(to: frame) != nil
                else { continue }
                view.superview?.setNeedsLayout()
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

    private func release(_ id: LayoutConstraintID, _ isReleased: Bool = true) {
        do {
            try engine.setReleased(isReleased, of: id)
        } catch {
            UIKitException.raise(.invalidGeometry, "A dictated height can't enter Auto Layout: \(error)")
        }
    }
}
