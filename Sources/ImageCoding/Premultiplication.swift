import Graphics

/// Passes between straight and premultiplied alpha on RGBA bytes.
///
/// Plain loops: tests of apps run unoptimised, where an iterator over the pixels takes longer than drawing them.
enum Premultiplication {
    /// Multiplies each colour by its alpha in place, rounded to nearest; pixels of alpha 0 become all zero.
    static func premultiply(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        guard let pixels = bytes.baseAddress else { return }
        let end = bytes.count &- 3
        var index = 0
        while index < end {
            defer { index &+= 4 }
            if pixels[index &+ 3] == 255 { continue }
            let alpha = UInt32(bytes[index + 3])
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
        bytes.withUnsafeMutableBufferPointer { bytes in
            guard let pixels = bytes.baseAddress else { return }
            let end = bytes.count
            var index = 0
            while index < end {
                defer { index &+= 4 }
                let alpha = UInt32(pixels[index &+ 3])
                if alpha == 255 || alpha == 0 { continue }
                for channel in index..<index + 3 {
                    pixels[channel] = UInt8(min(255, (UInt32(pixels[channel]) * 255 + alpha / 2) / alpha))
                }
            }
        }
        return bytes
    }
}
