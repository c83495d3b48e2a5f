import Graphics

extension PixelField {
    /// The part of a bitmap in a region, the bitmap's lower left pixel being at (0, 0).
    ///
    /// - Parameter isLinear: true if the values are to be proportional to light.
    public init(_ bitmap: Bitmap, _ region: PixelRegion, isLinear: Bool) {
        self.init(region)
        let part = region.intersection(PixelRegion(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        guard !part.isEmpty else { return }
        let light = LinearLight.ofBytes
        let plain = (0...255).map { Float($0) / 255 }
        let opaque = isLinear ? light : plain
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            values.withUnsafeMutableBufferPointer { values in
                for y in part.y..<part.maxY {
                    var source = ((bitmap.height - 1 - y) * bitmap.width + part.x) * 4
                    var target = ((y - region.y) * region.width + part.x - region.x) * 4
                    for _ in 0..<part.width {
                        let alpha = plain[Int(pixels[source + 3])]
                        for channel in 0..<3 {
                            let byte = pixels[source + channel]
                            // Stored bytes are premultiplied before they become light, values after it.
                            values[target + channel] =
                                alpha == 1
                                ? opaque[Int(byte)]
                                : alpha == 0
                                    ? 0
                                    : isLinear
                                        ? LinearLight.decoded(plain[Int(byte)] / alpha) * alpha : plain[Int(byte)]
                        }
                        values[target + 3] = alpha
                        source += 4
                        target += 4
                    }
                }
            }
        }
    }

    /// The field as a bitmap of its size; values beyond 0…1 are clamped.
    public func bitmap(isLinear: Bool) -> Bitmap {
        let bytes = LinearLight.bytes
        func stored(_ value: Float) -> Float {
            guard value > 0 else { return 0 }
            return isLinear ? Float(bytes[Int(min(value, 1) * 65535 + 0.5)]) / 255 : min(value, 1)
        }
        return Bitmap(width: region.width, height: region.height) { pixels in
            for row in 0..<region.height {
                var source = (region.height - 1 - row) * region.width * 4
                var target = row * region.width * 4
                for _ in 0..<region.width {
                    let alpha = min(max(values[source + 3], 0), 1)
                    for channel in 0..<3 {
                        let value = alpha > 0 ? stored(values[source + channel] / alpha) * alpha : 0
                        pixels[target + channel] = UInt8((value * 255).rounded())
                    }
                    pixels[target + 3] = UInt8((alpha * 255).rounded())
                    source += 4
                    target += 4
                }
            }
        }
    }
}
