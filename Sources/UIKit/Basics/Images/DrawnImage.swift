import CairoRenderer
import InterfaceBuilder

/// A vector drawing of an asset catalog, a PDF or SVG: rendered for a scale, and again for a size where the asset
/// preserves its vectors.
struct DrawnImage: Hashable, Sendable {
    let path: String
    /// In points.
    let size: CGSize

    private var format: VectorPicture.Format { path.lowercased().hasSuffix("pdf") ? .pdf : .svg }

    /// - Throws: where the file can't be read or states no size.
    init(contentsOfFile path: String) throws {
        self.path = path
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let isPDF = path.lowercased().hasSuffix("pdf")
        if let stated = try isPDF ? DrawingSize(pdf: bytes) : DrawingSize(svg: bytes) {
            size = CGSize(width: stated.width, height: stated.height)
        } else if isPDF, let page = try VectorPicture(bytes, format: .pdf).pageSize() {
            size = CGSize(width: page.width, height: page.height)
        } else {
            throw VectorPictureError(message: "it tells no size: it needs width and height, or a viewBox")
        }
    }

    /// The drawing's pixels for a size in points, rounded up to whole pixels; cached.
    func pixels(for size: CGSize, scale: CGFloat) throws -> OrientedPixels {
        func count(_ length: CGFloat) -> Int {
            min(VectorPicture.largestSide, max(1, Int(min(1e6, (length * scale - 1e-3).rounded(.up)))))
        }
        let width = count(size.width)
        let height = count(size.height)
        return try ImageFileCache.shared.pixels(at: "\(path)#\(width)×\(height)") {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            let bitmap = try VectorPicture(bytes, format: format).bitmap(
                width: width, height: height, size: (Double(self.size.width), Double(self.size.height)))
            return OrientedPixels(stored: CGImage(bitmap: bitmap), orientation: .up)
        }
    }
}
