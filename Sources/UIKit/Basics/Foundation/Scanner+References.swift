/// Scanning into an `NSString`, as code does that is also built for iOS 12: Foundation on Linux scans into a `String`, which
/// is preferred where either would do.
extension Scanner {
    /// Whether there were such characters; what they are goes to `result`.
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
