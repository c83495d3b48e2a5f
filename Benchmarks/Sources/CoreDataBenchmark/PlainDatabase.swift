import Foundation
import SQLitePeer

/// The same work by SQLite's own calls, with the tables and settings of a store.
final class PlainDatabase {
    private var handle: OpaquePointer?
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ path: String) {
        check(sqlite3_open_v2(path, &handle, SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil))
        execute("PRAGMA journal_mode = WAL")
        execute("PRAGMA synchronous = NORMAL")
    }

    deinit { sqlite3_close_v2(handle) }

    private func check(_ code: Int32) {
        precondition(code == SQLITE_OK, "SQLite error \(code): \(String(cString: sqlite3_errmsg(handle)))")
    }

    private func execute(_ sql: String) { check(sqlite3_exec(handle, sql, nil, nil, nil)) }

    private func statement(_ sql: String) -> OpaquePointer? {
        var made: OpaquePointer?
        check(sqlite3_prepare_v2(handle, sql, -1, &made, nil))
        return made
    }

    /// Inserts items in one transaction.
    func insert(_ items: [Sample]) {
        execute(
            "CREATE TABLE IF NOT EXISTS ZITEM (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISDONE INTEGER, "
                + "ZNUMBER INTEGER, ZDATE TIMESTAMP, ZDETAIL VARCHAR, ZNAME VARCHAR)")
        execute("BEGIN IMMEDIATE")
        let insertion = statement("INSERT INTO ZITEM VALUES (?, 1, 1, ?, ?, ?, ?, ?)")
        for item in items {
            sqlite3_bind_int64(insertion, 1, item.number + 1)
            sqlite3_bind_int64(insertion, 2, item.isDone ? 1 : 0)
            sqlite3_bind_int64(insertion, 3, item.number)
            sqlite3_bind_double(insertion, 4, item.date)
            sqlite3_bind_text(insertion, 5, item.detail, -1, Self.transient)
            sqlite3_bind_text(insertion, 6, item.name, -1, Self.transient)
            precondition(sqlite3_step(insertion) == SQLITE_DONE)
            sqlite3_reset(insertion)
        }
        sqlite3_finalize(insertion)
        execute("COMMIT")
    }

    /// The numbers of all rows by name.
    func numbers() -> [Int64] {
        let selection = statement("SELECT Z_PK, Z_ENT FROM ZITEM ORDER BY ZNAME, Z_PK")
        defer { sqlite3_finalize(selection) }
        var numbers: [Int64] = []
        while sqlite3_step(selection) == SQLITE_ROW { numbers.append(sqlite3_column_int64(selection, 0)) }
        return numbers
    }

    /// All values of the rows, in the order of their numbers; of a store's table too.
    func items() -> [Sample] {
        let selection = statement("SELECT ZISDONE, ZNUMBER, ZDATE, ZDETAIL, ZNAME FROM ZITEM ORDER BY ZNUMBER")
        defer { sqlite3_finalize(selection) }
        func text(_ column: Int32) -> String {
            sqlite3_column_text(selection, column).map { String(cString: $0) } ?? ""
        }
        var items: [Sample] = []
        while sqlite3_step(selection) == SQLITE_ROW {
            items.append(
                Sample(
                    isDone: sqlite3_column_int64(selection, 0) != 0, number: sqlite3_column_int64(selection, 1),
                    date: sqlite3_column_double(selection, 2), detail: text(3), name: text(4)))
        }
        return items
    }

    /// The names of rows, in the order of the numbers.
    func names(of numbers: ArraySlice<Int64>) -> [String] {
        numbers.map { number in
            let selection = statement("SELECT ZNAME FROM ZITEM WHERE Z_PK = ?")
            defer { sqlite3_finalize(selection) }
            sqlite3_bind_int64(selection, 1, number)
            precondition(sqlite3_step(selection) == SQLITE_ROW)
            return sqlite3_column_text(selection, 0).map { String(cString: $0) } ?? ""
        }
    }

    /// The lengths of the names of rows.
    func names(_ numbers: ArraySlice<Int64>) -> Int {
        let places = Array(repeating: "?", count: numbers.count).joined(separator: ",")
        let selection = statement("SELECT * FROM ZITEM WHERE Z_PK IN (\(places))")
        defer { sqlite3_finalize(selection) }
        for (index, number) in numbers.enumerated() { sqlite3_bind_int64(selection, Int32(index + 1), number) }
        var sum = 0
        while sqlite3_step(selection) == SQLITE_ROW {
            if let text = sqlite3_column_text(selection, 7) { sum += String(cString: text).utf8.count }
        }
        return sum
    }
}
