import ConstraintSolver

extension LayoutEngine {
    /// Makes an item whose rectangle is in the coordinates of `parent`'s bounds.
    ///
    /// - Parameter parent: the containing view's item; nil for the topmost one.
    /// - Parameter mayBeNegative: leaves out the rows that keep the size from being negative, for what follows entirely
    ///   from another item: the margins of a view that is smaller than they are cross over, and don't push it open.
    public func addItem(parent: LayoutItem?, mayBeNegative: Bool = false) -> LayoutItem {
        // Places are younger than sizes: a row that has both gives the place its value and leaves the size free, to be 0.
        let (width, height) = (system.makeVariable(), system.makeVariable())
        let (minX, minY) = (system.makeVariable(), system.makeVariable())
        let variables = (minX, minY, width, height)
        let record = LayoutItemRecord(parent: parent?.index ?? -1, variables: variables)
        let item: LayoutItem
        if let index = freeItems.popLast() {
            item = LayoutItem(index: index)
            items[Int(index)] = record
        } else {
            item = LayoutItem(index: Int32(items.count))
            items.append(record)
        }
        claim(variables.0, for: item)
        claim(variables.1, for: item)
        claim(variables.2, for: item)
        claim(variables.3, for: item)
        guard !mayBeNegative else { return item }
        items[Int(item.index)].implicitWidth = addNonNegativeRow(variables.2)
        items[Int(item.index)].implicitHeight = addNonNegativeRow(variables.3)
        return item
    }

    private func addNonNegativeRow(_ size: Variable) -> ConstraintID? {
        do {
            let row = try addRow(size, constant: 0, .greaterThanOrEqual, priority: 1000)
            setOwner(.none, ofRow: row)
            return row
        } catch {
            assertionFailure("a new variable can't be kept from being negative: \(error)")
            return nil
        }
    }

    /// Removes an item with its content sizes; its constraints must have been removed before.
    public func removeItem(_ item: LayoutItem) {
        precondition(items[Int(item.index)].isLive, "the item was removed before")
        precondition(
            items[Int(item.index)].firstMention == MentionLink.none, "an item is removed before its constraints")
        setContentSize(nil, of: item, axis: .horizontal)
        setContentSize(nil, of: item, axis: .vertical)
        let record = items[Int(item.index)]
        if let row = record.implicitWidth { discard(row) }
        if let row = record.implicitHeight { discard(row) }
        // The youngest first: the next item gets them in the order in which this one did, and reads as this one to the solver.
        remove(record.variables.1)
        remove(record.variables.0)
        remove(record.variables.3)
        remove(record.variables.2)
        items[Int(item.index)].isLive = false
        freeItems.append(item.index)
    }

    private func remove(_ variable: Variable) {
        itemOfVariable[Int(variable.index)] = -1
        do {
            try system.removeVariable(variable)
        } catch {
            assertionFailure("a variable of a removed item stays in the system: \(error)")
        }
    }

    public func parent(of item: LayoutItem) -> LayoutItem? {
        let parent = items[Int(item.index)].parent
        return parent < 0 ? nil : LayoutItem(index: parent)
    }

    public func metrics(of item: LayoutItem) -> LayoutItemMetrics { items[Int(item.index)].metrics }

    /// Changes an item's insets, baselines or bounds origin; its constraints follow.
    ///
    /// Text that comes or goes moves the first baseline to or from the bottom edge, and so rows are rewritten; the others
    /// change constants only.
    ///
    /// - Throws: `ConstraintSystemError.notFinite`; nothing changes.
    public func setMetrics(_ metrics: LayoutItemMetrics, of item: LayoutItem) throws {
        let old = items[Int(item.index)].metrics
        guard old != metrics else { return }
        guard metrics.isFinite else {
            throw ConstraintSystemError.notFinite(subject: "an item's metrics", value: "\(metrics)")
        }
        items[Int(item.index)].metrics = metrics
        guard (old.firstBaselineFromTop == nil) == (metrics.firstBaselineFromTop == nil) else {
            for id in constraints(of: item) { try rewrite(id) }
            return
        }
        let ids = constraints(
            of: item, movedAcross: metrics.differsHorizontally(from: old), along: metrics.differsVertically(from: old))
        var place = 0
        while place < ids.count {
            try updateConstant(of: ids[place])
            place += 1
        }
    }

    /// The constraints of an item in whose rows its metrics may be, in order of installation: those of places on the axes whose
    /// metrics differ, and those of distances. A row of two sizes has no metrics in it.
    private func constraints(
        of item: LayoutItem, movedAcross: Bool, along movedAlong: Bool
    ) -> [LayoutConstraintID] {
        var found: [LayoutConstraintID] = []
        forEachMention(of: item) { id in
            let record = constraints[Int(id.index)]
            let relatesPlaces =
                record.firstAttribute.kind == .location
                && (record.firstAttribute.axis == .horizontal ? movedAcross : movedAlong)
            if relatesPlaces || relatesDistances(id) { found.append(id) }
        }
        found.reverse()
        return found
    }

    /// Names the item whose rectangle is the item's bounds less its layout margins.
    public func setMarginsGuide(_ guide: LayoutItem?, of item: LayoutItem) {
        items[Int(item.index)].marginsGuide = guide
    }

    /// Names the item whose rectangle is the content of a scroll view: what descendants mean by its edges.
    public func setContentGuide(_ guide: LayoutItem?, of item: LayoutItem) {
        items[Int(item.index)].contentGuide = guide
    }

    private func claim(_ variable: Variable, for item: LayoutItem) {
        let index = Int(variable.index)
        itemOfVariable.extend(to: index + 1, with: -1)
        itemOfVariable[index] = item.index
    }

    /// A row with one variable.
    func addRow(
        _ variable: Variable, constant: Double, _ relation: Relation, priority: Float
    ) throws -> ConstraintID {
        try withUnsafePointer(to: Term(variable, 1)) {
            try system.add(
                UnsafeBufferPointer(start: $0, count: 1), constant: constant, relation, priority: priority)
        }
    }

    func setOwner(_ owner: RowOwner, ofRow row: ConstraintID) {
        rowOwners.extend(to: Int(row.index) + 1, with: StoredRowOwner(.none))
        rowOwners[Int(row.index)] = StoredRowOwner(owner)
    }

    /// Removes a row that is known to be there.
    func discard(_ row: ConstraintID) {
        rowOwners[Int(row.index)] = StoredRowOwner(.none)
        do {
            try system.remove(row)
        } catch {
            assertionFailure("a row that the engine made is not in its system: \(error)")
        }
    }
}
