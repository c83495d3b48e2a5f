@_exported import CoreVideo

/// A piece of film or sound with its times. None can be made: there is no camera and no decoder.
public final class CMSampleBuffer: @unchecked Sendable {
    private init() {}
}

/// Nil: there is no sample to ask.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

/// The size of film in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
