import Foundation

/// Settings that a person's devices share through iCloud: as on a device without an account, they are this device's alone, and
/// stay with the app.
///
/// Source: Apple's documentation of `NSUbiquitousKeyValueStore`.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    /// Never posted: no other device changes anything.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    private static let suite = "NSUbiquitousKeyValueStore"

    private let stored = UserDefaults(suiteName: suite) ?? .standard

    open func object(forKey key: String) -> Any? { stored.object(forKey: key) }
    open func string(forKey key: String) -> String? { stored.string(forKey: key) }
    open func array(forKey key: String) -> [Any]? { stored.array(forKey: key) }
    open func dictionary(forKey key: String) -> [String: Any]? { stored.dictionary(forKey: key) }
    open func data(forKey key: String) -> Data? { stored.data(forKey: key) }
    open func longLong(forKey key: String) -> Int64 { Int64(stored.integer(forKey: key)) }
    open func double(forKey key: String) -> Double { stored.double(forKey: key) }
    open func bool(forKey key: String) -> Bool { stored.bool(forKey: key) }

    open func set(_ value: Any?, forKey key: String) { stored.set(value, forKey: key) }
    open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
    open func set(_ value: Int64, forKey key: String) { stored.set(Int(value), forKey: key) }
    open func set(_ value: Double, forKey key: String) { stored.set(value, forKey: key) }
    open func set(_ value: Bool, forKey key: String) { stored.set(value, forKey: key) }
    open func removeObject(forKey key: String) { stored.removeObject(forKey: key) }

    open var dictionaryRepresentation: [String: Any] { stored.persistentDomain(forName: Self.suite) ?? [:] }

    /// True: the values are stored as they are set.
    @discardableResult open func synchronize() -> Bool { true }
}
