import Foundation

/// Files of external data that one transaction concerns, by their names.
struct TransactionFiles {
    /// Files of new values, which go when the transaction fails.
    var written: [String] = []
    /// Files of values that were replaced or deleted, which go when the transaction has happened.
    var dropped: [String] = []
}

extension RowStore {
    /// The body's work happens as a whole or not at all, that with files included.
    ///
    /// A process that is killed on the way may leave files behind that no row names, never a row without its file.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        files = TransactionFiles()
        defer { files = TransactionFiles() }
        do {
            let result = try database.transaction(body)
            externalData.remove(files.dropped)
            return result
        } catch {
            externalData.remove(files.written)
            throw error
        }
    }

    /// Removes files that no row names: a process that was killed while it saved has left them.
    ///
    /// No other process writes meanwhile: it would hold the database's lock.
    func removeOrphans() throws {
        let found = externalData.names()
        guard !found.isEmpty else { return }
        try database.transaction {
            var orphans = Set(externalData.names())
            for entity in layout.entities where !orphans.isEmpty {
                for column in writer(of: entity).external {
                    let statement = try database.statement(
                        "SELECT \(column.name) FROM \(schema[entity].table) WHERE \(column.name) IS NOT NULL")
                    while try statement.step() {
                        if let name = ExternalData.fileName(in: statement.data(0)) { orphans.remove(name) }
                    }
                }
            }
            externalData.remove(orphans.sorted())
        }
    }

    /// The data of a column with external storage; large ones are in a file then.
    func external(_ data: Data) throws -> Data {
        let column = try externalData.written(data)
        if let name = ExternalData.fileName(in: column) { files.written.append(name) }
        return column
    }

    /// Lets the files of a row's values go with the transaction.
    ///
    /// - Parameter isDropped: true for the places of the values that are replaced.
    func dropFiles(of row: Int64, _ entity: EntityLayout, where isDropped: (Int) -> Bool = { _ in true }) throws {
        let columns = writer(of: entity).external.filter { isDropped($0.slot) }
        guard !columns.isEmpty else { return }
        let names = columns.map(\.name).joined(separator: ", ")
        let statement = try database.statement("SELECT \(names) FROM \(schema[entity].table) WHERE Z_PK = ?")
        statement.bind(row, 1)
        guard try statement.step() else { return }
        files.dropped += columns.indices.compactMap { ExternalData.fileName(in: statement.data(Int32($0))) }
        statement.reset()
    }
}
