import ImageCoding

/// A picture file of one or more pictures, as ImageIO reads it.
public final class CGImageSource: Sendable {
    let animation: DecodedAnimation
    let orientation: ImageOrientation

    init(_ animation: DecodedAnimation, orientation: ImageOrientation) {
        (self.animation, self.orientation) = (animation, orientation)
    }
}

/// Nil for data that aren't a picture, or are damaged. Options about caches and hints of the file's type have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    let bytes = [UInt8](data as Data)
    guard let animation = try? ImageDecoder().decodeAnimation(bytes) else { return nil }
    let isAnimated = animation.frames.count > 1
    let orientation = isAnimated ? nil : try? ImageDecoder().decode(bytes).orientation
    return CGImageSource(animation, orientation: orientation ?? .up)
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).flatMap { CGImageSourceCreateWithData($0 as CFData, options) }
}

/// The number of pictures: the frames of a GIF, one in other files.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.animation.frames.count }

/// The identifier of the file's type.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.animation.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    case .heic: "public.heic"
    case .avif: "public.avif"
    }
}

/// A picture as displayed, composited over the frames below it.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard isrc.animation.frames.indices.contains(index) else { return nil }
    return CGImage(bitmap: isrc.animation.frames[index].bitmap)
}

/// The file's properties that hold for all of its pictures.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.animation.format == .gif else { return NSDictionary() }
    let loops = NSNumber(value: isrc.animation.loopCount)
    return NSDictionary(
        object: NSDictionary(object: loops, forKey: kCGImagePropertyGIFLoopCount), forKey: kCGImagePropertyGIFDictionary
    )
}

/// The properties of one picture: its size, in a GIF its duration, in other files its orientation.
///
/// `DelayTime` is at least a tenth of a second, as in browsers, where a file gives less than a fiftieth;
/// `UnclampedDelayTime` is the file's value.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard isrc.animation.frames.indices.contains(index) else { return nil }
    let frame = isrc.animation.frames[index]
    let properties = NSMutableDictionary()
    properties.setObject(NSNumber(value: frame.bitmap.width), forKey: kCGImagePropertyPixelWidth)
    properties.setObject(NSNumber(value: frame.bitmap.height), forKey: kCGImagePropertyPixelHeight)
    if isrc.animation.format == .gif {
        let times = NSMutableDictionary()
        times.setObject(
            NSNumber(value: frame.delay < 0.02 ? 0.1 : frame.delay), forKey: kCGImagePropertyGIFDelayTime)
        times.setObject(NSNumber(value: frame.delay), forKey: kCGImagePropertyGIFUnclampedDelayTime)
        properties.setObject(times, forKey: kCGImagePropertyGIFDictionary)
    } else {
        // Exif's numbers of orientations.
        properties.setObject(NSNumber(value: isrc.orientation.rawValue), forKey: kCGImagePropertyOrientation)
    }
    return properties
}

private let keyPropertyPixelWidth = ConstantText("PixelWidth")
public var kCGImagePropertyPixelWidth: CFString { keyPropertyPixelWidth.text }
private let keyPropertyPixelHeight = ConstantText("PixelHeight")
public var kCGImagePropertyPixelHeight: CFString { keyPropertyPixelHeight.text }
private let keyPropertyOrientation = ConstantText("Orientation")
public var kCGImagePropertyOrientation: CFString { keyPropertyOrientation.text }
private let keyPropertyGIFDictionary = ConstantText("{GIF}")
public var kCGImagePropertyGIFDictionary: CFString { keyPropertyGIFDictionary.text }
private let keyPropertyGIFDelayTime = ConstantText("DelayTime")
public var kCGImagePropertyGIFDelayTime: CFString { keyPropertyGIFDelayTime.text }
private let keyPropertyGIFUnclampedDelayTime = ConstantText("UnclampedDelayTime")
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { keyPropertyGIFUnclampedDelayTime.text }
private let keyPropertyGIFLoopCount = ConstantText("LoopCount")
public var kCGImagePropertyGIFLoopCount: CFString { keyPropertyGIFLoopCount.text }
private let keySourceShouldCache = ConstantText("kCGImageSourceShouldCache")
public var kCGImageSourceShouldCache: CFString { keySourceShouldCache.text }
private let keySourceShouldCacheImmediately = ConstantText("kCGImageSourceShouldCacheImmediately")
public var kCGImageSourceShouldCacheImmediately: CFString { keySourceShouldCacheImmediately.text }
private let keySourceTypeIdentifierHint = ConstantText("kCGImageSourceTypeIdentifierHint")
public var kCGImageSourceTypeIdentifierHint: CFString { keySourceTypeIdentifierHint.text }
