import Foundation
import Graphics

/// Cuts curves into straight edges.
enum PathFlattening {
    /// The largest distance of an edge from its curve, in device pixels.
    private static let tolerance = 0.05

    /// Calls `body` with each edge of each contour, contours that are open being closed as filling does.
    static func forEachEdge(of path: Path, _ body: (CGPoint, CGPoint) -> Void) {
        var start = CGPoint.zero
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point):
                if current != start { body(current, start) }
                start = point
                current = point
            case .line(let point):
                body(current, point)
                current = point
            case .quad(let point, let control):
                quad(current, control, point, body)
                current = point
            case .cubic(let point, let control1, let control2):
                cubic(current, control1, control2, point, body)
                current = point
            case .close:
                if current != start { body(current, start) }
                current = start
            }
        }
        if current != start { body(current, start) }
    }

    private static func quad(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ body: (CGPoint, CGPoint) -> Void) {
        // A chord over a part 1/n of the parameter is off by at most |p0 − 2p1 + p2| / 4n².
        let bend = hypot(Double(p0.x - 2 * p1.x + p2.x), Double(p0.y - 2 * p1.y + p2.y)) / 4
        let count = pieces(bend)
        var previous = p0
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let s = 1 - t
            let next =
                index == count
                ? p2
                : CGPoint(
                    x: s * s * p0.x + 2 * s * t * p1.x + t * t * p2.x, y: s * s * p0.y + 2 * s * t * p1.y + t * t * p2.y
                )
            body(previous, next)
            previous = next
        }
    }

    private static func cubic(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ body: (CGPoint, CGPoint) -> Void
    ) {
        // The second derivative is at most six times the larger second difference; a chord is off by an eighth of it / n².
        let first = hypot(Double(p0.x - 2 * p1.x + p2.x), Double(p0.y - 2 * p1.y + p2.y))
        let second = hypot(Double(p1.x - 2 * p2.x + p3.x), Double(p1.y - 2 * p2.y + p3.y))
        let count = pieces(max(first, second) * 6 / 8)
        var previous = p0
        for index in 1...count {
            let t = CGFloat(index) / CGFloat(count)
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            let next =
                index == count
                ? p3
                : CGPoint(
                    x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x, y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
            body(previous, next)
            previous = next
        }
    }

    private static func pieces(_ deviation: Double) -> Int {
        let exact = (deviation / tolerance).squareRoot().rounded(.up)
        return exact < 500 ? max(1, Int(exact)) : 500
    }
}
