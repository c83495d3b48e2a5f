import Graphics

/// The ends beyond which a gradient's colours continue.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A sequence of colours that a context draws along a line or between circles.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    /// - Parameters:
    ///   - colors: of class `CGColor`.
    ///   - locations: one for each colour, from 0 to 1, in any order; nil for equal distances.
    /// - Returns: nil without colours, or where an element isn't a colour.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let given = colors.compactMap { $0 as? CGColor }
        guard given.count == colors.count else { return nil }
        self.init(given, locations.map { Array(UnsafeBufferPointer(start: $0, count: given.count)) })
    }

    /// - Parameter colorComponents: for each colour as many as its space has, and its alpha.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let step = space.numberOfComponents + 1
        let given = (0..<max(0, count)).compactMap { index in
            CGColor(
                colorSpace: space,
                components: Array(UnsafeBufferPointer(start: components + index * step, count: step)))
        }
        self.init(given, locations.map { Array(UnsafeBufferPointer(start: $0, count: given.count)) })
    }

    private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { index, color in
            Gradient.Stop(location: locations?[index] ?? CGFloat(index) / last, color: color.graphicsColor)
        }.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    }

    func graphicsGradient(_ course: Gradient.Course, _ options: CGGradientDrawingOptions) -> Gradient {
        var gradient = Gradient(course: course, stops: stops)
        gradient.paintsBefore = options.contains(.drawsBeforeStartLocation)
        gradient.paintsBehind = options.contains(.drawsAfterEndLocation)
        return gradient
    }
}

extension CGContext {
    /// Fills the clip with colours that change along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard [startPoint.x, startPoint.y, endPoint.x, endPoint.y].allSatisfy(\.isFinite) else { return }
        draw(gradient.graphicsGradient(.linear(start: startPoint, end: endPoint), options))
    }

    /// Fills the clip with colours that change from one circle to another.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        // Numbers that aren't finite draw nothing, here as in Core Graphics.
        let numbers = [startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius]
        guard numbers.allSatisfy(\.isFinite) else { return }
        draw(
            gradient.graphicsGradient(
                .circles(
                    Gradient.Circle(center: startCenter, radius: startRadius),
                    Gradient.Circle(center: endCenter, radius: endRadius)), options))
    }

    private func draw(_ gradient: Gradient) {
        guard state.transform.determinant != 0 else { return }
        let area = Path(rect: bounds).applying(state.transform.inverted())
        paint(reach: area) { $0.gradient(area, gradient) }
    }
}
