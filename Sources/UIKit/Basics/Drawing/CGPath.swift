import Graphics

/// The shape of the ends of lines.
public enum CGLineCap: Int32, Sendable {
    case butt, round, square
}

/// The shape of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
}

/// The rule that says which points lie inside a path whose contours overlap.
public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
}

/// Contours of lines and curves, with the name and conventions of Core Graphics.
///
/// A path of this class doesn't change; one of ``CGMutablePath`` does.
public class CGPath {
    var graphicsPath: Path

    init(_ path: Path) {
        graphicsPath = path
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect: rect).applying(transform?.pointee ?? .identity))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Makes a rectangle whose corners are quarters of an ellipse.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
        self.init(Path(roundedRect: rect, radii: radii).applying(transform?.pointee ?? .identity))
    }

    public var isEmpty: Bool { graphicsPath.isEmpty }
    /// The bounding box of all points, control points included; null for an empty path.
    public var boundingBox: CGRect { graphicsPath.controlBounds }
    /// The bounding box of the curves themselves; null for an empty path.
    public var boundingBoxOfPath: CGRect { graphicsPath.bounds }
    /// The start of the next line; zero for an empty path.
    public var currentPoint: CGPoint { graphicsPath.currentPoint ?? .zero }

    /// Returns true if filling paints a point; open contours count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        graphicsPath.applying(transform).contains(point, rule: rule.graphicsRule)
    }

    public func copy() -> CGPath? { CGPath(graphicsPath) }

    /// The outline of the path's stroke, to be filled by the winding rule; curves as short lines.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: lineWidth, cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin), miterLimit: miterLimit)
        return CGPath(graphicsPath.applying(transform).stroked(style))
    }

    /// The dashes of the path, as open lines; curves as short ones.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath { CGPath(graphicsPath.applying(transform).dashed(phase: phase, lengths: lengths)) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(graphicsPath.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(graphicsPath) }
}

extension CGPath: Hashable {
    public static func == (left: CGPath, right: CGPath) -> Bool {
        left === right || left.graphicsPath.elements == right.graphicsPath.elements
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(graphicsPath.elements) }
}

extension CGPathFillRule {
    var graphicsRule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

extension StrokeStyle.Cap {
    init(_ cap: CGLineCap) {
        switch cap {
        case .butt: self = .butt
        case .round: self = .round
        case .square: self = .square
        }
    }
}

extension StrokeStyle.Join {
    init(_ join: CGLineJoin) {
        switch join {
        case .miter: self = .miter
        case .round: self = .round
        case .bevel: self = .bevel
        }
    }
}
