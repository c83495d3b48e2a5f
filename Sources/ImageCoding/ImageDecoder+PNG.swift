import CPNG
import Graphics

extension ImageDecoder {
    /// Reads by libpng's simplified interface, which returns errors instead of jumping over Swift's frames.
    func decodePNG(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedImage {
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        let result: Result<Bitmap, ImageCodingError> = bytes.withUnsafeBytes { source in
            guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
                return .failure(.malformed(.png, reason: image.reason))
            }
            let (width, height) = (Int(image.width), Int(image.height))
            do throws(ImageCodingError) {
                try limits.check(.png, width: width, height: height)
            } catch {
                return .failure(error)
            }
            // Without this, libpng takes 16-bit samples that carry no gamma for linear light.
            image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
            image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            var isComplete = false
            let bitmap = Bitmap(width: width, height: height) { pixels in
                isComplete = png_image_finish_read(&image, nil, pixels.baseAddress, 0, nil) != 0
                if isComplete {
                    Premultiplication.premultiply(pixels)
                } else {
                    pixels.update(repeating: 0)
                }
            }
            return isComplete ? .success(bitmap) : .failure(.malformed(.png, reason: image.reason))
        }
        return DecodedImage(
            bitmap: try result.get(), format: .png, orientation: ExifOrientation.inPNG(bytes) ?? .up)
    }
}

extension png_image {
    /// libpng's description of the error.
    fileprivate var reason: String {
        let text = withUnsafeBytes(of: message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? "libpng gives no reason" : text
    }
}
