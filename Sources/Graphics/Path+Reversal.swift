import Foundation

extension Path {
    /// The same contours run through the other way, the last one first; closed ones stay closed.
    public var reversed: Path {
        var contours: [(start: CGPoint, steps: [Element], isClosed: Bool)] = []
        for element in elements {
            switch element {
            case .move(let point): contours.append((point, [], false))
            case .close: if !contours.isEmpty { contours[contours.count - 1].isClosed = true }
            case .line, .quad, .cubic:
                // A segment after a closed contour begins where that contour did.
                if contours.isEmpty { contours.append((.zero, [], false)) }
                if let last = contours.last, last.isClosed { contours.append((last.start, [], false)) }
                contours[contours.count - 1].steps.append(element)
            }
        }
        var result = Path()
        for contour in contours.reversed() {
            let ends = [contour.start] + contour.steps.compactMap(\.end)
            result.move(to: ends[ends.count - 1])
            for (index, step) in contour.steps.enumerated().reversed() {
                switch step {
                case .line: result.line(to: ends[index])
                case .quad(_, let control): result.quad(to: ends[index], control: control)
                case .cubic(_, let first, let second):
                    result.cubic(to: ends[index], control1: second, control2: first)
                case .move, .close: break
                }
            }
            if contour.isClosed { result.close() }
        }
        return result
    }
}

extension Path.Element {
    /// The end of the step; nil for a step that only closes.
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quad(let point, _), .cubic(let point, _, _): return point
        case .close: return nil
        }
    }
}
