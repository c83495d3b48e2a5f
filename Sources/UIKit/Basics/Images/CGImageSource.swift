import ImageCoding

/// A picture file of one or more pictures, as ImageIO reads it.
public final class CGImageSource: Sendable {
    let animation: DecodedAnimation

    init(_ animation: DecodedAnimation) { self.animation = animation }
}

/// Nil for what is no picture, or damaged.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
    (try? ImageDecoder().decodeAnimation([UInt8](data))).map(CGImageSource.init)
}

public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
    (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

/// How many pictures there are: those that take turns in a GIF, one in others.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.animation.frames.count }

/// A picture as it is seen, what lies below it included.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?) -> CGImage?
{
    guard isrc.animation.frames.indices.contains(index) else { return nil }
    return CGImage(bitmap: isrc.animation.frames[index].bitmap)
}

/// What the file says of all of its pictures.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: [String: Any]?) -> [String: Any]? {
    guard isrc.animation.format == .gif else { return [:] }
    return [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: isrc.animation.loopCount]]
}

/// What the file says of one picture: its size, and in a GIF how long it is seen.
///
/// `DelayTime` is a tenth of a second at least, as in browsers where a file asks for less than a fiftieth;
/// `UnclampedDelayTime` is what the file says.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?
) -> [String: Any]? {
    guard isrc.animation.frames.indices.contains(index) else { return nil }
    let frame = isrc.animation.frames[index]
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth: frame.bitmap.width, kCGImagePropertyPixelHeight: frame.bitmap.height,
    ]
    if isrc.animation.format == .gif {
        properties[kCGImagePropertyGIFDictionary] = [
            kCGImagePropertyGIFDelayTime: frame.delay < 0.02 ? 0.1 : frame.delay,
            kCGImagePropertyGIFUnclampedDelayTime: frame.delay,
        ]
    }
    return properties
}

public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
