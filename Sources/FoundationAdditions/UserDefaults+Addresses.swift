import Foundation

extension UserDefaults {
    /// Sets an address; without one, the key has no value afterwards.
    ///
    /// `set(nil, forKey:)` is taken for one of an address by the compiler, and Foundation's for Linux calls itself then, for ever. The
    /// modules that the source adapter writes call this one.
    public func _set(_ url: URL?, forKey key: String) {
        if let url { set(url, forKey: key) } else { removeObject(forKey: key) }
    }
}
