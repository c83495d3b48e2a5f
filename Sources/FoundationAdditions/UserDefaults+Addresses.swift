import Foundation

extension UserDefaults {
    /// Sets an address; without one, the key has no value afterwards.
    ///
    /// `set(nil, forKey:)` is taken for one of an address by the compiler, and Foundation's for Linux calls itself then, for ever. The
    /// modules that the source adapter writes call this one. It keeps the whole of an address, as Apple's does, in the form that
    /// `url(forKey:)` reads; Foundation's for Linux keeps the path alone.
    public func _set(_ url: URL?, forKey key: String) {
        guard let url else { return removeObject(forKey: key) }
        guard !url.isFileURL,
            let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: false)
        else { return set(url, forKey: key) }
        set(data, forKey: key)
    }
}
