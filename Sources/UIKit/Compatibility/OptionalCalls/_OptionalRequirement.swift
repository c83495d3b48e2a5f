/// Requirements of an app's own protocols that may be left out; the source adapter writes their default bodies.
///
/// A default body leaves a mark and returns a placeholder; the caller clears the mark, calls, and looks.
public enum _OptionalRequirement {
    /// True if the last call met a default body. Calls go out from one thread at a time, as delegates' do.
    private nonisolated(unsafe) static var isMissing = false

    /// The body of a requirement that a type doesn't implement.
    public static func missing<Value>() -> Value {
        isMissing = true
        guard let placeholder = placeholder(for: Value.self) as? Value else {
            if isObject(Value.self) { return noObject() }
            fatalError(
                "An optional requirement that returns \(Value.self) isn't implemented, and there is no value to stand for "
                    + "it; implement it.")
        }
        return placeholder
    }

    /// The answer of an optional requirement; nil where it isn't implemented.
    public static func call<Value>(_ body: () -> Value) -> Value? {
        let before = isMissing
        defer { isMissing = before }
        isMissing = false
        let value = body()
        return isMissing ? nil : value
    }

    /// The answer of an optional requirement that may itself answer nothing.
    public static func call<Value>(_ body: () -> Value?) -> Value? {
        let answer: Value?? = call(body) as Value??
        return answer ?? nil
    }

    /// The answer of a method that is called by force: `delegate.rows!(in: list)`.
    public static func forced<Value>(_ answer: Value?) -> Value {
        guard let answer else { fatalError("An optional requirement that is called with ! isn't implemented.") }
        return answer
    }
    public static func forced<Value>(_ answer: Value) -> Value { answer }

    /// True for a class, and for a protocol of classes alone: its value is a pointer, with one to the methods of each protocol.
    ///
    /// Source: Swift's ABI, TypeMetadata.rst: kind 0x303 is that of protocols, and the highest of their flags is that others
    /// than classes may conform.
    private static func isObject(_ type: Any.Type) -> Bool {
        if type is AnyObject.Type { return true }
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        let flags = unsafeBitCast(type, to: UnsafePointer<UInt32>.self)[MemoryLayout<UInt>.size / 4]
        return kind == 0x303 && flags & 0x8000_0000 == 0
    }

    /// No object at all in the place of one, which can be let go of and nothing else: `call` does so at once.
    private static func noObject<Value>() -> Value {
        withUnsafeTemporaryAllocation(
            byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment
        ) { bytes in
            bytes.initializeMemory(as: UInt8.self, repeating: 0)
            return bytes.load(as: Value.self)
        }
    }

    private static func placeholder(for type: Any.Type) -> Any? {
        switch type {
        case is Void.Type: ()
        case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
        case let type as any ExpressibleByBooleanLiteral.Type: nothing(type)
        case let type as any Numeric.Type: nothing(type)
        case let type as any RangeReplaceableCollection.Type: type.init()
        case is CGPoint.Type: CGPoint.zero
        case is CGSize.Type: CGSize.zero
        case is CGRect.Type: CGRect.zero
        case is UIEdgeInsets.Type: UIEdgeInsets.zero
        case let type as NSObject.Type: type.make()
        default: nil
        }
    }

    private static func nothing<Value: ExpressibleByBooleanLiteral>(_ type: Value.Type) -> Value? {
        false as? Value
    }

    private static func nothing<Value: Numeric>(_ type: Value.Type) -> Value { .zero }
}
