/// Reads XML as Interface Builder writes it: UTF-8, no document type, the five standard entities.
///
/// Documents with a document type are refused, so nothing outside the text is read and no entity grows. Runs in a single
/// pass over the bytes with a stack of its own; time and memory are linear in the text, which the limits bound.
public struct MarkupParser {
    let bytes: [UInt8]
    let limits: MarkupLimits
    var position = 0
    var line = 1
    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var elementCount = 0
    private var attributeCount = 0
    /// Names and values too long to be stored in place are shared.
    private var known: [String: String] = [:]

    /// - Throws: `MarkupError` for text that isn't well formed, or is larger than the limits.
    public static func parse(_ bytes: [UInt8], limits: MarkupLimits = MarkupLimits()) throws -> MarkupElement {
        var parser = MarkupParser(bytes: bytes, limits: limits)
        return try parser.parse()
    }

    private init(bytes: [UInt8], limits: MarkupLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    private mutating func parse() throws -> MarkupElement {
        guard bytes.count <= limits.bytes else {
            throw MarkupError(
                line: 0, message: "the text has \(bytes.count) bytes; documents of up to \(limits.bytes) are read")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
            throw MarkupError(line: 1, message: "the text is UTF-16; documents are read in UTF-8")
        }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") { try readTag() } else { try readText() }
        }
        if let unclosed = open.last {
            throw failure("the text ends inside <\(unclosed.name)> of line \(unclosed.line)")
        }
        guard let root else { throw MarkupError(line: 0, message: "there is no element") }
        return root
    }

    func failure(_ message: String) -> MarkupError { MarkupError(line: line, message: message) }

    private mutating func readTag() throws {
        switch byte(1) {
        case UInt8(ascii: "?"): try skip(past: "?>", from: 2)
        case UInt8(ascii: "!"): try readDeclaration()
        case UInt8(ascii: "/"): try readClosingTag()
        default: try readOpeningTag()
        }
    }

    private mutating func readDeclaration() throws {
        if matches("<!--") {
            try skip(past: "-->", from: 4)
        } else if matches("<![CDATA[") {
            let start = position + 9
            try skip(past: "]]>", from: 9)
            try append(String(decoding: bytes[start..<position - 3], as: UTF8.self))
        } else if matches("<!DOCTYPE"), root == nil, open.isEmpty {
            try skipDocumentType()
        } else {
            throw failure("declarations are refused: documents have no entities of their own")
        }
    }

    private mutating func readOpeningTag() throws {
        position += 1
        let start = line
        let name = shared(try readName("an element"))
        guard root == nil || !open.isEmpty else { throw failure("<\(name)> follows the end of the document") }
        elementCount += 1
        guard elementCount <= limits.elements else {
            throw failure("there are more than \(limits.elements) elements")
        }
        guard open.count < limits.depth else {
            throw failure("elements are more than \(limits.depth) deep inside each other")
        }
        let attributes = try readAttributes(of: name)
        let element = MarkupElement(name: name, attributes: attributes, line: start)
        if byte(0) == UInt8(ascii: "/") {
            position += 1
            try expect(UInt8(ascii: ">"), in: name)
            close(element)
        } else {
            try expect(UInt8(ascii: ">"), in: name)
            open.append(element)
        }
    }

    private mutating func readAttributes(of element: String) throws -> [MarkupElement.Attribute] {
        var attributes: [MarkupElement.Attribute] = []
        while true {
            skipSpace()
            guard let next = byte(0) else { throw failure("the text ends inside the tag <\(element)") }
            if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return attributes }
            let name = shared(try readName("an attribute of <\(element)>"))
            skipSpace()
            try expect(UInt8(ascii: "="), in: element)
            skipSpace()
            let value = shared(try readQuotedValue(of: name))
            guard !attributes.contains(where: { $0.name == name }) else {
                throw failure("<\(element)> has two attributes \(name)")
            }
            guard attributes.count < limits.attributesOfElement else {
                throw failure("<\(element)> has more than \(limits.attributesOfElement) attributes")
            }
            attributes.append(MarkupElement.Attribute(name: name, value: value))
            attributeCount += 1
            guard attributeCount <= limits.attributes else {
                throw failure("there are more than \(limits.attributes) attributes")
            }
        }
    }

    private mutating func readClosingTag() throws {
        position += 2
        let name = try readName("an element")
        skipSpace()
        try expect(UInt8(ascii: ">"), in: name)
        guard let element = open.popLast() else { throw failure("</\(name)> closes nothing") }
        guard element.name == name else {
            throw failure("</\(name)> closes nothing: <\(element.name)> of line \(element.line) is open")
        }
        close(element)
    }

    private mutating func close(_ element: MarkupElement) {
        if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }

    private mutating func readText() throws {
        let start = position
        var hasReference = false
        var isBlank = true
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            let next = bytes[position]
            if next == UInt8(ascii: "\n") { line += 1 }
            if next == UInt8(ascii: "&") { hasReference = true }
            if next > 0x20 { isBlank = false }
            position += 1
        }
        // Indentation between elements isn't text.
        guard !isBlank || start < position && open.last?.children.isEmpty == true else { return }
        try append(try decoded(start..<position, hasReference: hasReference))
    }

    private mutating func append(_ text: String) throws {
        guard !open.isEmpty else {
            if text.allSatisfy(\.isWhitespace) { return }
            throw failure("there is text outside of the document's element")
        }
        open[open.count - 1].text += text
    }

    private mutating func shared(_ string: String) -> String {
        guard string.utf8.count > 15, string.utf8.count < 64 else { return string }
        if let earlier = known[string] { return earlier }
        known[string] = string
        return string
    }
}
