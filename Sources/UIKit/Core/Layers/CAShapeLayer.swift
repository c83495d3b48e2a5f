import Graphics

/// The rule that says which points lie inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of the corners of a shape layer's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a path, filled and stroked; the path isn't clipped to the bounds.
open class CAShapeLayer: CALayer {
    private struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = .black
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var strokeStart: CGFloat = 0
        var strokeEnd: CGFloat = 1
        var lineWidth: CGFloat = 1
        var miterLimit: CGFloat = 10
        var lineCap = CAShapeLayerLineCap.butt
        var lineJoin = CAShapeLayerLineJoin.miter
        var lineDashPhase: CGFloat = 0
        var lineDashPattern: [NSNumber]?
    }

    private var shape = Shape()

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAShapeLayer { shape = layer.shape }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// In the layer's bounds coordinates; copied when set.
    open var path: CGPath? {
        get { shape.path }
        set { set("path", \.path, newValue?.copy()) }
    }
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor", \.fillColor, newValue) }
    }
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set("fillRule", \.fillRule, newValue) }
    }
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor", \.strokeColor, newValue) }
    }
    /// The fraction of the path's length at which the stroke starts.
    open var strokeStart: CGFloat {
        get { shape.strokeStart }
        set { set("strokeStart", \.strokeStart, newValue) }
    }
    open var strokeEnd: CGFloat {
        get { shape.strokeEnd }
        set { set("strokeEnd", \.strokeEnd, newValue) }
    }
    open var lineWidth: CGFloat {
        get { shape.lineWidth }
        set { set("lineWidth", \.lineWidth, newValue) }
    }
    open var miterLimit: CGFloat {
        get { shape.miterLimit }
        set { set("miterLimit", \.miterLimit, newValue) }
    }
    open var lineCap: CAShapeLayerLineCap {
        get { shape.lineCap }
        set { set("lineCap", \.lineCap, newValue) }
    }
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.lineJoin }
        set { set("lineJoin", \.lineJoin, newValue) }
    }
    open var lineDashPhase: CGFloat {
        get { shape.lineDashPhase }
        set { set("lineDashPhase", \.lineDashPhase, newValue) }
    }
    /// Alternating lengths of dashes and gaps.
    open var lineDashPattern: [NSNumber]? {
        get { shape.lineDashPattern }
        set { set("lineDashPattern", \.lineDashPattern, newValue) }
    }

    private func set<Value: Equatable>(_ key: String, _ path: WritableKeyPath<Shape, Value>, _ new: Value) {
        guard shape[keyPath: path] != new else { return }
        moving(CAShapeLayer.movingKeys.contains(key) ? key : nil) { shape[keyPath: path] = new }
    }

    /// Properties that are animated implicitly: the path isn't one, as in Core Animation.
    private static let movingKeys: Set<String> = [
        "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase",
    ]

    override func value(of keyPath: String) -> LayerValue? {
        switch keyPath {
        case "path": return .path(path)
        case "fillColor": return .color(fillColor)
        case "strokeColor": return .color(strokeColor)
        case "strokeStart": return .number(strokeStart)
        case "strokeEnd": return .number(strokeEnd)
        case "lineWidth": return .number(lineWidth)
        case "miterLimit": return .number(miterLimit)
        case "lineDashPhase": return .number(lineDashPhase)
        default: return super.value(of: keyPath)
        }
    }

    override func setAnimatedValue(_ value: LayerValue, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("path", .path(let value)): path = value
        case ("fillColor", .color(let value)): fillColor = value
        case ("strokeColor", .color(let value)): strokeColor = value
        case ("strokeStart", .number(let value)): strokeStart = value
        case ("strokeEnd", .number(let value)): strokeEnd = value
        case ("lineWidth", .number(let value)): lineWidth = value
        case ("miterLimit", .number(let value)): miterLimit = value
        case ("lineDashPhase", .number(let value)): lineDashPhase = value
        default: return super.setAnimatedValue(value, for: keyPath)
        }
        return true
    }

    override func makePresentation() -> CALayer { CAShapeLayer(layer: self) }
    override var drawsContents: Bool { shape.path != nil || super.drawsContents }

    override func recordContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        super.recordContents(in: bounds, into: &recorder)
        guard let path = shape.path?.graphicsPath else { return }
        if let color = shape.fillColor?.graphicsColor {
            recorder.fill(path, color, rule: shape.fillRule == .evenOdd ? .evenOdd : .nonZero)
        }
        if let color = shape.strokeColor?.graphicsColor {
            recorder.stroke(path.trimmed(from: shape.strokeStart, to: shape.strokeEnd), strokeStyle, color)
        }
    }

    private var strokeStyle: StrokeStyle {
        var style = StrokeStyle(
            width: shape.lineWidth, miterLimit: shape.miterLimit,
            dashes: (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: shape.lineDashPhase)
        switch shape.lineCap {
        case .round: style.cap = .round
        case .square: style.cap = .square
        default: style.cap = .butt
        }
        switch shape.lineJoin {
        case .round: style.join = .round
        case .bevel: style.join = .bevel
        default: style.join = .miter
        }
        return style
    }
}
