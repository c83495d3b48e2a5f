import Graphics

/// Draws its sublayers several times, each copy moved, tinted and delayed relative to the one before.
///
/// Colours are multiplied; pictures only by the alpha.
open class CAReplicatorLayer: CALayer {
    /// The number of copies, the original included.
    open var instanceCount = 1 { didSet { changed() } }
    /// True if copies share one space; the copies' transforms then work as in a `CATransformLayer`.
    open var preservesDepth = false { didSet { changed() } }
    /// The delay in seconds of each copy's animations relative to the one before.
    open var instanceDelay: CFTimeInterval = 0 { didSet { changed() } }
    /// The transform from a copy to the next, about the layer's middle.
    open var instanceTransform = CATransform3DIdentity { didSet { changed() } }
    /// Multiplied with the original's colours.
    open var instanceColor: CGColor? = .white { didSet { changed() } }
    /// Added to the colour from a copy to the next.
    open var instanceRedOffset: Float = 0 { didSet { changed() } }
    open var instanceGreenOffset: Float = 0 { didSet { changed() } }
    open var instanceBlueOffset: Float = 0 { didSet { changed() } }
    open var instanceAlphaOffset: Float = 0 { didSet { changed() } }

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAReplicatorLayer else { return }
        (instanceCount, preservesDepth, instanceDelay) =
            (layer.instanceCount, layer.preservesDepth, layer.instanceDelay)
        (instanceTransform, instanceColor) = (layer.instanceTransform, layer.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (layer.instanceRedOffset, layer.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (layer.instanceBlueOffset, layer.instanceAlphaOffset)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makePresentation() -> CALayer { CAReplicatorLayer(layer: self) }

    override func value(of keyPath: String) -> LayerValue? {
        switch keyPath {
        case "instanceTransform": .transform(instanceTransform)
        case "instanceColor": .color(instanceColor)
        case "instanceDelay": .number(instanceDelay)
        case "instanceAlphaOffset": .number(CGFloat(instanceAlphaOffset))
        default: super.value(of: keyPath)
        }
    }

    override func setAnimatedValue(_ value: LayerValue, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("instanceTransform", .transform(let value)): instanceTransform = value
        case ("instanceColor", .color(let value)): instanceColor = value
        case ("instanceDelay", .number(let value)): instanceDelay = value
        case ("instanceAlphaOffset", .number(let value)): instanceAlphaOffset = Float(value)
        default: return super.setAnimatedValue(value, for: keyPath)
        }
        return true
    }

    override func recordSublayers(
        _ seen: CALayer, into recorder: inout DisplayListRecorder, visible: CGRect,
        _ record: (inout DisplayListRecorder, CGRect, CATransform3D) -> Void
    ) {
        let shown = seen as? CAReplicatorLayer ?? self
        let middle = CGPoint(x: seen.bounds.midX, y: seen.bounds.midY)
        let step = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
            .concatenating(shown.instanceTransform)
            .concatenating(CATransform3DMakeTranslation(middle.x, middle.y, 0))
        var map = CATransform3DIdentity
        var tint = shown.instanceColor?.graphicsColor ?? Color(white: 1, alpha: 1)
        for copy in 0..<max(0, shown.instanceCount) {
            LayerClock.delayed(by: Double(copy) * shown.instanceDelay) {
                let list = DisplayList { record(&$0, visible, map) }
                recorder.append(list.multiplied(by: tint))
            }
            map = map.concatenating(step)
            tint =
                Color(
                    red: tint.red + Double(shown.instanceRedOffset),
                    green: tint.green + Double(shown.instanceGreenOffset),
                    blue: tint.blue + Double(shown.instanceBlueOffset),
                    alpha: tint.alpha + Double(shown.instanceAlphaOffset)
                ).clamped
        }
    }
}

extension DisplayList {
    /// The same drawing with its colours multiplied; pictures only by the alpha.
    func multiplied(by tint: Color) -> DisplayList {
        guard tint.red != 1 || tint.green != 1 || tint.blue != 1 || tint.alpha != 1 else { return self }
        func multiplied(_ color: Color) -> Color {
            Color(
                red: color.red * tint.red, green: color.green * tint.green, blue: color.blue * tint.blue,
                alpha: color.alpha)
        }
        return DisplayList { recorder in
            recorder.grouping(alpha: tint.alpha) { recorder in
                recorder.append(self, mappingColors: multiplied)
            }
        }
    }
}
