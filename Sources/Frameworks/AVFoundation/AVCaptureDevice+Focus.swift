import UIKit

/// The parts of a camera that an app turns. They keep what they are given, and no device is there to follow it.
extension AVCaptureDevice {
    public enum FlashMode: Int, Sendable {
        case off, on, auto
    }

    public enum FocusMode: Int, Sendable {
        case locked, autoFocus, continuousAutoFocus
    }

    public enum ExposureMode: Int, Sendable {
        case locked, autoExpose, continuousAutoExposure, custom
    }

    public enum WhiteBalanceMode: Int, Sendable {
        case locked, autoWhiteBalance, continuousAutoWhiteBalance
    }

    public var hasFlash: Bool { false }
    public var isFocusPointOfInterestSupported: Bool { false }
    public var isExposurePointOfInterestSupported: Bool { false }
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
}
