import HeadlessHost
import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of the screen.
    public static var image: Snapshotting { .image() }

    /// Keeps a controller's screen on a device as PNG, in the device's pixels.
    ///
    /// - Parameters:
    ///   - config: such as `.iPhone13` or `.iPadPro11(.portrait)`.
    ///   - precision: the share of pixels that must match; see `Diffing.image(precision:perceptualPrecision:scale:)`.
    ///   - size: in place of the device's, points.
    ///   - traits: over the device's: appearance, text size, direction, scale.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            try SnapshotStage.show($0, on: config.with(size: size), traits: traits) { try picture(of: $0) }
        }
    }

    /// Keeps what a controller's view draws, at a size or its own; one in a window is drawn as it is there.
    ///
    /// - Parameter drawHierarchyInKeyWindow: has no effect; every view is drawn as its window shows it.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            try SnapshotStage.show($0, on: nil, size: size, traits: traits) { try picture(of: $0) }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The views of the screen as UIKit describes them.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// Keeps UIKit's own dump of a controller's views, without addresses.
    public static func recursiveDescription(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        text(config, size, traits) { $0.recursiveDescription().withoutAddresses }
    }

    /// The frames of the screen's views.
    public static var frames: Snapshotting { .frames() }

    /// Keeps a line a view: class, frame, what is scrolled, hidden or transparent, and labels' texts.
    public static func frames(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        text(config, size, traits) { textDump(of: $0) }
    }

    static func text(
        _ config: ViewImageConfig?, _ size: CGSize?, _ traits: UITraitCollection,
        _ dump: @escaping @MainActor (UIView) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            try SnapshotStage.show(controller, on: config, size: size, traits: traits) { view in
                SceneObservation.current?.see(view, asPicture: false)
                return dump(view)
            }
        }
    }
}

extension SnapshotStage {
    /// Shows a controller on a device where one is named; else in the window that shows it, or at a size or its own.
    static func show<Result>(
        _ controller: UIViewController, on config: ViewImageConfig?, size: CGSize?, traits: UITraitCollection,
        _ body: (UIView) throws -> Result
    ) throws -> Result {
        if config == nil, size == nil, traits == UITraitCollection(), let shown = controller.viewIfLoaded,
            shown.window != nil
        {
            return try show(shown, size: nil, traits: traits, body)
        }
        return try show(controller, on: (config ?? ViewImageConfig()).with(size: size), traits: traits, body)
    }
}

extension ViewImageConfig {
    func with(size: CGSize?) -> ViewImageConfig {
        var copy = self
        copy.size = size ?? self.size
        return copy
    }
}
