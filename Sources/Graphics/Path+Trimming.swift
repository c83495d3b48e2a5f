import Foundation

extension Path {
    /// The part of the path between two shares of its length, for drawing lines; 0 is its start and 1 its end.
    ///
    /// Lengths are measured on curves cut into 64 chords. Contours keep their order; a closed one that isn't whole is
    /// open.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
        let (start, end) = (max(0, start), min(1, end))
        if start <= 0, end >= 1 { return self }
        guard start < end else { return Path() }
        let pieces = self.pieces
        let total = pieces.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        var result: [Element] = []
        var passed: CGFloat = 0
        var penIsThere = false
        for piece in pieces {
            let (from, to) = (max(start * total - passed, 0), min(end * total - passed, piece.length))
            defer { passed += piece.length }
            if piece.startsContour { penIsThere = false }
            guard to > from, piece.length > 0 else { continue }
            let part = piece.part(from: from, to: to)
            if !penIsThere { result.append(.move(to: part.points[0])) }
            penIsThere = true
            result.append(part.element)
        }
        return Path(elements: result)
    }

    private var pieces: [Piece] {
        var pieces: [Piece] = []
        var (current, first) = (CGPoint.zero, CGPoint.zero)
        var starts = true
        func add(_ points: [CGPoint]) {
            pieces.append(Piece(points: points, startsContour: starts))
            starts = false
        }
        for element in elements {
            switch element {
            case .move(let point): (current, first, starts) = (point, point, true)
            case .line(let point):
                add([current, point])
                current = point
            case .quad(let point, let control):
                add([current, control, point])
                current = point
            case .cubic(let point, let control1, let control2):
                add([current, control1, control2, point])
                current = point
            case .close:
                if current != first { add([current, first]) }
                (current, starts) = (first, true)
            }
        }
        return pieces
    }
}

/// A line or Bézier curve by its control points.
private struct Piece {
    static let chords = 64

    let points: [CGPoint]
    let startsContour: Bool
    /// The length up to the end of each chord.
    private let lengths: [CGFloat]

    init(points: [CGPoint], startsContour: Bool) {
        self.points = points
        self.startsContour = startsContour
        let count = points.count == 2 ? 1 : Self.chords
        var (sum, previous) = (CGFloat(0), points[0])
        lengths = (1...count).map { index in
            let next = Piece.point(of: points, at: CGFloat(index) / CGFloat(count))
            sum += hypot(next.x - previous.x, next.y - previous.y)
            previous = next
            return sum
        }
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    func part(from: CGFloat, to: CGFloat) -> Piece {
        let (start, end) = (parameter(at: from), parameter(at: to))
        var part = points
        if end < 1 { part = Piece.split(part, at: end).first }
        if start > 0 { part = Piece.split(part, at: start / end).second }
        return Piece(points: part, startsContour: false)
    }

    func point(at distance: CGFloat) -> CGPoint { Piece.point(of: points, at: parameter(at: distance)) }

    var element: Path.Element {
        switch points.count {
        case 2: return .line(to: points[1])
        case 3: return .quad(to: points[2], control: points[1])
        default: return .cubic(to: points[3], control1: points[1], control2: points[2])
        }
    }

    private func parameter(at distance: CGFloat) -> CGFloat {
        guard let index = lengths.firstIndex(where: { $0 >= distance }) else { return 1 }
        let before = index == 0 ? 0 : lengths[index - 1]
        let chord = lengths[index] - before
        return (CGFloat(index) + (chord > 0 ? (distance - before) / chord : 0)) / CGFloat(lengths.count)
    }

    private static func point(of points: [CGPoint], at t: CGFloat) -> CGPoint {
        let halves = split(points, at: t)
        return halves.second[0]
    }

    /// De Casteljau's construction: the control points of the curve before and after a parameter.
    private static func split(_ points: [CGPoint], at t: CGFloat) -> (first: [CGPoint], second: [CGPoint]) {
        var (first, second, level) = ([CGPoint](), [CGPoint](), points)
        while let head = level.first, let tail = level.last {
            first.append(head)
            second.insert(tail, at: 0)
            level = zip(level, level.dropFirst()).map { a, b in
                CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
        }
        return (first, second)
    }
}

extension Path {
    /// The point at a share of the path's length; nil for a path without lines.
    public func point(at share: CGFloat) -> CGPoint? {
        let pieces = self.pieces
        let total = pieces.reduce(0) { $0 + $1.length }
        guard let first = pieces.first else { return nil }
        guard share > 0, total > 0 else { return first.points.first }
        var rest = min(share, 1) * total
        for piece in pieces {
            if rest <= piece.length { return piece.point(at: rest) }
            rest -= piece.length
        }
        return pieces.last?.points.last
    }
}
