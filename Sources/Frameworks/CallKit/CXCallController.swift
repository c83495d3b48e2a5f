import Foundation

/// A call of the system's.
open class CXCall: NSObject {
    public let uuid: UUID
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { true }

    init(uuid: UUID) { self.uuid = uuid }
}

public protocol CXCallObserverDelegate: AnyObject {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// The system's calls, of which there are none.
open class CXCallObserver: NSObject {
    open var calls: [CXCall] { [] }
    private weak var delegate: (any CXCallObserverDelegate)?

    public override init() { super.init() }

    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// The reasons why a transaction isn't carried out.
public struct CXErrorCodeRequestTransactionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    public var errorCode: Int { code.rawValue }
}

/// Calls as the user makes them; each transaction is refused.
open class CXCallController: NSObject {
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue

    /// - Parameter queue: where answers come.
    public init(queue: DispatchQueue) {
        self.queue = queue
        super.init()
    }

    public convenience override init() { self.init(queue: .main) }

    /// Refuses the transaction, by `emptyTransaction` or `unknownCallProvider`.
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        let error = refusal(of: transaction.actions)
        queue.async { completion(error) }
    }

    open func request(_ transaction: CXTransaction) async throws { throw refusal(of: transaction.actions) }

    open func requestTransaction(
        with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void
    ) { request(CXTransaction(actions: actions), completion: completion) }

    open func requestTransaction(
        with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void
    ) { request(CXTransaction(action: action), completion: completion) }

    private func refusal(of actions: [CXAction]) -> CXErrorCodeRequestTransactionError {
        CXErrorCodeRequestTransactionError(actions.isEmpty ? .emptyTransaction : .unknownCallProvider)
    }
}
