@_exported import Foundation

/// A kind of push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// A device's token for a kind of push; none is ever given.
open class PKPushCredentials: NSObject {
    open var type: PKPushType { kind }
    open var token: Data { Data() }
    private let kind: PKPushType

    init(_ kind: PKPushType) { self.kind = kind }
}

/// The content of a push; none ever comes.
open class PKPushPayload: NSObject {
    open var type: PKPushType { kind }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
    private let kind: PKPushType

    init(_ kind: PKPushType) { self.kind = kind }
}

public protocol PKPushRegistryDelegate: AnyObject {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Pushes for calls and files, which no server can send here: the delegate is never called.
open class PKPushRegistry: NSObject {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?

    /// - Parameter queue: where the delegate would be called.
    public init(queue: DispatchQueue?) { super.init() }

    open func pushToken(for type: PKPushType) -> Data? { nil }
}
