import CWebP
import Graphics

extension ImageDecoder {
    func decodeWebP(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedImage {
        var features = WebPBitstreamFeatures()
        let status = WebPGetFeatures(bytes, bytes.count, &features)
        guard status == VP8_STATUS_OK else { throw .malformed(.webP, reason: status.reason) }
        guard features.has_animation == 0 else { throw .unsupported(.webP, feature: "animation") }
        let (width, height) = (Int(features.width), Int(features.height))
        try limits.check(.webP, width: width, height: height)
        var isComplete = false
        let bitmap = Bitmap(width: width, height: height) { pixels in
            isComplete =
                WebPDecodeRGBAInto(bytes, bytes.count, pixels.baseAddress, pixels.count, Int32(width * 4)) != nil
            if isComplete {
                Premultiplication.premultiply(pixels)
            } else {
                pixels.update(repeating: 0)
            }
        }
        guard isComplete else {
            throw .malformed(.webP, reason: "its \(bytes.count) bytes can't be decoded to the end")
        }
        return DecodedImage(bitmap: bitmap, format: .webP, orientation: ExifOrientation.inWebP(bytes) ?? .up)
    }
}

extension VP8StatusCode {
    fileprivate var reason: String {
        switch self {
        case VP8_STATUS_NOT_ENOUGH_DATA: return "they end within the header"
        case VP8_STATUS_BITSTREAM_ERROR: return "the header is invalid"
        case VP8_STATUS_UNSUPPORTED_FEATURE: return "the header asks for an unknown feature"
        default: return "libwebp reports status \(rawValue)"
        }
    }
}
