import Foundation

/// Values by key of Foundation's collections, which have them on Apple's systems.
extension NSDictionary {
    /// The value at the end of a path of keys, `weather.main.temp`; nil where a key isn't there.
    public func value(forKeyPath keyPath: String) -> Any? { _ObjectValues.value(of: self, forKeyPath: keyPath) }
}

extension NSMutableDictionary {
    /// Sets the value of a key, or removes it for nil.
    public func setValue(_ value: Any?, forKey key: String) { self[key] = value }
}

extension NSArray {
    /// The elements' values; `@count`, `@sum.price` and the other operators of collections give one.
    public func value(forKeyPath keyPath: String) -> Any? { _ObjectValues.value(of: self, forKeyPath: keyPath) }
    public func value(forKey key: String) -> Any { _ObjectValues.value(of: self, forKey: key) ?? NSArray() }
}
