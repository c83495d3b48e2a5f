import ConstraintSolver

extension LayoutEngine {
    /// Gives an item an intrinsic size along an axis, or takes it away.
    ///
    /// Two rows stand for it: `size ≤ length` at the hugging priority and `size ≥ length` at the compression
    /// resistance priority. A changed length changes constants only.
    public func setContentSize(_ size: ContentSize?, of item: LayoutItem, axis: LayoutAxis) {
        let rows = contentSizeRows(of: item, axis: axis)
        guard rows?.value != size else { return }
        guard let size else {
            if let rows { removeRows(rows) }
            setContentSizeRows(nil, of: item, axis: axis)
            return
        }
        do {
            if var rows, rows.value.huggingPriority == size.huggingPriority,
                rows.value.compressionResistancePriority == size.compressionResistancePriority
            {
                try system.setConstant(-size.length, of: rows.hugging)
                try system.setConstant(-size.length, of: rows.compression)
                rows.value = size
                setContentSizeRows(rows, of: item, axis: axis)
            } else {
                if let rows { removeRows(rows) }
                setContentSizeRows(try addRows(size, item: item, axis: axis), of: item, axis: axis)
            }
        } catch {
            assertionFailure("the content size of an item is \(size): \(error)")
        }
    }

    public func contentSize(of item: LayoutItem, axis: LayoutAxis) -> ContentSize? {
        contentSizeRows(of: item, axis: axis)?.value
    }

    private func addRows(_ size: ContentSize, item: LayoutItem, axis: LayoutAxis) throws -> ContentSizeRows {
        let variables = items[Int(item.index)].variables
        let term = Term(axis == .horizontal ? variables.2 : variables.3, 1)
        let compression = try system.add(
            [term], constant: -size.length, .greaterThanOrEqual, priority: size.compressionResistancePriority)
        let hugging = try system.add(
            [term], constant: -size.length, .lessThanOrEqual, priority: size.huggingPriority)
        let owner = ContentSizeOwner(item: item, axis: axis)
        contentSizeOfRow[compression] = owner
        contentSizeOfRow[hugging] = owner
        return ContentSizeRows(hugging: hugging, compression: compression, value: size)
    }

    private func removeRows(_ rows: ContentSizeRows) {
        discard(rows.hugging)
        discard(rows.compression)
        contentSizeOfRow[rows.hugging] = nil
        contentSizeOfRow[rows.compression] = nil
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
