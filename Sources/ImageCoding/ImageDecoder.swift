import Foundation
import Graphics

/// The largest picture that is read, so that a small hostile file can't fill the memory.
public struct ImageLimits: Hashable, Sendable {
    /// The most pixels of a side.
    public var side: Int
    /// The most pixels in all; four bytes each.
    public var pixels: Int

    public init(side: Int = 16_384, pixels: Int = 100_000_000) {
        self.side = side
        self.pixels = pixels
    }

    func check(_ format: ImageFormat, width: Int, height: Int) throws(ImageCodingError) {
        guard width > 0, height > 0 else {
            throw .malformed(format, reason: "its size is \(width)×\(height) pixels")
        }
        guard width <= side, height <= side, width <= pixels / height else {
            throw .exceedsLimits(format, width: width, height: height, limits: self)
        }
    }
}

/// A picture read from a file.
public struct DecodedImage: Hashable, Sendable {
    /// The pixels as stored, not yet turned by the orientation.
    public var bitmap: Bitmap
    public var format: ImageFormat
    /// The rotation and mirroring of the pixels for display.
    public var orientation: ImageOrientation

    public init(bitmap: Bitmap, format: ImageFormat, orientation: ImageOrientation = .up) {
        self.bitmap = bitmap
        self.format = format
        self.orientation = orientation
    }
}

/// Reads pictures from bytes: PNG, JPEG, WebP and GIF, and HEIC and AVIF where libheif is installed.
///
/// Colour profiles are not applied: components are taken as sRGB, except that a PNG's gamma is honoured.
public struct ImageDecoder: Sendable {
    public var limits: ImageLimits

    public init(limits: ImageLimits = ImageLimits()) {
        self.limits = limits
    }

    /// Reads a whole picture, whose format its first bytes show; anything damaged or cut off is an error.
    public func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedImage {
        guard let format = ImageFormat(signatureOf: bytes) else {
            throw .unknownFormat(firstBytes: Array(bytes.prefix(8)), count: bytes.count)
        }
        switch format {
        case .png: return try decodePNG(bytes)
        case .jpeg: return try decodeJPEG(bytes)
        case .webP: return try decodeWebP(bytes)
        case .heic, .avif: return try decodeHEIF(bytes, format)
        case .gif: return DecodedImage(bitmap: try decodeGIF(bytes, atMost: 1).frames[0].bitmap, format: .gif)
        }
    }

    public func decode(_ data: Data) throws(ImageCodingError) -> DecodedImage {
        try decode([UInt8](data))
    }
}
