/// A stretch of a source file and its replacement.
///
/// Edits never change the number of lines before a place, so the compiler's messages point at the lines of the
/// original.
struct SourceEdit {
    /// Bytes of the UTF-8 text.
    var range: Range<Int>
    var replacement: String
}

extension [SourceEdit] {
    /// The text with all edits made; of two that overlap, the first one is made. What is put in at a place comes before what
    /// replaces something there.
    func applied(to text: String) -> String {
        let bytes = Array<UInt8>(text.utf8)
        var result: [UInt8] = []
        var position = 0
        for edit in sorted(by: Self.isBefore) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += Array<UInt8>(edit.replacement.utf8)
            let newlines = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
            let kept = edit.replacement.utf8.count { $0 == UInt8(ascii: "\n") }
            result += Array<UInt8>(repeating: UInt8(ascii: "\n"), count: Swift.max(0, newlines - kept))
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }

    private static func isBefore(_ first: SourceEdit, _ second: SourceEdit) -> Bool {
        (first.range.lowerBound, first.range.upperBound) < (second.range.lowerBound, second.range.upperBound)
    }
}
