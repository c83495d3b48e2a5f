import AutoLayout

/// The rows that the host itself adds: the autoresizing masks of views that translate them, the constraints of system
/// guides, and the size of the root.
extension LayoutHost {
    func installRules(for view: UIView, item: LayoutItem) {
        guard usesFrame(of: view) else { return }
        if view === root {
            installRootSize(of: view, item: item)
        } else if view.layoutTraits.translatesAutoresizingMask {
            installMask(of: view, item: item)
        }
    }

    func removeOwnRows(of item: LayoutItem) {
        guard let rows = ownRows.removeValue(of: item) else { return }
        for id in rows { removeRow(id) }
    }

    /// The topmost view's size is that of its frame.
    private func installRootSize(of view: UIView, item: LayoutItem) {
        let size = view.geometry.bounds.size
        let insets = view.alignmentRectInsets
        add(
            [
                LayoutConstraint(
                    first: item, .width, constant: Double(size.width - insets.left - insets.right), role: .system),
                LayoutConstraint(
                    first: item, .height, constant: Double(size.height - insets.top - insets.bottom), role: .system),
            ],
            of: item, owners: [.root(name: "width"), .root(name: "height")])
    }

    /// The frame and mask as required constraints: position and size, each constant or dependent on the superview's
    /// size.
    private func installMask(of view: UIView, item: LayoutItem) {
        let key = ObjectIdentifier(view)
        var rows = ownRows[item] ?? []
        forEachMaskRow(of: view, item: item) { constraint, name in
            if let id = installOwn(constraint, .autoresizing(key, name: name)) { rows.append(id) }
        }
        ownRows[item] = rows
    }

    private func forEachMaskRow(
        of view: UIView, item: LayoutItem, _ body: (_ constraint: LayoutConstraint, _ name: String) -> Void
    ) {
        guard let superview = view.superview, let container = knownItem(of: superview) else { return }
        let frame = view.alignmentRect(forFrame: view.geometry.constrainedFrame)
        let outer = superview.geometry.bounds
        let mask = view.layoutTraits.autoresizingMask
        let insets = superview.alignmentRectInsets
        /// The rows of one axis, in terms of the container's alignment size, which its frame exceeds by its insets.
        func addRows(
            of rule: AutoresizingRule, _ start: (LayoutAttribute, String), _ length: (LayoutAttribute, String),
            origin: CGFloat, inset: CGFloat, isDictated: Bool
        ) {
            func row(_ attribute: LayoutAttribute, share: Double, base: Double) -> LayoutConstraint {
                guard share != 0 else { return LayoutConstraint(first: item, attribute, constant: base, role: .system) }
                return LayoutConstraint(
                    first: item, attribute, second: container, length.0, multiplier: share,
                    constant: base - share * (rule.containerLength - Double(inset)), role: .system)
            }
            body(row(start.0, share: rule.startShare, base: rule.start + Double(origin)), start.1)
            if !isDictated { body(row(length.0, share: rule.lengthShare, base: rule.length), length.1) }
        }
        addRows(
            of: AutoresizingRule(
                start: Double(frame.minX - outer.minX), length: Double(frame.width),
                containerLength: Double(outer.width), flexibleStart: mask.contains(.flexibleLeftMargin),
                flexibleLength: mask.contains(.flexibleWidth), flexibleEnd: mask.contains(.flexibleRightMargin)),
            (.left, "minX"), (.width, "width"), origin: outer.minX, inset: insets.left + insets.right,
            isDictated: view.layoutTraits.encapsulatedWidth != nil)
        addRows(
            of: AutoresizingRule(
                start: Double(frame.minY - outer.minY), length: Double(frame.height),
                containerLength: Double(outer.height), flexibleStart: mask.contains(.flexibleTopMargin),
                flexibleLength: mask.contains(.flexibleHeight), flexibleEnd: mask.contains(.flexibleBottomMargin)),
            (.top, "minY"), (.height, "height"), origin: outer.minY, inset: insets.top + insets.bottom,
            isDictated: view.layoutTraits.encapsulatedHeight != nil)
    }

    /// Updates the rows for changed frames: constants where the rows' shape is the same, new rows where it isn't.
    func updateRules(of view: UIView) {
        guard let item = knownItem(of: view) else { return }
        applyMetrics(of: view, to: item)
        if usesFrame(of: view) { updateOwnRows(of: view, item: item) }
        for guide in view.layoutTraits.layoutGuides { updateRules(of: guide, owner: view) }
        view.forEachSystemGuide { updateRules(of: $0, owner: view) }
    }

    private func updateOwnRows(of view: UIView, item: LayoutItem) {
        guard view === root || view.layoutTraits.translatesAutoresizingMask || ownRows[item] != nil
        else { return }
        var present = PresentRows(ids: ownRows[item] ?? [])
        if view === root {
            let size = view.geometry.bounds.size
            let insets = view.alignmentRectInsets
            follow(
                LayoutConstraint(first: item, .width, constant: Double(size.width - insets.left - insets.right)),
                of: view, &present)
            follow(
                LayoutConstraint(first: item, .height, constant: Double(size.height - insets.top - insets.bottom)),
                of: view, &present)
        } else if view.layoutTraits.translatesAutoresizingMask {
            forEachMaskRow(of: view, item: item) { wanted, _ in follow(wanted, of: view, &present) }
        }
        guard !present.haveWantedShapes || present.count != present.ids.count else { return }
        removeOwnRows(of: item)
        installRules(for: view, item: item)
        noteWidths(in: view)
    }

    /// The rows that a view has, compared with the wanted ones in order.
    private struct PresentRows {
        let ids: [LayoutConstraintID]
        var count = 0
        var haveWantedShapes = true
    }

    /// Gives the next present row the wanted one's constant, where they are of the same shape.
    private func follow(_ wanted: LayoutConstraint, of view: UIView, _ present: inout PresentRows) {
        let place = present.count
        present.count += 1
        guard present.haveWantedShapes, place < present.ids.count else {
            present.haveWantedShapes = false
            return
        }
        let row = present.ids[place]
        present.haveWantedShapes = engine.hasShape(row, of: wanted)
        guard present.haveWantedShapes, engine.constant(of: row) != wanted.constant else { return }
        setConstant(wanted.constant, of: row)
        if wanted.firstAttribute == .width { noteWidths(in: view) }
    }

    func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        do {
            try engine.setConstant(constant, of: id)
        } catch {
            UIKitException.raise(.invalidGeometry, "A frame or margin can't enter Auto Layout: \(error)")
        }
    }

    func add(_ constraints: [LayoutConstraint], of item: LayoutItem, owners newOwners: [ConstraintOwner]) {
        var rows = ownRows[item] ?? []
        for (constraint, owner) in zip(constraints, newOwners) {
            if let id = installOwn(constraint, owner) { rows.append(id) }
        }
        if !rows.isEmpty { ownRows[item] = rows }
    }

    /// nil where a frame or margin isn't finite, which raises.
    private func installOwn(_ constraint: LayoutConstraint, _ owner: ConstraintOwner) -> LayoutConstraintID? {
        do {
            let id = try engine.install(constraint)
            setOwner(owner, of: id)
            return id
        } catch {
            UIKitException.raise(.invalidGeometry, "A frame or margin can't enter Auto Layout: \(error)")
            return nil
        }
    }
}
