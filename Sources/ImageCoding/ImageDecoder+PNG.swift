import CImageShims
import CPNG
import Graphics

extension ImageDecoder {
    /// Reads by libpng's simplified interface, which returns errors instead of jumping over Swift's frames; a plain
    /// picture that `ImageEncoder` wrote is read several times as fast.
    func decodePNG(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedImage {
        if let bitmap = try decodePlainPNG(bytes) {
            return DecodedImage(bitmap: bitmap, format: .png, orientation: .up)
        }
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

    /// Nil for a file that isn't one of `ImageEncoder`'s plain ones, or is damaged.
    private func decodePlainPNG(_ bytes: [UInt8]) throws(ImageCodingError) -> Bitmap? {
        var (width, height): (UInt32, UInt32) = (0, 0)
        guard shim_png_plain_size(bytes, bytes.count, &width, &height) != 0 else { return nil }
        try limits.check(.png, width: Int(width), height: Int(height))
        var isRead = false
        let bitmap = Bitmap(width: Int(width), height: Int(height)) { pixels in
            isRead = shim_png_read_plain(bytes, bytes.count, pixels.baseAddress) != 0
            if !isRead { pixels.update(repeating: 0) }
        }
        return isRead ? bitmap : nil
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
