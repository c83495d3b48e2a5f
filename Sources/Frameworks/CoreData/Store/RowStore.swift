import Foundation

/// A store of one coordinator: a database of SQLite's with Apple's tables.
///
/// One thread at a time uses it: the coordinator's lock is held.
final class RowStore {
    let database: Database
    let layout: ModelLayout
    let schema: StoreSchema
    /// The number with the coordinator.
    let number: Int16
    let isReadOnly: Bool
    private var readers: [Int: RowReader] = [:]
    private var writers: [Int: RowWriter] = [:]
    /// The folder of data that lies beside the store.
    let externalData: ExternalData
    /// Those of the transaction under way.
    var files = TransactionFiles()
    /// True to record each saving in the tables of the history.
    var tracksHistory = false

    init(database: Database, schema: StoreSchema, number: Int16, isReadOnly: Bool, externalData: ExternalData) {
        self.database = database
        self.schema = schema
        layout = schema.layout
        self.number = number
        self.isReadOnly = isReadOnly
        self.externalData = externalData
    }

    func reference(_ entity: EntityLayout, _ row: Int64, isExact: Bool = true) -> RowReference {
        RowReference(
            store: number, root: Int16(entity.root), entity: Int16(entity.index), isExact: isExact, row: row)
    }

    func reader(of entity: EntityLayout, withFamily: Bool) -> RowReader {
        let key = entity.index * 2 + (withFamily ? 1 : 0)
        if let known = readers[key] { return known }
        let made = RowReader(self, entity, withFamily: withFamily)
        readers[key] = made
        return made
    }

    func writer(of entity: EntityLayout) -> RowWriter {
        if let known = writers[entity.index] { return known }
        let made = RowWriter(schema, entity)
        writers[entity.index] = made
        return made
    }

    // MARK: Single rows

    func row(_ reference: RowReference) throws -> StoredRow? {
        let entity = layout.entities[Int(reference.entity)]
        let reader = self.reader(of: entity, withFamily: entity.hasFamily)
        let statement = try database.statement(
            "SELECT \(reader.columns) FROM \(schema[entity].table) t0 WHERE t0.Z_PK = ?")
        statement.bind(reference.row, 1)
        guard try statement.step() else { return nil }
        defer { statement.reset() }
        return reader.row(statement)
    }

    /// Rows of one entity's family by their numbers, in no particular order.
    func rows(_ numbers: [Int64], of entity: EntityLayout) throws -> [StoredRow] {
        let reader = self.reader(of: entity, withFamily: entity.hasFamily)
        var rows: [StoredRow] = []
        rows.reserveCapacity(numbers.count)
        var start = 0
        while start < numbers.count {
            // Few lengths, so that few statements are prepared.
            let count = [500, 100, 20, 5, 1].first { $0 <= numbers.count - start } ?? 1
            let places = Array(repeating: "?", count: count).joined(separator: ",")
            let statement = try database.statement(
                "SELECT \(reader.columns) FROM \(schema[entity].table) t0 WHERE t0.Z_PK IN (\(places))")
            for index in 0..<count { statement.bind(numbers[start + index], Int32(index + 1)) }
            while try statement.step() { rows.append(reader.row(statement)) }
            start += count
        }
        return rows
    }

    /// The entity that a row is of, where a column doesn't say.
    func exact(_ reference: RowReference) throws -> RowReference? {
        let entity = layout.entities[Int(reference.entity)]
        let statement = try database.statement("SELECT Z_ENT FROM \(schema[entity].table) WHERE Z_PK = ?")
        statement.bind(reference.row, 1)
        guard try statement.step() else { return nil }
        defer { statement.reset() }
        return schema.entityByNumber[statement.integer(0)].map { self.reference(layout.entities[$0], reference.row) }
    }

    // MARK: Relationships to many

    func related(_ slot: Int, of reference: RowReference) throws -> [RowReference] {
        let entity = layout.entities[Int(reference.entity)]
        let destination = layout.entities[entity.slots[slot].destination]
        let statement: Statement
        switch schema[entity].storage[slot] {
        case .foreign(let table, let column, let order):
            let suffix = order.map { ", \($0)" } ?? ""
            statement = try database.statement(
                "SELECT Z_PK, Z_ENT\(suffix) FROM \(table) WHERE \(column) = ? ORDER BY \(order.map { "\($0), " } ?? "")Z_PK"
            )
        case .join(let join):
            let order = join.orderColumn.map { "j.\($0), " } ?? ""
            statement = try database.statement(
                "SELECT t.Z_PK, t.Z_ENT FROM \(join.table) j JOIN \(schema[destination].table) t "
                    + "ON t.Z_PK = j.\(join.otherColumn) WHERE j.\(join.ownColumn) = ? ORDER BY \(order)t.Z_PK")
        case .none, .column, .reference: return []
        }
        statement.bind(reference.row, 1)
        var rows: [RowReference] = []
        while try statement.step() {
            let entity = schema.entityByNumber[statement.integer(1)] ?? destination.index
            rows.append(self.reference(layout.entities[entity], statement.integer(0)))
        }
        return rows
    }
}
