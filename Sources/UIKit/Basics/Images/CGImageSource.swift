import ImageCoding

/// A picture file of one or more pictures, as ImageIO reads it.
public final class CGImageSource: Sendable {
    let animation: DecodedAnimation

    init(_ animation: DecodedAnimation) { self.animation = animation }
}

/// Nil for data that aren't a picture, or are damaged.
public func CGImageSourceCreateWithData(_ data: Data, _ options: [String: Any]?) -> CGImageSource? {
    (try? ImageDecoder().decodeAnimation([UInt8](data))).map(CGImageSource.init)
}

public func CGImageSourceCreateWithURL(_ url: URL, _ options: [String: Any]?) -> CGImageSource? {
    (try? Data(contentsOf: url)).flatMap { CGImageSourceCreateWithData($0, options) }
}

/// The number of pictures: the frames of a GIF, one in other files.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.animation.frames.count }

/// A picture as displayed, composited over the frames below it.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: [String: Any]?) -> CGImage?
{
    guard isrc.animation.frames.indices.contains(index) else { return nil }
    return CGImage(bitmap: isrc.animation.frames[index].bitmap)
}

/// The file's properties that hold for all of its pictures.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: [String: Any]?) -> [String: Any]? {
    guard isrc.animation.format == .gif else { return [:] }
    return [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: isrc.animation.loopCount]]
}

/// The properties of one picture: its size, and in a GIF its duration.
///
/// `DelayTime` is at least a tenth of a second, as in browsers, where a file gives less than a fiftieth;
/// `UnclampedDelayTime` is the file's value.
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
