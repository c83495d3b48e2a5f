extension StandIns {
    /// People with accounts.
    static let firebaseUsers = #"""
        /// The facts about somebody.
        public protocol UserInfo: NSObjectProtocol {
            var providerID: String { get }
            var uid: String { get }
            var displayName: String? { get }
            var photoURL: URL? { get }
            var email: String? { get }
            var phoneNumber: String? { get }
        }

        public final class UserMetadata: NSObject, @unchecked Sendable {
            public let creationDate: Date? = Date()
            public internal(set) var lastSignInDate: Date? = Date()
        }

        /// A provider's facts about somebody.
        private final class FirebaseUserInfo: NSObject, UserInfo, @unchecked Sendable {
            let providerID = EmailAuthProviderID
            let uid: String
            let displayName: String?
            let photoURL: URL?
            let email: String?
            let phoneNumber: String?
            init(_ user: User) {
                (uid, email, phoneNumber) = (user.email ?? user.uid, user.email, user.phoneNumber)
                (displayName, photoURL) = (user.displayName, user.photoURL)
            }
        }

        /// Somebody with an account. Multi-factor sign-in isn't there.
        open class User: NSObject, UserInfo, @unchecked Sendable {
            public let uid: String
            public let providerID = "Firebase"
            public let metadata = UserMetadata()
            public internal(set) var email: String?
            public internal(set) var displayName: String?
            public internal(set) var phoneNumber: String?
            public internal(set) var photoURL: URL?
            public internal(set) var isAnonymous = false
            /// False: no mail is sent, so none is confirmed.
            public let isEmailVerified = false
            /// Nil: there is no server that would give a token.
            public let refreshToken: String? = nil
            public var providerData: [any UserInfo] { isAnonymous ? [] : [FirebaseUserInfo(self)] }
            var password: String?

            init(uid: String) { self.uid = uid }

            public typealias Done = ((any Error)?) -> Void
            private func change(_ completion: Done?, _ work: @escaping () throws -> Void) {
                Auth.later { [self] in
                    do {
                        guard Auth.auth().isThere(self) else { throw AuthErrorCode.userNotFound }
                        try work()
                        completion?(nil)
                    } catch { completion?(error) }
                }
            }
            public func reload(completion: Done? = nil) { change(completion) {} }
            public func delete(completion: Done? = nil) { change(completion) { Auth.auth().remove(self) } }
            /// No mail is sent: the answer is the network's error.
            public func sendEmailVerification(completion: Done? = nil) {
                change(completion) { throw AuthErrorCode.networkError }
            }
            public func updateEmail(to email: String, completion: Done? = nil) {
                change(completion) { [self] in
                    try Auth.check(email: email)
                    if let other = Auth.auth().account(email), other !== self { throw AuthErrorCode.emailAlreadyInUse }
                    self.email = email
                }
            }
            public func updatePassword(to password: String, completion: Done? = nil) {
                change(completion) { [self] in
                    try Auth.check(password: password)
                    self.password = password
                }
            }
            /// There is no server that would give a token: the answer is the network's error.
            public func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {
                Auth.later { completion?(nil, AuthErrorCode.networkError) }
            }
            public func getIDTokenForcingRefresh(
                _ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?
            ) { getIDToken(completion: completion) }
            public func getIDToken() async throws -> String { throw AuthErrorCode.networkError }
            public func getIDToken(forcingRefresh: Bool) async throws -> String { throw AuthErrorCode.networkError }

            /// Other services' credentials can't be checked: that is the network's error.
            public func reauthenticate(with credential: AuthCredential, completion: Auth.Answer? = nil) {
                Auth.auth().perform(completion) { [self] in
                    guard let known = credential as? FirebaseEmailCredential else { throw AuthErrorCode.networkError }
                    guard try Auth.auth().existing(known.email, known.password) === self else {
                        throw AuthErrorCode.userMismatch
                    }
                    return AuthDataResult(user: self, isNew: false)
                }
            }
            /// Gives an account without a name an address and a password.
            public func link(with credential: AuthCredential, completion: Auth.Answer? = nil) {
                Auth.auth().perform(completion) { [self] in
                    guard let known = credential as? FirebaseEmailCredential else { throw AuthErrorCode.networkError }
                    guard isAnonymous else { throw AuthErrorCode.providerAlreadyLinked }
                    try Auth.check(email: known.email)
                    try Auth.check(password: known.password)
                    guard Auth.auth().account(known.email) == nil else { throw AuthErrorCode.emailAlreadyInUse }
                    (email, password, isAnonymous) = (known.email, known.password, false)
                    return AuthDataResult(user: self, isNew: false)
                }
            }
            public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }

            public func reload() async throws { try await Auth.done { reload(completion: $0) } }
            public func delete() async throws { try await Auth.done { delete(completion: $0) } }
            public func sendEmailVerification() async throws { throw AuthErrorCode.networkError }
            public func updateEmail(to email: String) async throws {
                try await Auth.done { updateEmail(to: email, completion: $0) }
            }
            public func updatePassword(to password: String) async throws {
                try await Auth.done { updatePassword(to: password, completion: $0) }
            }
            @discardableResult public func reauthenticate(with credential: AuthCredential) async throws -> AuthDataResult {
                try await Auth.answer { reauthenticate(with: credential, completion: $0) }
            }
            @discardableResult public func link(with credential: AuthCredential) async throws -> AuthDataResult {
                try await Auth.answer { link(with: credential, completion: $0) }
            }
        }

        /// A name and a picture for somebody, which `commitChanges` gives them.
        open class UserProfileChangeRequest: NSObject, @unchecked Sendable {
            public var displayName: String? { didSet { changesName = true } }
            public var photoURL: URL? { didSet { changesPicture = true } }
            private let user: User
            private var changesName = false
            private var changesPicture = false
            init(_ user: User) {
                self.user = user
                (displayName, photoURL) = (user.displayName, user.photoURL)
            }
            public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
                Auth.later { [self] in
                    guard Auth.auth().isThere(user) else {
                        completion?(AuthErrorCode.userNotFound)
                        return
                    }
                    if changesName { user.displayName = displayName }
                    if changesPicture { user.photoURL = photoURL }
                    completion?(nil)
                }
            }
            public func commitChanges() async throws { try await Auth.done { commitChanges(completion: $0) } }
        }

        open class AdditionalUserInfo: NSObject, @unchecked Sendable {
            public let isNewUser: Bool
            public let providerID = EmailAuthProviderID
            public let username: String? = nil
            public let profile: [String: Any]? = nil
            init(isNew: Bool) { isNewUser = isNew }
        }

        open class AuthDataResult: NSObject, @unchecked Sendable {
            public let user: User
            public let additionalUserInfo: AdditionalUserInfo?
            /// Nil: no other service signed anybody in.
            public let credential: AuthCredential? = nil
            init(user: User, isNew: Bool) {
                self.user = user
                additionalUserInfo = AdditionalUserInfo(isNew: isNew)
                user.metadata.lastSignInDate = Date()
            }
        }
        """#

    /// Credentials, with which somebody signs in.
    static let firebaseCredentials = #"""
        public let EmailAuthProviderID = "password"
        public let EmailPasswordAuthSignInMethod = "password"
        public let GoogleAuthProviderID = "google.com"
        public let FacebookAuthProviderID = "facebook.com"
        public let TwitterAuthProviderID = "twitter.com"
        public let GitHubAuthProviderID = "github.com"
        public let PhoneAuthProviderID = "phone"

        open class AuthCredential: NSObject, @unchecked Sendable {
            public let provider: String
            init(provider: String) { self.provider = provider }
        }
        final class FirebaseEmailCredential: AuthCredential, @unchecked Sendable {
            let email: String
            let password: String
            init(email: String, password: String) {
                (self.email, self.password) = (email, password)
                super.init(provider: EmailAuthProviderID)
            }
        }
        open class OAuthCredential: AuthCredential, @unchecked Sendable {
            public internal(set) var idToken: String?
            public internal(set) var accessToken: String?
        }
        open class PhoneAuthCredential: AuthCredential, @unchecked Sendable {}

        open class EmailAuthProvider: NSObject {
            public class func credential(withEmail email: String, password: String) -> AuthCredential {
                FirebaseEmailCredential(email: email, password: password)
            }
        }
        open class GoogleAuthProvider: NSObject {
            public class func credential(withIDToken IDToken: String, accessToken: String) -> AuthCredential {
                AuthCredential(provider: GoogleAuthProviderID)
            }
        }
        open class FacebookAuthProvider: NSObject {
            public class func credential(withAccessToken accessToken: String) -> AuthCredential {
                AuthCredential(provider: FacebookAuthProviderID)
            }
        }
        open class TwitterAuthProvider: NSObject {
            public class func credential(withToken token: String, secret: String) -> AuthCredential {
                AuthCredential(provider: TwitterAuthProviderID)
            }
        }
        open class GitHubAuthProvider: NSObject {
            public class func credential(withToken token: String) -> AuthCredential {
                AuthCredential(provider: GitHubAuthProviderID)
            }
        }
        open class OAuthProvider: NSObject {
            public class func credential(
                withProviderID providerID: String, idToken IDToken: String, rawNonce: String?
            ) -> OAuthCredential { credential(providerID, IDToken, nil) }
            public class func credential(
                withProviderID providerID: String, idToken IDToken: String, rawNonce: String, accessToken: String? = nil
            ) -> OAuthCredential { credential(providerID, IDToken, accessToken) }
            public class func credential(
                withProviderID providerID: String, idToken IDToken: String, accessToken: String?
            ) -> OAuthCredential { credential(providerID, IDToken, accessToken) }
            public class func credential(withProviderID providerID: String, accessToken: String) -> OAuthCredential {
                credential(providerID, nil, accessToken)
            }
            public class func appleCredential(
                withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
            ) -> OAuthCredential { credential("apple.com", idToken, nil) }
            private class func credential(_ provider: String, _ id: String?, _ access: String?) -> OAuthCredential {
                let credential = OAuthCredential(provider: provider)
                (credential.idToken, credential.accessToken) = (id, access)
                return credential
            }
        }

        public protocol AuthUIDelegate: NSObjectProtocol {}

        /// Telephones can't be reached: whoever asks for a number's check hears of the network's error.
        open class PhoneAuthProvider: NSObject, @unchecked Sendable {
            public class func provider() -> PhoneAuthProvider { PhoneAuthProvider() }
            public class func provider(auth: Auth) -> PhoneAuthProvider { PhoneAuthProvider() }
            public func verifyPhoneNumber(
                _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil,
                completion: ((String?, (any Error)?) -> Void)?
            ) {
                Auth.later { completion?(nil, AuthErrorCode.networkError) }
            }
            public func verifyPhoneNumber(
                _ phoneNumber: String, uiDelegate: (any AuthUIDelegate)? = nil
            ) async throws -> String { throw AuthErrorCode.networkError }
            public func credential(withVerificationID verificationID: String, verificationCode: String) -> PhoneAuthCredential {
                PhoneAuthCredential(provider: PhoneAuthProviderID)
            }
        }
        """#
}
