import Foundation
public import Predicates

/// Key-value coding of objects that have a table of their keys: what `NSObject` does on Apple's systems.
extension KeyedValueProviding where Self: NSObject {
    /// The value of a key; ends the program, in Foundation's words, where there is none.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key, isPath: false) }

    /// The value at the end of a path, `owner.name` or `children.@count`.
    public func value(forKeyPath keyPath: String) -> Any? { value(forKeyPath: keyPath, isPath: true) }

    private func value(forKeyPath keyPath: String, isPath: Bool) -> Any? {
        do {
            return try isPath
                ? KeyedValues.value(of: self, forKeyPath: keyPath) : KeyedValues.value(of: self, forKey: keyPath)
        } catch {
            endProgram("NSUnknownKeyException", "\(error)")
        }
    }

    /// Sets the value of a key; ends the program where there is no such key, or the value is of another type.
    public func setValue(_ value: Any?, forKey key: String) {
        guard !setKeyedValue(value, forKey: key) else { return }
        guard keyedValue(key) == nil else {
            endProgram(
                "NSInvalidArgumentException",
                "[<\(type(of: self))> setValue:forKey:]: the key \(key) can't be set to \(value.map { "\($0)" } ?? "nil"): it is "
                    + "constant, or of another type than \(value.map { "\(type(of: $0))" } ?? "nil").")
        }
        endProgram(
            "NSUnknownKeyException",
            "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }

    /// Sets the value at the end of a path.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard let last = keys.last, keys.count > 1 else { return setValue(value, forKey: keyPath) }
        let owner = self.value(forKeyPath: keys.dropLast().joined(separator: "."))
        guard let owner = owner as? any NSObject & KeyedValueProviding else {
            endProgram(
                "NSUnknownKeyException",
                "[<\(owner.map { "\(type(of: $0))" } ?? "nil")> setValue:forUndefinedKey:]: this class is not key value "
                    + "coding-compliant for the key \(last).")
        }
        owner.setValue(value, forKey: last)
    }

    /// Sets several keys, in the order of their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
    }

    /// The values of several keys.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
    }
}
