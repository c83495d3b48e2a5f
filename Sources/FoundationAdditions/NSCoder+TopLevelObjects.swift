import Foundation

/// Objects of an archive whose faults are errors: Foundation on Linux declares the functions of these names unavailable, for which
/// the source adapter writes these.
extension NSCoder {
    public func _decodeTopLevelObject(forKey key: String) throws -> Any? {
        try throwingFaults(key) { decodeObject(forKey: key) }
    }

    public func _decodeTopLevelObject<Decoded: NSObject & NSCoding>(of type: Decoded.Type, forKey key: String) throws
        -> Decoded?
    {
        try throwingFaults(key) { decodeObject(of: type, forKey: key) }
    }

    public func _decodeTopLevelObject(of types: [AnyClass]?, forKey key: String) throws -> Any? {
        try throwingFaults(key) { decodeObject(of: types, forKey: key) }
    }

    /// Nil where nothing is stored under the key, which ends the program on Linux.
    private func throwingFaults<Decoded>(_ key: String, _ decode: () -> Decoded?) throws -> Decoded? {
        guard containsValue(forKey: key) else { return nil }
        let decoded = decode()
        if let error { throw error }
        return decoded
    }
}
