extension StandIns {
    /// Fabric and its reports of crashes and events, which ended in 2020: nothing leaves the app.
    static let fabric: [String: String] = [
        "Fabric": #"""
        // A stand-in for Fabric by Masu: it starts nothing.
        @_exported import Foundation

        open class Fabric: NSObject, @unchecked Sendable {
            private static let shared = Fabric()
            public var debug = false

            @discardableResult public class func with(_ kits: [Any]) -> Fabric { shared }
            public class func sharedSDK() -> Fabric { shared }
        }
        """#,
        "Crashlytics": #"""
        // A stand-in for Crashlytics of Fabric by Masu: no report and no event leaves the app.
        @_exported import Foundation

        open class Crashlytics: NSObject, @unchecked Sendable {
            private static let shared = Crashlytics()
            public var debugMode = false

            public class func sharedInstance() -> Crashlytics { shared }
            @discardableResult public class func start(withAPIKey apiKey: String) -> Crashlytics { shared }
            public func setUserIdentifier(_ identifier: String?) {}
            public func setUserName(_ name: String?) {}
            public func setUserEmail(_ email: String?) {}
            public func setObjectValue(_ value: Any?, forKey key: String) {}
            public func setIntValue(_ value: Int32, forKey key: String) {}
            public func setBoolValue(_ value: Bool, forKey key: String) {}
            public func setFloatValue(_ value: Float, forKey key: String) {}
            public func recordError(_ error: any Error) {}
            public func recordError(_ error: any Error, withAdditionalUserInfo userInfo: [String: Any]?) {}
            /// Ends the app, as it does to try the reports out.
            public func crash() { fatalError("Crashlytics.crash() was called") }
        }

        public func CLSLogv(_ format: String, _ arguments: CVaListPointer) {}
        public func CLSNSLogv(_ format: String, _ arguments: CVaListPointer) {
            NSLog("%@", NSString(format: format, arguments: arguments))
        }

        open class Answers: NSObject {
            public typealias Attributes = [String: Any]

            public class func logCustomEvent(withName name: String, customAttributes: Attributes? = nil) {}
            public class func logContentView(
                withName name: String?, contentType: String?, contentId: String?, customAttributes: Attributes? = nil
            ) {}
            public class func logSearch(withQuery query: String?, customAttributes: Attributes? = nil) {}
            public class func logLogin(
                withMethod method: String?, success: NSNumber?, customAttributes: Attributes? = nil
            ) {}
            public class func logSignUp(
                withMethod method: String?, success: NSNumber?, customAttributes: Attributes? = nil
            ) {}
            public class func logShare(
                withMethod method: String?, contentName: String?, contentType: String?, contentId: String?,
                customAttributes: Attributes? = nil
            ) {}
        }
        """#,
    ]
}
