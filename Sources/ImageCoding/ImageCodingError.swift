/// The reason why a picture could not be read or written.
public enum ImageCodingError: Error, Hashable, Sendable {
    /// The bytes begin with no known signature; `firstBytes` are at most the first eight.
    case unknownFormat(firstBytes: [UInt8], count: Int)
    /// The codec rejected the data; `reason` says what it found.
    case malformed(ImageFormat, reason: String)
    /// The data are well formed but use something that isn't supported.
    case unsupported(ImageFormat, feature: String)
    /// The library that reads this format isn't installed; `package` is Debian's that brings it.
    case missingLibrary(ImageFormat, library: String, package: String)
    /// The picture is larger than the limits allow.
    case exceedsLimits(ImageFormat, width: Int, height: Int, limits: ImageLimits)
    /// The picture could not be encoded.
    case encodingFailed(ImageFormat, reason: String)
}

extension ImageCodingError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownFormat(let firstBytes, let count):
            guard count > 0 else { return "An image can't be read from no data: 0 bytes were given." }
            let bytes = firstBytes.map { byte in
                let digits = String(byte, radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }
            return "The data (\(count) bytes, beginning with \(bytes.joined(separator: " "))) are no known image: "
                + "give PNG, JPEG, WebP, GIF, HEIC or AVIF."
        case .malformed(let format, let reason):
            return "The \(format.rawValue) data are damaged: \(reason)."
        case .unsupported(let format, let feature):
            return "The \(format.rawValue) data use \(feature), which isn't supported: convert the image."
        case .missingLibrary(let format, let library, let package):
            return
                "\(format.rawValue) is read by \(library), which isn't installed: install the package \(package), or "
                + "convert the image."
        case .exceedsLimits(let format, let width, let height, let limits):
            return
                "The \(format.rawValue) image is \(width)×\(height) pixels, but the limits are \(limits.side) a side "
                + "and \(limits.pixels) in all: give a smaller image or raise the limits."
        case .encodingFailed(let format, let reason):
            return "The image can't be written as \(format.rawValue): \(reason)."
        }
    }
}
