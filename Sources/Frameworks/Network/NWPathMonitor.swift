@_exported import Foundation
import HostServices

/// Tells an app its way to the network, as the host sets it: `HeadlessHost.services.network`, or `--network` of an app.
public final class NWPathMonitor: @unchecked Sendable {
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]
    private let services = HostServices.current
    private let lock = NSLock()
    private var observation: HostObservation?
    private var told: NWPath?
    private var storedHandler: (@Sendable (NWPath) -> Void)?
    private var storedQueue: DispatchQueue?

    public init() { (required, prohibited) = (nil, []) }
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        (required, prohibited) = (requiredInterfaceType, [])
    }
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        (required, prohibited) = (nil, prohibitedInterfaceTypes)
    }

    public var currentPath: NWPath { NWPath(services.network, required: required, prohibited: prohibited) }
    /// The queue that the monitor was started on.
    public var queue: DispatchQueue? { lock.withLock { storedQueue } }

    /// Called on the monitor's queue, once at its start and after each change.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { storedHandler } }
        set { lock.withLock { storedHandler = newValue } }
    }

    public func start(queue: DispatchQueue) {
        lock.withLock {
            storedQueue = queue
            observation = services.observe { [weak self] in self?.tell() }
        }
        tell()
    }

    /// No handler is called from now on; a monitor can't be started again.
    public func cancel() {
        lock.withLock { (observation, storedQueue, storedHandler) = (nil, nil, nil) }
    }

    private func tell() {
        let path = currentPath
        let queue = lock.withLock {
            defer { told = path }
            return told == path ? nil : storedQueue
        }
        queue?.async { [weak self] in self?.pathUpdateHandler?(path) }
    }
}

/// A way to the network.
public struct NWPath: Equatable, Sendable {
    public enum Status: Sendable {
        case satisfied, unsatisfied, requiresConnection
    }

    public enum UnsatisfiedReason: Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public let status: Status
    public let availableInterfaces: [NWInterface]
    /// True on a cellular network.
    public let isExpensive: Bool
    /// False: no host has a low data mode.
    public let isConstrained: Bool
    public let supportsIPv4: Bool
    public let supportsIPv6: Bool
    public let supportsDNS: Bool
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

    init(_ network: HostNetwork, required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType] = []) {
        let type = NWInterface.InterfaceType(network)
        let isThere = type.map { (required ?? $0) == $0 && !prohibited.contains($0) } ?? false
        status = isThere ? .satisfied : .unsatisfied
        availableInterfaces = type.map { [NWInterface($0)] } ?? []
        isExpensive = isThere && type == .cellular
        isConstrained = false
        (supportsIPv4, supportsIPv6, supportsDNS) = (isThere, isThere, isThere)
    }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        status == .satisfied && availableInterfaces.contains { $0.type == type }
    }
}

/// A part of the device through which it reaches a network.
public struct NWInterface: Hashable, Sendable {
    public enum InterfaceType: Sendable {
        case other, wifi, cellular, wiredEthernet, loopback

        init?(_ network: HostNetwork) {
            switch network {
            case .none: return nil
            case .wifi: self = .wifi
            case .cellular: self = .cellular
            case .wired: self = .wiredEthernet
            }
        }
    }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    init(_ type: InterfaceType) {
        self.type = type
        // The names of an iPhone's interfaces.
        name = type == .cellular ? "pdp_ip0" : "en0"
        index = 1
    }
}
