import Graphics
import ImageCoding
import TextLayout

/// The text engine that all views share: the bundled fonts and one bounded cache of shaped texts.
enum TextEngine {
    static let shaper = TextShaper()

    /// The length, in points, from which on there is no limit: apps pass the greatest number to mean that.
    static let unlimitedLength: CGFloat = 1e7
}

/// A font face as drawing sees it.
final class FaceGlyphs: GlyphSource {
    private let face: FontFace

    init(_ face: FontFace) { self.face = face }

    var identifier: String { face.identifier }

    func outline(of glyph: UInt32) -> Path? {
        guard let outline = face.outline(of: glyph) else { return nil }
        var path = Path()
        for segment in outline.segments {
            switch segment {
            case .move(let point): path.move(to: point.cgPoint)
            case .line(let point): path.line(to: point.cgPoint)
            case .quad(let control, let point): path.quad(to: point.cgPoint, control: control.cgPoint)
            case .cubic(let control1, let control2, let point):
                path.cubic(to: point.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint)
            case .close: path.close()
            }
        }
        return path
    }

    /// A colour font's picture; a damaged one draws nothing.
    func bitmap(of glyph: UInt32) -> Graphics.GlyphBitmap? {
        guard let found = face.bitmap(of: glyph), let picture = try? ImageDecoder().decode(found.png) else {
            return nil
        }
        return Graphics.GlyphBitmap(
            bitmap: picture.bitmap,
            bounds: CGRect(x: found.left, y: found.top - found.height, width: found.width, height: found.height))
    }
}

extension GlyphOutline.Point {
    fileprivate var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}
