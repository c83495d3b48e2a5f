extension StandIns {
    /// The modules of Firebase. No server is reached: nothing is reported, and data, files and accounts are the process's own.
    static let firebase: [String: String] = [
        "FirebaseCore": firebaseCore, "FirebaseAuth": firebaseAuth, "FirebaseAnalytics": firebaseAnalytics,
        "FirebaseCrashlytics": firebaseCrashlytics, "FirebaseMessaging": firebaseMessaging,
        "FirebaseInstanceID": firebaseInstanceID, "FirebaseRemoteConfig": remoteConfig,
    ].merging(firebaseData) { $1 }

    /// The modules of Firebase that keep what an app gives them.
    static let firebaseData: [String: String] = [
        "FirebaseSharedSwift": firebaseCoding, "FirebaseFirestore": firestore, "FirebaseDatabase": database,
        "FirebaseStorage": firebaseStorage, "FirebaseFirestoreSwift": "@_exported import FirebaseFirestore\n",
        "FirebaseDatabaseSwift": "@_exported import FirebaseDatabase\n",
        "FirebaseStorageSwift": "@_exported import FirebaseStorage\n",
    ]

    /// `import Firebase` brings the modules that keep nothing, and those of the others that texts use. Firebase's own brings
    /// those that are installed, and names such as `Query` and `Transaction` would be in the way of somebody else's.
    static func firebaseUmbrella(of texts: [String]) -> String {
        let signs = [
            "FirebaseFirestore": ["Firestore"],
            "FirebaseDatabase": ["Database.database", "DatabaseReference", "DataSnapshot"],
            "FirebaseStorage": ["Storage.storage", "StorageReference", "StorageMetadata"],
        ]
        let used = signs.filter { _, signs in texts.contains { text in signs.contains { text.contains($0) } } }
        let modules = Set(firebase.keys).subtracting(firebaseData.keys).union(used.keys)
        return modules.sorted().map { "@_exported import \($0)\n" }.joined()
    }

    private static let firebaseCore = #"""
        // A stand-in for FirebaseCore by Masu: the app's configuration, which nothing reads.
        @_exported import Foundation

        open class FirebaseOptions: NSObject, @unchecked Sendable {
            public var googleAppID: String
            public var gcmSenderID: String
            public var apiKey: String?
            public var clientID: String?
            public var projectID: String?
            public var databaseURL: String?
            public var storageBucket: String?
            public var bundleID = Bundle.main.bundleIdentifier ?? ""

            public init(googleAppID: String, gcmSenderID: String) {
                self.googleAppID = googleAppID
                self.gcmSenderID = gcmSenderID
            }

            public convenience init?(contentsOfFile path: String) {
                guard let values = NSDictionary(contentsOfFile: path) else { return nil }
                func text(_ key: String) -> String? { values.object(forKey: NSString(string: key)) as? String }
                self.init(googleAppID: text("GOOGLE_APP_ID") ?? "", gcmSenderID: text("GCM_SENDER_ID") ?? "")
                apiKey = text("API_KEY")
                clientID = text("CLIENT_ID")
                projectID = text("PROJECT_ID")
                databaseURL = text("DATABASE_URL")
                storageBucket = text("STORAGE_BUCKET")
            }

            /// The options of `GoogleService-Info.plist`; empty ones where the app has no such file.
            public class func defaultOptions() -> FirebaseOptions? {
                Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist")
                    .flatMap { FirebaseOptions(contentsOfFile: $0) }
                    ?? FirebaseOptions(googleAppID: "", gcmSenderID: "")
            }
        }

        open class FirebaseApp: NSObject, @unchecked Sendable {
            public let name: String
            public let options: FirebaseOptions
            public var isDataCollectionDefaultEnabled = false
            private nonisolated(unsafe) static var apps: [String: FirebaseApp] = [:]
            private static let standard = "__FIRAPP_DEFAULT"

            private init(name: String, options: FirebaseOptions) {
                self.name = name
                self.options = options
            }

            public class func configure() {
                configure(options: FirebaseOptions.defaultOptions() ?? FirebaseOptions(googleAppID: "", gcmSenderID: ""))
            }
            public class func configure(options: FirebaseOptions) { configure(name: standard, options: options) }
            public class func configure(name: String, options: FirebaseOptions) {
                apps[name] = FirebaseApp(name: name, options: options)
            }
            public class func app() -> FirebaseApp? { apps[standard] }
            public class func app(name: String) -> FirebaseApp? { apps[name] }
            public class var allApps: [String: FirebaseApp]? { apps.isEmpty ? nil : apps }

            public func delete(_ completion: @escaping (Bool) -> Void) {
                completion(Self.apps.removeValue(forKey: name) != nil)
            }
        }

        public enum FirebaseLoggerLevel: Int, Sendable {
            case error = 3, warning, notice, info, debug
            public static let min = FirebaseLoggerLevel.error
            public static let max = FirebaseLoggerLevel.debug
        }

        /// A time to the nanosecond.
        public final class Timestamp: NSObject, Codable, @unchecked Sendable {
            public let seconds: Int64
            public let nanoseconds: Int32
            public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
            public convenience init(date: Date) {
                let whole = date.timeIntervalSince1970.rounded(.down)
                let part = ((date.timeIntervalSince1970 - whole) * 1_000_000_000).rounded()
                self.init(seconds: Int64(whole), nanoseconds: Int32(min(part, 999_999_999)))
            }
            public override convenience init() { self.init(date: Date()) }
            public func dateValue() -> Date {
                Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
            }
            public func compare(_ other: Timestamp) -> ComparisonResult {
                let (left, right) = ((seconds, nanoseconds), (other.seconds, other.nanoseconds))
                return left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
            }
            public override func isEqual(_ object: Any?) -> Bool {
                (object as? Timestamp).map { compare($0) == .orderedSame } ?? false
            }
            public override var hash: Int { seconds.hashValue ^ Int(nanoseconds) }
            public override var description: String { "FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>" }
        }

        open class FirebaseConfiguration: NSObject, @unchecked Sendable {
            public static let shared = FirebaseConfiguration()
            public func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
        }
        """#

    private static let firebaseCrashlytics = #"""
        // A stand-in for FirebaseCrashlytics by Masu: no report leaves the app.
        @_exported import Foundation

        open class Crashlytics: NSObject, @unchecked Sendable {
            private static let shared = Crashlytics()
            public class func crashlytics() -> Crashlytics { shared }
            public func log(_ msg: String) {}
            public func record(error: any Error) {}
            public func record(error: any Error, userInfo: [String: Any]?) {}
            public func setUserID(_ userID: String?) {}
            public func setCustomValue(_ value: Any?, forKey key: String) {}
            public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
            public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
            public func isCrashlyticsCollectionEnabled() -> Bool { false }
            public func didCrashDuringPreviousExecution() -> Bool { false }
            public func sendUnsentReports() {}
            public func deleteUnsentReports() {}
        }
        """#

    /// `YMMYandexMetrica`, which reports what an app does: nothing leaves the app.
    static let metrica = #"""
        // A stand-in for YandexMobileMetrica by Masu: no event leaves the app.
        @_exported import Foundation

        open class YMMYandexMetricaConfiguration: NSObject, @unchecked Sendable {
            public let apiKey: String
            public var sessionTimeout: UInt = 10
            public var crashReporting = true
            public var statisticsSending = true
            public var logs = false
            public var appVersion: String?
            public var userProfileID: String?

            /// - Returns: nil for a key that isn't of 8, 4, 4, 4 and 12 hexadecimal digits.
            public init?(apiKey: String) {
                guard UUID(uuidString: apiKey) != nil else { return nil }
                self.apiKey = apiKey
            }
        }

        open class YMMYandexMetrica: NSObject {
            public class func activate(with configuration: YMMYandexMetricaConfiguration) {}
            public class func reportEvent(_ message: String, onFailure: ((any Error) -> Void)? = nil) {}
            public class func reportEvent(
                _ message: String, parameters params: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)? = nil
            ) {}
            public class func reportError(
                _ message: String, exception: Any?, onFailure: ((any Error) -> Void)? = nil
            ) {}
            public class func setUserProfileID(_ userProfileID: String?) {}
            public class func setStatisticsSending(_ enabled: Bool) {}
            public class func sendEventsBuffer() {}
        }
        """#
}
