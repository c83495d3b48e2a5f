@_exported import Foundation

/// Work that the system is asked to begin later.
open class BGTaskRequest: NSObject {
    public let identifier: String
    open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(identifier) }
}

/// Work that the system has begun; no host begins any.
open class BGTask: NSObject {
    public let identifier: String
    open var expirationHandler: (() -> Void)?

    init(_ identifier: String) { self.identifier = identifier }

    open func setTaskCompleted(success: Bool) {}
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// Asks the system to begin work while the app is in the background, which no app here ever is.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public struct Error: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable {
            case unavailable = 1, tooManyPendingTaskRequests, notPermitted
        }

        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
        public var errorCode: Int { code.rawValue }
        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }

    private static let only = BGTaskScheduler()
    open class var shared: BGTaskScheduler { only }

    private let lock = NSLock()
    private var identifiers: Set<String> = []

    /// True for the first handler of an identifier. It is never called.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { lock.withLock { identifiers.insert(identifier).inserted } }

    /// - Throws: `Error.Code.unavailable`, as in the simulator.
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }

    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
