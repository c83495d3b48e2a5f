import Graphics

/// Owns bytes and provides them to readers.
public final class CGDataProvider: @unchecked Sendable {
    /// Immutable.
    private let bytes: NSData
    public var data: CFData? { bytes }
    var content: Data { Data(referencing: bytes) }

    public init?(data: CFData) { bytes = NSData(data: Data(referencing: data)) }
    init(_ bytes: Data) { self.bytes = NSData(data: bytes) }

    /// nil where the file can't be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data)
    }
}

/// A picture's own provider, one and the same for all callers.
final class KeptProvider: @unchecked Sendable {
    private let lock = NSLock()
    private var provider: CGDataProvider?

    func value(_ make: () -> CGDataProvider) -> CGDataProvider {
        lock.withLock {
            let found = provider ?? make()
            provider = found
            return found
        }
    }
}

/// The handling of colours that lie outside a device's gamut.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Pictures here have four bytes a pixel, red, green, blue and alpha, premultiplied, without padding between rows.
extension CGImage {
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { PixelFormat.own.bitmapInfo }
    public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
    public var isMask: Bool { false }
    public var shouldInterpolate: Bool { true }
    /// The pixels, rows from the top; copied on first use.
    public var dataProvider: CGDataProvider? { provider.value { CGDataProvider(Data(bitmap.pixels)) } }

    /// The part of the picture that lies in a rectangle of pixels, counted from the top left and widened to whole ones; nil
    /// where there is none.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, !rect.isInfinite else { return nil }
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        if part == whole { return self }
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        let pixels = bitmap.pixels
        let cut = Bitmap(width: columns, height: rows) { bytes in
            for row in 0..<rows {
                let start = ((top + row) * bitmap.width + left) * 4
                for index in 0..<(columns * 4) { bytes[row * columns * 4 + index] = pixels[start + index] }
            }
        }
        return CGImage(bitmap: cut)
    }

    public func copy() -> CGImage? { self }

    /// Makes a picture of bytes in memory, of 8 bits a component; nil for other formats, or where bytes are missing.
    ///
    /// A `decode` array isn't supported and gives nil.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard bitsPerComponent == 8, decode == nil, let format = PixelFormat(bitmapInfo, model: space.model),
            bitsPerPixel == format.bytesPerPixel * 8,
            let bitmap = provider.content.withUnsafeBytes({
                format.bitmap($0, width: width, height: height, bytesPerRow: bytesPerRow)
            })
        else { return nil }
        self.init(bitmap: bitmap)
    }
}
