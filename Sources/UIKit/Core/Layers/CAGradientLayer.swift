import Graphics

/// The geometry of a gradient layer's colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the start point outwards, to an ellipse; the end point is a corner of its bounding rectangle.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start point, starting in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer filled with a gradient, clipped to its corners.
open class CAGradientLayer: CALayer {
    private struct Passage {
        var colors: [CGColor] = []
        var locations: [CGFloat] = []
        var startPoint = CGPoint(x: 0.5, y: 0)
        var endPoint = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }

    private var passage = Passage()

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { passage = layer.passage }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `CGColor`s; objects of other classes are left out.
    open var colors: [Any]? {
        get { passage.colors.isEmpty ? nil : passage.colors }
        set { set("colors", \.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
    }
    /// A location in 0...1 for each colour, ascending; evenly spaced unless set.
    open var locations: [NSNumber]? {
        get { passage.locations.isEmpty ? nil : passage.locations.map { NSNumber(value: Double($0)) } }
        set { set("locations", \.locations, (newValue ?? []).map { CGFloat($0.doubleValue) }) }
    }
    /// In unit coordinates of the bounds.
    open var startPoint: CGPoint {
        get { passage.startPoint }
        set { set("startPoint", \.startPoint, newValue) }
    }
    open var endPoint: CGPoint {
        get { passage.endPoint }
        set { set("endPoint", \.endPoint, newValue) }
    }
    open var type: CAGradientLayerType {
        get { passage.type }
        set { set("type", \.type, newValue) }
    }

    private func set<Value: Equatable>(_ key: String, _ path: WritableKeyPath<Passage, Value>, _ new: Value) {
        guard passage[keyPath: path] != new else { return }
        moving(key) { passage[keyPath: path] = new }
    }

    override func value(of keyPath: String) -> LayerValue? {
        switch keyPath {
        case "colors": return .colors(passage.colors)
        case "locations": return .numbers(passage.locations)
        case "startPoint": return .point(startPoint)
        case "endPoint": return .point(endPoint)
        default: return super.value(of: keyPath)
        }
    }

    override func setAnimatedValue(_ value: LayerValue, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("colors", .colors(let value)): colors = value
        case ("locations", .numbers(let value)): passage.locations = value
        case ("startPoint", .point(let value)): startPoint = value
        case ("endPoint", .point(let value)): endPoint = value
        default: return super.setAnimatedValue(value, for: keyPath)
        }
        return true
    }

    override func makePresentation() -> CALayer { CAGradientLayer(layer: self) }
    override var drawsContents: Bool { !passage.colors.isEmpty || super.drawsContents }

    override func recordContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        if let gradient = gradient(in: bounds) { recorder.gradient(outline(of: bounds), gradient) }
        super.recordContents(in: bounds, into: &recorder)
    }

    private func gradient(in bounds: CGRect) -> Gradient? {
        let colors = passage.colors
        guard let last = colors.last, bounds.width > 0, bounds.height > 0 else { return nil }
        let given = passage.locations.count == colors.count ? passage.locations : nil
        let steps = CGFloat(max(colors.count - 1, 1))
        var stops = colors.enumerated().map { index, color in
            Gradient.Stop(location: given?[index] ?? CGFloat(index) / steps, color: color.graphicsColor)
        }
        if colors.count == 1 { stops.append(Gradient.Stop(location: 1, color: last.graphicsColor)) }
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            return Gradient(course: .radial(center: start, radii: radii), stops: stops)
        case .conic:
            return Gradient(course: .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x)), stops: stops)
        default: return Gradient(linearFrom: start, to: end, stops: stops)
        }
    }
}
