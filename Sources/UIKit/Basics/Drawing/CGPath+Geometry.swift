import Graphics

/// Path building as in Core Graphics: lines and curves without a current point are left out.
extension Path {
    /// The start of the next line; nil for an empty path.
    var currentPoint: CGPoint? {
        var (start, current): (CGPoint?, CGPoint?) = (nil, nil)
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quad(let point, _), .cubic(let point, _, _): current = point
            case .close: current = start
            }
        }
        return current
    }

    mutating func addLine(to point: CGPoint) {
        if !isEmpty { line(to: point) }
    }

    mutating func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { line(to: point) }
    }

    mutating func addQuad(to point: CGPoint, control: CGPoint) {
        if !isEmpty { quad(to: point, control: control) }
    }

    mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        if !isEmpty { cubic(to: point, control1: control1, control2: control2) }
    }

    /// Adds an arc, and a line to its start where there is a current point; `clockwise` as seen on a screen.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.arc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
        let isFirst = isEmpty
        for element in arc.applying(transform).elements {
            if case .move(let point) = element, !isFirst { line(to: point) } else { append(element) }
        }
    }

    /// Adds an arc that is tangent to two lines, from the current point to the first end and from there to the second,
    /// and a line to its start; only the corner where the lines are parallel or the radius is 0.
    mutating func addArc(
        tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !isEmpty, let current = currentPoint, transform.determinant != 0 else { return }
        let start = current.applying(transform.inverted())
        let (back, ahead) = (start.direction(from: first), second.direction(from: first))
        let cross = back.dx * ahead.dy - back.dy * ahead.dx
        guard radius > 0, abs(cross) > 1e-12 else { return line(to: first.applying(transform)) }
        // The tangent points' distance from the corner follows from half the angle between the lines.
        let distance = radius * (1 + back.dx * ahead.dx + back.dy * ahead.dy) / abs(cross)
        let touch = CGPoint(x: first.x + back.dx * distance, y: first.y + back.dy * distance)
        let end = CGPoint(x: first.x + ahead.dx * distance, y: first.y + ahead.dy * distance)
        // The centre is perpendicular to the first line, on the second's side.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: touch.x - side * back.dy * radius, y: touch.y + side * back.dx * radius)
        addArc(
            center: center, radius: radius, startAngle: CGFloat(atan2(touch.y - center.y, touch.x - center.x)),
            endAngle: CGFloat(atan2(end.y - center.y, end.x - center.x)), clockwise: cross < 0, transform: transform)
    }

    /// The bounding box of all points, control points included; null for an empty path.
    var controlBounds: CGRect {
        guard case .elements(let elements) = form else { return Path(elements: elements).controlBounds }
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .quad(let point, let control): [point, control]
            case .cubic(let point, let control1, let control2): [point, control1, control2]
            case .close: []
            }
        }
        guard let first = points.first else { return .null }
        let (left, right) = points.reduce((first.x, first.x)) { (min($0.0, $1.x), max($0.1, $1.x)) }
        let (top, bottom) = points.reduce((first.y, first.y)) { (min($0.0, $1.y), max($0.1, $1.y)) }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// True if a point lies inside; open contours count as closed.
    func contains(_ point: CGPoint, rule: FillRule) -> Bool {
        var winding = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let next):
                winding += Self.winding(of: [current, start], around: point)
                start = next
                current = next
            case .line(let next):
                winding += Self.winding(of: [current, next], around: point)
                current = next
            case .quad(let next, let control):
                winding += Self.winding(of: [current, control, next], around: point)
                current = next
            case .cubic(let next, let control1, let control2):
                winding += Self.winding(of: [current, control1, control2, next], around: point)
                current = next
            case .close:
                winding += Self.winding(of: [current, start], around: point)
                current = start
            }
        }
        winding += Self.winding(of: [current, start], around: point)
        return rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
    }

    /// The signed number of times a Bézier curve, given by its points, crosses the ray from `point` to the right: +1
    /// downwards, -1 upwards.
    ///
    /// Halves the curve until its control points lie to one side; after 40 halvings the remainder counts as a line.
    private static func winding(of curve: [CGPoint], around point: CGPoint, halvings: Int = 40) -> Int {
        guard let first = curve.first, let last = curve.last else { return 0 }
        let isAbove = curve.allSatisfy { $0.y <= point.y }
        let isBelow = curve.allSatisfy { $0.y > point.y }
        if isAbove || isBelow || curve.allSatisfy({ $0.x < point.x }) { return 0 }
        let crossing = (first.y <= point.y) == (last.y <= point.y) ? 0 : first.y <= point.y ? 1 : -1
        if curve.allSatisfy({ $0.x > point.x }) { return crossing }
        if curve.count == 2 || halvings == 0 {
            guard crossing != 0 else { return 0 }
            let x = first.x + (point.y - first.y) / (last.y - first.y) * (last.x - first.x)
            return x > point.x ? crossing : 0
        }
        let (left, right) = halves(of: curve)
        return winding(of: left, around: point, halvings: halvings - 1)
            + winding(of: right, around: point, halvings: halvings - 1)
    }

    private static func halves(of curve: [CGPoint]) -> ([CGPoint], [CGPoint]) {
        var (left, right, row): ([CGPoint], [CGPoint], [CGPoint]) = ([], [], curve)
        while let first = row.first, let last = row.last {
            left.append(first)
            right.insert(last, at: 0)
            row = zip(row, row.dropFirst()).map { CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
        }
        return (left, right)
    }
}

extension CGPoint {
    /// The unit vector from a point; zero from the point itself.
    fileprivate func direction(from origin: CGPoint) -> CGVector {
        let (dx, dy) = (x - origin.x, y - origin.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : CGVector(dx: 0, dy: 0)
    }
}
