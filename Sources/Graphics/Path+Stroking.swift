import Foundation

extension Path {
    /// The area that a stroke covers, as contours to be filled by the non-zero rule; curves as short lines.
    ///
    /// Each line, join and cap is a contour of its own. All run in the same direction, so that overlapping ones unite.
    public func stroked(_ style: StrokeStyle) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        var outline = StrokeOutline(style)
        for line in strokedLines(style) { outline.add(line) }
        return outline.path
    }

    /// The dashes of a line, open contours of short lines; the contours themselves where the pattern has no length.
    public func dashed(phase: CGFloat, lengths: [CGFloat]) -> Path {
        var path = Path()
        for line in strokedLines(StrokeStyle(dashes: lengths, dashPhase: phase)) {
            for (index, point) in line.points.enumerated() {
                if index == 0 { path.move(to: point) } else { path.line(to: point) }
            }
            if line.isClosed { path.close() }
        }
        return path
    }

    /// A contour of straight lines; a closed one doesn't repeat its first point.
    struct StrokedLine {
        var points: [CGPoint]
        var isClosed: Bool
    }

    private func strokedLines(_ style: StrokeStyle) -> [StrokedLine] {
        var lines: [StrokedLine] = []
        var contour: [Element] = []
        var start = CGPoint.zero
        func end(isClosed: Bool) {
            defer { contour = [] }
            guard contour.count > 1, let points = Path(elements: contour).lines(sidesOfACurve: 32).first else { return }
            var distinct: [CGPoint] = []
            for point in points where point != distinct.last { distinct.append(point) }
            if isClosed, distinct.count > 1, distinct.first == distinct.last { distinct.removeLast() }
            lines.append(StrokedLine(points: distinct, isClosed: isClosed && distinct.count > 1))
        }
        for element in elements {
            switch element {
            case .move(let point):
                end(isClosed: false)
                (start, contour) = (point, [element])
            case .close:
                end(isClosed: true)
                contour = [.move(to: start)]
            default: contour.append(element)
            }
        }
        end(isClosed: false)
        let dashes = style.dashes.map { max(0, $0) }
        guard dashes.reduce(0, +) > 0 else { return lines }
        return lines.flatMap { Self.dashes(of: $0, dashes.count % 2 == 0 ? dashes : dashes + dashes, style.dashPhase) }
    }

    /// - Parameter lengths: drawn and left out by turns, even in number, not all zero.
    private static func dashes(of line: StrokedLine, _ lengths: [CGFloat], _ phase: CGFloat) -> [StrokedLine] {
        let period = lengths.reduce(0, +)
        let whole = line.sides.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) }
        // Dashes finer than anyone sees are the line itself.
        guard whole / period < 1_000_000 else { return [line] }
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var found: [StrokedLine] = []
        var current: [CGPoint] = index % 2 == 0 ? Array(line.points.prefix(1)) : []
        for (from, to) in line.sides {
            let length = hypot(to.x - from.x, to.y - from.y)
            var done: CGFloat = 0
            while length - done > left {
                done += left
                let share = done / length
                let place = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
                if index % 2 == 0 {
                    found.append(StrokedLine(points: current + [place], isClosed: false))
                    current = []
                } else {
                    current = [place]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index % 2 == 0 { current.append(to) }
        }
        if current.count > 1 { found.append(StrokedLine(points: current, isClosed: false)) }
        return found
    }
}

extension Path.StrokedLine {
    var sides: [(from: CGPoint, to: CGPoint)] {
        let ends = isClosed ? Array(points.dropFirst()) + points.prefix(1) : Array(points.dropFirst())
        return zip(points, ends).map { (from: $0, to: $1) }
    }
}

/// The contours that together are a stroke's area.
private struct StrokeOutline {
    private(set) var path = Path()
    private let style: StrokeStyle
    private let half: CGFloat

    init(_ style: StrokeStyle) {
        (self.style, half) = (style, style.width / 2)
    }

    mutating func add(_ line: Path.StrokedLine) {
        let sides = line.sides
        let directions = sides.map { side in
            let length = hypot(side.to.x - side.from.x, side.to.y - side.from.y)
            return CGVector(dx: (side.to.x - side.from.x) / length, dy: (side.to.y - side.from.y) / length)
        }
        guard let first = directions.first, let last = directions.last, let end = sides.last?.to else {
            // A line without length shows where its ends aren't butt.
            if let point = line.points.first { addDot(at: point) }
            return
        }
        for (side, direction) in zip(sides, directions) { addSide(from: side.from, to: side.to, direction) }
        for index in directions.indices.dropFirst() {
            addJoin(at: sides[index].from, directions[index - 1], directions[index])
        }
        if line.isClosed {
            addJoin(at: sides[0].from, last, first)
        } else {
            addCap(at: sides[0].from, CGVector(dx: -first.dx, dy: -first.dy))
            addCap(at: end, last)
        }
    }

    private mutating func addSide(from: CGPoint, to: CGPoint, _ direction: CGVector) {
        let (x, y) = (-direction.dy * half, direction.dx * half)
        add([
            CGPoint(x: from.x + x, y: from.y + y), CGPoint(x: from.x - x, y: from.y - y),
            CGPoint(x: to.x - x, y: to.y - y), CGPoint(x: to.x + x, y: to.y + y),
        ])
    }

    private mutating func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector) {
        let turn = before.dx * after.dy - before.dy * after.dx
        let cosine = before.dx * after.dx + before.dy * after.dy
        guard abs(turn) > 1e-9 || cosine < 0 else { return }
        if style.join == .round { return addCircle(at: point) }
        // The outer side of the corner.
        let side: CGFloat = turn > 0 ? -half : half
        func outer(_ direction: CGVector) -> CGVector { CGVector(dx: -direction.dy * side, dy: direction.dx * side) }
        let (first, second) = (outer(before), outer(after))
        var corners = [point, CGPoint(x: point.x + first.dx, y: point.y + first.dy)]
        // The miter's length by the width is 1 ÷ cos(half the turn).
        if style.join == .miter, 1 + cosine > 1e-9, 2 / (1 + cosine) <= style.miterLimit * style.miterLimit {
            corners.append(
                CGPoint(
                    x: point.x + (first.dx + second.dx) / (1 + cosine),
                    y: point.y + (first.dy + second.dy) / (1 + cosine)))
        }
        corners.append(CGPoint(x: point.x + second.dx, y: point.y + second.dy))
        add(turn > 0 ? corners : corners.reversed())
    }

    private mutating func addCap(at point: CGPoint, _ direction: CGVector) {
        switch style.cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            let end = CGPoint(x: point.x + direction.dx * half, y: point.y + direction.dy * half)
            addSide(from: point, to: end, direction)
        }
    }

    private mutating func addDot(at point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            addSide(
                from: CGPoint(x: point.x - half, y: point.y), to: CGPoint(x: point.x + half, y: point.y),
                CGVector(dx: 1, dy: 0))
        }
    }

    private mutating func addCircle(at point: CGPoint) {
        path.move(to: CGPoint(x: point.x + half, y: point.y))
        path.arc(center: point, radius: half, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        path.close()
    }

    private mutating func add(_ corners: [CGPoint]) {
        path.move(to: corners[0])
        for corner in corners.dropFirst() { path.line(to: corner) }
        path.close()
    }
}
