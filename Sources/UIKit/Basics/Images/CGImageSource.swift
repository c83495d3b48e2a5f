import Foundation
import ImageCoding

/// A picture file of one or more pictures, as ImageIO reads it.
public final class CGImageSource: @unchecked Sendable {
    /// Protects the state: data may come on any thread.
    private let lock = NSLock()
    private var state: (animation: DecodedAnimation?, status: CGImageSourceStatus)
    /// The file's pictures; nil where its data aren't a whole file yet, or damaged.
    var animation: DecodedAnimation? { lock.withLock { state.animation } }
    var status: CGImageSourceStatus { lock.withLock { state.status } }

    init(_ animation: DecodedAnimation?, status: CGImageSourceStatus) { state = (animation, status) }

    /// Takes the data that there are by now, those of before included.
    func update(_ bytes: [UInt8], isFinal: Bool) {
        let animation = try? ImageDecoder().decodeAnimation(bytes)
        let status: CGImageSourceStatus =
            animation != nil ? .statusComplete : isFinal ? .statusInvalidData : .statusIncomplete
        lock.withLock { state = (animation, status) }
    }
}

/// The share of a source's data that has come.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// Nil for data that aren't a picture, or are damaged. Options about caches and hints of the file's type have no effect.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    (try? ImageDecoder().decodeAnimation([UInt8](data as Data))).map { CGImageSource($0, status: .statusComplete) }
}

/// A source without data, which `CGImageSourceUpdateData` gives them.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(nil, status: .statusReadingHeader)
}

/// Gives a source the data that have come by now, those of before included.
///
/// Its pictures are there when its file is whole: a part of a file has none.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update([UInt8](data as Data), isFinal: final)
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url as URL)).flatMap { CGImageSourceCreateWithData($0 as CFData, options) }
}

/// The number of pictures: the frames of a GIF, one in other files.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.animation?.frames.count ?? 0 }

/// The identifier of the file's type.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    switch isrc.animation?.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webP: "org.webmproject.webp"
    case .heic: "public.heic"
    case .avif: "public.avif"
    case nil: nil
    }
}

/// A picture as displayed, composited over the frames below it.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let frames = isrc.animation?.frames ?? []
    return frames.indices.contains(index) ? CGImage(bitmap: frames[index].bitmap) : nil
}

/// The file's properties that hold for all of its pictures.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard let animation = isrc.animation else { return nil }
    guard animation.format == .gif else { return NSDictionary() }
    let loops = NSNumber(value: animation.loopCount)
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
    guard let animation = isrc.animation, animation.frames.indices.contains(index) else { return nil }
    let frame = animation.frames[index]
    let properties = NSMutableDictionary()
    properties.setObject(NSNumber(value: frame.bitmap.width), forKey: kCGImagePropertyPixelWidth)
    properties.setObject(NSNumber(value: frame.bitmap.height), forKey: kCGImagePropertyPixelHeight)
    if animation.format == .gif {
        let times = NSMutableDictionary()
        times.setObject(
            NSNumber(value: frame.delay < 0.02 ? 0.1 : frame.delay), forKey: kCGImagePropertyGIFDelayTime)
        times.setObject(NSNumber(value: frame.delay), forKey: kCGImagePropertyGIFUnclampedDelayTime)
        properties.setObject(times, forKey: kCGImagePropertyGIFDictionary)
    } else {
        // Exif's numbers of orientations.
        properties.setObject(NSNumber(value: animation.orientation.rawValue), forKey: kCGImagePropertyOrientation)
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
