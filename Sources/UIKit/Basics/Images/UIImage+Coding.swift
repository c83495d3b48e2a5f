import Graphics
import ImageCoding

extension UIImage {
    /// Reads PNG, JPEG, WebP or a GIF's first frame, one pixel a point; nil where the data are none of these or
    /// damaged.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? ImageDecoder().decode(data) else { return nil }
        self.init(
            cgImage: CGImage(bitmap: image.bitmap), scale: scale, orientation: Orientation(image.orientation))
    }

    /// The picture as PNG; nil without pixels.
    ///
    /// UIKit leaves the pixels as stored and drops the orientation, so that photos come out lying on their side; here
    /// the pixels are rotated upright.
    public func pngData() -> Data? {
        guard let bitmap = content.pixels?.upright, let bytes = try? ImageEncoder().png(bitmap) else { return nil }
        return Data(bytes)
    }

    /// The picture as JPEG, upright; nil without pixels.
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best); other values are clamped.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality > 0 ? min(1, Double(compressionQuality)) : 0
        guard let bitmap = content.pixels?.upright,
            let bytes = try? ImageEncoder().jpeg(bitmap, quality: quality)
        else { return nil }
        return Data(bytes)
    }
}

extension UIImage.Orientation {
    init(_ orientation: ImageOrientation) {
        switch orientation {
        case .up: self = .up
        case .upMirrored: self = .upMirrored
        case .down: self = .down
        case .downMirrored: self = .downMirrored
        case .leftMirrored: self = .leftMirrored
        case .right: self = .right
        case .rightMirrored: self = .rightMirrored
        case .left: self = .left
        }
    }
}
