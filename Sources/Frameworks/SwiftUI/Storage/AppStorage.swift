import UIKit

/// A value that the app's settings keep under a key, as apps use it outside of views too.
///
/// Reads and writes go to the settings at once; nothing is drawn anew by it, since Masu draws no views of SwiftUI's. Without a store
/// the standard settings are meant; a value of another type counts as missing. Source: Apple's documentation of `AppStorage`,
/// whose types of values these are.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let store: UserDefaults
    private let read: (Any?) -> Value
    private let written: (Value) -> Any?

    public var wrappedValue: Value {
        get { read(store.object(forKey: key)) }
        nonmutating set {
            if let value = written(newValue) { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
        }
    }

    fileprivate init(
        _ key: String, _ store: UserDefaults?, read: @escaping (Any?) -> Value, written: @escaping (Value) -> Any?
    ) {
        (self.key, self.store) = (key, store ?? .standard)
        (self.read, self.written) = (read, written)
    }
}

/// A type of which settings keep values as they are.
public protocol _SettingsValue {}

extension Bool: _SettingsValue {}
extension Int: _SettingsValue {}
extension Double: _SettingsValue {}
extension String: _SettingsValue {}
extension Data: _SettingsValue {}

extension AppStorage where Value: _SettingsValue {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, store, read: { $0 as? Value ?? wrappedValue }, written: { $0 })
    }
}

extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? String).flatMap(URL.init(string:)) ?? wrappedValue },
            written: { $0.absoluteString })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? Int).flatMap(Value.init(rawValue:)) ?? wrappedValue }, written: { $0.rawValue })
    }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, store, read: { ($0 as? String).flatMap(Value.init(rawValue:)) ?? wrappedValue },
            written: { $0.rawValue })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init<Plain: _SettingsValue>(_ key: String, store: UserDefaults? = nil) where Value == Plain? {
        self.init(key, store, read: { $0 as? Plain }, written: { $0 })
    }
}
