/// A piece of film or sound with its times. None can be made: there is no camera and no decoder.
public final class CMSampleBuffer: @unchecked Sendable {
    private init() {}
}

/// The size of film in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
    public var width: Int32
    public var height: Int32

    public init() { self.init(width: 0, height: 0) }
    public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}
