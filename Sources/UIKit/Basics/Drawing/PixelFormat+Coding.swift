import Graphics

extension PixelFormat {
    /// A bitmap of bytes in this format; nil where there are too few of them.
    ///
    /// A format of alpha alone gives black with that alpha.
    func bitmap(_ bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
        guard width > 0, height > 0, bytesPerRow >= width * bytesPerPixel,
            bytes.count >= bytesPerRow * (height - 1) + width * bytesPerPixel
        else { return nil }
        return Bitmap(width: width, height: height) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let from = y * bytesPerRow + x * bytesPerPixel
                    let to = (y * width + x) * 4
                    let pixel = pixel(bytes, at: from)
                    (pixels[to], pixels[to + 1], pixels[to + 2], pixels[to + 3]) = pixel
                }
            }
        }
    }

    /// Premultiplied, in the order of Masu's bitmaps.
    private func pixel(_ bytes: UnsafeRawBufferPointer, at place: Int) -> (UInt8, UInt8, UInt8, UInt8) {
        switch layout {
        case .gray: return (bytes[place], bytes[place], bytes[place], 255)
        case .alpha: return (0, 0, 0, bytes[place])
        case .colour(let red, let green, let blue, let alpha, let hasAlpha, let isPremultiplied):
            let opacity = hasAlpha ? bytes[place + alpha] : 255
            func part(_ offset: Int) -> UInt8 {
                let value = bytes[place + offset]
                guard hasAlpha else { return value }
                if isPremultiplied { return min(value, opacity) }
                let product = Int(value) * Int(opacity)
                return UInt8((product + 127) / 255)
            }
            return (part(red), part(green), part(blue), opacity)
        }
    }

    /// Writes a bitmap as bytes of this format; padding between its rows is left alone.
    ///
    /// Formats without alpha get the colours composited over black.
    func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
        let target = bytes.assumingMemoryBound(to: UInt8.self)
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            for y in 0..<bitmap.height {
                for x in 0..<bitmap.width {
                    let from = (y * bitmap.width + x) * 4
                    write(
                        (pixels[from], pixels[from + 1], pixels[from + 2], pixels[from + 3]),
                        to: target + (y * bytesPerRow + x * bytesPerPixel))
                }
            }
        }
    }

    private func write(
        _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), to bytes: UnsafeMutablePointer<UInt8>
    ) {
        switch layout {
        case .alpha: bytes[0] = pixel.alpha
        case .gray:
            // As generic gray is made of sRGB's primaries, by their luminance.
            let sum = 2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
            bytes[0] = UInt8((sum + 5000) / 10000)
        case .colour(let red, let green, let blue, let alpha, let hasAlpha, let isPremultiplied):
            func part(_ value: UInt8) -> UInt8 {
                guard hasAlpha, !isPremultiplied, pixel.alpha > 0 else { return value }
                let (part, alpha) = (Int(value), Int(pixel.alpha))
                let straight = (part * 255 + alpha / 2) / alpha
                return UInt8(min(255, straight))
            }
            (bytes[red], bytes[green], bytes[blue]) = (part(pixel.red), part(pixel.green), part(pixel.blue))
            bytes[alpha] = hasAlpha ? pixel.alpha : 255
        }
    }
}
