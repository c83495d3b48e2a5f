@_exported import Foundation

/// A frame of film. None can be made: there is no camera and no decoder.
public final class CVBuffer: @unchecked Sendable {
    private init() {}
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVImageBuffer

public typealias CVReturn = Int32
public let kCVReturnSuccess: CVReturn = 0

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

// Questions to a frame. There is none to ask; they let an app's code for its camera compile.

/// Pixels; 0.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Pixels; 0.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// 0.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Nil.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags)
    -> CVReturn
{ kCVReturnSuccess }

// Settings of an output for film: its frames' pixels.

/// The key of a frame's pixel format.
public var kCVPixelBufferPixelFormatTypeKey: NSString { "PixelFormatType" }
/// Pixels.
public var kCVPixelBufferWidthKey: NSString { "Width" }
/// Pixels.
public var kCVPixelBufferHeightKey: NSString { "Height" }
/// `BGRA`.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// 32.
public let kCVPixelFormatType_32ARGB: UInt32 = 0x20
/// `420v`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// `420f`.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
