import CairoRenderer
import Graphics

/// The memory that a context draws into: its own, or an app's.
final class BitmapMemory {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: PixelFormat
    let space: CGColorSpace?
    let bytes: UnsafeMutableRawPointer
    /// True if the app supplied the bytes, and so may read them at any moment.
    let isForeign: Bool

    init(
        _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat,
        space: CGColorSpace?
    ) {
        (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
        (self.format, self.space) = (format, space)
        isForeign = data != nil
        bytes = data ?? .allocate(byteCount: bytesPerRow * height, alignment: 16)
        if data == nil { bytes.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height) }
    }

    deinit { if !isForeign { bytes.deallocate() } }

    /// A bitmap of the present bytes.
    var bitmap: Bitmap? {
        format.bitmap(
            UnsafeRawBufferPointer(start: bytes, count: bytesPerRow * height), width: width, height: height,
            bytesPerRow: bytesPerRow)
    }
}

extension CGContext {
    /// Makes a context that draws into memory, pixels being its points and y pointing up, as in Core Graphics.
    ///
    /// If the app supplies the memory, each drawing is carried out at once; otherwise when pixels are read.
    /// - Parameters:
    ///   - data: at least `bytesPerRow × height` bytes that outlive the context; nil for memory of its own.
    ///   - bytesPerRow: 0 for as many as a row of pixels has.
    /// - Returns: nil, with a line in the log, for formats other than those of 8 bits a component.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace?, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        guard bitsPerComponent == 8, width > 0, height > 0, let format = PixelFormat(info, model: space?.model),
            bytesPerRow == 0 || bytesPerRow >= width * format.bytesPerPixel
        else {
            UIKitLog.writeFromAnyThread(
                "CGBitmapContextCreate: unsupported parameter combination: \(bitsPerComponent) bits/component; "
                    + "\(width)×\(height) pixels; \(bytesPerRow) bytes/row; bitmap info \(bitmapInfo). Ask for 8 bits a "
                    + "component in a space of red, green and blue with an alpha, or of gray without one.")
            return nil
        }
        self.init(scale: 1, bounds: CGRect(x: 0, y: 0, width: width, height: height), background: .clear)
        memory = BitmapMemory(
            data, width: width, height: height,
            bytesPerRow: bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow, format: format, space: space)
        turnUp()
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo.rawValue)
    }

    /// Flips the context so that y points up; part of the recording, not of the coordinates that an app sees.
    private func turnUp() {
        recorder.transform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height))
    }

    /// Renders the whole recording into memory, from its start; linear in its length.
    func flush() {
        let drawing = recorder.list
        guard let memory, !drawing.isEmpty, let background = base ?? memory.bitmap else { return }
        base = background
        let list = DisplayList { recorder in
            recorder.image(background, in: bounds, interpolation: .nearest)
            recorder.append(drawing)
        }
        do {
            let bitmap = try CairoRenderer().render(list, size: bounds.size, scale: 1, background: .clear)
            memory.format.write(bitmap, to: memory.bytes, bytesPerRow: memory.bytesPerRow)
        } catch {
            UIKitLog.writeFromAnyThread("CGContext: drawing into a bitmap of \(bounds.size) failed: \(error)")
        }
    }

    /// A picture of the drawing so far; nil where the context draws a view.
    public func makeImage() -> CGImage? {
        guard let memory else { return background == nil ? nil : image.cgImage }
        flush()
        return memory.bitmap.map(CGImage.init(bitmap:))
    }

    /// The pixels' memory; nil where the context has none.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return memory?.bytes
    }
    /// In pixels; 0 where the context has no memory.
    public var width: Int { memory?.width ?? 0 }
    public var height: Int { memory?.height ?? 0 }
    public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
    public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
    public var bitsPerPixel: Int { (memory?.format.bytesPerPixel ?? 0) * 8 }
    public var bitmapInfo: CGBitmapInfo { memory?.format.bitmapInfo ?? [] }
    public var alphaInfo: CGImageAlphaInfo { memory?.format.alphaInfo ?? .none }
    public var colorSpace: CGColorSpace? { memory?.space }
}
