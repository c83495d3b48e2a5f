import CairoRenderer
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

    /// The picture as PNG; nil without pixels, but for symbols, which are drawn.
    ///
    /// UIKit leaves the pixels as stored and drops the orientation, so that photos come out lying on their side; here
    /// the pixels are rotated upright.
    public func pngData() -> Data? {
        guard let bitmap = encodedBitmap, let bytes = try? ImageEncoder().png(bitmap) else { return nil }
        return Data(bytes)
    }

    /// The upright pixels; those of a symbol are drawn for the present screen, in its colour or black.
    private var encodedBitmap: Bitmap? {
        if let pixels = content.pixels { return pixels.upright }
        guard let symbol = content.symbol, size.width > 0, size.height > 0 else { return nil }
        let traits = UITraitCollection.current
        let ink = symbol.configuration.paint.own ?? content.tint ?? .black
        var recorder = DisplayListRecorder()
        symbol.record(
            into: &recorder, in: CGRect(origin: .zero, size: size), ink.graphicsColor(for: traits), traits: traits)
        return try? CairoRenderer().render(
            recorder.list, size: size, scale: Double(max(1, traits.displayScale)), background: nil)
    }

    /// The picture as JPEG, upright; nil without pixels.
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best); other values are clamped.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality > 0 ? min(1, Double(compressionQuality)) : 0
        guard let bitmap = encodedBitmap,
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
