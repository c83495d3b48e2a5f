import HostServices
import UIKit

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let metadata = AVMediaType(rawValue: "meta")
}

public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or microphone: a host has none, as a simulator has no camera.
@preconcurrency @MainActor open class AVCaptureDevice: NSObject {
    public enum Position: Int, Sendable {
        case unspecified, back, front
    }

    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    }

    public enum TorchMode: Int, Sendable {
        case off, on, auto
    }

    /// There is none that could be made.
    private override init() { super.init() }

    open var position: Position { .unspecified }
    open var hasTorch: Bool { false }
    open var torchMode = TorchMode.off
    open var focusMode = FocusMode.continuousAutoFocus
    open var exposureMode = ExposureMode.continuousAutoExposure
    open var whiteBalanceMode = WhiteBalanceMode.continuousAutoWhiteBalance
    /// From 0 to 1 in both directions of the picture, as for exposure.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var videoZoomFactor: CGFloat = 1
    open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
    open func unlockForConfiguration() {}

    /// Nil.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// Nil.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }

    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
        switch HostServices.current.decision(on: service(mediaType)) {
        case nil: .notDetermined
        case true?: .authorized
        case false?: .denied
        }
    }

    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        let isGranted = HostServices.current.ask(for: service(mediaType))
        nonisolated(unsafe) let handler = handler
        DispatchQueue.main.async { handler(isGranted) }
    }

    open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
        HostServices.current.ask(for: service(mediaType))
    }

    private static func service(_ type: AVMediaType) -> HostService { type == .audio ? .microphone : .camera }
}

@preconcurrency @MainActor open class AVCaptureInput: NSObject {
    override init() { super.init() }
}

@preconcurrency @MainActor open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice

    /// - Throws: `AVError.deviceNotConnected`.
    public init(device: AVCaptureDevice) throws {
        self.device = device
        super.init()
        throw AVError(.deviceNotConnected)
    }
}

@preconcurrency @MainActor open class AVCaptureOutput: NSObject {
    public override init() { super.init() }
}

/// Connects a camera with what receives its pictures. It never runs: a device is nowhere here.
@preconcurrency @MainActor open class AVCaptureSession: NSObject {
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open var isRunning: Bool { false }
    open var sessionPreset = Preset.high
    open var automaticallyConfiguresCaptureDeviceForWideColor = true
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true

    public override nonisolated init() { super.init() }

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }

    open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
    open func addInput(_ input: AVCaptureInput) {
        UIKitException.raise(.invalidArgument, "*** -[AVCaptureSession addInput:] Cannot add input to capture session")
    }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() {}
    open func stopRunning() {}
}

/// The layer of a camera's picture; it stays empty.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
}
