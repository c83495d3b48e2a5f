@_exported import Foundation
@_exported import FoundationAdditions
import HostServices

/// The ways by which an address can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static let connectionAutomatic: SCNetworkReachabilityFlags = connectionOnTraffic
}

/// The reachability of an address: of any address the same, as the host's network says.
public final class SCNetworkReachability: @unchecked Sendable {
    fileprivate let services = HostServices.current
    private let lock = NSLock()
    private var callback: (SCNetworkReachabilityCallBack, UnsafeMutableRawPointer?)?
    /// Runs a callback in its place, a queue or a loop; nil where nobody follows.
    private var perform: ((@escaping @Sendable () -> Void) -> Void)?
    private var observation: HostObservation?

    fileprivate var flags: SCNetworkReachabilityFlags {
        switch services.network {
        case .none: []
        case .wifi, .wired: .reachable
        case .cellular: [.reachable, .isWWAN]
        }
    }

    fileprivate func set(_ callback: SCNetworkReachabilityCallBack?, _ information: UnsafeMutableRawPointer?) {
        lock.withLock { self.callback = callback.map { ($0, information) } }
    }

    /// - Parameter perform: nil ends the callbacks.
    fileprivate func follow(_ perform: ((@escaping @Sendable () -> Void) -> Void)?) {
        let observation = perform == nil ? nil : services.observe { [weak self] in self?.tell() }
        lock.withLock { (self.perform, self.observation) = (perform, observation) }
    }

    private func tell() {
        let perform = lock.withLock { self.perform }
        perform? { [self] in
            guard let (callback, information) = lock.withLock({ callback }) else { return }
            callback(self, flags, information)
        }
    }
}

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The pointer that a callback receives; nothing here retains what it points to.
public struct SCNetworkReachabilityContext {
    public var version: Int
    public var info: UnsafeMutableRawPointer?

    public init(
        version: Int = 0, info: UnsafeMutableRawPointer? = nil, retain: Any? = nil, release: Any? = nil,
        copyDescription: Any? = nil
    ) {
        self.version = version
        self.info = info
    }
}

public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets the function that is called after changes, once the target has a queue.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.set(callout, context?.pointee.info)
    return true
}

/// Begins to call back on a queue; with nil it ends.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.follow(queue.map { queue in { work in queue.async(execute: work) } })
    return true
}

/// Begins to call back in a loop's turns.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: NSString
) -> Bool {
    let mode = RunLoop.Mode(runLoopMode as String)
    nonisolated(unsafe) let loop = runLoop
    target.follow { work in loop.perform(inModes: [mode], block: work) }
    return true
}

/// Ends the callbacks.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: NSString
) -> Bool {
    target.follow(nil)
    return true
}

extension sockaddr_in {
    /// The length that addresses have on Apple's systems only; setting it changes nothing.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }

    /// An address with its length, as Apple's systems have it.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
        self.init()
        (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
        (self.sin_zero.0, self.sin_zero.1, self.sin_zero.2, self.sin_zero.3) = Self.bytes(
            sin_zero.0, sin_zero.1, sin_zero.2, sin_zero.3)
        (self.sin_zero.4, self.sin_zero.5, self.sin_zero.6, self.sin_zero.7) = Self.bytes(
            sin_zero.4, sin_zero.5, sin_zero.6, sin_zero.7)
    }

    private static func bytes(_ first: Int8, _ second: Int8, _ third: Int8, _ fourth: Int8) -> (
        UInt8, UInt8, UInt8, UInt8
    ) {
        (UInt8(bitPattern: first), UInt8(bitPattern: second), UInt8(bitPattern: third), UInt8(bitPattern: fourth))
    }
}

// The flags by the names of C's enumeration, whose values have its type.
public let kSCNetworkFlagsTransientConnection = 1
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkFlagsConnectionAutomatic = 8
public let kSCNetworkFlagsInterventionRequired = 16
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17

/// The error of the thread's last call: none, since no call of this framework fails here.
public func SCError() -> Int32 { 0 }
