/// The parser's smallest steps.
extension MarkupParser {
    func byte(_ offset: Int) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    func matches(_ word: StaticString) -> Bool {
        guard position + word.utf8CodeUnitCount <= bytes.count else { return false }
        return word.withUTF8Buffer { buffer in
            for index in 0..<buffer.count where bytes[position + index] != buffer[index] { return false }
            return true
        }
    }

    mutating func skip(past end: StaticString, from offset: Int) throws {
        let start = line
        position += offset
        while position < bytes.count {
            if matches(end) {
                position += end.utf8CodeUnitCount
                return
            }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        throw MarkupError(line: start, message: "the markup that begins here has no end “\(end)”")
    }

    mutating func skipSpace() {
        while let next = byte(0), next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D {
            if next == 0x0A { line += 1 }
            position += 1
        }
    }

    mutating func expect(_ wanted: UInt8, in element: String) throws {
        guard byte(0) == wanted else {
            throw failure("“\(Character(UnicodeScalar(wanted)))” is missing in the tag of <\(element)>")
        }
        position += 1
    }

    mutating func readName(_ what: String) throws -> String {
        let start = position
        while let next = byte(0), Self.isNameByte(next) { position += 1 }
        guard position > start else { throw failure("the name of \(what) is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"), 0x80...0xFF:
            true
        default: false
        }
    }

    mutating func readQuotedValue(of name: String) throws -> String {
        guard let quote = byte(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw failure("the value of \(name) isn't in quotes")
        }
        position += 1
        let start = position
        var hasReference = false
        while let next = byte(0), next != quote {
            if next == UInt8(ascii: "<") { throw failure("the value of \(name) has a bare “<”") }
            if next == UInt8(ascii: "&") { hasReference = true }
            if next == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        guard byte(0) == quote else { throw failure("the value of \(name) has no closing quote") }
        position += 1
        return try decoded(start..<position - 1, hasReference: hasReference)
    }

    /// Characters with the references among them replaced.
    func decoded(_ range: Range<Int>, hasReference: Bool) throws -> String {
        guard hasReference else { return String(decoding: bytes[range], as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            guard bytes[index] == UInt8(ascii: "&") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let limit = min(range.upperBound, index + 12)
            guard let end = bytes[index..<limit].firstIndex(of: UInt8(ascii: ";")) else {
                throw failure("“&” begins a reference that has no “;”")
            }
            let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
            result.append(contentsOf: try Self.character(name, orThrow: failure).utf8)
            index = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func character(_ reference: String, orThrow failure: (String) -> MarkupError) throws -> String {
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        let number: UInt32? =
            if reference.hasPrefix("#x") {
                UInt32(reference.dropFirst(2), radix: 16)
            } else if reference.hasPrefix("#") {
                UInt32(reference.dropFirst())
            } else {
                nil
            }
        guard let number, number > 0, let scalar = UnicodeScalar(number) else {
            throw failure("there is no entity &\(reference);: the five of XML and character numbers are read")
        }
        return String(Character(scalar))
    }

    /// Skips the name of a document's type, as drawings have one; one that declares something is refused, as it could make a short
    /// text a long one.
    mutating func skipDocumentType() throws {
        var quote: UInt8?
        while let next = byte(0) {
            if next == UInt8(ascii: "\n") { line += 1 }
            if quote == nil, next == UInt8(ascii: "[") {
                throw failure("declarations are refused: documents have no entities of their own")
            }
            position += 1
            if quote == nil, next == UInt8(ascii: ">") { return }
            if let open = quote {
                if next == open { quote = nil }
            } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
                quote = next
            }
        }
        throw failure("the text ends inside <!DOCTYPE")
    }
}
