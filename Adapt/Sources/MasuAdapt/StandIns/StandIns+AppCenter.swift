extension StandIns {
    /// App Center by Microsoft, before and since its release 4, when the names lost their `MS`.
    static let appCenter: [String: String] = [
        "AppCenter": #"""
        // A stand-in for App Center by Masu: it starts nothing.
        @_exported import Foundation

        public enum LogLevel: Int { case verbose = 2, debug, info, warning, error, assert, none = 99 }

        open class AppCenter: NSObject {
            nonisolated(unsafe) public static var enabled = true
            nonisolated(unsafe) public static var logLevel = LogLevel.none
            nonisolated(unsafe) public static var userId: String?
            public static var isConfigured: Bool { false }
            public static var installId: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }

            public class func start(withAppSecret appSecret: String) {}
            public class func start(withAppSecret appSecret: String?, services: [AnyClass]) {}
            public class func start(services: [AnyClass]) {}
            public class func startService(_ service: AnyClass) {}
            public class func setUserId(_ userId: String?) { self.userId = userId }
            public class func setLogLevel(_ level: LogLevel) { logLevel = level }
            public class func setEnabled(_ isEnabled: Bool) { enabled = isEnabled }
            public class func isEnabled() -> Bool { enabled }
            // Before release 4.
            public class func start(_ appSecret: String, withServices services: [AnyClass]) {}
            public class func start(_ appSecret: String) {}
        }

        public typealias MSAppCenter = AppCenter
        public typealias MSLogLevel = LogLevel
        """#,
        "AppCenterAnalytics": #"""
        // A stand-in for App Center's analytics by Masu: no event leaves the app.
        @_exported import AppCenter

        public enum Flags: UInt { case `default` = 1, normal = 3, critical = 2 }

        open class EventProperties: NSObject {
            public func setEventProperty(_ value: String, forKey key: String) {}
            public func setEventProperty(_ value: Double, forKey key: String) {}
            public func setEventProperty(_ value: Int64, forKey key: String) {}
            public func setEventProperty(_ value: Bool, forKey key: String) {}
            public func setEventProperty(_ value: Date, forKey key: String) {}
        }

        open class Analytics: NSObject {
            nonisolated(unsafe) public static var enabled = true

            public class func trackEvent(_ name: String, withProperties properties: [String: String]? = nil) {}
            public class func trackEvent(
                _ name: String, withProperties properties: [String: String]?, flags: Flags
            ) {}
            public class func trackEvent(_ name: String, withTypedProperties properties: EventProperties?) {}
            public class func pause() {}
            public class func resume() {}
            public class func setEnabled(_ isEnabled: Bool) { enabled = isEnabled }
            public class func isEnabled() -> Bool { enabled }
        }

        public typealias MSAnalytics = Analytics
        public typealias MSEventProperties = EventProperties
        public typealias MSFlags = Flags
        """#,
        "AppCenterCrashes": #"""
        // A stand-in for App Center's crash reports by Masu: no report leaves the app.
        @_exported import AppCenter

        public enum UserConfirmation: UInt { case dontSend, send, always }

        open class ErrorReport: NSObject {
            public let incidentIdentifier = ""
        }

        open class ErrorAttachmentLog: NSObject {
            public class func attachment(withText text: String, filename: String?) -> ErrorAttachmentLog { .init() }
            public class func attachment(
                withBinary data: Data, filename: String?, contentType: String
            ) -> ErrorAttachmentLog { .init() }
        }

        public protocol CrashesDelegate: NSObjectProtocol {}

        open class Crashes: NSObject {
            nonisolated(unsafe) public static var enabled = true
            nonisolated(unsafe) public static weak var delegate: (any CrashesDelegate)?
            public static var hasCrashedInLastSession: Bool { false }
            public static var hasReceivedMemoryWarningInLastSession: Bool { false }
            public static var lastSessionCrashReport: ErrorReport? { nil }
            nonisolated(unsafe) public static var userConfirmationHandler: (([ErrorReport]) -> Bool)?

            /// Ends the app, as it does to try the reports out.
            public class func generateTestCrash() { fatalError("Crashes.generateTestCrash() was called") }
            @discardableResult public class func trackError(
                _ error: any Error, properties: [String: String]?, attachments: [ErrorAttachmentLog]?
            ) -> String { "" }
            public class func notify(with confirmation: UserConfirmation) {}
            public class func setEnabled(_ isEnabled: Bool) { enabled = isEnabled }
            public class func isEnabled() -> Bool { enabled }
        }

        public typealias MSCrashes = Crashes
        public typealias MSErrorReport = ErrorReport
        public typealias MSErrorAttachmentLog = ErrorAttachmentLog
        public typealias MSUserConfirmation = UserConfirmation
        public typealias MSCrashesDelegate = CrashesDelegate
        """#,
        "AppCenterDistribute": #"""
        // A stand-in for App Center's updates by Masu: there is never one.
        @_exported import AppCenter

        open class Distribute: NSObject {
            nonisolated(unsafe) public static var enabled = true

            public class func checkForUpdate() {}
            public class func disableAutomaticCheckForUpdate() {}
            public class func setEnabled(_ isEnabled: Bool) { enabled = isEnabled }
            public class func isEnabled() -> Bool { enabled }
        }

        public typealias MSDistribute = Distribute
        """#,
    ]
}
