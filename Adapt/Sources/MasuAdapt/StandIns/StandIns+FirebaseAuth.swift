extension StandIns {
    /// Accounts in the process: there are none at first.
    static let firebaseAuth = [firebaseAuthErrors, firebaseUsers, firebaseCredentials, firebaseSignIn]
        .joined(separator: "\n")

    private static let firebaseAuthErrors = #"""
        // A stand-in for FirebaseAuth by Masu: accounts of the process's own, none at first. Other services' accounts, mails,
        // telephones and tokens need a server, which can't be reached.
        @_exported import FirebaseCore

        public let AuthErrorDomain = "FIRAuthErrorDomain"
        public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"

        /// Numbers and texts as Firebase documents them.
        public enum AuthErrorCode: Int, Error, CustomNSError, Sendable {
            case invalidCustomToken = 17000
            case customTokenMismatch = 17002
            case invalidCredential = 17004
            case userDisabled = 17005
            case operationNotAllowed = 17006
            case emailAlreadyInUse = 17007
            case invalidEmail = 17008
            case wrongPassword = 17009
            case tooManyRequests = 17010
            case userNotFound = 17011
            case accountExistsWithDifferentCredential = 17012
            case requiresRecentLogin = 17014
            case providerAlreadyLinked = 17015
            case noSuchProvider = 17016
            case invalidUserToken = 17017
            case networkError = 17020
            case userTokenExpired = 17021
            case invalidAPIKey = 17023
            case userMismatch = 17024
            case credentialAlreadyInUse = 17025
            case weakPassword = 17026
            case appNotAuthorized = 17028
            case expiredActionCode = 17029
            case invalidActionCode = 17030
            case missingEmail = 17034
            case missingPhoneNumber = 17041
            case invalidPhoneNumber = 17042
            case missingVerificationCode = 17043
            case invalidVerificationCode = 17044
            case missingVerificationID = 17045
            case invalidVerificationID = 17046
            case sessionExpired = 17051
            case quotaExceeded = 17052
            case webContextCancelled = 17058
            case keychainError = 17995
            case internalError = 17999

            public typealias Code = AuthErrorCode
            public static var errorDomain: String { AuthErrorDomain }
            public var code: AuthErrorCode { self }
            public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }
            public init(_ code: AuthErrorCode) { self = code }
            public var errorCode: Int { rawValue }
            public var errorUserInfo: [String: Any] {
                guard let (name, text) = known else { return [:] }
                return [NSLocalizedDescriptionKey: text, AuthErrorUserInfoNameKey: name]
            }
            /// The name and the text of the errors that the stand-in answers.
            private var known: (String, String)? {
                switch self {
                case .emailAlreadyInUse:
                    ("ERROR_EMAIL_ALREADY_IN_USE", "The email address is already in use by another account.")
                case .invalidEmail: ("ERROR_INVALID_EMAIL", "The email address is badly formatted.")
                case .wrongPassword:
                    ("ERROR_WRONG_PASSWORD", "The password is invalid or the user does not have a password.")
                case .userNotFound:
                    (
                        "ERROR_USER_NOT_FOUND",
                        "There is no user record corresponding to this identifier. The user may have been deleted."
                    )
                case .networkError:
                    (
                        "ERROR_NETWORK_REQUEST_FAILED",
                        "Network error (such as timeout, interrupted connection or unreachable host) has occurred."
                    )
                case .weakPassword: ("ERROR_WEAK_PASSWORD", "The password must be 6 characters long or more.")
                case .missingEmail: ("ERROR_MISSING_EMAIL", "An email address must be provided.")
                case .providerAlreadyLinked:
                    (
                        "ERROR_PROVIDER_ALREADY_LINKED",
                        "The account has an address and a password already."
                    )
                case .userMismatch:
                    (
                        "ERROR_USER_MISMATCH",
                        "The credential is another account's."
                    )
                default: nil
                }
            }
        }
        """#

    private static let firebaseSignIn = #"""
        // Names of answers in releases before 8.
        public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
        public typealias AuthTokenCallback = (String?, (any Error)?) -> Void
        public typealias SignInMethodQueryCallback = ([String]?, (any Error)?) -> Void
        public typealias SendPasswordResetCallback = ((any Error)?) -> Void
        public typealias SendEmailVerificationCallback = ((any Error)?) -> Void
        public typealias UserProfileChangeCallback = ((any Error)?) -> Void
        public typealias AuthStateDidChangeListenerHandle = NSObjectProtocol
        public typealias IDTokenDidChangeListenerHandle = NSObjectProtocol

        extension Notification.Name {
            public static let AuthStateDidChange = Notification.Name("FIRAuthStateDidChangeNotification")
        }

        /// The accounts, and who is signed in. Nobody is when the process starts.
        open class Auth: NSObject, @unchecked Sendable {
            private static let shared = Auth()
            public class func auth() -> Auth { shared }
            public class func auth(app: FirebaseApp) -> Auth { shared }

            public private(set) var currentUser: User?
            public var languageCode: String?
            private var accounts: [User] = []
            private var lastNumber = 0
            private var listeners: [(handle: NSObject, hear: (Auth, User?) -> Void)] = []

            static func later(_ answer: @escaping () -> Void) {
                nonisolated(unsafe) let answer = answer
                DispatchQueue.main.async { answer() }
            }

            public typealias Answer = AuthDataResultCallback

            /// Answers in a later turn; whoever listens has heard of it then.
            func perform(_ completion: Answer?, _ work: @escaping () throws -> AuthDataResult) {
                Self.later { [self] in
                    do {
                        let result = try work()
                        signedIn(result.user)
                        completion?(result, nil)
                    } catch { completion?(nil, error) }
                }
            }

            private func signedIn(_ user: User?) {
                guard currentUser !== user else { return }
                currentUser = user
                tellListeners()
            }
            private func tellListeners() {
                for listener in listeners where listeners.contains(where: { $0.handle === listener.handle }) {
                    listener.hear(self, currentUser)
                }
                NotificationCenter.default.post(name: .AuthStateDidChange, object: self)
            }

            private func newUser(email: String?, password: String?) -> User {
                lastNumber += 1
                let digits = String(lastNumber, radix: 36)
                let user = User(uid: String(repeating: "0", count: 28 - digits.count) + digits)
                (user.email, user.password, user.isAnonymous) = (email, password, email == nil)
                accounts.append(user)
                return user
            }
            func account(_ email: String) -> User? { accounts.first { $0.email?.lowercased() == email.lowercased() } }
            func isThere(_ user: User) -> Bool { accounts.contains { $0 === user } }
            func remove(_ user: User) {
                accounts.removeAll { $0 === user }
                if currentUser === user { signedIn(nil) }
            }
            static func check(email: String) throws {
                guard !email.isEmpty else { throw AuthErrorCode.missingEmail }
                guard email.wholeMatch(of: #/[^@\s]+@[^@\s.]+(\.[^@\s.]+)+/#) != nil else { throw AuthErrorCode.invalidEmail }
            }
            static func check(password: String) throws {
                guard password.count >= 6 else { throw AuthErrorCode.weakPassword }
            }
            func existing(_ email: String, _ password: String) throws -> User {
                try Self.check(email: email)
                guard let user = account(email) else { throw AuthErrorCode.userNotFound }
                guard user.password == password else { throw AuthErrorCode.wrongPassword }
                return user
            }

            public func signIn(withEmail email: String, password: String, completion: Answer? = nil) {
                perform(completion) { AuthDataResult(user: try self.existing(email, password), isNew: false) }
            }
            /// Other services' credentials can't be checked: that is the network's error.
            public func signIn(with credential: AuthCredential, completion: Answer? = nil) {
                perform(completion) {
                    guard let known = credential as? FirebaseEmailCredential else { throw AuthErrorCode.networkError }
                    return AuthDataResult(user: try self.existing(known.email, known.password), isNew: false)
                }
            }
            /// A token can't be checked: that is the network's error.
            public func signIn(withCustomToken token: String, completion: Answer? = nil) {
                perform(completion) { throw AuthErrorCode.networkError }
            }
            /// Whoever is signed in without a name stays so.
            public func signInAnonymously(completion: Answer? = nil) {
                perform(completion) { [self] in
                    if let currentUser, currentUser.isAnonymous { return AuthDataResult(user: currentUser, isNew: false) }
                    return AuthDataResult(user: newUser(email: nil, password: nil), isNew: true)
                }
            }
            public func createUser(withEmail email: String, password: String, completion: Answer? = nil) {
                perform(completion) { [self] in
                    try Self.check(email: email)
                    try Self.check(password: password)
                    guard account(email) == nil else { throw AuthErrorCode.emailAlreadyInUse }
                    return AuthDataResult(user: newUser(email: email, password: password), isNew: true)
                }
            }
            /// No mail is sent: of an account that is there, the answer is the network's error.
            public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {
                Self.later { [self] in
                    do {
                        try Self.check(email: email)
                        completion?(account(email) == nil ? AuthErrorCode.userNotFound : AuthErrorCode.networkError)
                    } catch { completion?(error) }
                }
            }
            public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)?) {
                Self.later { [self] in completion?(account(email) == nil ? [] : [EmailPasswordAuthSignInMethod], nil) }
            }

            @discardableResult public func signIn(withEmail email: String, password: String) async throws -> AuthDataResult {
                try await Self.answer { signIn(withEmail: email, password: password, completion: $0) }
            }
            @discardableResult public func signIn(with credential: AuthCredential) async throws -> AuthDataResult {
                try await Self.answer { signIn(with: credential, completion: $0) }
            }
            @discardableResult public func signIn(withCustomToken token: String) async throws -> AuthDataResult {
                try await Self.answer { signIn(withCustomToken: token, completion: $0) }
            }
            @discardableResult public func signInAnonymously() async throws -> AuthDataResult {
                try await Self.answer { signInAnonymously(completion: $0) }
            }
            @discardableResult public func createUser(
                withEmail email: String, password: String
            ) async throws -> AuthDataResult {
                try await Self.answer { createUser(withEmail: email, password: password, completion: $0) }
            }
            public func sendPasswordReset(withEmail email: String) async throws {
                try await Self.done { sendPasswordReset(withEmail: email, completion: $0) }
            }
            public func fetchSignInMethods(forEmail email: String) async throws -> [String] {
                try await Self.answer { fetchSignInMethods(forEmail: email, completion: $0) }
            }

            static func answer<Value>(_ call: (@escaping (Value?, (any Error)?) -> Void) -> Void) async throws -> Value {
                try await withCheckedThrowingContinuation { continuation in
                    call { value, error in
                        nonisolated(unsafe) let result = value
                        if let result {
                            continuation.resume(returning: result)
                        } else {
                            continuation.resume(throwing: error ?? AuthErrorCode.internalError)
                        }
                    }
                }
            }
            static func done(_ call: (@escaping ((any Error)?) -> Void) -> Void) async throws {
                _ = try await answer { answer in call { answer($0 == nil ? true : nil, $0) } }
            }

            public func signOut() throws {
                guard currentUser != nil else { return }
                currentUser = nil
                Self.later { self.tellListeners() }
            }
            public func useAppLanguage() { languageCode = Locale.current.identifier }
            /// Has no effect: the accounts are in the process all the same.
            public func useEmulator(withHost host: String, port: Int) {}
            /// False: no address belongs to a sign-in of a service that can be reached.
            public func canHandle(_ url: URL) -> Bool { false }

            /// Is told in a later turn who is signed in, and of every change.
            @discardableResult public func addStateDidChangeListener(
                _ listener: @escaping (Auth, User?) -> Void
            ) -> AuthStateDidChangeListenerHandle {
                let handle = NSObject()
                Self.later { [self] in
                    guard !removed.contains(ObjectIdentifier(handle)) else { return }
                    listeners.append((handle, listener))
                    listener(self, currentUser)
                }
                return handle
            }
            private var removed: Set<ObjectIdentifier> = []
            public func removeStateDidChangeListener(_ listenerHandle: AuthStateDidChangeListenerHandle) {
                let isThere = listeners.contains { $0.handle === listenerHandle }
                listeners.removeAll { $0.handle === listenerHandle }
                if !isThere { removed.insert(ObjectIdentifier(listenerHandle)) }
            }
            @discardableResult public func addIDTokenDidChangeListener(
                _ listener: @escaping (Auth, User?) -> Void
            ) -> IDTokenDidChangeListenerHandle { addStateDidChangeListener(listener) }
            public func removeIDTokenDidChangeListener(_ listenerHandle: IDTokenDidChangeListenerHandle) {
                removeStateDidChangeListener(listenerHandle)
            }
        }
        """#
}
