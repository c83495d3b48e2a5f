import Graphics

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path: a move, a line, a curve or the end of a contour.
public struct CGPathElement {
    public var type: CGPathElementType
    /// Control points, then the end: one, two or three, and none for a contour's end; valid while the block runs.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a block with each element in order.
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

    /// Calls a function with each element in order and a pointer of the caller's.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
