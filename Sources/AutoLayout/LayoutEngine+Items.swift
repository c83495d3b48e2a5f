import ConstraintSolver

extension LayoutEngine {
    /// Makes an item whose rectangle is in the coordinates of `parent`'s bounds.
    ///
    /// - Parameter parent: the containing view's item; nil for the topmost one.
    /// - Parameter mayBeNegative: leaves out the rows that keep the size from being negative, for what follows entirely
    ///   from another item: the margins of a view that is smaller than they are cross over, and don't push it open.
    public func addItem(parent: LayoutItem?, mayBeNegative: Bool = false) -> LayoutItem {
        let variables = (system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable())
        let record = LayoutItemRecord(parent: parent?.index ?? -1, variables: variables)
        let item: LayoutItem
        if let index = freeItems.popLast() {
            item = LayoutItem(index: index)
            items[Int(index)] = record
        } else {
            item = LayoutItem(index: Int32(items.count))
            items.append(record)
        }
        for variable in [variables.0, variables.1, variables.2, variables.3] {
            claim(variable, for: item)
        }
        guard !mayBeNegative else { return item }
        items[Int(item.index)].implicit = [variables.2, variables.3].compactMap { size in
            try? system.add([Term(size, 1)], constant: 0, .greaterThanOrEqual, priority: 1000)
        }
        return item
    }

    /// Removes an item with its content sizes; its constraints must have been removed before.
    public func removeItem(_ item: LayoutItem) {
        precondition(items[Int(item.index)].isLive, "the item was removed before")
        precondition(items[Int(item.index)].constraints.isEmpty, "an item is removed before its constraints")
        setContentSize(nil, of: item, axis: .horizontal)
        setContentSize(nil, of: item, axis: .vertical)
        let record = items[Int(item.index)]
        for row in record.implicit { discard(row) }
        for variable in [record.variables.0, record.variables.1, record.variables.2, record.variables.3] {
            itemOfVariable[Int(variable.index)] = -1
            do {
                try system.removeVariable(variable)
            } catch {
                assertionFailure("a variable of a removed item stays in the system: \(error)")
            }
        }
        items[Int(item.index)].isLive = false
        items[Int(item.index)].implicit = []
        freeItems.append(item.index)
    }

    public func parent(of item: LayoutItem) -> LayoutItem? {
        let parent = items[Int(item.index)].parent
        return parent < 0 ? nil : LayoutItem(index: parent)
    }

    /// The constraints that name the item or pass through it, in order of installation.
    public func constraints(of item: LayoutItem) -> [LayoutConstraintID] { items[Int(item.index)].constraints }

    public func metrics(of item: LayoutItem) -> LayoutItemMetrics { items[Int(item.index)].metrics }

    /// Changes an item's insets, baselines, bounds origin or direction; its constraints follow.
    ///
    /// A change of direction moves leading and trailing to the other side, text that comes or goes moves the first
    /// baseline to or from the bottom edge, and so rows are rewritten; the others change constants only.
    ///
    /// - Throws: `ConstraintSystemError.notFinite`; nothing changes.
    public func setMetrics(_ metrics: LayoutItemMetrics, of item: LayoutItem) throws {
        let old = items[Int(item.index)].metrics
        guard old != metrics else { return }
        guard metrics.isFinite else {
            throw ConstraintSystemError.notFinite(subject: "an item's metrics", value: "\(metrics)")
        }
        items[Int(item.index)].metrics = metrics
        let movesEdges =
            old.isRightToLeft != metrics.isRightToLeft
            || (old.firstBaselineFromTop == nil) != (metrics.firstBaselineFromTop == nil)
        for id in items[Int(item.index)].constraints {
            if movesEdges {
                try rewrite(id)
            } else {
                try updateConstant(of: id)
            }
        }
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
        while itemOfVariable.count <= index { itemOfVariable.append(-1) }
        itemOfVariable[index] = item.index
    }

    /// Removes a row that is known to be there.
    func discard(_ row: ConstraintID) {
        do {
            try system.remove(row)
        } catch {
            assertionFailure("a row that the engine made is not in its system: \(error)")
        }
    }
}
