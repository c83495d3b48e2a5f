import Foundation

/// Values by key of Foundation's collections, which have them on Apple's systems.
extension NSDictionary {
    /// The value at the end of a path of keys, `weather.main.temp`; nil where a key isn't there.
    public func value(forKeyPath keyPath: String) -> Any? { _ObjectValues.value(of: self, forKeyPath: keyPath) }
}

extension NSMutableDictionary {
    /// Sets the value of a key, or removes it for nil.
    public func setValue(_ value: Any?, forKey key: String) { self[key] = value }

    /// Sets the value of a key that is given by Objective-C's protocol for keys.
    @_disfavoredOverload public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? AnyHashable { self[key] = anObject }
    }
}

extension NSArray {
    /// The elements' values; `@count`, `@sum.price` and the other operators of collections give one.
    public func value(forKeyPath keyPath: String) -> Any? { _ObjectValues.value(of: self, forKeyPath: keyPath) }
    public func value(forKey key: String) -> Any { _ObjectValues.value(of: self, forKey: key) ?? NSArray() }
}

/// The attributes that `FileManager.attributesOfItem(atPath:)` tells, as functions of the dictionary.
extension NSDictionary {
    public func fileSize() -> UInt64 { number(.size)?.uint64Value ?? 0 }
    public func fileType() -> String? { attribute(.type) as? String }
    public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }
    public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }
    public func filePosixPermissions() -> Int { number(.posixPermissions)?.intValue ?? 0 }
    public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }

    private func attribute(_ key: FileAttributeKey) -> Any? { self[key] ?? self[key.rawValue] }
    private func number(_ key: FileAttributeKey) -> NSNumber? { attribute(key) as? NSNumber }
}
