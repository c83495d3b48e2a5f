import CGIF
import Graphics

/// Pictures that take turns, each as it is seen.
public struct DecodedAnimation: Hashable, Sendable {
    public struct Frame: Hashable, Sendable {
        public var bitmap: Bitmap
        /// Seconds as stored, 0 where the file says nothing.
        public var delay: Double

        public init(bitmap: Bitmap, delay: Double) {
            self.bitmap = bitmap
            self.delay = delay
        }
    }

    public var frames: [Frame]
    public var format: ImageFormat
    /// The number of times that all of them are shown; 0 for ever. 1 for a file that says nothing.
    public var loopCount: Int
    /// The rotation and mirroring of a lone picture for display; several are stored upright.
    public var orientation = ImageOrientation.up
}

extension ImageDecoder {
    /// Reads every picture of a GIF or an animated PNG; of another format the one that it has.
    public func decodeAnimation(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedAnimation {
        let format = ImageFormat(signatureOf: bytes)
        if format == .png, let animation = try decodeAnimatedPNG(bytes) { return animation }
        guard format == .gif else {
            let image = try decode(bytes)
            return DecodedAnimation(
                frames: [DecodedAnimation.Frame(bitmap: image.bitmap, delay: 0)], format: image.format, loopCount: 1,
                orientation: image.orientation)
        }
        return try decodeGIF(bytes, atMost: .max)
    }

    func decodeGIF(_ bytes: [UInt8], atMost count: Int) throws(ImageCodingError) -> DecodedAnimation {
        try checkPictures(ofGIF: bytes)
        let file = try GIFFile(bytes)
        let screen = file.screen
        try limits.check(.gif, width: screen.width, height: screen.height)
        // Every picture is kept whole: they count together.
        let wanted = min(count, file.count)
        guard wanted > 0 else { throw .malformed(.gif, reason: "it has no picture") }
        guard wanted <= limits.pixels / max(1, screen.width * screen.height) else {
            throw .exceedsLimits(.gif, width: screen.width, height: screen.height * wanted, limits: limits)
        }
        var canvas = GIFCanvas(width: screen.width, height: screen.height)
        var frames: [DecodedAnimation.Frame] = []
        for index in 0..<wanted {
            let picture = file.picture(index)
            frames.append(DecodedAnimation.Frame(bitmap: canvas.show(picture), delay: picture.delay))
        }
        return DecodedAnimation(frames: frames, format: .gif, loopCount: file.loopCount)
    }
}

extension ImageDecoder {
    /// Reads the sizes of a GIF's pictures before memory is allocated for them.
    private func checkPictures(ofGIF bytes: [UInt8]) throws(ImageCodingError) {
        func length(_ place: Int) -> Int { Int(bytes[place]) | Int(bytes[place + 1]) << 8 }
        func tableSize(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
        guard bytes.count >= 13 else { throw .malformed(.gif, reason: "they end within the header") }
        try limits.check(.gif, width: length(6), height: length(8))
        var place = 13 + tableSize(bytes[10])
        var sum = 0
        while place < bytes.count, bytes[place] != 0x3b {
            switch bytes[place] {
            case 0x21: place += 2
            case 0x2c:
                guard place + 10 < bytes.count else { return }
                let (width, height) = (length(place + 5), length(place + 7))
                sum += width * height
                guard sum <= limits.pixels else {
                    throw .exceedsLimits(.gif, width: width, height: height, limits: limits)
                }
                place += 11 + tableSize(bytes[place + 9])
            default: return
            }
            while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
            place += 1
        }
    }
}

/// One picture of a GIF as it is stored.
private struct GIFPicture {
    enum Disposal { case keep, clear, restore }

    var left, top, width, height: Int
    /// Indices of colours, row by row.
    var pixels: [UInt8]
    var colors: [(UInt8, UInt8, UInt8)]
    var transparent: Int?
    var disposal: Disposal
    var delay: Double
}

/// The canvas with the frames drawn so far.
private struct GIFCanvas {
    let width: Int
    let height: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    /// Draws a picture over what is there, gives that, and disposes of it as the picture asks.
    mutating func show(_ picture: GIFPicture) -> Bitmap {
        let before = bytes
        forEachPixel(of: picture) { bytes, place, index in
            guard index != picture.transparent, picture.colors.indices.contains(index) else { return }
            let color = picture.colors[index]
            (bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]) = (color.0, color.1, color.2, 255)
        }
        let shown = bytes
        switch picture.disposal {
        case .keep: break
        case .restore: bytes = before
        case .clear:
            forEachPixel(of: picture) { bytes, place, _ in
                for component in place..<place + 4 { bytes[component] = 0 }
            }
        }
        return Bitmap(width: width, height: height) { output in _ = output.initialize(from: shown) }
    }

    private mutating func forEachPixel(of picture: GIFPicture, _ body: (inout [UInt8], Int, Int) -> Void) {
        for row in 0..<picture.height where picture.top + row >= 0 && picture.top + row < height {
            for column in 0..<picture.width where picture.left + column >= 0 && picture.left + column < width {
                let place = ((picture.top + row) * width + picture.left + column) * 4
                body(&bytes, place, Int(picture.pixels[row * picture.width + column]))
            }
        }
    }
}

/// A GIF as giflib reads it.
private final class GIFFile {
    private let file: UnsafeMutablePointer<GifFileType>

    private final class Input {
        let bytes: [UInt8]
        var place = 0
        init(_ bytes: [UInt8]) { self.bytes = bytes }
    }

    /// Reads all records; damaged or cut-off files are errors.
    init(_ bytes: [UInt8]) throws(ImageCodingError) {
        let input = Input(bytes)
        var status: Int32 = 0
        let opened = DGifOpen(
            Unmanaged.passUnretained(input).toOpaque(),
            { file, target, count in
                guard let file, let target, let data = file.pointee.UserData else { return 0 }
                let input = Unmanaged<Input>.fromOpaque(data).takeUnretainedValue()
                let read = min(Int(count), input.bytes.count - input.place)
                guard read > 0 else { return 0 }
                input.bytes.withUnsafeBufferPointer { source in
                    guard let base = source.baseAddress else { return }
                    target.update(from: base + input.place, count: read)
                }
                input.place += read
                return Int32(read)
            }, &status)
        guard let opened else { throw .malformed(.gif, reason: Self.reason(status)) }
        let result = DGifSlurp(opened)
        let error = opened.pointee.Error
        guard result == GIF_OK else {
            DGifCloseFile(opened, nil)
            throw .malformed(.gif, reason: Self.reason(error))
        }
        withExtendedLifetime(input) {}
        file = opened
    }

    deinit { DGifCloseFile(file, nil) }

    private static func reason(_ status: Int32) -> String {
        GifErrorString(status).map { String(cString: $0) } ?? "giflib reports error \(status)"
    }

    var screen: (width: Int, height: Int) { (Int(file.pointee.SWidth), Int(file.pointee.SHeight)) }
    var count: Int { Int(file.pointee.ImageCount) }

    /// The loop count in Netscape's extension block.
    var loopCount: Int {
        let first = file.pointee.SavedImages.map {
            Self.blocks($0.pointee.ExtensionBlockCount, $0.pointee.ExtensionBlocks)
        }
        let blocks = (first ?? []) + Self.blocks(file.pointee.ExtensionBlockCount, file.pointee.ExtensionBlocks)
        for (index, block) in blocks.enumerated() where block.code == Int32(APPLICATION_EXT_FUNC_CODE) {
            let name = String(decoding: block.bytes.prefix(11), as: UTF8.self)
            guard name == "NETSCAPE2.0" || name == "ANIMEXTS1.0", blocks.indices.contains(index + 1) else { continue }
            let told = blocks[index + 1].bytes
            if told.count >= 3, told[0] == 1 { return Int(told[1]) | Int(told[2]) << 8 }
        }
        return 1
    }

    private static func blocks(
        _ count: Int32, _ blocks: UnsafeMutablePointer<ExtensionBlock>?
    ) -> [(code: Int32, bytes: [UInt8])] {
        guard let blocks else { return [] }
        return UnsafeBufferPointer(start: blocks, count: Int(count)).map { block in
            (block.Function, Array(UnsafeBufferPointer(start: block.Bytes, count: Int(block.ByteCount))))
        }
    }

    func picture(_ index: Int) -> GIFPicture {
        let saved = file.pointee.SavedImages[index]
        let place = saved.ImageDesc
        let (width, height) = (Int(place.Width), Int(place.Height))
        var control = GraphicsControlBlock()
        let isControlled = DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK
        var colors: [(UInt8, UInt8, UInt8)] = []
        if let map = place.ColorMap ?? file.pointee.SColorMap {
            colors = UnsafeBufferPointer(start: map.pointee.Colors, count: Int(map.pointee.ColorCount))
                .map { ($0.Red, $0.Green, $0.Blue) }
        }
        let disposal: GIFPicture.Disposal =
            switch isControlled ? control.DisposalMode : 0 {
            case 2: .clear
            case 3: .restore
            default: .keep
            }
        return GIFPicture(
            left: Int(place.Left), top: Int(place.Top), width: width, height: height,
            pixels: saved.RasterBits.map { Array(UnsafeBufferPointer(start: $0, count: width * height)) }
                ?? [UInt8](repeating: 0, count: width * height),
            colors: colors,
            transparent: isControlled && control.TransparentColor >= 0 ? Int(control.TransparentColor) : nil,
            disposal: disposal, delay: isControlled ? Double(control.DelayTime) / 100 : 0)
    }
}
