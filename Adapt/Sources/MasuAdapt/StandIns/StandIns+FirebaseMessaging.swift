extension StandIns {
    static let firebaseMessaging = #"""
        // A stand-in for FirebaseMessaging by Masu: no server can be reached, so the app never gets a token.
        @_exported import Foundation

        public enum MessagingAPNSTokenType: Int, Sendable {
            case unknown, sandbox, prod
        }

        public protocol MessagingDelegate: NSObjectProtocol {
            func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
            func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String)
        }

        extension MessagingDelegate {
            public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
            public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String) {}
        }

        public enum MessagingMessageStatus: Int, Sendable {
            case unknown, new
        }

        open class MessagingMessageInfo: NSObject, @unchecked Sendable {
            public let status = MessagingMessageStatus.unknown
        }

        open class Messaging: NSObject, @unchecked Sendable {
            private static let shared = Messaging()
            public class func messaging() -> Messaging { shared }
            private static var unreachable: any Error { URLError(.cannotConnectToHost) }

            public weak var delegate: (any MessagingDelegate)?
            public var apnsToken: Data?
            public var fcmToken: String? { nil }
            public var isAutoInitEnabled = true
            public var shouldEstablishDirectChannel = false

            public func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
            public func token(completion: @escaping (String?, (any Error)?) -> Void) {
                DispatchQueue.main.async { completion(nil, Self.unreachable) }
            }
            public func token() async throws -> String { throw Self.unreachable }
            public func deleteToken(completion: @escaping ((any Error)?) -> Void) {
                DispatchQueue.main.async { completion(Self.unreachable) }
            }
            public func retrieveFCMToken(
                forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void
            ) {
                token(completion: completion)
            }
            public func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
                DispatchQueue.main.async { completion?(Self.unreachable) }
            }
            public func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
                DispatchQueue.main.async { completion?(Self.unreachable) }
            }
            @discardableResult
            public func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
                MessagingMessageInfo()
            }
        }
        """#

    static let firebaseInstanceID = #"""
        // A stand-in for FirebaseInstanceID by Masu: no server can be reached, so the app never gets a token.
        @_exported import Foundation

        extension NSNotification.Name {
            /// Posted for a new token, which never comes.
            public static let InstanceIDTokenRefresh = NSNotification.Name("com.firebase.iid.notif.refresh-token")
        }

        open class InstanceIDResult: NSObject {
            public let instanceID = ""
            public let token = ""
        }

        open class InstanceID: NSObject, @unchecked Sendable {
            private static let shared = InstanceID()
            public class func instanceID() -> InstanceID { shared }
            public func token() -> String? { nil }
            public func instanceID(handler: @escaping (InstanceIDResult?, (any Error)?) -> Void) {
                DispatchQueue.main.async { handler(nil, URLError(.cannotConnectToHost)) }
            }
            public func deleteID(handler: @escaping ((any Error)?) -> Void) {
                DispatchQueue.main.async { handler(URLError(.cannotConnectToHost)) }
            }
        }
        """#
}
