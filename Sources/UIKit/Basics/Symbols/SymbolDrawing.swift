import Graphics

/// The shape of a symbol for a font of 17 points: lines whose thickness depends on the font's weight, and areas.
///
/// Coordinates count from the top left of the symbol's box. The drawings are Masu's own, with the sizes and the meaning
/// of Apple's symbols, whose outlines may not be shipped.
struct SymbolDrawing: Hashable, Sendable {
    /// The size of the font that the numbers are for.
    static let em: CGFloat = 17

    var size: CGSize
    /// Stroked with round ends.
    var lines: [Path] = []
    /// Filled by the even-odd rule.
    var areas: [Path] = []

    init(_ width: CGFloat, _ height: CGFloat, lines: [Path] = [], areas: [Path] = []) {
        size = CGSize(width: width, height: height)
        self.lines = lines
        self.areas = areas
    }

    /// The drawing centred in another box and scaled about its middle.
    func placed(in box: CGSize, scale: CGFloat) -> SymbolDrawing {
        let map = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: box.width / 2, y: box.height / 2))
        return SymbolDrawing(
            box.width, box.height, lines: lines.map { $0.applying(map) }, areas: areas.map { $0.applying(map) })
    }

    /// Records the drawing into a rectangle.
    ///
    /// - Parameter thickness: of lines, for a font of 17 points.
    func record(
        into recorder: inout DisplayListRecorder, in destination: CGRect, thickness: CGFloat, _ color: Color
    ) {
        guard size.width > 0, size.height > 0 else { return }
        recorder.saving { recorder in
            recorder.translate(x: destination.minX, y: destination.minY)
            recorder.transform(
                CGAffineTransform(scaleX: destination.width / size.width, y: destination.height / size.height))
            for area in areas { recorder.fill(area, color, rule: .evenOdd) }
            let style = StrokeStyle(width: thickness, cap: .round, join: .round)
            for line in lines { recorder.stroke(line, style, color) }
        }
    }
}

/// Shorthands for the drawings.
extension Path {
    static func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> Path {
        var elements = points.enumerated().map { index, point -> Path.Element in
            let point = CGPoint(x: point.0, y: point.1)
            return index == 0 ? .move(to: point) : .line(to: point)
        }
        if closed { elements.append(.close) }
        return Path(elements: elements)
    }

    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
    ) -> Path {
        let rect = CGRect(x: x, y: y, width: width, height: height)
        guard radius > 0 else { return Path(rect: rect) }
        return Path(roundedRect: rect, radii: CornerRadii(CGSize(width: radius, height: radius)))
    }

    /// Part of a circle, angles in degrees from the right, clockwise on the screen.
    static func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from: CGFloat, to: CGFloat) -> Path {
        UIBezierPath(
            arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: from * .pi / 180, endAngle: to * .pi / 180,
            clockwise: to > from
        ).cgPath.graphicsPath
    }

    /// The path rotated by quarter turns about a centre, clockwise.
    func turned(_ quarters: Int, about x: CGFloat, _ y: CGFloat) -> Path {
        applying(
            CGAffineTransform(translationX: -x, y: -y)
                .concatenating(CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2))
                .concatenating(CGAffineTransform(translationX: x, y: y)))
    }

    func joined(with others: Path...) -> Path { others.reduce(into: self) { $0.append($1) } }

    /// The band around a line through several points, to be cut out of an area.
    static func band(_ points: [CGPoint], _ width: CGFloat) -> Path {
        guard points.count > 1 else { return Path() }
        var (left, right): ([CGPoint], [CGPoint]) = ([], [])
        for index in points.indices {
            let before = index > 0 ? points[index - 1] : nil
            let after = index + 1 < points.count ? points[index + 1] : nil
            let normals = [before.map { normal($0, points[index]) }, after.map { normal(points[index], $0) }]
                .compactMap { $0 }
            let sum = normals.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
            let square = sum.x * sum.x + sum.y * sum.y
            // The bisector's length at which both sides are half a width away.
            let reach = square > 0 ? width / 2 * CGFloat(normals.count) / square : 0
            left.append(CGPoint(x: points[index].x + sum.x * reach, y: points[index].y + sum.y * reach))
            right.append(CGPoint(x: points[index].x - sum.x * reach, y: points[index].y - sum.y * reach))
        }
        let corners = left + right.reversed()
        return Path(
            elements: corners.enumerated().map { $0 == 0 ? .move(to: $1) : .line(to: $1) } + [.close])
    }

    private static func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = hypot(x, y)
        return length > 0 ? CGPoint(x: y / length, y: -x / length) : .zero
    }
}
