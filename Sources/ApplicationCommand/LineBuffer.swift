import Foundation

/// Bytes that become lines.
package struct LineBuffer {
    private var bytes = Data()
    /// The bytes that are known to have no line's end.
    private var searched = 0
    private var isTooLong = false
    /// The number of bytes of a line that are kept; of a longer one, the first of them are its text.
    private let longest: Int

    package init(longest: Int = .max) { self.longest = longest }

    /// - Returns: the lines that are complete, in their order.
    /// - Complexity: O(n) in the number of bytes added.
    package mutating func add(_ data: Data) -> [String] {
        bytes.append(data)
        var lines: [String] = []
        var start = bytes.startIndex
        while let end = bytes[(start + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
            if !isTooLong { lines.append(Self.text(bytes[start..<end].prefix(longest))) }
            isTooLong = false
            start = end + 1
            searched = 0
        }
        bytes = Data(bytes[start...])
        searched = bytes.count
        if searched > longest {
            if !isTooLong { lines.append(Self.text(bytes.prefix(longest))) }
            isTooLong = true
            bytes = Data()
            searched = 0
        }
        return lines
    }

    /// The text after the last line's end; nil where there is none.
    package var rest: String? { bytes.isEmpty || isTooLong ? nil : Self.text(bytes) }

    private static func text(_ bytes: Data) -> String { String(decoding: bytes, as: UTF8.self) }
}
