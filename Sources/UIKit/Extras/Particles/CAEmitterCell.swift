import Graphics

/// One kind of particle that an emitter layer emits; a layer and a cell take what it says when it is given to them.
///
/// Lengths in points, angles in radians, times in seconds; a range says from how much less to how much more than the
/// mean, half of it either way.
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
    /// The name in key paths: `emitterCells.name.birthRate`.
    open var name: String?
    open var isEnabled = true
    /// Particles a second.
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    /// Out of the plane, and in it from the x axis.
    open var emissionLatitude: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    /// The opening of the cone around that direction.
    open var emissionRange: CGFloat = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var zAcceleration: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    /// Multiplied into the contents.
    open var color: CGColor? = .white
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    open var redSpeed: Float = 0
    open var greenSpeed: Float = 0
    open var blueSpeed: Float = 0
    open var alphaSpeed: Float = 0
    /// A `CGImage`; particles without one aren't seen.
    open var contents: Any?
    /// Shares of the contents.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels a point.
    open var contentsScale: CGFloat = 1
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    /// A stored value without effect: reduced pictures are the means of their pixels.
    open var minificationFilterBias: Float = 0
    /// The cells that each particle emits while it lives.
    open var emitterCells: [CAEmitterCell]?
    /// Values of the app's own.
    open var style: [AnyHashable: Any]?

    /// The birth of the first particle, on the layer's time, and the duration of births.
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    /// A stored value without effect, like the others: particles run on the layer's time.
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    public override init() { super.init() }

    /// The default value of a property; nil for an unknown one.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "scale", "contentsScale": 1.0
        case "enabled": true
        case "color": CGColor.white
        case "contentsRect": CGRect(x: 0, y: 0, width: 1, height: 1)
        case "birthRate", "lifetime", "velocity", "spin", "emissionRange", "emissionLongitude", "emissionLatitude": 0.0
        default: nil
        }
    }

    /// The cell as a particle kind, its pictures added to a list.
    func kind(_ pictures: inout [ParticlePicture], depth: Int = 0) -> ParticleKind {
        var kind = ParticleKind()
        kind.name = name
        if let image = contents as? CGImage {
            kind.picture = pictures.count
            pictures.append(
                ParticlePicture(
                    image: image, part: contentsRect, scale: max(contentsScale, 0.001),
                    isSharp: magnificationFilter == CALayerContentsFilter.nearest.rawValue))
        }
        (kind.isEnabled, kind.birthRate) = (isEnabled, Double(birthRate))
        (kind.beginTime, kind.duration) = (beginTime, duration.isFinite ? duration : 0)
        kind.lifetime = SpreadNumber(Double(lifetime), range: Double(lifetimeRange))
        kind.velocity = SpreadNumber(Double(velocity), range: Double(velocityRange))
        (kind.longitude, kind.latitude) = (Double(emissionLongitude), Double(emissionLatitude))
        kind.spread = Double(emissionRange)
        kind.acceleration = SpaceVector(
            x: Double(xAcceleration), y: Double(yAcceleration), z: Double(zAcceleration))
        kind.scale = SpreadNumber(Double(scale), range: Double(scaleRange))
        kind.scaleSpeed = Double(scaleSpeed)
        kind.spin = SpreadNumber(Double(spin), range: Double(spinRange))
        let color = self.color?.graphicsColor ?? Color(white: 1, alpha: 1)
        kind.color = [
            SpreadNumber(color.red, range: Double(redRange)), SpreadNumber(color.green, range: Double(greenRange)),
            SpreadNumber(color.blue, range: Double(blueRange)), SpreadNumber(color.alpha, range: Double(alphaRange)),
        ]
        kind.colorSpeed = [Double(redSpeed), Double(greenSpeed), Double(blueSpeed), Double(alphaSpeed)]
        if depth < ParticleField.deepest {
            kind.children = (emitterCells ?? []).map { $0.kind(&pictures, depth: depth + 1) }
        }
        return kind
    }
}

extension ParticleKind {
    /// Sets the value that Core Animation knows under a key; false for one that isn't a number here.
    mutating func set(_ number: Double, for key: String) -> Bool {
        switch key {
        case "birthRate": birthRate = number
        case "lifetime": lifetime.mean = number
        case "lifetimeRange": lifetime.range = number
        case "velocity": velocity.mean = number
        case "velocityRange": velocity.range = number
        case "emissionLongitude": longitude = number
        case "emissionLatitude": latitude = number
        case "emissionRange": spread = number
        case "xAcceleration": acceleration.x = number
        case "yAcceleration": acceleration.y = number
        case "zAcceleration": acceleration.z = number
        case "scale": scale.mean = number
        case "scaleRange": scale.range = number
        case "scaleSpeed": scaleSpeed = number
        case "spin": spin.mean = number
        case "spinRange": spin.range = number
        case "redRange": color[0].range = number
        case "greenRange": color[1].range = number
        case "blueRange": color[2].range = number
        case "alphaRange": color[3].range = number
        case "redSpeed": colorSpeed[0] = number
        case "greenSpeed": colorSpeed[1] = number
        case "blueSpeed": colorSpeed[2] = number
        case "alphaSpeed": colorSpeed[3] = number
        case "enabled", "isEnabled": isEnabled = number != 0
        default: return false
        }
        return true
    }
}
