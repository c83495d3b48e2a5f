import CImageShims
import CPNG
import Foundation
import Graphics

/// Writes pictures as files in memory.
public struct ImageEncoder: Sendable {
    public init() {}

    /// Writes a PNG marked as sRGB, without an alpha channel where every pixel is opaque.
    ///
    /// Level 1 suits screens: an opaque picture whose rows are much like the ones above them is written as runs of
    /// differing pixels, with fixed codes, in about a millisecond for a telephone's; equal pictures give equal bytes.
    /// Pictures for which that would come out too large, and other levels, are zlib's work, with differences along the
    /// rows from level 2 on, which suits photographs; their bytes depend on the version of zlib.
    /// - Parameter level: zlib's compression level, 0 to 9.
    public func png(_ bitmap: Bitmap, level: Int = 1) throws(ImageCodingError) -> [UInt8] {
        try png(bitmap, level: level, keepsAlpha: false)
    }

    /// - Parameter keepsAlpha: true to write an alpha channel where every pixel is opaque, too.
    func png(_ bitmap: Bitmap, level: Int, keepsAlpha: Bool) throws(ImageCodingError) -> [UInt8] {
        try check(bitmap, .png, side: 0x7fff_ffff)
        guard (0...9).contains(level) else {
            throw .encodingFailed(.png, reason: "the compression level is \(level), but zlib's levels run from 0 to 9")
        }
        if level == 1, !keepsAlpha, let bytes = plainPNG(bitmap) { return bytes }
        let isOpaque = bitmap.isOpaque && !keepsAlpha
        let pixels = isOpaque ? bitmap.pixels : Premultiplication.straight(bitmap)
        var output = shim_bytes()
        var message = ShimMessage()
        let filters = level <= 1 ? PNG_FILTER_NONE : PNG_FILTER_SUB
        guard
            shim_png_write(
                pixels, UInt32(bitmap.width), UInt32(bitmap.height), isOpaque ? 3 : 4, Int32(level), filters, &output,
                &message.characters) != 0
        else { throw .encodingFailed(.png, reason: message.text) }
        return output.moveToArray()
    }

    /// Writes pixels as the PNG that `png(_:level:)` makes of the same picture at level 1; nil where one isn't opaque, or the
    /// picture isn't plain enough to come out at a quarter of its pixels.
    package func plainPNG(_ drawn: DrawnPixels) -> Data? {
        guard let start = drawn.numbers.baseAddress else { return nil }
        return start.withMemoryRebound(to: UInt8.self, capacity: drawn.numbers.count * 4) { pixels in
            plainPNG(pixels, width: drawn.width, height: drawn.height, order: shim_argb_numbers)?.moveToData()
        }
    }

    /// Nil as for drawn pixels.
    private func plainPNG(_ bitmap: Bitmap) -> [UInt8]? {
        var output = plainPNG(bitmap.pixels, width: bitmap.width, height: bitmap.height, order: shim_rgba)
        return output?.moveToArray()
    }

    private func plainPNG(
        _ pixels: UnsafePointer<UInt8>, width: Int, height: Int, order: shim_pixel_order
    ) -> shim_bytes? {
        guard width <= 1 << 20 else { return nil }
        let limit = min(width * height * 3 / 4 + 4096, 1 << 30)
        return PNGBands(pixels, width: width, height: height, order: order).written(limit: limit)
    }

    /// Writes a JPEG, the picture laid on white where it isn't opaque.
    /// - Parameter quality: 0 (smallest) to 1 (best).
    public func jpeg(_ bitmap: Bitmap, quality: Double = 0.9) throws(ImageCodingError) -> [UInt8] {
        try check(bitmap, .jpeg, side: 65_500)
        guard quality >= 0, quality <= 1 else {
            throw .encodingFailed(.jpeg, reason: "the quality is \(quality), but qualities run from 0 to 1")
        }
        var output = shim_bytes()
        var message = ShimMessage()
        let percent = max(1, Int32((quality * 100).rounded()))
        let pixels = bitmap.isOpaque ? bitmap.pixels : bitmap.pixelsOnWhite
        guard
            shim_jpeg_write(
                pixels, UInt32(bitmap.width), UInt32(bitmap.height), percent, percent < 90 ? 1 : 0, &output,
                &message.characters) != 0
        else { throw .encodingFailed(.jpeg, reason: message.text) }
        return output.moveToArray()
    }

    private func check(_ bitmap: Bitmap, _ format: ImageFormat, side: Int) throws(ImageCodingError) {
        guard (1...side).contains(bitmap.width), (1...side).contains(bitmap.height) else {
            throw .encodingFailed(
                format, reason: "it is \(bitmap.width)×\(bitmap.height) pixels, but sides run from 1 to \(side)")
        }
    }
}

extension Bitmap {
    var isOpaque: Bool { shim_is_opaque(pixels, pixels.count / 4) != 0 }

    fileprivate var pixelsOnWhite: [UInt8] {
        var bytes = pixels
        for index in stride(from: 0, to: bytes.count, by: 4) {
            let white = 255 - bytes[index + 3]
            for channel in index..<index + 3 { bytes[channel] = UInt8(min(255, Int(bytes[channel]) + Int(white))) }
            bytes[index + 3] = 255
        }
        return bytes
    }
}

extension shim_bytes {
    fileprivate mutating func moveToArray() -> [UInt8] {
        defer { shim_bytes_free(&self) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Hands the bytes over to data, which frees them.
    fileprivate consuming func moveToData() -> Data {
        guard let bytes else { return Data() }
        return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }
}
