import CSQLite
import Foundation

/// An error of SQLite's.
struct DatabaseError: Error, CustomStringConvertible {
    let code: Int32
    let message: String
    var sql = ""

    var description: String { "SQLite error \(code): \(message)\(sql.isEmpty ? "" : " in \(sql)")" }
    var primaryCode: Int32 { code & 0xff }
}

/// A connection to a database of SQLite's; one thread at a time uses it.
final class Database {
    private(set) var handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    /// Each executed statement, for `-com.apple.CoreData.SQLDebug`.
    var isTraced = false

    /// - Parameter path: a file's path, or `:memory:`.
    init(path: String, isReadOnly: Bool = false) throws {
        var opened: OpaquePointer?
        let flags =
            SQLITE_OPEN_NOMUTEX
            | (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened, code == SQLITE_OK else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(opened)
            throw DatabaseError(code: code, message: message)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, 5000)
        DatabaseFunctions.register(in: handle)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
    }

    var failure: DatabaseError {
        DatabaseError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
    }

    /// A statement that is ready to be bound, prepared once for its text.
    func statement(_ sql: String) throws -> Statement {
        if let known = statements[sql], !known.isInUse {
            known.reset()
            if isTraced { trace(sql) }
            return known
        }
        let made = try Statement(sql, in: self)
        if statements.count > 200 { statements.removeAll() }
        statements[sql] = made
        if isTraced { trace(sql) }
        return made
    }

    private func trace(_ sql: String) {
        FileHandle.standardError.write(Data("CoreData: sql: \(sql)\n".utf8))
    }

    func execute(_ sql: String) throws {
        if isTraced { trace(sql) }
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            var error = failure
            error.sql = sql
            throw error
        }
    }

    /// Waits so many seconds for another connection to end its work; 5 at first.
    func setTimeout(_ seconds: Double) { sqlite3_busy_timeout(handle, Int32(max(0, min(seconds, 1e6) * 1000))) }

    var changes: Int { Int(sqlite3_changes(handle)) }

    /// The body's work happens as a whole or not at all.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        guard sqlite3_get_autocommit(handle) != 0 else { return try body() }
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    /// The names of all tables, with those of their columns, both in capitals.
    func tables() throws -> [String: Set<String>] {
        var tables: [String: Set<String>] = [:]
        let list = try statement(
            "SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p WHERE m.type = 'table'")
        while try list.step() {
            tables[list.text(0).uppercased(), default: []].insert(list.text(1).uppercased())
        }
        return tables
    }

    /// The whole database as the bytes of a file.
    func serialized() -> Data {
        var count: sqlite3_int64 = 0
        guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else { return Data() }
        defer { sqlite3_free(bytes) }
        return Data(bytes: bytes, count: Int(count))
    }

    /// Fills a database in memory with the bytes of a file.
    func deserialize(_ data: Data) throws {
        guard let copy = sqlite3_malloc64(UInt64(max(1, data.count))) else {
            throw DatabaseError(code: SQLITE_NOMEM, message: "no memory for \(data.count) bytes")
        }
        data.copyBytes(to: copy.assumingMemoryBound(to: UInt8.self), count: data.count)
        let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
        let bytes = copy.assumingMemoryBound(to: UInt8.self)
        let size = sqlite3_int64(data.count)
        guard sqlite3_deserialize(handle, "main", bytes, size, size, flags) == SQLITE_OK else { throw failure }
    }
}
