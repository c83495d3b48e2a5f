import Graphics

extension CGContext {
    public func beginPath() { currentPath = Path() }

    public func move(to point: CGPoint) { currentPath.move(to: point) }

    public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

    /// Strokes a line from each point with an even index to the one after it; the current path is discarded.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 1, to: points.count, by: 2) {
            move(to: points[index - 1])
            addLine(to: points[index])
        }
        strokePath()
    }
    /// Starts a contour at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCubic(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuad(to: end, control: control) }

    /// Adds an arc; angles in radians. `clockwise` is as seen where y points up: on a screen the arc runs the other
    /// way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Adds an arc that is tangent to the line from the current point to a corner and to the line from there to another
    /// point, and a line to its start; without effect on an empty path.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }

    public func addRect(_ rect: CGRect) { currentPath.append(Path(rect: rect)) }

    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    public func addEllipse(in rect: CGRect) { currentPath.append(Path(ellipseIn: rect)) }

    public func addPath(_ path: CGPath) { currentPath.append(path.graphicsPath) }

    /// Replaces the current path by the outline of its stroke, to be filled or clipped to by the winding rule.
    public func replacePathWithStrokedPath() { currentPath = currentPath.stroked(state.stroke) }

    public func closePath() {
        if !currentPath.isEmpty { currentPath.close() }
    }

    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// The start of the next line; zero for an empty path.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }
    /// The bounding box of all points, control points included; null for an empty path.
    public var boundingBoxOfPath: CGRect { currentPath.controlBounds }
    /// A copy of the current path; nil where it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(currentPath) }
}
