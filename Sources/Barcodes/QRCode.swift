/// A QR code of bytes, as ISO/IEC 18004 describes it: the smallest version that has room, and the mask with the least penalty.
public struct QRCode: Hashable, Sendable {
    /// The share of the symbol that may be damaged: about 7, 15, 25 and 30 percent.
    public enum Correction: Int, Sendable {
        case low, medium, quartile, high

        /// The two bits of the format.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// From 1 to 40.
    public let version: Int
    /// From 0 to 7.
    public let mask: Int
    /// Modules on a side.
    public let size: Int
    /// True where a module is dark, rows from the top.
    private let modules: [Bool]

    /// - Parameter mask: the mask from 0 to 7; nil for the one with the least penalty.
    /// - Returns: nil for more bytes than the largest version holds.
    public init?(_ bytes: [UInt8], correction: Correction, mask: Int? = nil) {
        guard let version = (1...40).first(where: { Self.capacity($0, correction) >= Self.bits(bytes.count, $0) })
        else {
            return nil
        }
        var drawing = QRCodeDrawing(version: version)
        drawing.drawPatterns()
        drawing.draw(Self.codewords(bytes, version, correction))
        let best =
            mask
            ?? (0..<8).map { mask in (mask, drawing.masked(mask, correction).penalty) }
            .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0 ?? 0
        self.version = version
        self.mask = best
        size = drawing.size
        modules = drawing.masked(best, correction).dark
    }

    /// True if the module is dark; `row` 0 is the upper one.
    public func isDark(row: Int, column: Int) -> Bool { modules[row * size + column] }

    /// The bits of a message: its mode, its count, and its bytes.
    private static func bits(_ count: Int, _ version: Int) -> Int { 4 + (version < 10 ? 8 : 16) + count * 8 }

    /// The bits that a version has for a message.
    private static func capacity(_ version: Int, _ correction: Correction) -> Int {
        let checks = QRCodeTables.checkBytes[correction.rawValue][version - 1]
        return (QRCodeTables.dataModules(version) / 8 - checks * QRCodeTables.blocks[correction.rawValue][version - 1])
            * 8
    }

    /// The bytes of the symbol in their order: those of all blocks in turn, then the check bytes of all blocks in turn.
    private static func codewords(_ bytes: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let room = capacity(version, correction) / 8
        var bits = [Bool]()
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(4, 4)
        append(bytes.count, version < 10 ? 8 : 16)
        for byte in bytes { append(Int(byte), 8) }
        append(0, min(4, room * 8 - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var message = stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } as UInt8
        }
        let filling = (room - message.count)
        message += (0..<filling).map { $0 % 2 == 0 ? 0xEC : 0x11 }
        return interleaved(message, version, correction)
    }

    private static func interleaved(_ message: [UInt8], _ version: Int, _ correction: Correction) -> [UInt8] {
        let count = QRCodeTables.blocks[correction.rawValue][version - 1]
        let checks = CheckBytes(count: QRCodeTables.checkBytes[correction.rawValue][version - 1])
        let short = message.count / count
        let shortBlocks = count - message.count % count
        var start = 0
        let blocks = (0..<count).map { index in
            let length = short + (index < shortBlocks ? 0 : 1)
            defer { start += length }
            return message[start..<start + length]
        }
        var result = (0...short).flatMap { offset in
            blocks.compactMap { offset < $0.count ? $0[$0.startIndex + offset] : nil }
        }
        let ends = blocks.map { checks.of($0) }
        for offset in ends[0].indices { result += ends.map { $0[offset] } }
        return result
    }
}
