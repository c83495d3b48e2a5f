import CGIF
import Graphics

extension ImageEncoder {
    /// Writes a GIF: of each picture the rectangle that changed, in the 256 colours that are most frequent in it, the others
    /// as the nearest of these; laid on white.
    ///
    /// For looking at and passing on; colours are lost. Delays are hundredths of a second.
    ///
    /// - Parameter loopCount: the number of times that all are shown; 0 for ever.
    public func gif(_ frames: [DecodedAnimation.Frame], loopCount: Int = 0) throws(ImageCodingError) -> [UInt8] {
        try check(frames, .gif)
        guard let first = frames.first?.bitmap, first.width <= 65_535, first.height <= 65_535 else {
            throw .encodingFailed(.gif, reason: "sides run from 1 to 65535")
        }
        let output = try GIFOutput(width: first.width, height: first.height, loopCount: loopCount)
        for (index, frame) in frames.enumerated() {
            let area =
                index == 0
                ? (0, 0, first.width, first.height) : frame.bitmap.changedArea(from: frames[index - 1].bitmap)
            let place = area ?? (0, 0, 1, 1)
            try output.add(IndexedPicture(frame.bitmap.cropped(to: place)), x: place.0, y: place.1, delay: frame.delay)
        }
        return try output.finish()
    }
}

/// A picture of at most 256 colours.
private struct IndexedPicture {
    let width: Int
    let height: Int
    private(set) var colors: [SIMD3<UInt8>] = []
    private(set) var indices: [UInt8] = []

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        var counts: [SIMD3<UInt8>: Int] = [:]
        let pixels = (0..<width * height).map { index -> SIMD3<UInt8> in
            let place = index * 4
            let white = 255 - Int(bitmap.pixels[place + 3])
            return SIMD3((0..<3).map { UInt8(min(255, Int(bitmap.pixels[place + $0]) + white)) })
        }
        for pixel in pixels { counts[pixel, default: 0] += 1 }
        colors = counts.sorted { ($1.value, Self.order($0.key)) < ($0.value, Self.order($1.key)) }.prefix(256).map(
            \.key)
        var places: [SIMD3<UInt8>: UInt8] = [:]
        for (index, color) in colors.enumerated() { places[color] = UInt8(index) }
        indices.reserveCapacity(pixels.count)
        for pixel in pixels {
            if let known = places[pixel] {
                indices.append(known)
            } else {
                let nearest = self.nearest(to: pixel)
                places[pixel] = nearest
                indices.append(nearest)
            }
        }
    }

    private static func order(_ color: SIMD3<UInt8>) -> Int { Int(color.x) << 16 | Int(color.y) << 8 | Int(color.z) }

    private func nearest(to color: SIMD3<UInt8>) -> UInt8 {
        let wanted = SIMD3<Int32>(truncatingIfNeeded: color)
        var best = (index: 0, distance: Int32.max)
        for (index, color) in colors.enumerated() {
            let difference = SIMD3<Int32>(truncatingIfNeeded: color) &- wanted
            let distance = (difference &* difference).wrappedSum()
            if distance < best.distance { best = (index, distance) }
        }
        return UInt8(best.index)
    }
}

/// A GIF as giflib writes it.
private final class GIFOutput {
    private var file: UnsafeMutablePointer<GifFileType>?
    private let bytes = Bytes()

    private final class Bytes { var all: [UInt8] = [] }

    init(width: Int, height: Int, loopCount: Int) throws(ImageCodingError) {
        var status: Int32 = 0
        file = EGifOpen(
            Unmanaged.passUnretained(bytes).toOpaque(),
            { file, source, count in
                guard let file, let source, let data = file.pointee.UserData else { return 0 }
                Unmanaged<Bytes>.fromOpaque(data).takeUnretainedValue().all.append(
                    contentsOf: UnsafeBufferPointer(start: source, count: Int(count)))
                return count
            }, &status)
        guard let file else { throw Self.failure(status) }
        EGifSetGifVersion(file, true)
        try check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, nil))
        try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(file, 11, Array("NETSCAPE2.0".utf8)))
        let count = UInt16(clamping: loopCount)
        try check(EGifPutExtensionBlock(file, 3, [1, UInt8(count & 0xff), UInt8(count >> 8)]))
        try check(EGifPutExtensionTrailer(file))
    }

    deinit { if let file { EGifCloseFile(file, nil) } }

    func add(_ picture: IndexedPicture, x: Int, y: Int, delay: Double) throws(ImageCodingError) {
        // The control's mode 1 leaves the picture for the next to be drawn over.
        let hundredths = UInt16(min(65_535, max(0, (delay * 100).rounded())))
        try check(
            EGifPutExtension(
                file, GRAPHICS_EXT_FUNC_CODE, 4, [1 << 2, UInt8(hundredths & 0xff), UInt8(hundredths >> 8), 0]))
        var size = 2
        while size < picture.colors.count { size *= 2 }
        var colors = picture.colors.map { GifColorType(Red: $0.x, Green: $0.y, Blue: $0.z) }
        colors += Array(repeating: GifColorType(Red: 0, Green: 0, Blue: 0), count: size - colors.count)
        guard let map = GifMakeMapObject(Int32(size), colors) else {
            throw Self.failure(Int32(E_GIF_ERR_NOT_ENOUGH_MEM))
        }
        defer { GifFreeMapObject(map) }
        try check(
            EGifPutImageDesc(file, Int32(x), Int32(y), Int32(picture.width), Int32(picture.height), false, map))
        var indices = picture.indices
        for row in 0..<picture.height {
            let status = indices.withUnsafeMutableBufferPointer { buffer in
                EGifPutLine(file, buffer.baseAddress.map { $0 + row * picture.width }, Int32(picture.width))
            }
            try check(status)
        }
    }

    func finish() throws(ImageCodingError) -> [UInt8] {
        var status: Int32 = 0
        let result = EGifCloseFile(file, &status)
        file = nil
        guard result == GIF_OK else { throw Self.failure(status) }
        return bytes.all
    }

    private func check(_ result: Int32) throws(ImageCodingError) {
        guard result != GIF_OK else { return }
        throw Self.failure(file?.pointee.Error ?? 0)
    }

    private static func failure(_ status: Int32) -> ImageCodingError {
        .encodingFailed(
            .gif, reason: GifErrorString(status).map { String(cString: $0) } ?? "giflib reports error \(status)")
    }
}
