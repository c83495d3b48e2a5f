extension StandIns {
    /// Values that a server would change: the app's own defaults hold.
    static let remoteConfig = #"""
        // A stand-in for Firebase Remote Config by Masu: its server can't be reached, so that the app's defaults hold.
        @_exported import FirebaseCore

        public let RemoteConfigErrorDomain = "com.google.remoteconfig.ErrorDomain"

        public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
        public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
            case successFetchedFromRemote, successUsingPreFetchedData, error
        }
        public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }

        open class RemoteConfigSettings: NSObject {
            public var minimumFetchInterval: TimeInterval = 43_200
            public var fetchTimeout: TimeInterval = 60
            public init(developerModeEnabled: Bool = false) {}
        }

        /// A value under a key, as the app reads it.
        open class RemoteConfigValue: NSObject {
            private let value: Any?
            public let source: RemoteConfigSource

            fileprivate init(_ value: Any?) { (self.value, source) = (value, value == nil ? .static : .default) }

            /// Never nil; it may be in releases before 11, whose apps unwrap it.
            public var stringValue: String! { value.map { "\($0)" } ?? "" }
            public var numberValue: NSNumber {
                value as? NSNumber ?? NSNumber(value: Double(stringValue) ?? 0)
            }
            public var boolValue: Bool {
                value as? Bool ?? ["1", "true", "t", "yes", "y", "on"].contains(stringValue.lowercased())
            }
            public var dataValue: Data { value as? Data ?? Data(stringValue.utf8) }
            public var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
        }

        open class RemoteConfig: NSObject {
            nonisolated(unsafe) private static let shared = RemoteConfig()
            private var defaults: [String: Any] = [:]
            public var configSettings = RemoteConfigSettings()
            public private(set) var lastFetchStatus = RemoteConfigFetchStatus.noFetchYet
            public var lastFetchTime: Date? { nil }

            public class func remoteConfig() -> RemoteConfig { shared }

            public func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
            public func setDefaults(fromPlist fileName: String?) {
                guard let file = Bundle.main.url(forResource: fileName, withExtension: "plist"),
                    let data = try? Data(contentsOf: file),
                    let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
                else { return }
                defaults = list
            }

            public func configValue(forKey key: String?) -> RemoteConfigValue { RemoteConfigValue(key.flatMap { defaults[$0] }) }
            public func defaultValue(forKey key: String?) -> RemoteConfigValue? {
                key.flatMap { defaults[$0] }.map(RemoteConfigValue.init)
            }
            public func keys(withPrefix prefix: String?) -> Set<String> {
                Set(defaults.keys.filter { $0.hasPrefix(prefix ?? "") })
            }
            public subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }

            public func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {
                lastFetchStatus = .failure
                later { completionHandler?(.failure, Self.unreachable) }
            }
            public func fetch(
                withExpirationDuration duration: TimeInterval,
                completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
            ) { fetch(completionHandler: completionHandler) }
            public func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) { later { completion?(false, nil) } }
            public func fetchAndActivate(
                completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
            ) {
                lastFetchStatus = .failure
                later { completionHandler?(.error, Self.unreachable) }
            }
            @discardableResult public func activateFetched() -> Bool { false }

            private func later(_ body: @escaping () -> Void) {
                nonisolated(unsafe) let body = body
                DispatchQueue.main.async { body() }
            }
            private static var unreachable: NSError {
                NSError(
                    domain: RemoteConfigErrorDomain, code: 8003,
                    userInfo: [NSLocalizedDescriptionKey: "Masu reaches no server of Firebase's."])
            }
        }
        """#
}
