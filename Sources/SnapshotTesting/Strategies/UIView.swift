import HeadlessHost
import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of the view.
    public static var image: Snapshotting { .image() }

    /// Keeps what a view draws as PNG, in the screen's pixels.
    ///
    /// A view in a window is drawn as it is there, at the present moment of what moves. With a size or traits it is
    /// shown on a screen of its own, and put back afterwards.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect; every view is drawn as its window shows it.
    ///   - precision: the share of pixels that must match; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - size: points; nil for the view's own.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback { view in
            try SnapshotStage.show(view, size: size, traits: traits) { try picture(of: $0) }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its subviews as UIKit describes them.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Keeps UIKit's own dump of a view and all below it, without addresses.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        text(size, traits) { $0.recursiveDescription().withoutAddresses }
    }

    /// The frames of the view and its subviews.
    public static var frames: Snapshotting { .frames() }

    /// Keeps a line a view: class, frame, what is scrolled, hidden or transparent, and labels' texts.
    public static func frames(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        text(size, traits) { textDump(of: $0) }
    }

    static func text(
        _ size: CGSize?, _ traits: UITraitCollection, _ dump: @escaping @MainActor (UIView) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            try SnapshotStage.show(view, size: size, traits: traits) { view in
                SceneObservation.current?.see(view, asPicture: false)
                return dump(view)
            }
        }
    }
}

/// A laid-out view's pixels.
@MainActor func picture(of view: UIView) throws -> UIImage {
    let scale = UIScreen.main.traitCollection.displayScale
    let bitmap = try renderBitmap(of: view, scale: Double(scale))
    SceneObservation.current?.see(view, asPicture: true)
    return UIImage(bitmap: bitmap, scale: scale)
}

extension String {
    /// Addresses differ from run to run; the words before them stay.
    var withoutAddresses: String {
        replacing(/:?\s*0x[0-9a-f]+/, with: "")
    }
}
