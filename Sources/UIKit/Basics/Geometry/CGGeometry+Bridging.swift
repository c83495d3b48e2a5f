/// Points, sizes and rectangles cast to `NSValue` and back, as on Apple's systems: dictionaries of notifications
/// contain either, and apps read either.
extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }

    /// Returns true if this holds the same type as another value.
    fileprivate func holdsType(of other: NSValue) -> Bool {
        !(self is NSNumber) && String(cString: objCType) == String(cString: other.objCType)
    }
}

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.cgRectValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holdsType(of: NSValue(cgRect: .zero)) ? source.cgRectValue : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.cgRectValue ?? .zero
    }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.cgPointValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holdsType(of: NSValue(cgPoint: .zero)) ? source.cgPointValue : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.cgPointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.cgSizeValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holdsType(of: NSValue(cgSize: .zero)) ? source.cgSizeValue : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
        source?.cgSizeValue ?? .zero
    }
}

extension NSValue {
    /// The association key of a transform, since Foundation's values on Linux hold no structures of an app's own.
    private nonisolated(unsafe) static let transformKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Boxes a transform of space, as animations of a layer's `transform` use it; equal to itself alone.
    public convenience init(caTransform3D transform: CATransform3D) {
        let box = TransformBox(transform)
        var address = UInt(bitPattern: ObjectIdentifier(box))
        self.init(bytes: &address, objCType: "Q")
        objc_setAssociatedObject(self, Self.transformKey, box, .OBJC_ASSOCIATION_RETAIN)
    }
    /// The transform; all zero where the value holds something else.
    public var caTransform3DValue: CATransform3D { storedTransform ?? CATransform3D() }

    /// Boxes a transform of the plane, as filters take it; equal to itself alone.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
        self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
    }
    /// The transform; all zero where the value holds something else.
    public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }

    var storedTransform: CATransform3D? {
        (objc_getAssociatedObject(self, Self.transformKey) as? TransformBox)?.transform
    }
}

private final class TransformBox: Sendable {
    let transform: CATransform3D

    init(_ transform: CATransform3D) { self.transform = transform }
}
