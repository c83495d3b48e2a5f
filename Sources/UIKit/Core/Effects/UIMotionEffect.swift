/// An effect on a view that follows the tilt of the device.
///
/// A host's device doesn't tilt: its offset is zero, at which UIKit's effects change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// The offsets of the view's values, by key path, for a tilt of the device; overridden by subclasses.
    ///
    /// - Parameter viewerOffset: from -1 to 1 in each direction.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    func copied() -> UIMotionEffect { type(of: self).make() }
}

/// Moves one value between two limits as the device is tilted along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public private(set) var keyPath: String
    public private(set) var type: EffectType
    /// The offset at the largest tilt to the left, or up.
    open var minimumRelativeValue: Any?
    /// The offset at the largest tilt to the right, or down.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let keyPath = coder.decodeObject(forKey: "keyPath") as? String else { return nil }
        self.keyPath = keyPath
        type = EffectType(rawValue: coder.decodeInteger(forKey: "type")) ?? .tiltAlongHorizontalAxis
        super.init(coder: coder)
    }

    /// Interpolates between zero in the middle and the limit on the tilt's side.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        guard offset.isFinite, let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue else { return nil }
        let share = min(abs(offset), 1)
        switch end {
        case let number as NSNumber: return [keyPath: NSNumber(value: number.doubleValue * Double(share))]
        case let point as CGPoint: return [keyPath: CGPoint(x: point.x * share, y: point.y * share)]
        case let size as CGSize: return [keyPath: CGSize(width: size.width * share, height: size.height * share)]
        default: return share == 1 ? [keyPath: end] : nil
        }
    }

    override func copied() -> UIMotionEffect {
        let copy = UIInterpolatingMotionEffect(keyPath: keyPath, type: type)
        copy.minimumRelativeValue = minimumRelativeValue
        copy.maximumRelativeValue = maximumRelativeValue
        return copy
    }
}

/// Several effects combined.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    /// For a value that several effects change, the last effect's is used.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var values: [String: Any] = [:]
        for effect in motionEffects ?? [] {
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
        return values.isEmpty ? nil : values
    }

    override func copied() -> UIMotionEffect {
        let copy = UIMotionEffectGroup()
        copy.motionEffects = motionEffects?.map { $0.copied() }
        return copy
    }
}

extension UIView {
    public var motionEffects: [UIMotionEffect] {
        get { rareParts?.motionEffects ?? [] }
        set { if rareParts != nil || !newValue.isEmpty { ensuredParts.motionEffects = newValue } }
    }
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
