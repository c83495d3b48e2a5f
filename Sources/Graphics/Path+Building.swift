import Foundation

extension Path {
    public mutating func move(to point: CGPoint) { append(.move(to: point)) }

    public mutating func line(to point: CGPoint) { append(.line(to: point)) }

    public mutating func quad(to point: CGPoint, control: CGPoint) { append(.quad(to: point, control: control)) }

    public mutating func cubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.cubic(to: point, control1: control1, control2: control2))
    }

    public mutating func close() { append(.close) }

    public mutating func append(_ element: Element) {
        // Taken out first, so that the array is uniquely owned and grows in place.
        guard case .elements(var all) = form else {
            form = .elements(elements + [element])
            return
        }
        form = .elements([])
        all.append(element)
        form = .elements(all)
    }

    /// Adds the contours of another path; a shape added to an empty path stays a shape.
    public mutating func append(_ other: Path) {
        if isEmpty {
            self = other
        } else if !other.isEmpty {
            form = .elements(elements + other.elements)
        }
    }

    /// Adds an arc of a circle by cubic curves, with a line to its start where a contour is open.
    ///
    /// Angles are in radians from the positive x axis towards the positive y axis (clockwise where y points down).
    public mutating func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = true
    ) {
        let turn = CGFloat.pi * 2
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > turn {
                sweep = turn
            } else if sweep < 0 {
                sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
            }
        } else {
            if sweep < -turn {
                sweep = -turn
            } else if sweep > 0 {
                sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
            }
        }
        func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(
                x: center.x + radius * (cosine - tangent * sine), y: center.y + radius * (sine + tangent * cosine))
        }
        let start = point(startAngle)
        isEmpty ? move(to: start) : line(to: start)
        guard sweep.isFinite, sweep != 0 else { return }
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let handle = CGFloat(4.0 / 3.0 * tan(Double(step) / 4))
        for index in 0..<count {
            let from = startAngle + CGFloat(index) * step
            cubic(to: point(from + step), control1: point(from, handle), control2: point(from + step, -handle))
        }
    }

    static func elements(ofRect rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// Four quarters from the rightmost point towards the positive y axis, as Core Graphics draws them: what strokes or
    /// dashes a part of an ellipse begins there.
    static func elements(ofEllipseIn rect: CGRect) -> [Element] {
        let (width, height) = (rect.width / 2, rect.height / 2)
        let handle: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.midX + width * x, y: rect.midY + height * y)
        }
        let directions: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
        var elements = [Element.move(to: point(1, 0))]
        for (start, end) in zip(directions, directions.dropFirst()) {
            elements.append(
                .cubic(
                    to: point(end.0, end.1), control1: point(start.0 + handle * end.0, start.1 + handle * end.1),
                    control2: point(end.0 + handle * start.0, end.1 + handle * start.1)))
        }
        return elements + [.close]
    }
}
