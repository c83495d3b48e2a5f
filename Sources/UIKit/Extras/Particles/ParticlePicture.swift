import Graphics

/// What particles of one kind look like.
struct ParticlePicture {
    let bitmap: Bitmap
    /// In pixels; nil for all of it.
    let source: CGRect?
    /// Points.
    let size: CGSize
    let interpolation: ImagePlacement.Interpolation
    /// Whether all that is opaque is white, so that a colour can be drawn through it.
    private let isStencil: Bool
    private var tinted: [Tint: Bitmap] = [:]

    /// A colour in steps that nobody tells apart among flying sparks.
    private struct Tint: Hashable {
        var red, green, blue: UInt8
    }

    private static let mostTinted = 64

    init(image: CGImage, part: CGRect, scale: CGFloat, isSharp: Bool) {
        bitmap = image.bitmap
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let pixels = CGRect(
            x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
        source = part == CGRect(x: 0, y: 0, width: 1, height: 1) ? nil : pixels
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        interpolation = isSharp ? .nearest : .linear
        isStencil = stride(from: 0, to: image.bitmap.pixels.count, by: 4).allSatisfy { place in
            let pixels = image.bitmap.pixels
            return pixels[place] == pixels[place + 3] && pixels[place + 1] == pixels[place + 3]
                && pixels[place + 2] == pixels[place + 3]
        }
    }

    /// Records the picture around the origin, its colours multiplied by a particle's.
    mutating func record(_ particle: Particle, into recorder: inout DisplayListRecorder) {
        let place = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        if isStencil {
            let color = Color(red: particle.red, green: particle.green, blue: particle.blue, alpha: particle.alpha)
            return recorder.image(bitmap, in: place, source: source, tint: color, interpolation: interpolation)
        }
        let shown = multiplied(by: particle)
        recorder.grouping(alpha: particle.alpha) { recorder in
            recorder.image(shown, in: place, source: source, interpolation: interpolation)
        }
    }

    /// A channel times a share in sixteenths.
    private static func scaled(_ channel: UInt8, by share: UInt8) -> UInt8 {
        let product = Int(channel) * Int(share)
        return UInt8(product / 16)
    }

    private mutating func multiplied(by particle: Particle) -> Bitmap {
        func step(_ component: Double) -> UInt8 { UInt8((component * 16).rounded()) }
        let tint = Tint(red: step(particle.red), green: step(particle.green), blue: step(particle.blue))
        guard tint != Tint(red: 16, green: 16, blue: 16) else { return bitmap }
        if let known = tinted[tint] { return known }
        let original = bitmap.pixels
        let made = Bitmap(width: bitmap.width, height: bitmap.height) { output in
            for place in stride(from: 0, to: original.count, by: 4) {
                output[place] = Self.scaled(original[place], by: tint.red)
                output[place + 1] = Self.scaled(original[place + 1], by: tint.green)
                output[place + 2] = Self.scaled(original[place + 2], by: tint.blue)
                output[place + 3] = original[place + 3]
            }
        }
        if tinted.count >= Self.mostTinted { tinted = [:] }
        tinted[tint] = made
        return made
    }
}
