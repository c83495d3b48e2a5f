extension StandIns {
    /// Facebook's libraries: nobody is signed in, and no event leaves the app. Sharing isn't there.
    static let facebook: [String: String] = [
        "FBSDKCoreKit": facebookCore + "\n" + facebookEarlierCore,
        "FBSDKLoginKit": facebookLogin + "\n" + facebookEarlierLogin,
        "FBSDKShareKit": "@_exported import FBSDKCoreKit\n",
        "FacebookCore": "@_exported import FBSDKCoreKit\n" + facebookLogger,
        "FacebookLogin": "@_exported import FBSDKLoginKit\n", "FacebookShare": "@_exported import FBSDKShareKit\n",
    ]

    private static let facebookCore = #"""
        // A stand-in for FBSDKCoreKit by Masu: nobody is signed in, no event leaves the app, and its server can't be reached.
        @_exported import UIKit

        /// The start of the app, of which nothing is told.
        open class ApplicationDelegate: NSObject, @unchecked Sendable {
            public static let shared = ApplicationDelegate()
            public func initializeSDK() {}
            @discardableResult public func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool { false }
            /// False: no address comes from a sign-in.
            @discardableResult public func application(
                _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool { false }
            @discardableResult public func application(
                _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any?
            ) -> Bool { false }
        }

        open class Settings: NSObject, @unchecked Sendable {
            public static let shared = Settings()
            public var appID: String? = Bundle.main.object(forInfoDictionaryKey: "FacebookAppID") as? String
            public var displayName: String? = Bundle.main.object(forInfoDictionaryKey: "FacebookDisplayName") as? String
            public var clientToken: String? = Bundle.main.object(forInfoDictionaryKey: "FacebookClientToken") as? String
            public var isAutoLogAppEventsEnabled = false
            public var isAdvertiserIDCollectionEnabled = false
            public var isAdvertiserTrackingEnabled = false
            public static var appID: String? {
                get { shared.appID }
                set { shared.appID = newValue }
            }
        }

        /// A key of the server's. Nobody is signed in, so there is none but one that the app makes.
        open class AccessToken: NSObject, @unchecked Sendable {
            nonisolated(unsafe) public static var current: AccessToken?
            public static var isCurrentAccessTokenActive: Bool { current.map { !$0.isExpired } ?? false }
            public let tokenString: String
            public let permissions: Set<Permission>
            public let declinedPermissions: Set<Permission>
            public let appID: String
            public let userID: String
            public let expirationDate: Date
            public let refreshDate: Date
            public var isExpired: Bool { expirationDate < Date() }
            public init(
                tokenString: String, permissions: [String], declinedPermissions: [String], expiredPermissions: [String],
                appID: String, userID: String, expirationDate: Date?, refreshDate: Date?, dataAccessExpirationDate: Date?
            ) {
                (self.tokenString, self.appID, self.userID) = (tokenString, appID, userID)
                self.permissions = Set(permissions.map { Permission(stringLiteral: $0) })
                self.declinedPermissions = Set(declinedPermissions.map { Permission(stringLiteral: $0) })
                self.expirationDate = expirationDate ?? .distantFuture
                self.refreshDate = refreshDate ?? Date()
            }
            public func hasGranted(_ permission: Permission) -> Bool { permissions.contains(permission) }
            public func hasGranted(permission: String) -> Bool { hasGranted(Permission(stringLiteral: permission)) }
        }

        public enum Permission: Hashable, ExpressibleByStringLiteral, Sendable {
            case publicProfile, email, userBirthday, userFriends, userGender, userPhotos, custom(String)
            public init(stringLiteral value: String) {
                let known: [Permission] = [.publicProfile, .email, .userBirthday, .userFriends, .userGender, .userPhotos]
                self = known.first { $0.name == value } ?? .custom(value)
            }
            public var name: String {
                switch self {
                case .publicProfile: "public_profile"
                case .email: "email"
                case .userBirthday: "user_birthday"
                case .userFriends: "user_friends"
                case .userGender: "user_gender"
                case .userPhotos: "user_photos"
                case .custom(let name): name
                }
            }
        }

        /// Somebody's name and picture: nobody's, but for one that the app makes.
        open class Profile: NSObject, @unchecked Sendable {
            public enum PictureMode: UInt, Sendable { case square, normal, album, small, large }
            nonisolated(unsafe) public static var current: Profile?
            nonisolated(unsafe) public static var isUpdatedWithAccessTokenChange = false
            public let userID: String
            public let firstName: String?
            public let middleName: String?
            public let lastName: String?
            public let name: String?
            public let linkURL: URL?
            public let refreshDate: Date
            public let email: String? = nil
            public let imageURL: URL? = nil
            public init(
                userID: String, firstName: String?, middleName: String?, lastName: String?, name: String?, linkURL: URL?,
                refreshDate: Date?
            ) {
                (self.userID, self.firstName, self.middleName, self.lastName) = (userID, firstName, middleName, lastName)
                (self.name, self.linkURL, self.refreshDate) = (name, linkURL, refreshDate ?? Date())
            }
            public class func enableUpdatesOnAccessTokenChange(_ enable: Bool) { isUpdatedWithAccessTokenChange = enable }
            public class func loadCurrentProfile(completion: ((Profile?, (any Error)?) -> Void)?) {
                let completion = completion
                GraphRequestConnection.later { completion?(current, nil) }
            }
            public func imageURL(forMode pictureMode: PictureMode, size: CGSize) -> URL? { nil }
        }

        public struct HTTPMethod: Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let get = HTTPMethod(rawValue: "GET")
            public static let post = HTTPMethod(rawValue: "POST")
            public static let delete = HTTPMethod(rawValue: "DELETE")
        }

        public typealias GraphRequestCompletion = (GraphRequestConnection?, Any?, (any Error)?) -> Void
        public typealias GraphRequestConnecting = GraphRequestConnection

        /// A question to the server, which is answered by the network's error.
        open class GraphRequest: NSObject, @unchecked Sendable {
            public let graphPath: String
            public var parameters: [String: Any]
            public let tokenString: String?
            public let httpMethod: HTTPMethod
            public init(
                graphPath: String, parameters: [String: Any] = [:], tokenString: String? = nil, version: String? = nil,
                httpMethod: HTTPMethod = .get
            ) {
                (self.graphPath, self.parameters) = (graphPath, parameters)
                (self.tokenString, self.httpMethod) = (tokenString, httpMethod)
            }
            @discardableResult public func start(completion: GraphRequestCompletion? = nil) -> GraphRequestConnection {
                let connection = GraphRequestConnection()
                connection.add(self) { completion?($0, $1, $2) }
                connection.start()
                return connection
            }
            @_disfavoredOverload @discardableResult
            public func start(completionHandler: GraphRequestCompletion?) -> GraphRequestConnection {
                start(completion: completionHandler)
            }
        }
        open class GraphRequestConnection: NSObject, @unchecked Sendable {
            private var answers: [GraphRequestCompletion] = []
            static func later(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                DispatchQueue.main.async { work() }
            }
            public func add(_ request: GraphRequest, completion: @escaping GraphRequestCompletion) {
                answers.append(completion)
            }
            public func start() {
                Self.later { [self] in
                    for answer in answers { answer(self, nil, URLError(.cannotConnectToHost)) }
                    answers = []
                }
            }
            public func cancel() { answers = [] }
        }

        /// Events, none of which leaves the app.
        open class AppEvents: NSObject, @unchecked Sendable {
            public static let shared = AppEvents()
            public struct Name: Hashable, Sendable {
                public let rawValue: String
                public init(_ rawValue: String) { self.rawValue = rawValue }
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let addedToCart = Name("fb_mobile_add_to_cart")
                public static let completedRegistration = Name("fb_mobile_complete_registration")
                public static let purchased = Name("fb_mobile_purchase")
                public static let searched = Name("fb_mobile_search")
                public static let viewedContent = Name("fb_mobile_content_view")
            }
            public struct ParameterName: Hashable, Sendable {
                public let rawValue: String
                public init(_ rawValue: String) { self.rawValue = rawValue }
                public init(rawValue: String) { self.rawValue = rawValue }
                public static let contentID = ParameterName("fb_content_id")
                public static let contentType = ParameterName("fb_content_type")
                public static let currency = ParameterName("fb_currency")
            }
            public var userID: String?
            public func activateApp() {}
            public func logEvent(_ eventName: Name) {}
            public func logEvent(_ eventName: Name, valueToSum: Double) {}
            public func logEvent(_ eventName: Name, parameters: [ParameterName: Any]?) {}
            public func logEvent(_ eventName: Name, valueToSum: Double, parameters: [ParameterName: Any]?) {}
            public func logPurchase(amount: Double, currency: String) {}
            public func logPurchase(amount: Double, currency: String, parameters: [String: Any]?) {}
            public func flush() {}
            public class func activateApp() {}
            public class func logEvent(_ eventName: Name) {}
            public class func logEvent(_ eventName: Name, valueToSum: Double) {}
            public class func logEvent(_ eventName: Name, parameters: [String: Any]) {}
            public class func logPurchase(_ purchaseAmount: Double, currency: String) {}
        }
        """#

    private static let facebookLogin = #"""
        // A stand-in for FBSDKLoginKit by Masu: whoever signs in ends as if they had cancelled.
        @_exported import FBSDKCoreKit

        /// The end of a sign-in: cancelled.
        open class LoginManagerLoginResult: NSObject, @unchecked Sendable {
            public let token: AccessToken? = nil
            public let isCancelled = true
            public let grantedPermissions: Set<String> = []
            public let declinedPermissions: Set<String> = []
        }
        public enum LoginResult {
            case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
            case cancelled
            case failed(any Error)
        }
        public enum LoginTracking: UInt, Sendable { case enabled, limited }
        public enum DefaultAudience: UInt, Sendable { case friends, onlyMe, everyone }
        open class LoginConfiguration: NSObject, @unchecked Sendable {
            public let requestedPermissions: Set<Permission>
            public let tracking: LoginTracking
            public init?(permissions: Set<Permission> = [], tracking: LoginTracking = .enabled) {
                (requestedPermissions, self.tracking) = (permissions, tracking)
            }
        }

        public typealias LoginManagerLoginResultBlock = (LoginManagerLoginResult?, (any Error)?) -> Void

        open class LoginManager: NSObject, @unchecked Sendable {
            public var defaultAudience = DefaultAudience.friends
            private func later(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                DispatchQueue.main.async { work() }
            }
            public func logIn(
                permissions: [String], from viewController: UIViewController?, handler: LoginManagerLoginResultBlock? = nil
            ) { later { handler?(LoginManagerLoginResult(), nil) } }
            public func logIn(
                permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil,
                completion: ((LoginResult) -> Void)? = nil
            ) { later { completion?(.cancelled) } }
            public func logIn(
                viewController: UIViewController? = nil, configuration: LoginConfiguration?,
                completion: @escaping (LoginResult) -> Void
            ) { later { completion(.cancelled) } }
            public func logOut() {
                AccessToken.current = nil
                Profile.current = nil
            }
        }

        public protocol LoginButtonDelegate: NSObjectProtocol {
            func loginButton(
                _ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: (any Error)?)
            func loginButtonDidLogOut(_ loginButton: FBLoginButton)
            func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool
        }
        extension LoginButtonDelegate {
            public func loginButtonWillLogin(_ loginButton: FBLoginButton) -> Bool { true }
        }

        /// A button that signs in.
        open class FacebookButton: UIButton {
            public override init(frame: CGRect) {
                super.init(frame: frame)
                prepare()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                prepare()
            }
            private func prepare() {
                setTitle("Continue with Facebook", for: .normal)
                setTitleColor(.white, for: .normal)
                titleLabel?.font = .boldSystemFont(ofSize: 14)
                backgroundColor = UIColor(red: 24 / 255, green: 119 / 255, blue: 242 / 255, alpha: 1)
                contentEdgeInsets = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
                layer.cornerRadius = 3
                addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
                if bounds.isEmpty { bounds.size = intrinsicContentSize }
            }
            func signIn() {}
        }

        open class FBLoginButton: FacebookButton {
            public weak var delegate: (any LoginButtonDelegate)?
            public var permissions: [String] = []
            public var defaultAudience = DefaultAudience.friends
            public convenience init(frame: CGRect = .zero, permissions: [Permission]) {
                self.init(frame: frame)
                self.permissions = permissions.map(\.name)
            }
            override func signIn() {
                guard let delegate, delegate.loginButtonWillLogin(self) else { return }
                LoginManager().logIn(permissions: permissions, from: nil) { result, error in
                    delegate.loginButton(self, didCompleteWith: result, error: error)
                }
            }
        }
        """#
}
