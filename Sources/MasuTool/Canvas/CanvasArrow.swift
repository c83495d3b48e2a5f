import Foundation

/// An arrow on a canvas: a cubic curve between two points, in points.
struct CanvasArrow: Equatable {
    let start, control1, control2, end: CGPoint

    init(straightFrom start: CGPoint, to end: CGPoint) {
        self.start = start
        self.end = end
        control1 = CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3)
        control2 = CGPoint(x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
    }

    init(from start: Port, to end: Port) {
        self.start = start.point
        self.end = end.point
        let distance = hypot(end.point.x - start.point.x, end.point.y - start.point.y)
        let reach = min(160, max(24, distance / 2))
        control1 = start.side.beyond(start.point, by: reach)
        control2 = end.side.beyond(end.point, by: reach)
    }

    /// The point at a share of the curve's parameter, from 0 to 1.
    func point(at share: CGFloat) -> CGPoint {
        let rest = 1 - share
        let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
        let points = [start, control1, control2, end]
        return zip(weights, points).reduce(into: CGPoint.zero) { sum, pair in
            sum.x += pair.0 * pair.1.x
            sum.y += pair.0 * pair.1.y
        }
    }

    /// True if a label of a size, with its pill, leaves some of the arrow to be seen on both sides.
    func hasRoom(for size: CGSize) -> Bool {
        let isSideways = control1.y == start.y
        return isSideways ? abs(end.x - start.x) > size.width + 32 : abs(end.y - start.y) > size.height + 32
    }

    /// The direction in which it arrives, radians clockwise from the right.
    var angle: CGFloat {
        let isStill = control2 == end
        let from = isStill ? start : control2
        return atan2(end.y - from.y, end.x - from.x)
    }

    /// A rectangle that the curve doesn't leave.
    var bounds: CGRect {
        let points = [start, control1, control2, end]
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}

extension CanvasArrow {
    /// A side of a rectangle.
    enum Side: Hashable {
        case left, right, top, bottom

        /// A point outside the rectangle, straight beyond one of its side.
        func beyond(_ point: CGPoint, by distance: CGFloat) -> CGPoint {
            switch self {
            case .left: CGPoint(x: point.x - distance, y: point.y)
            case .right: CGPoint(x: point.x + distance, y: point.y)
            case .top: CGPoint(x: point.x, y: point.y - distance)
            case .bottom: CGPoint(x: point.x, y: point.y + distance)
            }
        }

        /// A point of the side, by its share of the length.
        func point(of rect: CGRect, at share: CGFloat) -> CGPoint {
            switch self {
            case .left: CGPoint(x: rect.minX, y: rect.minY + rect.height * share)
            case .right: CGPoint(x: rect.maxX, y: rect.minY + rect.height * share)
            case .top: CGPoint(x: rect.minX + rect.width * share, y: rect.minY)
            case .bottom: CGPoint(x: rect.minX + rect.width * share, y: rect.maxY)
            }
        }

        var isUpright: Bool { self == .left || self == .right }
    }

    /// The place on a side where an arrow begins or ends.
    struct Port: Equatable {
        let point: CGPoint
        let side: Side
    }

    /// One end of an arrow, before the ends on a side are spread.
    private struct End {
        let arrow: Int
        let isStart: Bool
        /// The centre of the other end's rectangle, along the side.
        let other: CGFloat
    }

    private struct Edge: Hashable {
        let id: String
        let side: Side
    }

    /// The arrows of links between rectangles; those that leave or reach one side share its length, in an order in
    /// which they don't cross.
    ///
    /// - Parameter headroom: the distance that arrows keep from a rectangle's top, for its title.
    /// - Complexity: O(n · log n) in the links.
    static func between(
        _ links: [(source: String, destination: String)], _ places: [String: CGRect], headroom: CGFloat = 0
    ) -> [CanvasArrow] {
        var ends: [Edge: [End]] = [:]
        var sides: [(Side, Side)] = []
        for (index, link) in links.enumerated() {
            let (from, to) = (places[link.source] ?? .zero, places[link.destination] ?? .zero)
            let pair = facingSides(from, to, isLoop: link.source == link.destination)
            sides.append(pair)
            ends[Edge(id: link.source, side: pair.0), default: []].append(
                End(arrow: index, isStart: true, other: pair.0.isUpright ? to.midY : to.midX))
            ends[Edge(id: link.destination, side: pair.1), default: []].append(
                End(arrow: index, isStart: false, other: pair.1.isUpright ? from.midY : from.midX))
        }
        var starts: [Int: Port] = [:]
        var stops: [Int: Port] = [:]
        for (edge, ends) in ends {
            let rect = places[edge.id] ?? .zero
            let sorted = ends.sorted {
                ($0.other, $0.arrow, $0.isStart ? 0 : 1) < ($1.other, $1.arrow, $1.isStart ? 0 : 1)
            }
            for (place, end) in sorted.enumerated() {
                let share = CGFloat(place + 1) / CGFloat(sorted.count + 1)
                var point = edge.side.point(of: rect, at: share)
                if edge.side == .top { point.y -= headroom }
                let port = Port(point: point, side: edge.side)
                if end.isStart { starts[end.arrow] = port } else { stops[end.arrow] = port }
            }
        }
        return links.indices.compactMap { index in
            guard let start = starts[index], let stop = stops[index] else { return nil }
            return CanvasArrow(from: start, to: stop)
        }
    }

    /// The sides that two rectangles turn towards each other.
    private static func facingSides(_ from: CGRect, _ to: CGRect, isLoop: Bool) -> (Side, Side) {
        if isLoop { return (.right, .bottom) }
        let right = to.minX - from.maxX
        let left = from.minX - to.maxX
        let below = to.minY - from.maxY
        let above = from.minY - to.maxY
        let widest = max(right, left, below, above)
        switch widest {
        case right: return (.right, .left)
        case left: return (.left, .right)
        case below: return (.bottom, .top)
        default: return (.top, .bottom)
        }
    }
}
