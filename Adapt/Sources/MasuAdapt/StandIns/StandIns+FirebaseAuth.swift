extension StandIns {
    static let firebaseAuth = #"""
        // A stand-in for FirebaseAuth by Masu: nobody is signed in, and its server can't be reached.
        @_exported import FirebaseCore

        public let AuthErrorDomain = "FIRAuthErrorDomain"

        /// Numbers as Firebase documents them.
        public enum AuthErrorCode: Int, Error, Sendable {
            case invalidCustomToken = 17000
            case userDisabled = 17005
            case operationNotAllowed = 17006
            case emailAlreadyInUse = 17007
            case invalidEmail = 17008
            case wrongPassword = 17009
            case tooManyRequests = 17010
            case userNotFound = 17011
            case accountExistsWithDifferentCredential = 17012
            case requiresRecentLogin = 17014
            case noSuchProvider = 17016
            case invalidUserToken = 17017
            case networkError = 17020
            case userTokenExpired = 17021
            case invalidCredential = 17004
            case weakPassword = 17026
            case missingEmail = 17034
            case internalError = 17999

            public typealias Code = AuthErrorCode
            public var code: AuthErrorCode { self }

            public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }
            public init(_ code: AuthErrorCode) { self = code }
        }

        open class AuthCredential: NSObject, @unchecked Sendable {
            public let provider: String
            init(provider: String) { self.provider = provider }
        }

        open class EmailAuthProvider: NSObject {
            public class func credential(withEmail email: String, password: String) -> AuthCredential {
                AuthCredential(provider: "password")
            }
        }

        open class UserInfo: NSObject, @unchecked Sendable {}

        open class User: UserInfo, @unchecked Sendable {
            public let uid: String
            public var email: String?
            public var displayName: String?
            public var phoneNumber: String?
            public var photoURL: URL?
            public var isAnonymous = false
            public var isEmailVerified = false
            public var providerID = "Firebase"

            init(uid: String) { self.uid = uid }

            public func reload(completion: ((any Error)?) -> Void) { completion(Auth.unreachable) }
            public func delete(completion: (((any Error)?) -> Void)?) { Auth.later { completion?(Auth.unreachable) } }
            public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {
                Auth.later { completion?(Auth.unreachable) }
            }
            public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {
                Auth.later { completion?(Auth.unreachable) }
            }
            public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {
                Auth.later { completion?(Auth.unreachable) }
            }
            public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
                Auth.later { completion?(nil, Auth.unreachable) }
            }
        }

        open class AdditionalUserInfo: NSObject, @unchecked Sendable {
            public let isNewUser = false
            public let username: String? = nil
        }

        open class AuthDataResult: NSObject, @unchecked Sendable {
            public let user: User
            public let additionalUserInfo: AdditionalUserInfo? = nil
            init(user: User) { self.user = user }
        }

        public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol

        open class Auth: NSObject, @unchecked Sendable {
            private static let shared = Auth()
            public class func auth() -> Auth { shared }
            public class func auth(app: FirebaseApp) -> Auth { shared }

            public private(set) var currentUser: User?
            public var languageCode: String?

            static let unreachable = NSError(
                domain: AuthErrorDomain, code: AuthErrorCode.networkError.rawValue,
                userInfo: [NSLocalizedDescriptionKey: "The server of Firebase can't be reached."])

            static func later(_ answer: @escaping () -> Void) {
                nonisolated(unsafe) let answer = answer
                DispatchQueue.main.async { answer() }
            }

            public typealias Answer = (AuthDataResult?, (any Error)?) -> Void

            public func signIn(withEmail email: String, password: String, completion: Answer? = nil) {
                Self.later { completion?(nil, Self.unreachable) }
            }
            public func signIn(with credential: AuthCredential, completion: Answer? = nil) {
                Self.later { completion?(nil, Self.unreachable) }
            }
            public func signIn(withCustomToken token: String, completion: Answer? = nil) {
                Self.later { completion?(nil, Self.unreachable) }
            }
            public func signInAnonymously(completion: Answer? = nil) {
                Self.later { completion?(nil, Self.unreachable) }
            }
            public func createUser(withEmail email: String, password: String, completion: Answer? = nil) {
                Self.later { completion?(nil, Self.unreachable) }
            }
            public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
                Self.later { completion?(Self.unreachable) }
            }
            public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)?) {
                Self.later { completion?(nil, Self.unreachable) }
            }

            @discardableResult public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
                throw Self.unreachable
            }
            @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
                throw Self.unreachable
            }
            @discardableResult public func signInAnonymously() async throws -> AuthDataResult { throw Self.unreachable }
            @discardableResult public func createUser(
                withEmail email: String, password: String
            ) async throws -> AuthDataResult { throw Self.unreachable }
            public func sendPasswordReset(withEmail email: String) async throws { throw Self.unreachable }

            public func signOut() throws {}
            public func useAppLanguage() { languageCode = Locale.current.identifier }

            /// Is told at once that nobody is signed in, which never changes.
            public func addStateDidChangeListener(
                _ listener: @escaping (Auth, User?) -> Void
            ) -> AuthStateDidChangeListenerHandle {
                Self.later { listener(self, nil) }
                return NSObject()
            }
            public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {}
            public func addIDTokenDidChangeListener(
                _ listener: @escaping (Auth, User?) -> Void
            ) -> AuthStateDidChangeListenerHandle { addStateDidChangeListener(listener) }
        }
        """#
}
