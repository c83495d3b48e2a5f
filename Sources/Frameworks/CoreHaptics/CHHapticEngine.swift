@_exported import Foundation

/// The reason why haptics can't be played.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notSupported = -4809
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    public var errorCode: Int { code.rawValue }
}

/// The effects that a device can let its user feel.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// A quality of a haptic event, from 0 to 1.
open class CHHapticEventParameter: NSObject {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ID(rawValue: "HapticSharpness")
        public static let attackTime = ID(rawValue: "AttackTime")
        public static let decayTime = ID(rawValue: "DecayTime")
        public static let releaseTime = ID(rawValue: "ReleaseTime")
        public static let sustained = ID(rawValue: "Sustained")
    }

    public let parameterID: ID
    open var value: Float

    public init(parameterID: ID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A moment of a pattern.
open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    /// Seconds from the pattern's start.
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = parameters
        self.relativeTime = relativeTime
        self.duration = duration
    }
}

/// Events that follow each other.
open class CHHapticPattern: NSObject {
    private let events: [CHHapticEvent]

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }

    /// Seconds: the end of the last event.
    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// A change of a pattern while it is played.
open class CHHapticDynamicParameter: NSObject {}

/// The player of a pattern; an engine that can't be made never hands one out.
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
}

/// The device's haptics, which no host has: an engine can't be made.
open class CHHapticEngine {
    public typealias CompletionHandler = ((any Error)?) -> Void

    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect
        case systemError = -1
    }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// - Throws: `CHHapticError.Code.notSupported`, always.
    public init() throws { throw CHHapticError(.notSupported) }

    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var isAutoShutdownEnabled = false
    open var playsHapticsOnly = false

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}
