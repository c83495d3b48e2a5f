/// The classes of a Swift file, with their properties and methods, found without a compiler.
public enum SwiftSource {
    /// - Complexity: linear in the text.
    public static func classes(in text: String) -> [String: SourceClass] {
        var reader = Reader(tokens: SourceTokens.of(text))
        reader.read()
        return reader.classes
    }

    private struct Reader {
        let tokens: [Substring]
        var index = 0
        var classes: [String: SourceClass] = [:]
        /// The types around the present place; nil for any other pair of braces.
        private var scopes: [String?] = []
        private var pending: String?

        init(tokens: [Substring]) { self.tokens = tokens }

        mutating func read() {
            while index < tokens.count {
                let token = tokens[index]
                index += 1
                switch token {
                case "{":
                    scopes.append(pending)
                    pending = nil
                case "}": if !scopes.isEmpty { scopes.removeLast() }
                case "class", "extension", "struct", "enum", "protocol", "actor": readType(String(token))
                case "var", "let":
                    if let type = scopes.last ?? nil, index < tokens.count {
                        classes[type]?.properties.insert(String(tokens[index]))
                    }
                case "func":
                    if let type = scopes.last ?? nil, index < tokens.count {
                        classes[type]?.methods.insert(String(tokens[index]))
                    }
                default: break
                }
            }
        }

        private mutating func readType(_ keyword: String) {
            guard index < tokens.count, let first = tokens[index].first, first.isLetter || first == "_" else { return }
            // `class func` and `class var` are members.
            guard !["func", "var", "let", "subscript", "final", "private", "override"].contains(tokens[index]) else {
                return
            }
            var name = String(tokens[index])
            index += 1
            while index + 1 < tokens.count, tokens[index] == "." {
                name = String(tokens[index + 1])
                index += 2
            }
            var facts = SourceClass()
            if keyword == "class" {
                facts.isDeclared = true
                facts.superclass = superclass()
            }
            pending = name
            if keyword == "class" || keyword == "extension" { classes[name, default: SourceClass()].add(facts) }
        }

        /// The first name after the colon; a generic one without its arguments.
        private func superclass() -> String? {
            var place = index
            var depth = 0
            while place < tokens.count, tokens[place] != "{" {
                if tokens[place] == "<" { depth += 1 }
                if tokens[place] == ">" { depth -= 1 }
                if tokens[place] == ":", depth == 0 { break }
                place += 1
            }
            guard place + 1 < tokens.count, tokens[place] == ":" else { return nil }
            place += 1
            while place + 2 < tokens.count, tokens[place + 1] == "." { place += 2 }
            return String(tokens[place])
        }
    }
}

/// The words and signs of a source, without comments and texts.
enum SourceTokens {
    static func of(_ text: String) -> [Substring] {
        var tokens: [Substring] = []
        let bytes = text.utf8
        var index = bytes.startIndex
        func byte(_ offset: Int) -> UInt8? {
            let place = bytes.index(index, offsetBy: offset, limitedBy: bytes.endIndex)
            return place.flatMap { $0 < bytes.endIndex ? bytes[$0] : nil }
        }
        func skip(to end: [UInt8]) {
            while index < bytes.endIndex {
                if bytes[index...].starts(with: end) {
                    index = bytes.index(index, offsetBy: end.count)
                    return
                }
                index = bytes.index(after: index)
            }
        }
        while index < bytes.endIndex {
            let next = bytes[index]
            if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                skip(to: [UInt8(ascii: "\n")])
            } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                index = bytes.index(index, offsetBy: 2)
                skip(to: Array("*/".utf8))
            } else if next == UInt8(ascii: "\"") {
                let isLong = byte(1) == next && byte(2) == next
                index = bytes.index(index, offsetBy: isLong ? 3 : 1)
                if isLong { skip(to: Array("\"\"\"".utf8)) } else { skipText(bytes, &index) }
            } else if isWordByte(next) {
                let start = index
                while index < bytes.endIndex, isWordByte(bytes[index]) { index = bytes.index(after: index) }
                tokens.append(text[start..<index])
            } else {
                let start = index
                index = bytes.index(after: index)
                if next > 0x20, next < 0x80 { tokens.append(text[start..<index]) }
            }
        }
        return tokens
    }

    /// To the end of a text of one line.
    private static func skipText(_ bytes: String.UTF8View, _ index: inout String.Index) {
        while index < bytes.endIndex {
            let next = bytes[index]
            index = bytes.index(after: index)
            if next == UInt8(ascii: "\\"), index < bytes.endIndex {
                index = bytes.index(after: index)
            } else if next == UInt8(ascii: "\"") || next == UInt8(ascii: "\n") {
                return
            }
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
