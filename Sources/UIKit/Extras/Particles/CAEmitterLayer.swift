import Graphics

/// The shape in which particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line as wide as the emitter, around its position.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// The emitter's width is the radius.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape on which particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order and the composition of drawn particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Kind by kind.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// The order by distance from the eye.
    public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
    /// Their light adds up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// Emits particles: confetti, snow, sparks.
///
/// Particles are a function of the layer's time and seed, see `ParticleField`: a layer whose `beginTime` isn't set is
/// seen as if it had been emitting since the host's clock began, as in Core Animation.
///
/// Provenance: estimated — particles in a cone of directions in the plane, distance from the eye changes the order
/// alone: Core Animation's projection of particles isn't published.
open class CAEmitterLayer: CALayer {
    /// A change of a cell after this is set has no effect but through the layer: `setValue(_:forKeyPath:)` with
    /// `emitterCells.name.property`.
    open var emitterCells: [CAEmitterCell]? { didSet { emitterCellsChanged() } }
    /// Factors of what cells say.
    open var birthRate: Float = 1 { didSet { settingsChanged() } }
    open var lifetime: Float = 1 { didSet { settingsChanged() } }
    open var velocity: Float = 1 { didSet { settingsChanged() } }
    open var scale: Float = 1 { didSet { settingsChanged() } }
    open var spin: Float = 1 { didSet { settingsChanged() } }
    open var emitterPosition = CGPoint.zero { didSet { settingsChanged() } }
    open var emitterZPosition: CGFloat = 0 { didSet { settingsChanged() } }
    open var emitterSize = CGSize.zero { didSet { settingsChanged() } }
    open var emitterDepth: CGFloat = 0 { didSet { settingsChanged() } }
    open var emitterShape = CAEmitterLayerEmitterShape.point { didSet { settingsChanged() } }
    open var emitterMode = CAEmitterLayerEmitterMode.volume { didSet { settingsChanged() } }
    open var renderMode = CAEmitterLayerRenderMode.unordered { didSet { changed() } }
    /// A stored value without effect: particles are flat pictures in the layer's plane.
    open var preservesDepth = false
    /// Another one makes the same kinds of particles fly other ways.
    open var seed: UInt32 = 0 {
        didSet {
            field.seed = seed
            changed()
        }
    }
    private var kinds: [ParticleKind] = []
    private var pictures: [ParticlePicture] = []
    private var field = ParticleField()

    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAEmitterLayer else { return }
        (birthRate, lifetime, velocity, scale, spin) = (
            layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin
        )
        (emitterPosition, emitterZPosition) = (layer.emitterPosition, layer.emitterZPosition)
        (emitterSize, emitterDepth) = (layer.emitterSize, layer.emitterDepth)
        (emitterShape, emitterMode, renderMode) = (layer.emitterShape, layer.emitterMode, layer.renderMode)
        (kinds, pictures, field, seed) = (layer.kinds, layer.pictures, layer.field, layer.seed)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func makePresentation() -> CALayer { CAEmitterLayer(layer: self) }

    private func emitterCellsChanged() {
        pictures = []
        kinds = (emitterCells ?? []).map { $0.kind(&pictures) }
        settingsChanged()
    }

    private var source: ParticleSource {
        var source = ParticleSource()
        switch emitterShape {
        case .line: source.shape = .line
        case .rectangle: source.shape = .rectangle
        case .cuboid: source.shape = .cuboid
        case .circle: source.shape = .circle
        case .sphere: source.shape = .sphere
        default: source.shape = .point
        }
        switch emitterMode {
        case .points: source.part = .points
        case .outline: source.part = .outline
        case .surface: source.part = .surface
        default: source.part = .volume
        }
        source.position = SpaceVector(
            x: Double(emitterPosition.x), y: Double(emitterPosition.y), z: Double(emitterZPosition))
        (source.width, source.height) = (Double(emitterSize.width), Double(emitterSize.height))
        source.depth = Double(emitterDepth)
        (source.birthRate, source.lifetime) = (Double(birthRate), Double(lifetime))
        (source.velocity, source.scale, source.spin) = (Double(velocity), Double(scale), Double(spin))
        return source
    }

    /// Applies the settings: until the layer is seen from the beginning of its time, afterwards from now on.
    private func settingsChanged() {
        if !wasShown { field.restart() }
        field.set(source, kinds, from: wasShown ? localTime(LayerClock.now) : 0)
        changed()
    }

    // MARK: Key paths

    override func value(of keyPath: String) -> LayerValue? {
        switch keyPath {
        case "birthRate": .number(CGFloat(birthRate))
        case "lifetime": .number(CGFloat(lifetime))
        case "velocity": .number(CGFloat(velocity))
        case "scale": .number(CGFloat(scale))
        case "spin": .number(CGFloat(spin))
        case "emitterPosition": .point(emitterPosition)
        case "emitterSize": .size(emitterSize)
        default: super.value(of: keyPath)
        }
    }

    override func setAnimatedValue(_ value: LayerValue, for keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("birthRate", .number(let value)): birthRate = Float(value)
        case ("lifetime", .number(let value)): lifetime = Float(value)
        case ("velocity", .number(let value)): velocity = Float(value)
        case ("scale", .number(let value)): scale = Float(value)
        case ("spin", .number(let value)): spin = Float(value)
        case ("emitterPosition", .point(let value)): emitterPosition = value
        case ("emitterSize", .size(let value)): emitterSize = value
        default:
            let parts = keyPath.split(separator: ".").map(String.init)
            guard parts.count == 3, parts[0] == "emitterCells", case .number(let number) = value,
                let index = kinds.firstIndex(where: { $0.name == parts[1] })
            else { return super.setAnimatedValue(value, for: keyPath) }
            guard kinds[index].set(Double(number), for: parts[2]) else { return false }
            settingsChanged()
        }
        return true
    }

    // MARK: Drawing

    override var drawsContents: Bool { true }

    /// True if particles fly, now or later.
    override var isEmitting: Bool {
        root?.enclosingWindow != nil && field.isAlive(at: localTime(UIApplication.shared.now))
    }

    override func recordContents(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
        super.recordContents(in: bounds, into: &recorder)
        UIApplication.shared.animations.layers.add(emitter: self)
        if field.epochs.isEmpty { field.set(source, kinds, from: 0) }
        var particles = field.particles(at: localTime(LayerClock.now))
        switch renderMode {
        case .oldestFirst: particles.sort { $0.birth < $1.birth }
        case .oldestLast: particles.sort { $0.birth > $1.birth }
        case .backToFront: particles.sort { $0.position.z < $1.position.z }
        default: break
        }
        // Each on its own: particles add to each other too.
        for particle in particles where particle.alpha > 0 && particle.scale > 0 {
            recorder.blending(renderMode == .additive ? .plusLighter : .normal) { record(particle, into: &$0) }
        }
    }

    private func record(_ particle: Particle, into recorder: inout DisplayListRecorder) {
        guard let picture = particle.picture, pictures.indices.contains(picture) else { return }
        recorder.saving { recorder in
            recorder.transform(
                CGAffineTransform(translationX: CGFloat(particle.position.x), y: CGFloat(particle.position.y))
                    .rotated(by: CGFloat(particle.angle))
                    .scaledBy(x: CGFloat(particle.scale), y: CGFloat(particle.scale)))
            pictures[picture].record(particle, into: &recorder)
        }
    }
}
