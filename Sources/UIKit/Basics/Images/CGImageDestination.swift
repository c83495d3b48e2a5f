import ImageCoding

/// A picture file that is being written: PNG or JPEG of one picture, GIF of several.
public final class CGImageDestination {
    private let data: CFMutableData
    private let kind: ImageFormat
    private let count: Int
    private var frames: [DecodedAnimation.Frame] = []
    private var quality = 0.9
    private var loops = 0

    fileprivate init?(_ data: CFMutableData, _ type: String, _ count: Int) {
        switch type {
        case "public.png": kind = .png
        case "public.jpeg": kind = .jpeg
        case "com.compuserve.gif": kind = .gif
        default: return nil
        }
        (self.data, self.count) = (data, count)
    }

    fileprivate func add(_ image: CGImage, _ properties: CFDictionary?) {
        func number(_ key: CFString, in dictionary: CFDictionary?) -> Double? {
            (dictionary?.object(forKey: key) as? NSNumber)?.doubleValue
        }
        if let quality = number(kCGImageDestinationLossyCompressionQuality, in: properties) {
            self.quality = min(1, max(0, quality))
        }
        let times = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
        let delay =
            number(kCGImagePropertyGIFUnclampedDelayTime, in: times) ?? number(kCGImagePropertyGIFDelayTime, in: times)
        frames.append(DecodedAnimation.Frame(bitmap: image.bitmap, delay: delay ?? 0.1))
    }

    fileprivate func set(_ properties: CFDictionary?) {
        let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
        if let loops = gif?.object(forKey: kCGImagePropertyGIFLoopCount) as? NSNumber { self.loops = loops.intValue }
    }

    fileprivate func write() -> Bool {
        guard frames.count == count, let first = frames.first else { return false }
        let bytes: [UInt8]? =
            switch kind {
            case .png: try? ImageEncoder().png(first.bitmap)
            case .jpeg: try? ImageEncoder().jpeg(first.bitmap, quality: quality)
            case .gif: try? ImageEncoder().gif(frames, loopCount: loops)
            case .webP, .heic, .avif: nil
            }
        guard let bytes else { return false }
        data.append(Data(bytes))
        return true
    }
}

/// Nil for types that aren't written here: HEIC among others, as on devices without its encoder.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data, type as String, count)
}

/// Adds a picture with its quality, or its duration in a GIF; other properties aren't written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties)
}

/// Sets how often a GIF is played; other properties aren't written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Writes the file; false where the number of pictures isn't the announced one.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }

private let keyDestinationLossyCompressionQuality = ConstantText("kCGImageDestinationLossyCompressionQuality")
public var kCGImageDestinationLossyCompressionQuality: CFString { keyDestinationLossyCompressionQuality.text }
