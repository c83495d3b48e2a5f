import Graphics

/// The chunks of an animated PNG: a PNG whose further pictures are in chunks that other readers pass over.
///
/// Source: W3C, Portable Network Graphics, third edition, 2025 (acTL, fcTL, fdAT).
enum AnimatedPNG {
    struct Chunk {
        var kind: String
        var data: ArraySlice<UInt8>
    }

    static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

    /// The chunks up to the end, or to the first that is cut off.
    static func chunks(_ bytes: [UInt8]) -> [Chunk] {
        var result: [Chunk] = []
        var place = signature.count
        while place + 12 <= bytes.count {
            let length = Int(number(bytes[place...]))
            guard length >= 0, length <= bytes.count - place - 12 else { break }
            result.append(
                Chunk(
                    kind: String(decoding: bytes[place + 4..<place + 8], as: UTF8.self),
                    data: bytes[place + 8..<place + 8 + length]))
            place += 12 + length
        }
        return result
    }

    static func append(_ kind: String, _ data: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        let body = Array(kind.utf8) + Array(data)
        bytes += big(UInt32(body.count - 4)) + body + big(checksum(body))
    }

    /// Four bytes, the greatest first.
    static func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
    static func big(_ value: UInt16) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 0xff)] }

    static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }

    /// CRC-32 of ISO 3309, as every chunk ends with.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 }
    }
}

extension ImageEncoder {
    /// Writes an animated PNG; after the first picture only the rectangle that changed is stored. Readers that know no
    /// animation show the first.
    ///
    /// - Parameter loopCount: the number of times that all are shown; 0 for ever.
    public func animatedPNG(
        _ frames: [DecodedAnimation.Frame], loopCount: Int = 0
    ) throws(ImageCodingError) -> [UInt8] {
        try check(frames, .png)
        // All pictures share one header, so they all have an alpha channel or none.
        let hasAlpha = frames.contains { !$0.bitmap.isOpaque }
        var bytes = AnimatedPNG.signature
        var sequence: UInt32 = 0
        for (index, frame) in frames.enumerated() {
            let area = index == 0 ? nil : frame.bitmap.changedArea(from: frames[index - 1].bitmap)
            let picture = index == 0 ? frame.bitmap : frame.bitmap.cropped(to: area ?? (0, 0, 1, 1))
            let chunks = AnimatedPNG.chunks(try png(picture, level: 1, keepsAlpha: hasAlpha))
            if index == 0 {
                for chunk in chunks.prefix(while: { $0.kind != "IDAT" }) {
                    AnimatedPNG.append(chunk.kind, chunk.data, to: &bytes)
                }
                AnimatedPNG.append(
                    "acTL", AnimatedPNG.big(UInt32(frames.count)) + AnimatedPNG.big(UInt32(loopCount)), to: &bytes)
            }
            let place = [picture.width, picture.height, area?.x ?? 0, area?.y ?? 0].flatMap {
                AnimatedPNG.big(UInt32($0))
            }
            let delay = UInt16(min(65_535, max(0, (frame.delay * 1000).rounded())))
            AnimatedPNG.append(
                "fcTL",
                AnimatedPNG.big(sequence) + place + AnimatedPNG.big(delay) + AnimatedPNG.big(UInt16(1000)) + [0, 0],
                to: &bytes)
            sequence += 1
            for chunk in chunks where chunk.kind == "IDAT" {
                guard index > 0 else {
                    AnimatedPNG.append("IDAT", chunk.data, to: &bytes)
                    continue
                }
                AnimatedPNG.append("fdAT", AnimatedPNG.big(sequence) + Array(chunk.data), to: &bytes)
                sequence += 1
            }
        }
        AnimatedPNG.append("IEND", [UInt8](), to: &bytes)
        return bytes
    }

    func check(_ frames: [DecodedAnimation.Frame], _ format: ImageFormat) throws(ImageCodingError) {
        guard let first = frames.first?.bitmap else {
            throw .encodingFailed(format, reason: "it has no picture")
        }
        for (index, frame) in frames.enumerated()
        where frame.bitmap.width != first.width || frame.bitmap.height != first.height {
            throw .encodingFailed(
                format,
                reason: "picture \(index) is \(frame.bitmap.width)×\(frame.bitmap.height) pixels, but the first is "
                    + "\(first.width)×\(first.height), and all are of one size")
        }
    }
}

extension Bitmap {
    /// The smallest rectangle with all pixels that differ from those of a picture of the same size; nil where none does.
    /// Linear.
    package func changedArea(from other: Bitmap) -> (x: Int, y: Int, width: Int, height: Int)? {
        var (left, right, top, bottom) = (width, -1, height, -1)
        pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes { theirs in
                for y in 0..<height {
                    for x in 0..<width {
                        let place = (y * width + x) * 4
                        guard
                            mine.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                                != theirs.loadUnaligned(fromByteOffset: place, as: UInt32.self)
                        else { continue }
                        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), y)
                    }
                }
            }
        }
        return right < 0 ? nil : (left, top, right + 1 - left, bottom + 1 - top)
    }

    func cropped(to area: (x: Int, y: Int, width: Int, height: Int)) -> Bitmap {
        Bitmap(width: area.width, height: area.height) { bytes in
            for row in 0..<area.height {
                let start = ((area.y + row) * width + area.x) * 4
                for place in 0..<area.width * 4 { bytes[row * area.width * 4 + place] = pixels[start + place] }
            }
        }
    }
}
