import Graphics

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Contours of lines and curves with the style in which they are drawn; lengths in points.
open class UIBezierPath: NSObject {
    var graphicsPath: Path
    var style = StrokeStyle()

    public override init() {
        graphicsPath = Path()
        super.init()
    }

    convenience init(_ path: Path) {
        self.init()
        graphicsPath = path
    }

    public convenience init(rect: CGRect) { self.init(Path(rect: rect)) }

    public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

    /// Makes a rectangle with smooth corners, as UIKit's are since iOS 7.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(Path(roundedRect: rect, radius: max(0, cornerRadius), curve: .continuous))
    }

    /// Makes a rectangle with some smooth corners; only the width of the radii counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        var radii = CornerRadii(0)
        let radius = max(0, cornerRadii.width)
        let size = CGSize(width: radius, height: radius)
        if corners.contains(.topLeft) { radii.topLeft = size }
        if corners.contains(.topRight) { radii.topRight = size }
        if corners.contains(.bottomLeft) { radii.bottomLeft = size }
        if corners.contains(.bottomRight) { radii.bottomRight = size }
        self.init(Path(roundedRect: rect, radii: radii, curve: .continuous))
    }

    /// Makes an open arc; angles in radians, `clockwise` as seen on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) { self.init(cgPath.graphicsPath) }

    // MARK: Building

    open func move(to point: CGPoint) { graphicsPath.move(to: point) }
    open func addLine(to point: CGPoint) { graphicsPath.addLine(to: point) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        graphicsPath.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        graphicsPath.addQuad(to: endPoint, control: controlPoint)
    }
    /// Adds an arc, and a line to its start where there is a current point; angles in radians, `clockwise` as on the
    /// screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        graphicsPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    open func close() { if !graphicsPath.isEmpty { graphicsPath.close() } }
    open func removeAllPoints() { graphicsPath = Path() }
    open func append(_ bezierPath: UIBezierPath) { graphicsPath.append(bezierPath.graphicsPath) }
    open func apply(_ transform: CGAffineTransform) { graphicsPath = graphicsPath.applying(transform) }

    // MARK: Geometry

    /// A copy of the contours; setting it replaces them.
    open var cgPath: CGPath {
        get { CGPath(graphicsPath) }
        set { graphicsPath = newValue.graphicsPath }
    }
    open var isEmpty: Bool { graphicsPath.isEmpty }
    /// The bounding box of all points, control points included; null for an empty path.
    open var bounds: CGRect { graphicsPath.controlBounds }
    /// The start of the next line; zero for an empty path.
    open var currentPoint: CGPoint { graphicsPath.currentPoint ?? .zero }
    /// Returns true if `fill()` paints a point.
    open func contains(_ point: CGPoint) -> Bool { graphicsPath.contains(point, rule: fillRule) }

    // MARK: Style

    open var lineWidth: CGFloat {
        get { style.width }
        set { style.width = newValue }
    }
    open var lineCapStyle = CGLineCap.butt { didSet { style.cap = StrokeStyle.Cap(lineCapStyle) } }
    open var lineJoinStyle = CGLineJoin.miter { didSet { style.join = StrokeStyle.Join(lineJoinStyle) } }
    open var miterLimit: CGFloat {
        get { style.miterLimit }
        set { style.miterLimit = newValue }
    }
    open var usesEvenOddFillRule = false
    /// Sets alternating lengths of dashes and gaps; none for a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        style.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        style.dashPhase = phase
    }

    // MARK: Drawing

    /// Fills in the current context's fill colour, open contours being closed.
    open func fill() { GraphicsContextStack.current(for: "CGContextFillPath")?.fill(graphicsPath, rule: fillRule) }
    /// Strokes in the current context's stroke colour and the path's own style.
    open func stroke() { GraphicsContextStack.current(for: "CGContextStrokePath")?.stroke(graphicsPath, style) }
    /// Clips the current context's drawing to the path.
    open func addClip() { GraphicsContextStack.current(for: "CGContextClip")?.clip(graphicsPath, rule: fillRule) }

    /// Fills in a blend mode and an opacity, in place of the context's.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsContextStack.current(for: "CGContextFillPath")?.blending(blendMode, alpha: alpha) { fill() }
    }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsContextStack.current(for: "CGContextStrokePath")?.blending(blendMode, alpha: alpha) { stroke() }
    }
    /// The allowed distance between curves and their drawing; stored without effect, as curves are always drawn as
    /// smoothly as pixels can show.
    open var flatness: CGFloat = 0.6
    /// Writes the dashes of `setLineDash`; each pointer may be nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in style.dashes.enumerated() { pattern[index] = length } }
        count?.pointee = style.dashes.count
        phase?.pointee = style.dashPhase
    }
    /// The same contours, each traversed from its end, the last one first.
    open func reversing() -> UIBezierPath {
        guard let reversed = copy() as? UIBezierPath else { return UIBezierPath(graphicsPath.reversed) }
        reversed.graphicsPath = graphicsPath.reversed
        return reversed
    }

    open override func copy() -> Any {
        let copy = UIBezierPath(graphicsPath)
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.style = style
        return copy
    }

    var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
}
