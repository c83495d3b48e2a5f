import AutoLayout

/// What the host itself adds: the autoresizing masks of views that translate them, the ties of system guides, and the
/// size of the root.
extension LayoutHost {
    func installRules(for view: UIView, item: LayoutItem) {
        guard !(view === root && isFitting) else { return }
        if view === root {
            installRootSize(of: view, item: item)
        } else if view.layoutTraits.translatesAutoresizingMask {
            installMask(of: view, item: item)
        }
    }

    func removeOwnRows(of party: AnyObject) {
        for id in ownRows.removeValue(forKey: ObjectIdentifier(party)) ?? [] {
            removeRow(id)
        }
    }

    /// The topmost view's size is what its frame says.
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
            of: view, owners: [.root(name: "width"), .root(name: "height")])
    }

    /// The frame and mask as required constraints: position and size, each constant or following the superview's size.
    private func installMask(of view: UIView, item: LayoutItem) {
        let key = ObjectIdentifier(view)
        let rows = maskRows(of: view, item: item)
        add(rows.map(\.constraint), of: view, owners: rows.map { .autoresizing(key, name: $0.name) })
    }

    private func maskRows(of view: UIView, item: LayoutItem) -> [(constraint: LayoutConstraint, name: String)] {
        guard let superview = view.superview, let container = knownItem(of: superview) else { return [] }
        let frame = view.alignmentRect(forFrame: view.geometry.frame)
        let outer = superview.geometry.bounds
        let mask = view.layoutTraits.autoresizingMask
        let horizontal = AutoresizingRule(
            start: Double(frame.minX - outer.minX), length: Double(frame.width), containerLength: Double(outer.width),
            flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
            flexibleEnd: mask.contains(.flexibleRightMargin))
        let vertical = AutoresizingRule(
            start: Double(frame.minY - outer.minY), length: Double(frame.height), containerLength: Double(outer.height),
            flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
            flexibleEnd: mask.contains(.flexibleBottomMargin))
        let insets = superview.alignmentRectInsets
        var rows: [(constraint: LayoutConstraint, name: String)] = []
        /// The rule in terms of the container's alignment size, which its frame exceeds by its insets.
        func append(
            _ attribute: LayoutAttribute, _ containerAttribute: LayoutAttribute, share: Double, base: Double,
            length: Double, inset: Double, name: String
        ) {
            guard share != 0 else {
                rows.append((LayoutConstraint(first: item, attribute, constant: base, role: .system), name))
                return
            }
            rows.append(
                (
                    LayoutConstraint(
                        first: item, attribute, second: container, containerAttribute, multiplier: share,
                        constant: base - share * (length - inset), role: .system), name
                ))
        }
        let insetX = Double(insets.left + insets.right)
        let insetY = Double(insets.top + insets.bottom)
        let dictated = view.layoutTraits.encapsulatedWidth != nil
        append(
            .left, .width, share: horizontal.startShare, base: horizontal.start + Double(outer.minX),
            length: horizontal.containerLength, inset: insetX, name: "minX")
        if !dictated {
            append(
                .width, .width, share: horizontal.lengthShare, base: horizontal.length,
                length: horizontal.containerLength, inset: insetX, name: "width")
        }
        append(
            .top, .height, share: vertical.startShare, base: vertical.start + Double(outer.minY),
            length: vertical.containerLength, inset: insetY, name: "minY")
        if view.layoutTraits.encapsulatedHeight == nil {
            append(
                .height, .height, share: vertical.lengthShare, base: vertical.length,
                length: vertical.containerLength, inset: insetY, name: "height")
        }
        return rows
    }

    /// Carries changed frames over: constants where the rows' shape is the same, new rows where it isn't.
    func updateRules(of view: UIView) {
        guard let item = knownItem(of: view) else { return }
        applyMetrics(of: view, to: item)
        if !(isFitting && view === root) { updateOwnRows(of: view, item: item) }
        for guide in view.layoutTraits.layoutGuides { updateRules(of: guide, owner: view) }
        view.forEachSystemGuide { updateRules(of: $0, owner: view) }
    }

    private func updateOwnRows(of view: UIView, item: LayoutItem) {
        guard view === root || view.layoutTraits.translatesAutoresizingMask || ownRows[ObjectIdentifier(view)] != nil
        else { return }
        let own = ownRows[ObjectIdentifier(view)] ?? []
        var wanted: [LayoutConstraint] = []
        if view === root {
            let size = view.geometry.bounds.size
            let insets = view.alignmentRectInsets
            wanted = [
                LayoutConstraint(first: item, .width, constant: Double(size.width - insets.left - insets.right)),
                LayoutConstraint(first: item, .height, constant: Double(size.height - insets.top - insets.bottom)),
            ]
        } else if view.layoutTraits.translatesAutoresizingMask {
            for row in maskRows(of: view, item: item) { wanted.append(row.constraint) }
        }
        var isSameShape = own.count == wanted.count
        for index in own.indices where isSameShape {
            isSameShape = hasSameShape(engine.constraint(own[index]), wanted[index])
        }
        if isSameShape {
            for index in own.indices {
                let constant = wanted[index].constant
                guard engine.constraint(own[index]).constant != constant else { continue }
                setConstant(constant, of: own[index])
                if wanted[index].firstAttribute == .width { noteWidths(in: view) }
            }
        } else {
            removeOwnRows(of: view)
            installRules(for: view, item: item)
        }
    }

    private func hasSameShape(_ a: LayoutConstraint, _ b: LayoutConstraint) -> Bool {
        a.firstAttribute == b.firstAttribute && a.second == b.second && a.multiplier == b.multiplier
    }

    func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        do {
            try engine.setConstant(constant, of: id)
        } catch {
            UIKitException.raise(.invalidGeometry, "A frame or margin can't enter Auto Layout: \(error)")
        }
    }

    func add(_ constraints: [LayoutConstraint], of party: AnyObject, owners newOwners: [ConstraintOwner]) {
        for (constraint, owner) in zip(constraints, newOwners) {
            do {
                let id = try engine.install(constraint)
                ownRows[ObjectIdentifier(party), default: []].append(id)
                setOwner(owner, of: id)
            } catch {
                UIKitException.raise(.invalidGeometry, "A frame or margin can't enter Auto Layout: \(error)")
            }
        }
    }
}
