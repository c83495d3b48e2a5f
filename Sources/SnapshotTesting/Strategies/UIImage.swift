import Foundation
import Graphics
import ImageCoding
import UIKit

extension Diffing where Value == UIImage {
    /// The comparison of pictures pixel by pixel.
    public static var image: Diffing { .image() }

    /// Compares pictures pixel by pixel, as their PNG files keep them.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that must match, 0 to 1.
    ///   - perceptualPrecision: the likeness at which two colours match, 0 to 1: a difference up to (1 − it) × 100 by
    ///     CIE 1994's formula, where 2 is about what an eye notices, is accepted.
    ///   - scale: the pixels a point of pictures read from files.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        var diffing = Diffing(
            toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0, scale: scale ?? 1) },
            diff: { reference, got in
                let tolerance = PictureTolerance(
                    precision: Double(precision), perceptualPrecision: Double(perceptualPrecision))
                guard let expected = reference.cgImage?.bitmap, let shown = got.cgImage?.bitmap else {
                    return ("one of the pictures has no pixels", [])
                }
                guard let failure = tolerance.failure(expected: expected, got: shown) else { return nil }
                let difference = XCTAttachment(name: "difference", pathExtension: "png") {
                    let picture = expected.differencePicture(from: shown)
                    return (try? ImageEncoder().png(picture)).map { Data($0) } ?? Data()
                }
                return (failure, [difference])
            })
        // Colours of translucent pixels are rounded in a file; the byte is PNG's colour type, which has no alpha at 2.
        diffing.isKept = { $0.imageOrientation == .up && $1.count > 25 && $1[$1.startIndex + 25] == 2 }
        return diffing
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The picture itself.
    public static var image: Snapshotting { .image() }

    /// Keeps a picture as PNG; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}
