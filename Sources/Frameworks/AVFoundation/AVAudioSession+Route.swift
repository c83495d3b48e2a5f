import UIKit

/// The way of sound in and out. There are no devices for it here: a route is empty.
extension AVAudioSession {
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let usbAudio = Port(rawValue: "USBAudio")
        public static let HDMI = Port(rawValue: "HDMIOutput")
    }

    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    public enum RouteSharingPolicy: UInt, Sendable {
        case `default`, longFormAudio, independent, longFormVideo
    }

    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    public var availableInputs: [AVAudioSessionPortDescription]? { [] }
    public var isInputAvailable: Bool { false }
    public var secondaryAudioShouldBeSilencedHint: Bool { false }

    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
    }
}

/// The ports that sound goes through: none.
@preconcurrency @MainActor open class AVAudioSessionRouteDescription: NSObject {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }

    override init() { super.init() }
}

/// A loudspeaker, microphone or headphones: a host has none, so that none can be made.
@preconcurrency @MainActor open class AVAudioSessionPortDescription: NSObject {
    public let portType: AVAudioSession.Port
    public let portName: String
    public let uid: String

    private init(portType: AVAudioSession.Port, portName: String, uid: String) {
        (self.portType, self.portName, self.uid) = (portType, portName, uid)
        super.init()
    }
}
