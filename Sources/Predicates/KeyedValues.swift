import Foundation

/// An object that gives its values by key itself.
///
/// The source adapter makes classes with `@objc` members conform; values of other types are read by reflection.
public protocol KeyedValueProviding {
    /// The value of a key; nil where the object has no such key.
    func keyedValue(_ key: String) -> KeyedValue?
    /// Sets a key's value.
    ///
    /// - Returns: false if the object has no such key that can be set, or the value is of another type.
    func setKeyedValue(_ value: Any?, forKey key: String) -> Bool
}

extension KeyedValueProviding {
    public func setKeyedValue(_ value: Any?, forKey key: String) -> Bool { false }
}

/// A key's value, which may be nothing.
public struct KeyedValue {
    public let value: Any?

    public init(_ value: Any?) { self.value = value }

    /// Stores a value of a property's type; numbers are converted as `NSNumber` converts them.
    ///
    /// - Returns: false if the value is of another type.
    public static func assign<Value>(_ value: Any?, to property: inout Value) -> Bool {
        if let value = value as? Value {
            property = value
            return true
        }
        if KeyedValues.unwrapped(value) == nil {
            guard let optional = Value.self as? any ExpressibleByNilLiteral.Type,
                let nothing = optional.init(nilLiteral: ()) as? Value
            else { return false }
            property = nothing
            return true
        }
        guard let number = number(value), let converted = converted(number, to: Value.self) else { return false }
        property = converted
        return true
    }

    private static func number(_ value: Any?) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        default: nil
        }
    }

    private static func converted<Value>(_ number: NSNumber, to type: Value.Type) -> Value? {
        let values: [Any] = [
            number.intValue, number.doubleValue, number.floatValue, number.boolValue, number.int64Value,
            number.int32Value,
            number.int16Value, number.uintValue, number,
        ]
        return values.lazy.compactMap { $0 as? Value }.first
    }
}

/// Values by key, in the order of Apple's Key-Value Coding Programming Guide as far as Swift knows members by name:
/// entries of dictionaries, what an object gives itself, its stored properties; of a collection, its elements' values.
public enum KeyedValues {
    /// - Returns: nil where the object is nothing.
    /// - Throws: `PredicateEvaluationError` where it has no such key.
    public static func value(of object: Any?, forKey key: String) throws(PredicateEvaluationError) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if key.uppercased() == "SELF" { return object }
        if let list = elements(of: object) {
            if key.hasPrefix("@") { return try CollectionOperator.value(key, of: list, rest: []) }
            var values: [Any?] = []
            for element in list { values.append(try value(of: element, forKey: key)) }
            return values
        }
        if let found = lookup(key, in: object) { return unwrapped(found.value) }
        throw PredicateEvaluationError(
            "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }

    /// The value at the end of a path of keys, `owner.address.street` or `children.@avg.age`.
    public static func value(of object: Any?, forKeyPath path: String) throws(PredicateEvaluationError) -> Any? {
        try value(of: object, forKeys: path.split(separator: ".").map(String.init)[...])
    }

    static func value(
        of object: Any?, forKeys keys: ArraySlice<String>
    ) throws(PredicateEvaluationError) -> Any? {
        guard let key = keys.first else { return unwrapped(object) }
        if key.hasPrefix("@"), let list = elements(of: unwrapped(object)) {
            return try CollectionOperator.value(key, of: list, rest: keys.dropFirst())
        }
        return try value(of: value(of: object, forKey: key), forKeys: keys.dropFirst())
    }

    // MARK: Objects

    private static func lookup(_ key: String, in object: Any) -> KeyedValue? {
        if let table = object as? [String: Any] { return KeyedValue(table[key]) }
        if let table = object as? [AnyHashable: Any] { return KeyedValue(table[key]) }
        if let table = object as? NSDictionary { return KeyedValue(table.object(forKey: key)) }
        if let provider = object as? any KeyedValueProviding, let found = provider.keyedValue(key) { return found }
        return ofKnownType(key, in: object) ?? stored(key, in: object)
    }

    /// Members that Foundation's own classes have by name.
    private static func ofKnownType(_ key: String, in object: Any) -> KeyedValue? {
        if key == "description" { return KeyedValue("\(object)") }
        if let text = object as? String ?? (object as? NSString).map(String.init(describing:)) {
            switch key {
            case "length": return KeyedValue(text.utf16.count)
            case "uppercaseString", "uppercased": return KeyedValue(text.uppercased())
            case "lowercaseString", "lowercased": return KeyedValue(text.lowercased())
            case "capitalizedString", "capitalized": return KeyedValue(text.capitalized)
            case "intValue", "integerValue", "longLongValue":
                return KeyedValue(Int((text as NSString).integerValue))
            case "doubleValue", "floatValue": return KeyedValue((text as NSString).doubleValue)
            case "boolValue": return KeyedValue((text as NSString).boolValue)
            case "lastPathComponent": return KeyedValue((text as NSString).lastPathComponent)
            case "pathExtension": return KeyedValue((text as NSString).pathExtension)
            default: return nil
            }
        }
        if let url = object as? URL {
            switch key {
            case "absoluteString": return KeyedValue(url.absoluteString)
            case "path": return KeyedValue(url.path)
            case "host": return KeyedValue(url.host)
            case "scheme": return KeyedValue(url.scheme)
            case "lastPathComponent": return KeyedValue(url.lastPathComponent)
            case "pathExtension": return KeyedValue(url.pathExtension)
            default: return nil
            }
        }
        if let date = object as? Date, key == "timeIntervalSinceReferenceDate" || key == "timeIntervalSince1970" {
            return KeyedValue(
                key == "timeIntervalSince1970" ? date.timeIntervalSince1970 : date.timeIntervalSinceReferenceDate)
        }
        return nil
    }

    /// A stored property, a class's or a superclass's; `is` before a flag's name may be left out.
    private static func stored(_ key: String, in object: Any) -> KeyedValue? {
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        let names = [key, "_" + key, "is" + capital, "_is" + capital, "$__lazy_storage_$_" + key]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for name in names {
                if let child = current.children.first(where: { $0.label == name }) {
                    return KeyedValue(wrapped(child.value, named: name, for: key))
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// The value inside a property wrapper, which stands in the property's place with an underscore.
    private static func wrapped(_ value: Any, named name: String, for key: String) -> Any? {
        guard name.hasPrefix("_"), !key.hasPrefix("_"), unwrapped(value) != nil else { return value }
        let mirror = Mirror(reflecting: value)
        let inner = mirror.children.first { ["wrappedValue", "value", "storage"].contains($0.label ?? "") }
        return mirror.displayStyle == .struct ? inner?.value ?? value : value
    }

    /// The elements of an array or a set; nil for everything else.
    static func elements(of value: Any?) -> [Any?]? {
        guard let value else { return nil }
        switch value {
        case is String, is NSString, is [AnyHashable: Any], is NSDictionary, is Data: return nil
        case let list as [Any?]: return list
        case let list as NSArray: return list.map { $0 }
        case let set as NSSet: return set.allObjects
        case let set as NSOrderedSet: return set.map { $0 }
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .collection || mirror.displayStyle == .set else { return nil }
            return mirror.children.map { unwrapped($0.value) }
        }
    }

    /// The value without optionals around it; nil for `NSNull` too, which collections hold for nothing.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }
}
