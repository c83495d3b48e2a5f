import CHypertextShims

/// An element or a text of a document as libxml2 holds it, valid while it is read.
struct MarkupNode {
    fileprivate let node: OpaquePointer

    private var kind: Int { Int(masu_hypertext_kind(node)) }
    var name: String { masu_hypertext_name(node).map { String(cString: $0) }?.lowercased() ?? "" }
    var isElement: Bool { kind == MASU_HYPERTEXT_ELEMENT }

    /// The content of a text node; nil for elements and comments.
    var text: String? {
        guard kind == MASU_HYPERTEXT_TEXT else { return nil }
        return masu_hypertext_text(node).map { String(cString: $0) }
    }

    /// All that is written inside, elements left out.
    var wholeText: String { Self.copiedString(masu_hypertext_copy_all_text(node)) ?? "" }

    var children: [MarkupNode] {
        var result: [MarkupNode] = []
        var child = masu_hypertext_first_child(node)
        while let present = child {
            result.append(MarkupNode(node: present))
            child = masu_hypertext_next(present)
        }
        return result
    }

    func attribute(_ name: String) -> String? { Self.copiedString(masu_hypertext_copy_attribute(node, name)) }

    private static func copiedString(_ text: UnsafeMutablePointer<CChar>?) -> String? {
        guard let text else { return nil }
        defer { masu_hypertext_free_text(text) }
        return String(cString: text)
    }
}

enum MarkupTree {
    /// Reads a document and hands its root out.
    static func read(
        _ bytes: [UInt8], encoding: String?, _ body: (MarkupNode) -> Void
    ) throws(HypertextError) {
        let encoding = encoding ?? assumedEncoding(of: bytes)
        let bytes = wrapped(bytes)
        let document = bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                masu_hypertext_read(characters.baseAddress, Int32(characters.count), encoding)
            }
        }
        guard let document else {
            // An empty input is a document without text.
            guard masu_hypertext_load() != 0 else { throw .missingLibrary }
            guard bytes.isEmpty else { throw .unreadable(encoding: encoding) }
            return
        }
        defer { masu_hypertext_free(document) }
        if let root = masu_hypertext_root(document) { body(MarkupNode(node: root)) }
    }

    /// The encoding of a document that doesn't declare one: UTF-8 if it is valid, else the browsers' default; nil for
    /// one that does.
    private static func assumedEncoding(of bytes: [UInt8]) -> String? {
        let isMarked = bytes.starts(with: [0xfe, 0xff]) || bytes.starts(with: [0xff, 0xfe])
        let start = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
        guard !isMarked, !start.contains("charset") else { return nil }
        return String(validating: bytes, as: UTF8.self) == nil ? "windows-1252" : "UTF-8"
    }

    /// A piece of a body as a body: without one the parser puts text into a paragraph that isn't in the source.
    private static func wrapped(_ bytes: [UInt8]) -> [UInt8] {
        guard let first = bytes.first, first < 0x80, !bytes.prefix(4).contains(0) else { return bytes }
        let start = String(decoding: bytes.prefix(1 << 16), as: UTF8.self).lowercased()
        guard !start.contains("<body"), !start.contains("<html") else { return bytes }
        return Array("<html><body>".utf8) + bytes
    }
}
