import Foundation
import Predicates

/// Values by key of an object of which only `AnyObject` is known: the source adapter calls these.
public enum _ObjectValues {
    public static func value(of object: Any?, forKey key: String) -> Any? {
        do {
            return try KeyedValues.value(of: object, forKey: key)
        } catch {
            endProgram("NSUnknownKeyException", "\(error)")
        }
    }

    public static func value(of object: Any?, forKeyPath path: String) -> Any? {
        do {
            return try KeyedValues.value(of: object, forKeyPath: path)
        } catch {
            endProgram("NSUnknownKeyException", "\(error)")
        }
    }

    /// True for objects that are equal as `NSObject.isEqual(_:)` says, others where they are the same.
    public static func isEqual(_ object: AnyObject, _ other: Any?) -> Bool {
        let other = other.map { $0 as AnyObject }
        if let object = object as? NSObject { return object.isEqual(other) }
        return object === other
    }

    /// True for an object of the class, or of a subclass of it.
    public static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
        var current: AnyClass? = Swift.type(of: object)
        while let known = current {
            if known == type { return true }
            current = _getSuperclass(known)
        }
        return false
    }

    /// True for an object of the class itself.
    public static func isMember(_ object: AnyObject, of type: AnyClass) -> Bool { Swift.type(of: object) == type }
}
