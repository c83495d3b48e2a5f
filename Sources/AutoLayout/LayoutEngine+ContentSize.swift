import ConstraintSolver

extension LayoutEngine {
    /// Gives an item an intrinsic size along an axis, or takes it away.
    ///
    /// It is written as two rows: `size ≤ length` at the hugging priority and `size ≥ length` at the compression
    /// resistance priority, each left out where its priority is 0. A changed length changes constants only.
    public func setContentSize(_ size: ContentSize?, of item: LayoutItem, axis: LayoutAxis) {
        if let size, changesLengthAlone(to: size, of: item, axis) { return }
        let rows = contentSizeRows(of: item, axis: axis)
        guard rows?.value != size else { return }
        guard let size else {
            if let rows { removeRows(rows) }
            setContentSizeRows(nil, of: item, axis: axis)
            return
        }
        do {
            if let rows { removeRows(rows) }
            setContentSizeRows(nil, of: item, axis: axis)
            setContentSizeRows(try addRows(size, item: item, axis: axis), of: item, axis: axis)
        } catch {
            assertionFailure("the content size of an item is \(size): \(error)")
        }
    }

    /// Follows a change of the length, the most frequent one; false, and nothing done, where more changes.
    private func changesLengthAlone(to size: ContentSize, of item: LayoutItem, _ axis: LayoutAxis) -> Bool {
        axis == .horizontal
            ? changeLength(of: &items[Int(item.index)].contentSize.horizontal, to: size)
            : changeLength(of: &items[Int(item.index)].contentSize.vertical, to: size)
    }

    @inline(__always)
    private func changeLength(of rows: inout ContentSizeRows?, to size: ContentSize) -> Bool {
        guard let known = rows, known.value.huggingPriority == size.huggingPriority,
            known.value.compressionResistancePriority == size.compressionResistancePriority
        else { return false }
        guard known.value.length != size.length else { return true }
        do {
            if let row = known.hugging { try system.setConstant(-size.length, of: row) }
            if let row = known.compression { try system.setConstant(-size.length, of: row) }
            rows?.value.length = size.length
        } catch {
            assertionFailure("the content size of an item is \(size): \(error)")
        }
        return true
    }

    public func contentSize(of item: LayoutItem, axis: LayoutAxis) -> ContentSize? {
        contentSizeRows(of: item, axis: axis)?.value
    }

    private func addRows(_ size: ContentSize, item: LayoutItem, axis: LayoutAxis) throws -> ContentSizeRows {
        let variables = items[Int(item.index)].variables
        let variable = axis == .horizontal ? variables.2 : variables.3
        let owner = RowOwner.contentSize(ContentSizeOwner(item: item, axis: axis))
        func add(_ relation: Relation, _ priority: Float) throws -> ConstraintID? {
            guard priority != 0 else { return nil }
            let row = try addRow(variable, constant: -size.length, relation, priority: priority)
            setOwner(owner, ofRow: row)
            return row
        }
        let compression = try add(.greaterThanOrEqual, size.compressionResistancePriority)
        let hugging = try add(.lessThanOrEqual, size.huggingPriority)
        return ContentSizeRows(hugging: hugging, compression: compression, value: size)
    }

    private func removeRows(_ rows: ContentSizeRows) {
        if let row = rows.hugging { discard(row) }
        if let row = rows.compression { discard(row) }
    }

    private func contentSizeRows(of item: LayoutItem, axis: LayoutAxis) -> ContentSizeRows? {
        let rows = items[Int(item.index)].contentSize
        return axis == .horizontal ? rows.horizontal : rows.vertical
    }

    private func setContentSizeRows(_ rows: ContentSizeRows?, of item: LayoutItem, axis: LayoutAxis) {
        if axis == .horizontal {
            items[Int(item.index)].contentSize.horizontal = rows
        } else {
            items[Int(item.index)].contentSize.vertical = rows
        }
    }
}
