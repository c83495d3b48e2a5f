import Foundation

/// A passage of colours along a line or away from a centre.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place, 0 at the start of the passage and 1 at its end.
    public struct Stop: Hashable, Sendable {
        public var location: CGFloat
        public var color: Color

        public init(location: CGFloat, color: Color) {
            self.location = location
            self.color = color
        }
    }

    /// The passage's course, in the coordinates of the path that it fills.
    public enum Course: Hashable, Sendable {
        case linear(start: CGPoint, end: CGPoint)
        /// A gradient from the centre to an ellipse with these radii.
        case radial(center: CGPoint, radii: CGSize)
        /// A gradient from one circle to another: each point has the place of the largest circle of those between, and
        /// beyond, that goes through it. Points that none goes through stay empty.
        case circles(Circle, Circle)
        /// Once around the centre, clockwise on the screen, beginning at an angle in radians from the x axis.
        case conic(center: CGPoint, angle: CGFloat)
    }

    public struct Circle: Hashable, Sendable {
        public var center: CGPoint
        public var radius: CGFloat

        public init(center: CGPoint, radius: CGFloat) {
            self.center = center
            self.radius = radius
        }
    }

    public var course: Course
    /// True if places before the first and behind the last are painted; where not, they stay as they are.
    public var paintsBefore = true
    public var paintsBehind = true
    /// The stops in rising order of location; before the first and behind the last the colour stays.
    public var stops: [Stop]

    public init(course: Course, stops: [Stop]) {
        self.course = course
        self.stops = stops
    }

    public init(linearFrom start: CGPoint, to end: CGPoint, stops: [Stop]) {
        self.init(course: .linear(start: start, end: end), stops: stops)
    }
}

extension Gradient: CustomStringConvertible {
    public var description: String {
        let colors = stops.map { "\($0.color)@\($0.location.shortText)" }.joined(separator: " ")
        let limits = (paintsBefore ? "" : " after-start") + (paintsBehind ? "" : " before-end")
        let colorsAndLimits = colors + limits
        switch course {
        case .linear(let start, let end): return "linear \(start.shortText) \(end.shortText) \(colorsAndLimits)"
        case .radial(let center, let radii):
            return "radial \(center.shortText) \(radii.width.shortText)×\(radii.height.shortText) \(colorsAndLimits)"
        case .circles(let first, let second):
            return "circles \(first.center.shortText) \(first.radius.shortText) \(second.center.shortText) "
                + "\(second.radius.shortText) \(colorsAndLimits)"
        case .conic(let center, let angle): return "conic \(center.shortText) \(angle.shortText) \(colorsAndLimits)"
        }
    }
}

/// A blurred picture of a path, drawn below whatever is drawn after it.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// The standard deviation of the blur, in points, as a layer's `shadowRadius`.
    public var radius: CGFloat
    /// The offset in points, y down.
    public var offset: CGSize

    public init(color: Color, radius: CGFloat, offset: CGSize) {
        self.color = color
        self.radius = radius
        self.offset = offset
    }
}

extension Shadow: CustomStringConvertible {
    public var description: String {
        "\(color) radius \(radius.shortText) offset \(offset.width.shortText) \(offset.height.shortText)"
    }
}
