extension StandIns {
    /// The names of Facebook's core before release 5.
    static let facebookEarlierCore = #"""
        /// The names before release 5.
        open class FBSDKApplicationDelegate: NSObject, @unchecked Sendable {
            public class func sharedInstance() -> ApplicationDelegate! { ApplicationDelegate.shared }
        }
        extension ApplicationDelegate {
            @_disfavoredOverload @discardableResult public func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [AnyHashable: Any]?
            ) -> Bool { false }
        }
        open class FBSDKSettings: NSObject {
            public class func setAppID(_ appID: String!) { Settings.shared.appID = appID }
            public class func appID() -> String! { Settings.shared.appID }
        }
        /// Nobody's: it can't be made.
        open class FBSDKAccessToken: NSObject, @unchecked Sendable {
            public let tokenString: String!
            public let userID: String!
            public let appID: String!
            public let expirationDate: Date!
            private init(none: Never) { switch none {} }
            public class func current() -> FBSDKAccessToken! { nil }
            public class func currentAccessTokenIsActive() -> Bool { false }
        }
        /// Nobody's: it can't be made.
        open class FBSDKProfile: NSObject, @unchecked Sendable {
            public let userID: String!
            public let name: String!
            public let firstName: String!
            public let lastName: String!
            private init(none: Never) { switch none {} }
            public class func current() -> FBSDKProfile! { nil }
            public class func enableUpdates(onAccessTokenChange enable: Bool) {}
            public class func loadCurrentProfile(completion: ((FBSDKProfile?, (any Error)?) -> Void)!) {
                let completion = completion
                GraphRequestConnection.later { completion?(nil, nil) }
            }
        }
        public typealias FBSDKGraphRequestConnection = GraphRequestConnection
        open class FBSDKGraphRequest: GraphRequest, @unchecked Sendable {
            public convenience init!(graphPath: String!, parameters: [AnyHashable: Any]!) {
                self.init(graphPath: graphPath, parameters: parameters, httpMethod: "GET")
            }
            public convenience init!(graphPath: String!, parameters: [AnyHashable: Any]!, httpMethod: String!) {
                let named = (parameters ?? [:]).map { ("\($0.key.base)", $0.value) }
                self.init(
                    graphPath: graphPath, parameters: Dictionary(named) { $1 }, tokenString: nil, version: nil,
                    httpMethod: HTTPMethod(rawValue: httpMethod))
            }
        }
        open class FBSDKAppEvents: NSObject {
            public class func activateApp() {}
            public class func logEvent(_ eventName: String!) {}
            public class func logEvent(_ eventName: String!, parameters: [AnyHashable: Any]!) {}
            public class func logPurchase(_ purchaseAmount: Double, currency: String!) {}
        }
        """#

    /// The names of Facebook's sign-in before release 5.
    static let facebookEarlierLogin = #"""
        /// The names before release 5.
        public enum FBSDKLoginBehavior: UInt, Sendable { case native, browser, systemAccount, web }
        open class FBSDKLoginManagerLoginResult: NSObject, @unchecked Sendable {
            public let token: FBSDKAccessToken! = nil
            public let isCancelled = true
            public let grantedPermissions: Set<AnyHashable>! = []
            public let declinedPermissions: Set<AnyHashable>! = []
        }
        open class FBSDKLoginManager: NSObject, @unchecked Sendable {
            public var loginBehavior = FBSDKLoginBehavior.native
            public typealias Handler = (FBSDKLoginManagerLoginResult?, (any Error)?) -> Void
            public func logIn(
                withReadPermissions permissions: [Any]!, from fromViewController: UIViewController!, handler: Handler!
            ) {
                let handler = handler
                LoginManager().logIn(permissions: [String](), from: nil) { _, error in
                    handler?(FBSDKLoginManagerLoginResult(), error)
                }
            }
            public func logIn(
                withPublishPermissions permissions: [Any]!, from fromViewController: UIViewController!, handler: Handler!
            ) { logIn(withReadPermissions: permissions, from: fromViewController, handler: handler) }
            public func logOut() {}
        }
        public protocol FBSDKLoginButtonDelegate: NSObjectProtocol {
            func loginButton(
                _ loginButton: FBSDKLoginButton!, didCompleteWith result: FBSDKLoginManagerLoginResult!, error: (any Error)!)
            func loginButtonDidLogOut(_ loginButton: FBSDKLoginButton!)
            func loginButtonWillLogin(_ loginButton: FBSDKLoginButton!) -> Bool
        }
        extension FBSDKLoginButtonDelegate {
            public func loginButtonWillLogin(_ loginButton: FBSDKLoginButton!) -> Bool { true }
        }
        open class FBSDKLoginButton: FacebookButton {
            public weak var delegate: (any FBSDKLoginButtonDelegate)!
            public var readPermissions: [Any]!
            public var publishPermissions: [Any]!
            public var loginBehavior = FBSDKLoginBehavior.native
            override func signIn() {
                guard let delegate, delegate.loginButtonWillLogin(self) else { return }
                FBSDKLoginManager().logIn(withReadPermissions: readPermissions, from: nil) { result, error in
                    delegate.loginButton(self, didCompleteWith: result, error: error)
                }
            }
        }
        """#

    /// Events as FacebookCore had them before release 5: none leaves the app.
    static let facebookLogger = #"""
        public struct AppEvent: Sendable {
            public let name: String
            public init(name: String, parameters: [String: String] = [:], valueToSum: Double? = nil) { self.name = name }
            public static func purchased(amount: Double, currency: String? = nil) -> AppEvent {
                AppEvent(name: "fb_mobile_purchase", valueToSum: amount)
            }
        }
        open class AppEventsLogger: NSObject {
            public class func log(_ event: AppEvent) {}
            public class func log(_ eventName: String) {}
            public class func activate(_ application: UIApplication = UIApplication.shared) {}
        }
        """#
}
