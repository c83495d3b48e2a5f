import Foundation
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A picture of the layer.
    public static var image: Snapshotting { .image() }

    /// Keeps the drawing of a layer and of those inside it, as PNG.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that must match; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - traits: the traits with the pixels a point; the screen's by default.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { layer in
            let size = layer.bounds.size
            guard size.width > 0, size.height > 0 else {
                throw SnapshotError.emptyView("\(type(of: layer))", width: size.width, height: size.height)
            }
            let format = UIGraphicsImageRendererFormat.preferred()
            if traits.displayScale > 0 { format.scale = traits.displayScale }
            return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image {
                layer.render(in: $0.cgContext)
            }
        }
    }
}
