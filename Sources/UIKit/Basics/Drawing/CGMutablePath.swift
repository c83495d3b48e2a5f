import Graphics

/// A path that can be extended.
public final class CGMutablePath: CGPath {
    public convenience init() { self.init(Path()) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        graphicsPath.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        graphicsPath.addLine(to: point.applying(transform))
    }

    /// Starts a contour at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        graphicsPath.addLines(between: points.map { $0.applying(transform) })
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        graphicsPath.addQuad(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        graphicsPath.addCubic(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds an arc; angles in radians. `clockwise` is as seen where y points up: on a screen the arc runs the other
    /// way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        graphicsPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise,
            transform: transform)
    }

    /// Adds an arc that is tangent to the line from the current point to a corner and to the line from there to another
    /// point, and a line to its start; without effect on an empty path.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        graphicsPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds an arc that spans an angle in radians, towards y where that is positive.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        graphicsPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta > 0,
            transform: transform)
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        graphicsPath.append(Path(rect: rect).applying(transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        graphicsPath.append(Path(ellipseIn: rect).applying(transform))
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radii = CornerRadii(CGSize(width: cornerWidth, height: cornerHeight))
        graphicsPath.append(Path(roundedRect: rect, radii: radii).applying(transform))
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        graphicsPath.append(path.graphicsPath.applying(transform))
    }

    public func closeSubpath() {
        if !graphicsPath.isEmpty { graphicsPath.close() }
    }
}
