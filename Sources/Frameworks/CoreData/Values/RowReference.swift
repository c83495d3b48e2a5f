/// An object by its store, the topmost entity above its own, and its number there.
///
/// Numbers below 0 belong to objects that were never saved. Equality leaves `entity` out: a column says a row's number, and the
/// exact entity only where the store keeps it.
struct RowReference: Hashable, Sendable {
    /// The store's number with its coordinator.
    var store: Int16
    /// The number of the topmost entity in the model.
    var root: Int16
    /// The number of the entity itself, or of one above it where `isExact` is false.
    var entity: Int16
    var isExact = true
    var row: Int64

    var isTemporary: Bool { row < 0 }

    static func == (left: Self, right: Self) -> Bool {
        left.row == right.row && left.root == right.root && left.store == right.store
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(row &+ Int64(root) << 48)
    }
}

/// The objects at the other end of a relationship to many, each once, in the order in which they came.
///
/// Invariant: `members` holds those of `rows`.
struct RelatedRows: Equatable {
    private(set) var rows: [RowReference] = []
    private var members: Set<RowReference> = []

    init() {}

    init(_ rows: [RowReference]) {
        self.rows.reserveCapacity(rows.count)
        for row in rows { append(row) }
    }

    var count: Int { rows.count }

    func contains(_ row: RowReference) -> Bool { members.contains(row) }

    /// - Returns: false if it was there.
    @discardableResult
    mutating func append(_ row: RowReference) -> Bool {
        guard members.insert(row).inserted else { return false }
        rows.append(row)
        return true
    }

    mutating func insert(_ row: RowReference, at index: Int) {
        guard members.insert(row).inserted else { return }
        rows.insert(row, at: min(index, rows.count))
    }

    @discardableResult
    mutating func remove(_ row: RowReference) -> Bool {
        guard members.remove(row) != nil else { return false }
        if rows.last == row { rows.removeLast() } else { rows.removeAll { $0 == row } }
        return true
    }

    /// The same objects by other numbers.
    func mapped(_ transform: (RowReference) -> RowReference) -> RelatedRows { RelatedRows(rows.map(transform)) }

    func checkInvariants() { precondition(Set(rows) == members && rows.count == members.count) }
}
