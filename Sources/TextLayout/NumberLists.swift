import Foundation

/// The numbers of a JSON document by the keys that lead to them, in order: `{"a": {"b": [[1, 2], [3]]}}` has 1, 2 and 3
/// under `a/b`.
///
/// For the package's own tables: strings that aren't keys are skipped, and escapes in keys aren't read.
struct NumberLists {
    private var lists: [String: [Double]] = [:]

    /// O(bytes). - Throws: `FontError` where the text ends early or holds something else, such as words for numbers.
    init(json: [UInt8]) throws {
        // Ends in a zero, so that `strtod` never reads past it.
        let text = json + [0]
        try text.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes)
            try reader.value("", into: &lists)
            reader.skipSpace()
            guard reader.place == bytes.count - 1 else { throw reader.error() }
        }
    }

    subscript(path: String) -> [Double]? { lists[path] }

    /// The lists right below a path, by their keys.
    func members(of path: String) -> [String: [Double]] {
        var members: [String: [Double]] = [:]
        for (key, list) in lists where key.hasPrefix("\(path)/") {
            members[String(key.dropFirst(path.count + 1))] = list
        }
        return members
    }
}

/// The reading position in a list of numbers.
private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var place = 0
    private static let depthLimit = 32
    private var depth = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    func error() -> FontError { FontError.notAFont("a table of numbers, at byte \(place)") }

    mutating func skipSpace() {
        while bytes[place] == 0x20 || (0x09...0x0D).contains(bytes[place]) { place += 1 }
    }

    private mutating func consume(_ character: Character) throws {
        skipSpace()
        guard bytes[place] == character.asciiValue else { throw error() }
        place += 1
    }

    private mutating func tries(_ character: Character) -> Bool {
        skipSpace()
        guard bytes[place] == character.asciiValue else { return false }
        place += 1
        return true
    }

    mutating func value(_ path: String, into lists: inout [String: [Double]]) throws {
        skipSpace()
        switch Character(Unicode.Scalar(bytes[place])) {
        case "{": try members(of: path, into: &lists)
        case "[", "0"..."9", "-":
            var list: [Double] = []
            try numbers(into: &list)
            lists[path] = list
        case "\"": _ = try string()
        default: throw error()
        }
    }

    private mutating func members(of path: String, into lists: inout [String: [Double]]) throws {
        try consume("{")
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { throw error() }
        guard !tries("}") else { return }
        repeat {
            let key = try string()
            try consume(":")
            try value(path.isEmpty ? key : "\(path)/\(key)", into: &lists)
        } while tries(",")
        try consume("}")
    }

    /// A number, or lists of them within each other.
    private mutating func numbers(into list: inout [Double]) throws {
        guard tries("[") else {
            skipSpace()
            let isNumber = bytes[place] == 0x2D || (0x30...0x39).contains(bytes[place])
            guard isNumber, let start = bytes.baseAddress?.advanced(by: place) else { throw error() }
            let taken = start.withMemoryRebound(to: CChar.self, capacity: 1) { text -> Int in
                var end: UnsafeMutablePointer<CChar>?
                list.append(strtod(text, &end))
                return end.map { UnsafePointer($0) - text } ?? 0
            }
            guard taken > 0 else { throw error() }
            place += taken
            return
        }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { throw error() }
        guard !tries("]") else { return }
        repeat { try numbers(into: &list) } while tries(",")
        try consume("]")
    }

    private mutating func string() throws -> String {
        try consume("\"")
        let start = place
        while bytes[place] != 0, bytes[place] != 0x22, bytes[place] != 0x5C { place += 1 }
        guard bytes[place] == 0x22 else { throw error() }
        place += 1
        return String(decoding: bytes[start..<place - 1], as: UTF8.self)
    }
}
