import Graphics

/// What an element of a path adds.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path: a move, a line, a curve or the end of a contour.
public struct CGPathElement {
    public var type: CGPathElementType
    /// Control points, then the end: one, two or three, and none for a contour's end; they live as long as the block runs.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Hands over each element in turn.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
        points.initialize(repeating: .zero, count: 3)
        defer { points.deallocate() }
        for element in graphicsPath.elements {
            let type: CGPathElementType
            switch element {
            case .move(let end): (type, points[0]) = (.moveToPoint, end)
            case .line(let end): (type, points[0]) = (.addLineToPoint, end)
            case .quad(let end, let control): (type, points[0], points[1]) = (.addQuadCurveToPoint, control, end)
            case .cubic(let end, let first, let second):
                (type, points[0], points[1], points[2]) = (.addCurveToPoint, first, second, end)
            case .close: type = .closeSubpath
            }
            withUnsafePointer(to: CGPathElement(type: type, points: points), block)
        }
    }

    /// Hands over each element in turn, with a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
