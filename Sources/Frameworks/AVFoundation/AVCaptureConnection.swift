import UIKit

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The line between a camera and what receives its pictures. There is none without a camera, and none can be made.
@preconcurrency @MainActor open class AVCaptureConnection: NSObject {
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var isVideoOrientationSupported: Bool { false }
    /// In degrees, clockwise.
    open var videoRotationAngle: CGFloat = 0
    open var isVideoMirrored = false
    open var isEnabled = true
    open var isActive: Bool { false }

    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }

    private override init() { super.init() }
}

extension AVCaptureOutput {
    public var connections: [AVCaptureConnection] { [] }
    /// Nil.
    public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

extension AVCaptureVideoPreviewLayer {
    /// Nil.
    public var connection: AVCaptureConnection? { nil }

    // Places in the layer and in a camera's picture. Without one there is nothing to convert to.

    /// Zero.
    public func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect { .zero }
    /// Zero.
    public func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
    /// Zero.
    public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint { .zero }
    /// Zero.
    public func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint { .zero }
    /// Nil.
    public func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}

extension AVCaptureDevice {
    /// A search for devices, which finds none.
    @preconcurrency @MainActor open class DiscoverySession: NSObject {
        open var devices: [AVCaptureDevice] { [] }

        public init(
            deviceTypes: [AVCaptureDevice.DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
        ) { super.init() }
    }
}

extension AVCaptureSession {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
    }
}
