import CImageShims
import CPNG
import Foundation
import Graphics

/// Writes pictures as files in memory.
public struct ImageEncoder: Sendable {
    public init() {}

    /// Writes a PNG marked as sRGB, without an alpha channel where every pixel is opaque.
    ///
    /// Level 1 is several times as fast as zlib's 6, at a size that matters little for screens; it filters no rows, since
    /// screens are plain and come out smaller and a fifth faster so. Other levels keep differences along the rows, which
    /// suits photographs. Equal pictures give equal bytes with the same zlib only: compare decoded pixels.
    /// - Parameter level: zlib's compression level, 0 to 9.
    public func png(_ bitmap: Bitmap, level: Int = 1) throws(ImageCodingError) -> [UInt8] {
        try check(bitmap, .png, side: 0x7fff_ffff)
        guard (0...9).contains(level) else {
            throw .encodingFailed(.png, reason: "the compression level is \(level), but zlib's levels run from 0 to 9")
        }
        let isOpaque = bitmap.isOpaque
        let pixels = isOpaque ? bitmap.pixels : Premultiplication.straight(bitmap)
        var output = shim_bytes()
        var message = ShimMessage()
        let filters = level <= 1 ? PNG_FILTER_NONE : PNG_FILTER_SUB
        guard
            shim_png_write(
                pixels, UInt32(bitmap.width), UInt32(bitmap.height), isOpaque ? 3 : 4, Int32(level), filters, &output,
                &message.characters) != 0
        else { throw .encodingFailed(.png, reason: message.text) }
        return output.takeArray()
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
        return output.takeArray()
    }

    private func check(_ bitmap: Bitmap, _ format: ImageFormat, side: Int) throws(ImageCodingError) {
        guard (1...side).contains(bitmap.width), (1...side).contains(bitmap.height) else {
            throw .encodingFailed(
                format, reason: "it is \(bitmap.width)×\(bitmap.height) pixels, but sides run from 1 to \(side)")
        }
    }
}

extension Bitmap {
    fileprivate var isOpaque: Bool {
        pixels.withUnsafeBytes { bytes in
            // Alpha of all pixels at once: the conjunction keeps a bit only where every pixel has it.
            var common = UInt32.max
            for index in stride(from: 0, to: bytes.count, by: 4) {
                common &= bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self)
            }
            return UInt32(littleEndian: common) >> 24 == 255
        }
    }

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
    fileprivate mutating func takeArray() -> [UInt8] {
        defer { shim_bytes_free(&self) }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
}
