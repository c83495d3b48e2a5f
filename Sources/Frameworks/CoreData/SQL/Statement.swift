import CSQLite
import Foundation

/// A value that a statement is given.
enum SQLValue: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The value as a statement's text has it.
    var literal: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): "'\(text.replacingOccurrences(of: "'", with: "''"))'"
        case .blob(let data): "x'\(data.map { String(format: "%02x", $0) }.joined())'"
        }
    }
}

/// A prepared statement.
final class Statement {
    private let handle: OpaquePointer
    private unowned let database: Database
    private let sql: String
    /// True between the first row and the end.
    private(set) var isInUse = false
    /// SQLite copies what is bound so.
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ sql: String, in database: Database) throws {
        var prepared: OpaquePointer?
        guard
            sqlite3_prepare_v3(database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
                == SQLITE_OK,
            let prepared
        else {
            var error = database.failure
            error.sql = sql
            throw error
        }
        handle = prepared
        self.database = database
        self.sql = sql
    }

    deinit { sqlite3_finalize(handle) }

    func reset() {
        sqlite3_reset(handle)
        isInUse = false
    }

    /// Goes to the next row.
    ///
    /// - Returns: false at the end, where the statement is reset.
    func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW:
            isInUse = true
            return true
        case SQLITE_DONE:
            reset()
            return false
        default:
            var error = database.failure
            error.sql = sql
            reset()
            throw error
        }
    }

    func run() throws { while try step() {} }

    // MARK: Arguments, counted from 1

    func bind(_ values: [SQLValue]) {
        for (index, value) in values.enumerated() { bind(value, Int32(index + 1)) }
    }

    func bind(_ value: SQLValue, _ index: Int32) {
        switch value {
        case .null: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, index)
        case .blob(let data): bind(data, index)
        }
    }

    func bind(_ number: Int64, _ index: Int32) { sqlite3_bind_int64(handle, index, number) }
    func bind(_ number: Double, _ index: Int32) { sqlite3_bind_double(handle, index, number) }
    func bindNull(_ index: Int32) { sqlite3_bind_null(handle, index) }

    func bind(_ text: String, _ index: Int32) {
        var text = text
        _ = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty text has no address, which SQLite would take for NULL.
                if let start = characters.baseAddress {
                    sqlite3_bind_text(handle, index, start, Int32(characters.count), Self.transient)
                } else {
                    sqlite3_bind_text(handle, index, "", 0, Self.transient)
                }
            }
        }
    }

    func bind(_ data: Data, _ index: Int32) {
        if data.isEmpty {
            sqlite3_bind_zeroblob(handle, index, 0)
        } else {
            data.withUnsafeBytes { bytes in
                _ = sqlite3_bind_blob(handle, index, bytes.baseAddress, Int32(bytes.count), Self.transient)
            }
        }
    }

    // MARK: Columns, counted from 0

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
    func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

    func text(_ column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        return String(
            decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self
        )
    }

    func data(_ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(handle, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(handle, column)))
    }

    func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: .integer(integer(column))
        case SQLITE_FLOAT: .real(real(column))
        case SQLITE_TEXT: .text(text(column))
        case SQLITE_BLOB: .blob(data(column))
        default: .null
        }
    }
}
