/// Properties of an app's layers that Core Animation makes of `@NSManaged` ones on Apple's systems: stored by name, animated by it,
/// and part of the copies that show a moment of an animation. The source adapter writes their accessors.
///
/// Source: Apple's "Core Animation Programming Guide", and the pages on `CALayer.needsDisplay(forKey:)` and `action(forKey:)`.
extension CALayer {
    /// Ends the program where the property wasn't set and its type has no zero.
    public func _ownValue<Value>(forKey key: String) -> Value {
        let stored = customValues[key] ?? type(of: self).defaultValue(forKey: key)
        if let value = stored as? Value { return value }
        if case .number(let number)? = LayerValue(stored), let type = Value.self as? any LayerNumber.Type,
            let value = type.init(layerNumber: number) as? Value
        {
            return value
        }
        if let type = Value.self as? any ZeroInitializable.Type, let zero = type.init() as? Value { return zero }
        if let type = Value.self as? any ExpressibleByNilLiteral.Type, let none = type.init(nilLiteral: ()) as? Value {
            return none
        }
        fatalError(
            "\(Self.self).\(key) is read before it is set, and a \(Value.self) has no value that stands for none.")
    }

    /// Looks for the action while the old value is there, and performs it with the new one.
    public func _setOwnValue(_ value: Any?, forKey key: String) {
        let action = action(forKey: key)
        customValues[key] = value
        action?.run(forKey: key, object: self, arguments: nil)
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    }

    /// The value of a property that is animated, of the framework's or of the app's.
    func animatedValue(of keyPath: String) -> LayerValue? { value(of: keyPath) ?? LayerValue(customValues[keyPath]) }

    /// True while an animation changes a property that the layer's drawing depends on.
    var animatesDrawing: Bool {
        !animations.isEmpty
            && animations.contains { entry in
                (entry.animation as? CAPropertyAnimation)?.keyPath.map(type(of: self).needsDisplay(forKey:)) == true
            }
    }

    /// Gives a copy that shows a moment the drawing of its values: its own where an animation changes what it depends on.
    func shareDrawing(with seen: CALayer) {
        guard seen !== self else { return }
        guard animatesDrawing else { return seen.drawing = drawing }
        seen.storedDelegate = delegate
        seen.display()
    }
}

/// Numbers that a layer's animation may give.
fileprivate protocol LayerNumber {
    init(layerNumber: CGFloat)
}

extension CGFloat: LayerNumber { fileprivate init(layerNumber: CGFloat) { self = layerNumber } }
extension Double: LayerNumber { fileprivate init(layerNumber: CGFloat) { self = Double(layerNumber) } }
extension Float: LayerNumber { fileprivate init(layerNumber: CGFloat) { self = Float(layerNumber) } }
extension Int: LayerNumber { fileprivate init(layerNumber: CGFloat) { self = Int(layerNumber.rounded()) } }

/// Types whose properties are zero until they are set.
private protocol ZeroInitializable {
    init()
}

extension CGFloat: ZeroInitializable {}
extension Double: ZeroInitializable {}
extension Float: ZeroInitializable {}
extension Int: ZeroInitializable {}
extension Bool: ZeroInitializable {}
extension CGPoint: ZeroInitializable {}
extension CGSize: ZeroInitializable {}
extension CGRect: ZeroInitializable {}
