import CairoRenderer
import InterfaceBuilder

extension UIImage {
    /// The picture of an SVG, with three pixels a point, for modules that take the place of libraries which read such.
    ///
    /// - Parameter size: points; nil for the drawing's own.
    /// - Returns: nil for what isn't a drawing, or tells no size.
    public static func _drawing(svg data: Data, size: CGSize? = nil) -> UIImage? {
        let bytes = [UInt8](data)
        guard let stated = try? DrawingSize(svg: bytes) else { return nil }
        let wanted = size ?? CGSize(width: stated.width, height: stated.height)
        func pixels(_ length: CGFloat) -> Int {
            min(VectorPicture.largestSide, max(1, Int(min(1e6, (3 * length).rounded(.up)))))
        }
        let bitmap = try? VectorPicture(bytes, format: .svg).bitmap(
            width: pixels(wanted.width), height: pixels(wanted.height), size: (stated.width, stated.height))
        return bitmap.map { UIImage(cgImage: CGImage(bitmap: $0), scale: 3, orientation: .up) }
    }
}
