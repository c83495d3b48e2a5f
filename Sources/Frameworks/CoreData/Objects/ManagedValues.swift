import Foundation

/// Values between the Swift types of `@NSManaged` properties and what objects keep.
enum ManagedValues {
    /// The values of the commonest types, without a detour over Foundation's classes; nil where the detour is needed.
    static func quick<Value>(_ value: PropertyValue, _ kind: PropertySlot.Kind) -> Value? {
        guard case .attribute(let attribute) = kind else { return nil }
        switch value {
        case .text(let text):
            if attribute == .stringAttributeType { return text as? Value }
        case .integer(let number):
            if Value.self == Int64.self { return number as? Value }
            if Value.self == Int32.self { return Int32(truncatingIfNeeded: number) as? Value }
            if Value.self == Int16.self { return Int16(truncatingIfNeeded: number) as? Value }
            if Value.self == Bool.self { return (number != 0) as? Value }
            if Value.self == Int.self { return Int(number) as? Value }
        case .real(let number):
            if attribute == .dateAttributeType {
                return Date(timeIntervalSinceReferenceDate: number) as? Value
            }
            if Value.self == Double.self { return number as? Value }
            if Value.self == Float.self { return Float(number) as? Value }
        case .data(let data):
            if attribute == .binaryDataAttributeType { return data as? Value }
        default: break
        }
        return nil
    }

    /// The value that a property of a type keeps; nil where the detour over Foundation's classes is needed.
    static func stored<Value>(_ value: Value, _ kind: PropertySlot.Kind) -> PropertyValue? {
        guard case .attribute(let attribute) = kind else { return nil }
        switch attribute {
        case .stringAttributeType: return (value as? String).map { .text($0) }
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            if let number = value as? Int64 { return .integer(number) }
            if let number = value as? Int32 { return .integer(Int64(number)) }
            if let number = value as? Int16 { return .integer(Int64(number)) }
            return nil
        case .booleanAttributeType: return (value as? Bool).map { .integer($0 ? 1 : 0) }
        case .doubleAttributeType: return (value as? Double).map { .real($0) }
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        default: return nil
        }
    }

    /// The value inside optionals.
    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func converted<Value>(_ object: Any, to type: Value.Type) -> Value? {
        if let value = object as? Value { return value }
        if let raw = type as? any RawRepresentable.Type { return value(of: raw, raw: object) as? Value }
        return nil
    }

    /// An enumeration's case by its raw value.
    private static func value<Raw: RawRepresentable>(of type: Raw.Type, raw: Any) -> Raw? {
        (raw as? Raw.RawValue).flatMap(Raw.init(rawValue:))
    }

    /// The meaning of nil for a type that isn't optional: 0, false, an empty collection.
    static func nothing<Value>(for slot: PropertySlot, recorded: KeyRecorder?) -> Value? {
        if let type = Value.self as? any ExpressibleByNilLiteral.Type,
            recorded == nil || !(Value.self is any OfManagedObject.Type)
        {
            return type.init(nilLiteral: ()) as? Value
        }
        if let type = Value.self as? any OfManagedObject.Type { return recorded?.next(slot, type.objectType) as? Value }
        let zeros: [Any] = [
            Int64(0), Int32(0), Int16(0), 0, 0.0, Float(0), false, "", Date(timeIntervalSinceReferenceDate: 0), Data(),
            Decimal(0), NSDecimalNumber.zero, NSNumber(value: 0), NSSet(), NSOrderedSet(), [String](), [String: Any](),
        ]
        if let zero = zeros.lazy.compactMap({ $0 as? Value }).first { return zero }
        if let type = Value.self as? any ManagedObjectCollection.Type { return type.make(of: []) as? Value }
        if let raw = Value.self as? any RawRepresentable.Type {
            return zeros.lazy.compactMap { value(of: raw, raw: $0) as? Value }.first
        }
        return nil
    }
}

/// A managed object's type, or an optional one's.
protocol OfManagedObject {
    static var objectType: NSManagedObject.Type { get }
}

extension NSManagedObject: OfManagedObject {
    static var objectType: NSManagedObject.Type { self }
}

extension Optional: OfManagedObject where Wrapped: OfManagedObject {
    static var objectType: NSManagedObject.Type { Wrapped.objectType }
}
