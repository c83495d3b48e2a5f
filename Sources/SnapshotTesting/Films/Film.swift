public import Foundation
import Graphics
import ImageCoding
public import UIKit

/// Pictures at even distances of time: a scroll, a transition, an insertion.
public struct Film {
    /// Of one size.
    public var frames: [UIImage]
    /// Seconds from one frame to the next.
    public var interval: TimeInterval

    /// A film of frames of one size, `interval` seconds apart.
    public init(frames: [UIImage], interval: TimeInterval) {
        self.frames = frames
        self.interval = interval
    }

    /// The film as an animated PNG, which browsers play and other readers show the first frame of; nothing is lost.
    ///
    /// - Throws: `ImageCodingError` for a film without frames, or with frames of several sizes.
    public func animatedPNG() throws -> Data { Data(try ImageEncoder().animatedPNG(coded)) }

    /// The film as a GIF, which holds 256 colours a frame and hundredths of a second.
    ///
    /// - Throws: as `animatedPNG()`.
    public func gif() throws -> Data { Data(try ImageEncoder().gif(coded)) }

    private var coded: [DecodedAnimation.Frame] {
        frames.compactMap(\.cgImage?.bitmap).map { DecodedAnimation.Frame(bitmap: $0, delay: interval) }
    }

    /// - Parameter data: an animated PNG or a GIF; nil for anything else.
    public init?(data: Data) {
        guard let animation = try? ImageDecoder().decodeAnimation([UInt8](data)) else { return nil }
        self.init(
            frames: animation.frames.map { UIImage(bitmap: $0.bitmap, scale: 1) },
            interval: animation.frames.first?.delay ?? 0)
    }
}

extension Diffing where Value == Film {
    /// Compares films frame by frame; the first that differs is shown.
    ///
    /// - Parameters:
    ///   - precision: the share of each frame's pixels that must match.
    ///   - perceptualPrecision: see `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func film(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
        let image = Diffing<UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return Diffing(
            toData: { (try? $0.animatedPNG()) ?? Data() }, fromData: { Film(data: $0) },
            diff: { reference, got in
                guard reference.frames.count == got.frames.count else {
                    return ("\(reference.frames.count) frames against \(got.frames.count)", [])
                }
                guard abs(reference.interval - got.interval) < 0.001 else {
                    return ("a frame every \(reference.interval) s against \(got.interval) s", [])
                }
                let differing = zip(reference.frames, got.frames).enumerated().compactMap { index, pair in
                    image.diff(pair.0, pair.1).map { (index, $0) }
                }
                guard let (first, difference) = differing.first else { return nil }
                let numbers = differing.prefix(8).map { String($0.0 + 1) }.joined(separator: ", ")
                return (
                    "\(differing.count) of \(got.frames.count) frames differ (\(numbers)\(differing.count > 8 ? " …" : "")); "
                        + "frame \(first + 1): \(difference.0)", difference.1
                )
            })
    }
}
