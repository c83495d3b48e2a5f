import Graphics

extension ImageDecoder {
    /// Reads every picture of an animated PNG, each as it is seen; nil for a PNG without animation.
    ///
    /// A picture is read as a PNG of its own: the header with the picture's size, and its data.
    func decodeAnimatedPNG(_ bytes: [UInt8]) throws(ImageCodingError) -> DecodedAnimation? {
        let chunks = AnimatedPNG.chunks(bytes)
        guard let control = chunks.first(where: { $0.kind == "acTL" }), control.data.count == 8,
            let header = chunks.first(where: { $0.kind == "IHDR" }), header.data.count == 13
        else { return nil }
        let (width, height) = (
            Int(AnimatedPNG.number(header.data)), Int(AnimatedPNG.number(header.data.dropFirst(4)))
        )
        try limits.check(.png, width: width, height: height)
        var canvas = FrameCanvas(width: width, height: height)
        var frames: [DecodedAnimation.Frame] = []
        var area: FrameArea?
        var data: [UInt8] = []
        let shared = chunks.prefix { !["IDAT", "fcTL"].contains($0.kind) }.filter {
            !["IHDR", "acTL"].contains($0.kind)
        }
        func finish() throws(ImageCodingError) {
            guard let area, !data.isEmpty else { return }
            guard area.width > 0, area.height > 0, area.x + area.width <= width, area.y + area.height <= height else {
                throw .malformed(.png, reason: "picture \(frames.count) lies outside \(width)×\(height) pixels")
            }
            guard frames.count < limits.pixels / max(1, width * height) else {
                throw .exceedsLimits(.png, width: width, height: height * (frames.count + 1), limits: limits)
            }
            var file = AnimatedPNG.signature
            let size = AnimatedPNG.big(UInt32(area.width)) + AnimatedPNG.big(UInt32(area.height))
            AnimatedPNG.append("IHDR", size + Array(header.data.dropFirst(8)), to: &file)
            for chunk in shared { AnimatedPNG.append(chunk.kind, chunk.data, to: &file) }
            AnimatedPNG.append("IDAT", data, to: &file)
            AnimatedPNG.append("IEND", [UInt8](), to: &file)
            let picture = try decodePNG(file).bitmap
            frames.append(DecodedAnimation.Frame(bitmap: canvas.show(picture, area), delay: area.delay))
            data = []
        }
        for chunk in chunks {
            switch chunk.kind {
            case "fcTL":
                try finish()
                area = FrameArea(chunk.data)
            // A first picture without a control isn't part of the animation.
            case "IDAT" where area != nil: data += chunk.data
            case "fdAT": data += chunk.data.dropFirst(4)
            default: break
            }
        }
        try finish()
        guard !frames.isEmpty else { throw .malformed(.png, reason: "it has no picture") }
        return DecodedAnimation(
            frames: frames, format: .png, loopCount: Int(AnimatedPNG.number(control.data.dropFirst(4))),
            orientation: frames.count == 1 ? ExifOrientation.inPNG(bytes) ?? .up : .up)
    }
}

/// The place and duration of one picture, as a chunk `fcTL` has them.
private struct FrameArea {
    var x, y, width, height: Int
    /// Seconds.
    var delay: Double
    var disposal: UInt8
    /// True if the picture is laid over what is there, false if it takes its place.
    var blends: Bool

    init?(_ data: ArraySlice<UInt8>) {
        guard data.count == 26 else { return nil }
        func value(_ place: Int) -> Int { Int(AnimatedPNG.number(data.dropFirst(place))) }
        (width, height, x, y) = (value(4), value(8), value(12), value(16))
        let delay = value(20)
        let parts = delay & 0xffff
        self.delay = Double(delay >> 16) / Double(parts == 0 ? 100 : parts)
        disposal = data[data.startIndex + 24]
        blends = data[data.startIndex + 25] == 1
    }
}

/// The canvas with the pictures drawn so far.
private struct FrameCanvas {
    let width: Int
    let height: Int
    private var bytes: [UInt8]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bytes = [UInt8](repeating: 0, count: width * height * 4)
    }

    mutating func show(_ picture: Bitmap, _ area: FrameArea) -> Bitmap {
        let before = bytes
        for row in 0..<area.height {
            for column in 0..<area.width {
                let place = ((area.y + row) * width + area.x + column) * 4
                let source = (row * area.width + column) * 4
                let rest = area.blends ? 255 - Int(picture.pixels[source + 3]) : 0
                for channel in 0..<4 {
                    bytes[place + channel] = UInt8(
                        min(
                            255,
                            Int(picture.pixels[source + channel]) + (Int(bytes[place + channel]) * rest + 127) / 255))
                }
            }
        }
        let shown = bytes
        if area.disposal == 2 {
            bytes = before
        } else if area.disposal == 1 {
            for row in 0..<area.height {
                let start = ((area.y + row) * width + area.x) * 4
                for place in start..<start + area.width * 4 { bytes[place] = 0 }
            }
        }
        return Bitmap(width: width, height: height) { output in _ = output.initialize(from: shown) }
    }
}
