import Foundation

/// An item of the keychain: its attributes by their names, its secret among them.
typealias KeychainItem = [String: Any]

/// The items that an app keeps.
///
/// They lie in the app's home, readable for its owner alone and not encrypted. A program without a home of its own,
/// such as one of unit tests, keeps them in memory.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain(
        file: ProcessInfo.processInfo.environment["CFFIXED_USER_HOME"].map {
            URL(fileURLWithPath: $0).appendingPathComponent("Library/Keychain.plist")
        })

    private let file: URL?
    private let lock = NSLock()
    private var items: [KeychainItem] = []

    /// - Parameter file: nil for a keychain in memory.
    init(file: URL?) { self.file = file }

    /// Hands the items to a closure that looks for some.
    func search(_ body: ([KeychainItem]) -> OSStatus) -> OSStatus {
        lock.withLock { read().map(body) ?? errSecDecode }
    }

    /// Reads the items, lets a closure change them, and writes them where it says that it has.
    func change(_ body: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        lock.withLock {
            guard let before = read() else { return errSecDecode }
            items = before
            let status = body(&items)
            guard status == errSecSuccess, let file else { return status }
            do { try write(to: file) } catch { return errSecIO }
            return status
        }
    }

    /// - Returns: nil where the file isn't a keychain.
    private func read() -> [KeychainItem]? {
        guard let file else { return items }
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        guard let data = try? Data(contentsOf: file) else { return nil }
        return try? PropertyListSerialization.propertyList(from: data, format: nil) as? [KeychainItem]
    }

    private func write(to file: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(fromPropertyList: items, format: .xml, options: 0)
        try data.write(to: file, options: .atomic)
        try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
}

/// The query of an app to the keychain, read from the dictionary of its call.
struct KeychainQuery {
    /// The names and values that an item has to have.
    private(set) var attributes: KeychainItem = [:]
    private(set) var secret: Data?
    private(set) var returnsData = false
    private(set) var returnsAttributes = false
    private(set) var returnsReference = false
    /// True where an object of Security itself is asked for, which passwords don't have.
    private(set) var wantsObject = false
    private(set) var wantsAll = false

    init(_ dictionary: NSDictionary) {
        for (key, value) in dictionary {
            guard let name = (key as? String) ?? (key as? NSString).map(String.init(_:)) else { continue }
            take(name, value)
        }
    }

    private mutating func take(_ name: String, _ value: Any) {
        switch name as NSString {
        case kSecValueData: secret = value as? Data
        case kSecReturnData: returnsData = value as? Bool ?? false
        case kSecReturnAttributes: returnsAttributes = value as? Bool ?? false
        case kSecReturnPersistentRef: returnsReference = value as? Bool ?? false
        case kSecReturnRef: wantsObject = value as? Bool ?? false
        case kSecMatchLimit:
            wantsAll = (value as? Int).map { $0 > 1 } ?? (value as? String == kSecMatchLimitAll as String)
        case kSecValuePersistentRef: attributes[name] = value as? Data
        // Any value matches.
        case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny as String: break
        // Nobody unlocks the items or asks the user for leave.
        case kSecAttrAccessControl, kSecUseAuthenticationContext, kSecUseOperationPrompt, kSecMatchCaseInsensitive,
            kSecUseDataProtectionKeychain, kSecUseAuthenticationUI, kSecUseNoAuthenticationUI:
            break
        default: attributes[name] = Self.plain(value)
        }
    }

    /// A value as a property list has it; nil for any other.
    private static func plain(_ value: Any) -> Any? {
        if let text = value as? String { return text }
        if let data = value as? Data { return data }
        if let date = value as? Date { return date }
        return (value as? NSNumber) ?? (value as? Int).map { NSNumber(value: $0) }
    }

    /// True if two values of property lists are the same.
    static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let (a, b) = both(left, right, as: String.self) { return a == b }
        if let (a, b) = both(left, right, as: Data.self) { return a == b }
        if let (a, b) = both(left, right, as: Date.self) { return a == b }
        guard let (a, b) = both(left, right, as: NSNumber.self) else { return false }
        return a.isEqual(to: b)
    }

    private static func both<Value>(_ left: Any, _ right: Any, as type: Value.Type) -> (Value, Value)? {
        guard let left = left as? Value, let right = right as? Value else { return nil }
        return (left, right)
    }

    func matches(_ item: KeychainItem) -> Bool {
        attributes.allSatisfy { name, value in
            guard let own = item[name] else { return false }
            return Self.areEqual(own, value)
        }
    }
}
