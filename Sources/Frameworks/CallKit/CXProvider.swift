@_exported import Foundation

/// Whom a call is with.
open class CXHandle: NSObject, NSCopying {
    public enum HandleType: Int, Sendable {
        case generic = 1
        case phoneNumber, emailAddress
    }

    public let type: HandleType
    public let value: String

    public init(type: HandleType, value: String) {
        self.type = type
        self.value = value
    }

    open func copy(with zone: NSZone? = nil) -> Any { CXHandle(type: type, value: value) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CXHandle else { return false }
        return type == other.type && value == other.value
    }

    open override var hash: Int { value.hashValue }
}

/// The details of a call.
open class CXCallUpdate: NSObject, NSCopying {
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CXCallUpdate()
        copy.remoteHandle = remoteHandle
        copy.localizedCallerName = localizedCallerName
        (copy.supportsHolding, copy.supportsGrouping) = (supportsHolding, supportsGrouping)
        (copy.supportsUngrouping, copy.supportsDTMF, copy.hasVideo) = (supportsUngrouping, supportsDTMF, hasVideo)
        return copy
    }
}

/// The abilities of an app with calls.
open class CXProviderConfiguration: NSObject {
    open var localizedName: String? { name }
    private let name: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []

    public override init() {
        name = nil
        super.init()
    }

    public init(localizedName: String) {
        name = localizedName
        super.init()
    }
}

public enum CXCallEndedReason: Int, Sendable {
    case failed = 1
    case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// The reasons why no call comes in.
public struct CXErrorCodeIncomingCallError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
    public var errorCode: Int { code.rawValue }
    public static let unknown = Code.unknown
    public static let unentitled = Code.unentitled
}

public protocol CXProviderDelegate: AnyObject {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// The app's calls, as the system would show them. This system shows none: each is refused, and the delegate isn't called.
open class CXProvider: NSObject {
    open var configuration: CXProviderConfiguration
    open var pendingTransactions: [CXTransaction] { [] }
    private weak var delegate: (any CXProviderDelegate)?

    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        super.init()
    }

    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }

    /// Refuses the call with `CXErrorCodeIncomingCallError.unentitled`, on the main queue.
    open func reportNewIncomingCall(
        with uuid: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    }

    open func reportNewIncomingCall(with uuid: UUID, update: CXCallUpdate) async throws {
        throw CXErrorCodeIncomingCallError(.unentitled)
    }

    open func reportCall(with uuid: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with uuid: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with uuid: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with uuid: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
}
