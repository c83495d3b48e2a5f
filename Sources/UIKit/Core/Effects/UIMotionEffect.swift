/// What becomes of a view as the device is tilted.
///
/// A host's device lies still: its offset is zero, at which effects of UIKit's change nothing.
@preconcurrency @MainActor open class UIMotionEffect: NSObject, NSCopying {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// What is added to the view's values, by their key paths, where the device is turned that far from the viewer;
    /// subclasses say.
    ///
    /// - Parameter viewerOffset: from -1 to 1 to each side.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { copied() }
    }

    func copied() -> UIMotionEffect { type(of: self).make() }
}

/// Moves one value between two ends as the device is tilted along one axis.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
    }

    public private(set) var keyPath: String
    public private(set) var type: EffectType
    /// What is added where the device is turned as far as it goes to the left, or up.
    open var minimumRelativeValue: Any?
    /// What is added where it is turned to the right, or down.
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

    /// Between nothing in the middle and the end that the offset leads to.
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

/// Several effects taken together.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    /// Of values that several effects change, the last effect's.
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
