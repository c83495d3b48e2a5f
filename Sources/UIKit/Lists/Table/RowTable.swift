import ListGeometry

/// Values of a few rows in the rows' order: those that a table shows.
///
/// Finding one among some ten rows takes a few comparisons; a dictionary hashes both numbers of the row each time.
///
/// Invariant: `rows` ascends strictly, and `values` has one value for each of them.
struct RowTable<Value> {
    private(set) var rows: [RowPosition] = []
    private var values: [Value] = []

    var isEmpty: Bool { rows.isEmpty }

    /// Complexity: O(log rows) to read or replace, O(rows) to add or remove.
    subscript(row: RowPosition) -> Value? {
        get {
            let place = rows.place(of: row)
            return place < rows.count && rows[place] == row ? values[place] : nil
        }
        set {
            let place = rows.place(of: row)
            let isKnown = place < rows.count && rows[place] == row
            switch (newValue, isKnown) {
            case (let value?, true): values[place] = value
            case (let value?, false):
                rows.insert(row, at: place)
                values.insert(value, at: place)
            case (nil, true):
                rows.remove(at: place)
                values.remove(at: place)
            case (nil, false): break
            }
        }
    }

    /// Removes a row; the value that it had.
    mutating func removeValue(forKey row: RowPosition) -> Value? {
        let place = rows.place(of: row)
        guard place < rows.count, rows[place] == row else { return nil }
        rows.remove(at: place)
        return values.remove(at: place)
    }
}

/// A few rows in order, as the keys of a `RowTable`.
///
/// Invariant: `rows` ascends strictly.
struct RowSet {
    private var rows: [RowPosition] = []

    init() {}

    /// Rows that are in order already, each once.
    init(ascending rows: [RowPosition]) { self.rows = rows }

    func contains(_ row: RowPosition) -> Bool {
        guard !rows.isEmpty else { return false }
        let place = rows.place(of: row)
        return place < rows.count && rows[place] == row
    }

    mutating func insert(_ row: RowPosition) {
        let place = rows.place(of: row)
        if place == rows.count || rows[place] != row { rows.insert(row, at: place) }
    }

    mutating func remove(_ row: RowPosition) {
        guard !rows.isEmpty else { return }
        let place = rows.place(of: row)
        if place < rows.count, rows[place] == row { rows.remove(at: place) }
    }

    mutating func formUnion(ascending others: [RowPosition]) {
        if rows.isEmpty { rows = others } else { for row in others { insert(row) } }
    }
}

extension [RowPosition] {
    /// The place of the first row that isn't before another, in ascending rows.
    fileprivate func place(of row: RowPosition) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < row { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
