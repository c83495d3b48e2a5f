import Foundation

/// A sequence of contours made of lines and curves; a value, compared by what it was made of.
///
/// Rectangles, rounded rectangles and ellipses are kept as such, so that they print short and draw fast, until
/// something is added to them. Coordinates are in whatever space the user of the path says; y points down on screens.
public struct Path: Hashable, Sendable {
    /// A step of a contour, all points absolute.
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quad(to: CGPoint, control: CGPoint)
        case cubic(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    /// The shape that a path was made as.
    public enum Form: Hashable, Sendable {
        case rect(CGRect)
        case roundedRect(CGRect, CornerRadii, CornerCurve)
        case ellipse(CGRect)
        case elements([Element])
    }

    /// The shape that the path was made as, for shortcuts in drawing.
    public internal(set) var form: Form

    public init() {
        form = .elements([])
    }

    public init(elements: [Element]) {
        form = .elements(elements)
    }

    public init(rect: CGRect) {
        form = .rect(rect.upright)
    }

    public init(ellipseIn rect: CGRect) {
        form = .ellipse(rect.upright)
    }

    /// The steps of the path; for shapes they are made on each call.
    public var elements: [Element] {
        switch form {
        case .elements(let elements): return elements
        case .rect(let rect): return Path.elements(ofRect: rect)
        case .ellipse(let rect): return Path.elements(ofEllipseIn: rect)
        case .roundedRect(let rect, let radii, let curve):
            return Path.elements(ofRoundedRect: rect, radii: radii, curve: curve)
        }
    }

    /// True if there is nothing to fill or stroke.
    public var isEmpty: Bool {
        if case .elements(let elements) = form { return elements.isEmpty }
        return false
    }

    /// True if every coordinate is finite.
    public var isFinite: Bool {
        switch form {
        case .rect(let rect), .ellipse(let rect): return rect.isFinite
        case .roundedRect(let rect, let radii, _): return rect.isFinite && radii.isFinite
        case .elements(let elements): return elements.allSatisfy(\.isFinite)
        }
    }
}

/// The rule for which points lie inside a path whose contours overlap.
public enum FillRule: Hashable, Sendable {
    /// Inside where the contours wind around the point a number of times that isn't zero.
    case nonZero
    /// Inside where a ray from the point crosses the contours an odd number of times.
    case evenOdd
}

extension CGRect {
    /// The rectangle with sides that aren't negative; numbers that aren't finite stay, for the renderer to name.
    var upright: CGRect { size.width < 0 || size.height < 0 ? standardized : self }

    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Path.Element {
    var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): return point.isFinite
        case .quad(let point, let control): return point.isFinite && control.isFinite
        case .cubic(let point, let control1, let control2):
            return point.isFinite && control1.isFinite && control2.isFinite
        case .close: return true
        }
    }
}
