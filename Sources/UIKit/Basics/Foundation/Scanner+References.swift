/// Scanning into an `NSString`, for code that also supports iOS 12: Foundation on Linux scans into a `String`, which is
/// preferred where either would do.
extension Scanner {
    /// Returns true if there were such characters, which are written to `result`.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanCharacters(from: set), into: result)
    }
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToCharacters(from: set), into: result)
    }
    @_disfavoredOverload @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanString(string), into: result)
    }
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToString(string), into: result)
    }

    private func store(_ found: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
}
