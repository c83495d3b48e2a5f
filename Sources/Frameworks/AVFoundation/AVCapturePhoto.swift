import UIKit

/// The wishes for a photograph.
@preconcurrency @MainActor open class AVCapturePhotoSettings: NSObject {
    /// The format of the picture, as the app gave it; nil for the device's.
    nonisolated(unsafe) public let format: [String: Any]?
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var previewPhotoFormat: [String: Any]?
    /// The formats of a preview: none without a camera.
    open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

    public override nonisolated init() {
        format = nil
        super.init()
    }
    public nonisolated init(format: [String: Any]?) {
        self.format = format
        super.init()
    }
}

/// The settings that a photograph was made with. None can be made.
@preconcurrency @MainActor open class AVCaptureResolvedPhotoSettings: NSObject {
    public let uniqueID: Int64 = 0
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }

    private override init() { super.init() }
}

/// A row of exposures, which a device without a camera makes none of.
@preconcurrency @MainActor open class AVCaptureBracketedStillImageSettings: NSObject {
    private override init() { super.init() }
}

/// A photograph. None can be made.
@preconcurrency @MainActor open class AVCapturePhoto: NSObject {
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }

    private override init() { super.init() }
}

/// Notified of a photograph; each method may be left out.
@preconcurrency @MainActor public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// Takes photographs of a session with a camera, of which there is none.
@preconcurrency @MainActor open class AVCapturePhotoOutput: AVCaptureOutput {
    open var isHighResolutionCaptureEnabled = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

    /// Raises, as UIKit's systems do without a camera: no connection is active.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        UIKitException.raise(
            .invalidArgument,
            "*** -[AVCapturePhotoOutput capturePhotoWithSettings:delegate:] No active and enabled video connection")
    }

    /// Nil: a sample of a camera is nowhere here.
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
}

/// The way in which film and photographs are written.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

public let AVVideoCodecKey = "AVVideoCodecKey"
