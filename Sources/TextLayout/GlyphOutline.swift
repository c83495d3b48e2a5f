/// The outline of one glyph, in ems, y upwards, the origin on the baseline at the glyph's pen position.
public struct GlyphOutline: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var x: Double
        public var y: Double

        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    public enum Segment: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case quad(control: Point, Point)
        case cubic(control1: Point, control2: Point, Point)
        case close
    }

    /// Filled by the non-zero winding rule.
    public var segments: [Segment]

    public init(segments: [Segment]) { self.segments = segments }
}
