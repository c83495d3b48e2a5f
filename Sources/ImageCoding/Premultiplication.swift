import Graphics

/// Passes between straight and premultiplied alpha on RGBA bytes.
enum Premultiplication {
    /// Multiplies each colour by its alpha in place, rounded to nearest; pixels of alpha 0 become all zero.
    static func premultiply(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        for index in stride(from: 0, to: bytes.count - 3, by: 4) {
            let alpha = UInt32(bytes[index + 3])
            if alpha == 255 { continue }
            bytes[index] = product(UInt32(bytes[index]), alpha)
            bytes[index + 1] = product(UInt32(bytes[index + 1]), alpha)
            bytes[index + 2] = product(UInt32(bytes[index + 2]), alpha)
        }
    }

    @inline(__always)
    private static func product(_ value: UInt32, _ alpha: UInt32) -> UInt8 {
        let sum = value * alpha + 128
        return UInt8(truncatingIfNeeded: (sum + (sum >> 8)) >> 8)
    }

    /// The pixels with each colour divided by its alpha, rounded to nearest.
    static func straight(_ bitmap: Bitmap) -> [UInt8] {
        var bytes = bitmap.pixels
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let alpha = UInt32(bytes[index + 3])
            if alpha == 255 || alpha == 0 { continue }
            for channel in index..<index + 3 {
                bytes[channel] = UInt8(min(255, (UInt32(bytes[channel]) * 255 + alpha / 2) / alpha))
            }
        }
        return bytes
    }
}
