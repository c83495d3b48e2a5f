import CImageShims
import Foundation
import Graphics

extension ImageDecoder {
    /// Reads HEIC and AVIF, which libheif decodes where it is installed. The file's own turns and mirrors are carried out.
    ///
    /// - Parameter format: the one that the first bytes say, for errors.
    func decodeHEIF(_ bytes: [UInt8], _ format: ImageFormat) throws(ImageCodingError) -> DecodedImage {
        var picture = shim_heif_picture()
        defer { free(picture.pixels) }
        var message = [CChar](repeating: 0, count: Int(SHIM_MESSAGE_LENGTH))
        let result = shim_heif_decode(
            bytes, bytes.count, UInt64(limits.side), UInt64(limits.pixels), &picture, &message)
        let (width, height) = (Int(picture.width), Int(picture.height))
        switch result {
        case shim_heif_read: break
        case shim_heif_too_large:
            throw .exceedsLimits(format, width: width, height: height, limits: limits)
        case shim_heif_without_library: throw .missingLibrary(format, library: "libheif", package: "libheif1")
        default:
            let reason = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw .malformed(format, reason: String(decoding: reason, as: UTF8.self))
        }
        let bitmap = Bitmap(width: width, height: height) { pixels in
            _ = pixels.update(fromContentsOf: UnsafeBufferPointer(start: picture.pixels, count: pixels.count))
            Premultiplication.premultiply(pixels)
        }
        return DecodedImage(bitmap: bitmap, format: format)
    }
}
