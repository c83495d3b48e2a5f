extension StandIns {
    /// Google's sign-in in the forms of its releases 4 to 7.
    static let google: [String: String] = [
        "GoogleSignIn": googleUsers + "\n" + googleSignIn, "GoogleSignInSwift": "@_exported import GoogleSignIn\n",
    ]

    private static let googleUsers = #"""
        // A stand-in for GoogleSignIn by Masu: nobody has signed in before, and whoever tries ends as if they had cancelled.
        @_exported import UIKit

        public let kGIDSignInErrorDomain = "com.google.GIDSignIn"

        /// Numbers as Google documents them.
        public enum GIDSignInError: Int, Error, CustomNSError, Sendable {
            case unknown = -1
            case keychain = -2
            case noSignInHandlersInstalled = -3
            case hasNoAuthInKeychain = -4
            case canceled = -5
            case EMM = -6
            case scopesAlreadyGranted = -8
            case mismatchWithCurrentUser = -9
            public typealias Code = GIDSignInError
            public static var errorDomain: String { kGIDSignInErrorDomain }
            public var errorCode: Int { rawValue }
            public var code: GIDSignInError { self }
            public var errorUserInfo: [String: Any] {
                switch self {
                case .canceled: [NSLocalizedDescriptionKey: "The user canceled the sign-in flow."]
                case .hasNoAuthInKeychain:
                    [
                        NSLocalizedDescriptionKey:
                            "The user has never signed in before or they have since signed out."
                    ]
                default: [:]
                }
            }
        }
        public typealias GIDSignInErrorCode = GIDSignInError

        open class GIDConfiguration: NSObject, @unchecked Sendable {
            public let clientID: String
            public let serverClientID: String?
            public let hostedDomain: String?
            public let openIDRealm: String?
            public convenience init(clientID: String) { self.init(clientID: clientID, serverClientID: nil) }
            public convenience init(clientID: String, serverClientID: String?) {
                self.init(clientID: clientID, serverClientID: serverClientID, hostedDomain: nil, openIDRealm: nil)
            }
            public init(clientID: String, serverClientID: String?, hostedDomain: String?, openIDRealm: String?) {
                (self.clientID, self.serverClientID) = (clientID, serverClientID)
                (self.hostedDomain, self.openIDRealm) = (hostedDomain, openIDRealm)
            }
        }

        /// Somebody who signed in, and what belongs to them. There is nobody: none of these can be made.
        open class GIDToken: NSObject, @unchecked Sendable {
            public let tokenString: String
            public let expirationDate: Date?
            private init(none: Never) { switch none {} }
        }
        open class GIDAuthentication: NSObject, @unchecked Sendable {
            public let clientID: String!
            public let accessToken: String!
            public let idToken: String!
            public let refreshToken: String!
            private init(none: Never) { switch none {} }
        }
        open class GIDProfileData: NSObject, @unchecked Sendable {
            public let email: String!
            public let name: String!
            public let givenName: String!
            public let familyName: String!
            public let hasImage: Bool
            private init(none: Never) { switch none {} }
            public func imageURL(withDimension dimension: UInt) -> URL! { nil }
        }
        open class GIDGoogleUser: NSObject, @unchecked Sendable {
            public let userID: String!
            public let profile: GIDProfileData!
            public let grantedScopes: [String]!
            public let accessToken: GIDToken
            public let refreshToken: GIDToken
            public let idToken: GIDToken?
            public let configuration: GIDConfiguration
            public let authentication: GIDAuthentication!
            public let serverAuthCode: String!
            private init(none: Never) { switch none {} }
            public func refreshTokensIfNeeded(completion: @escaping (GIDGoogleUser?, (any Error)?) -> Void) {}
            public func addScopes(
                _ scopes: [String], presenting presentingViewController: UIViewController,
                completion: ((GIDSignInResult?, (any Error)?) -> Void)? = nil
            ) {}
        }
        open class GIDSignInResult: NSObject, @unchecked Sendable {
            public let user: GIDGoogleUser
            public let serverAuthCode: String?
            private init(none: Never) { switch none {} }
        }
        """#

    private static let googleSignIn = #"""
        /// Releases before 6 tell a delegate how a sign-in ended.
        public protocol GIDSignInDelegate: NSObjectProtocol {
            func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: (any Error)!)
            func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!)
        }
        extension GIDSignInDelegate {
            public func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: (any Error)!) {}
        }
        /// Releases before 5 ask for screens to be shown; none is.
        public protocol GIDSignInUIDelegate: NSObjectProtocol {
            func sign(inWillDispatch signIn: GIDSignIn!, error: (any Error)!)
            func sign(_ signIn: GIDSignIn!, present viewController: UIViewController!)
            func sign(_ signIn: GIDSignIn!, dismiss viewController: UIViewController!)
        }
        extension GIDSignInUIDelegate {
            public func sign(inWillDispatch signIn: GIDSignIn!, error: (any Error)!) {}
            public func sign(_ signIn: GIDSignIn!, present viewController: UIViewController!) {}
            public func sign(_ signIn: GIDSignIn!, dismiss viewController: UIViewController!) {}
        }

        open class GIDSignIn: NSObject, @unchecked Sendable {
            public static let sharedInstance: GIDSignIn! = GIDSignIn()
            /// `sharedInstance()`, as releases before 6 have it.
            public func callAsFunction() -> GIDSignIn! { self }

            public var configuration: GIDConfiguration?
            public var currentUser: GIDGoogleUser! { nil }
            public var clientID: String!
            public var serverClientID: String!
            public var hostedDomain: String!
            public var loginHint: String!
            public var scopes: [Any]!
            public var shouldFetchBasicProfile = true
            public weak var delegate: (any GIDSignInDelegate)!
            public weak var uiDelegate: (any GIDSignInUIDelegate)!
            public weak var presentingViewController: UIViewController!

            private static func later(_ work: @escaping () -> Void) {
                nonisolated(unsafe) let work = work
                DispatchQueue.main.async { work() }
            }

            public typealias Signed = (GIDSignInResult?, (any Error)?) -> Void
            public typealias Found = (GIDGoogleUser?, (any Error)?) -> Void

            public func signIn(withPresenting presentingViewController: UIViewController, completion: Signed? = nil) {
                Self.later { completion?(nil, GIDSignInError.canceled) }
            }
            public func signIn(
                withPresenting presentingViewController: UIViewController, hint: String?, completion: Signed? = nil
            ) { signIn(withPresenting: presentingViewController, completion: completion) }
            public func signIn(
                withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?,
                completion: Signed? = nil
            ) { signIn(withPresenting: presentingViewController, completion: completion) }
            @discardableResult public func signIn(
                withPresenting presentingViewController: UIViewController
            ) async throws -> GIDSignInResult { throw GIDSignInError.canceled }
            @discardableResult public func signIn(
                withPresenting presentingViewController: UIViewController, hint: String?
            ) async throws -> GIDSignInResult { throw GIDSignInError.canceled }
            @discardableResult public func signIn(
                withPresenting presentingViewController: UIViewController, hint: String?, additionalScopes: [String]?
            ) async throws -> GIDSignInResult { throw GIDSignInError.canceled }
            public func restorePreviousSignIn(completion: Found?) {
                Self.later { completion?(nil, GIDSignInError.hasNoAuthInKeychain) }
            }
            @discardableResult public func restorePreviousSignIn() async throws -> GIDGoogleUser {
                throw GIDSignInError.hasNoAuthInKeychain
            }
            /// There is nobody to part from, as after a sign-out.
            public func disconnect(completion: (((any Error)?) -> Void)?) {
                Self.later { completion?(GIDSignInError.hasNoAuthInKeychain) }
            }
            public func disconnect() async throws { throw GIDSignInError.hasNoAuthInKeychain }
            public func signOut() {}
            public func hasPreviousSignIn() -> Bool { false }
            /// False: no address comes from a sign-in.
            @discardableResult public func handle(_ url: URL!) -> Bool { false }

            // Release 6.
            public func signIn(
                with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
                callback: Found? = nil
            ) {
                Self.later { callback?(nil, GIDSignInError.canceled) }
            }
            public func signIn(
                with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
                hint: String?, callback: Found? = nil
            ) { signIn(with: configuration, presenting: presentingViewController, callback: callback) }
            public func signIn(
                with configuration: GIDConfiguration, presenting presentingViewController: UIViewController,
                hint: String?, additionalScopes: [String]?, callback: Found? = nil
            ) { signIn(with: configuration, presenting: presentingViewController, callback: callback) }
            @_disfavoredOverload public func restorePreviousSignIn(callback: Found?) {
                restorePreviousSignIn(completion: callback)
            }
            @_disfavoredOverload public func disconnect(callback: (((any Error)?) -> Void)?) {
                disconnect(completion: callback)
            }
            public func addScopes(
                _ scopes: [String], presenting presentingViewController: UIViewController, callback: Found? = nil
            ) {
                Self.later { callback?(nil, GIDSignInError.hasNoAuthInKeychain) }
            }

            // Releases before 6.
            private func tell(_ error: GIDSignInError) {
                Self.later { [self] in delegate?.sign(self, didSignInFor: nil, withError: error) }
            }
            public func signIn() { tell(.canceled) }
            @_disfavoredOverload public func restorePreviousSignIn() { tell(.hasNoAuthInKeychain) }
            public func signInSilently() { tell(.hasNoAuthInKeychain) }
            @_disfavoredOverload public func disconnect() {
                Self.later { [self] in
                    delegate?.sign(self, didDisconnectWith: nil, withError: GIDSignInError.hasNoAuthInKeychain)
                }
            }
            public func hasAuthInKeychain() -> Bool { false }
            @discardableResult
            public func handle(_ url: URL!, sourceApplication: String!, annotation: Any!) -> Bool { false }
        }

        public enum GIDSignInButtonStyle: Int, Sendable {
            case standard, wide, iconOnly
        }
        public enum GIDSignInButtonColorScheme: Int, Sendable {
            case dark, light
        }

        /// The button, in the sizes that Google documents. Where a delegate waits, as before release 6, a tap signs in.
        open class GIDSignInButton: UIControl {
            public var style = GIDSignInButtonStyle.standard {
                didSet { show() }
            }
            public var colorScheme = GIDSignInButtonColorScheme.light {
                didSet { show() }
            }
            open override var isEnabled: Bool {
                didSet { alpha = isEnabled ? 1 : 0.5 }
            }
            private let label = UILabel()

            public override init(frame: CGRect) {
                super.init(frame: frame)
                prepare()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                prepare()
            }

            private func prepare() {
                label.font = UIFont.systemFont(ofSize: 14, weight: .semibold)
                label.textAlignment = .center
                label.frame = bounds
                label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                addSubview(label)
                layer.cornerRadius = 2
                isAccessibilityElement = true
                accessibilityLabel = "Sign in with Google"
                accessibilityTraits = .button
                addAction(
                    UIAction { _ in
                        if GIDSignIn.sharedInstance.delegate != nil { GIDSignIn.sharedInstance.signIn() }
                    }, for: .touchUpInside)
                show()
                if bounds.isEmpty { bounds.size = intrinsicContentSize }
            }
            private func show() {
                label.text = style == .standard ? "Sign in" : style == .wide ? "Sign in with Google" : "G"
                label.textColor = colorScheme == .light ? UIColor(white: 0, alpha: 0.54) : .white
                backgroundColor = colorScheme == .light ? .white : UIColor(red: 66 / 255, green: 133 / 255, blue: 244 / 255, alpha: 1)
                invalidateIntrinsicContentSize()
            }
            open override var intrinsicContentSize: CGSize {
                CGSize(width: style == .standard ? 230 : style == .wide ? 312 : 48, height: 48)
            }
            open override func sizeThatFits(_ size: CGSize) -> CGSize {
                let least = intrinsicContentSize
                guard style != .iconOnly else { return least }
                return CGSize(width: max(least.width, size.width), height: max(least.height, size.height))
            }
        }
        """#
}
