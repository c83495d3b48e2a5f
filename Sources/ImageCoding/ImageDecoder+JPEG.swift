import CImageShims
import Graphics

extension ImageDecoder {
    func decodeJPEG(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedImage {
        var header = shim_jpeg_header()
        var message = ShimMessage()
        guard shim_jpeg_read_header(bytes, bytes.count, &header, &message.characters) != 0 else {
            throw .malformed(.jpeg, reason: message.text)
        }
        let (width, height) = (Int(header.width), Int(header.height))
        try limits.check(.jpeg, width: width, height: height)
        var isComplete = false
        let bitmap = Bitmap(width: width, height: height) { pixels in
            isComplete = shim_jpeg_read(bytes, bytes.count, &header, pixels.baseAddress, &message.characters) != 0
            if !isComplete { pixels.update(repeating: 0) }
        }
        guard isComplete else { throw .malformed(.jpeg, reason: message.text) }
        return DecodedImage(bitmap: bitmap, format: .jpeg, orientation: ExifOrientation.inJPEG(bytes) ?? .up)
    }
}

/// Room for a message from C.
struct ShimMessage {
    var characters = [CChar](repeating: 0, count: Int(SHIM_MESSAGE_LENGTH))

    var text: String {
        let text = String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text.isEmpty ? "the codec gives no reason" : text
    }
}
