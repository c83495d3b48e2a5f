import Foundation

/// Something that is to happen to a call.
open class CXAction: NSObject {
    public let uuid = UUID()
    open private(set) var isComplete = false
    open var timeoutDate: Date { .distantFuture }

    public override init() { super.init() }

    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

open class CXCallAction: CXAction {
    public let callUUID: UUID

    public init(call callUUID: UUID) {
        self.callUUID = callUUID
        super.init()
    }
}

open class CXStartCallAction: CXCallAction {
    open var handle: CXHandle
    open var contactIdentifier: String?
    open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

open class CXAnswerCallAction: CXCallAction {
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

open class CXEndCallAction: CXCallAction {
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

open class CXSetHeldCallAction: CXCallAction {
    open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

open class CXSetMutedCallAction: CXCallAction {
    open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

open class CXPlayDTMFCallAction: CXCallAction {
    public enum ActionType: Int, Sendable {
        case singleTone = 1
        case softPause, hardPause
    }

    open var digits: String
    open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        self.digits = digits
        self.type = type
        super.init(call: callUUID)
    }
}

/// Actions that happen together.
open class CXTransaction: NSObject {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }

    public init(actions: [CXAction]) {
        self.actions = actions
        super.init()
    }

    public convenience init(action: CXAction) { self.init(actions: [action]) }
    public convenience override init() { self.init(actions: []) }

    open func addAction(_ action: CXAction) { actions.append(action) }
}
