import HeadlessHost
import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The view as VoiceOver reads it, a line for each element.
    public static var accessibility: Snapshotting { .accessibility() }

    /// Keeps VoiceOver's reading of a view, a line an element.
    ///
    /// - Parameter showsFrames: true to end each line with the element's frame on the screen.
    public static func accessibility(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(), showsFrames: Bool = false
    ) -> Snapshotting {
        text(size, traits) { accessibilityDump(of: $0, showsFrames: showsFrames) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The screen as VoiceOver reads it, a line for each element.
    public static var accessibility: Snapshotting { .accessibility() }

    /// Keeps VoiceOver's reading of a controller's screen, a line an element.
    ///
    /// - Parameter showsFrames: true to end each line with the element's frame on the screen.
    public static func accessibility(
        on config: ViewImageConfig? = nil, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
        showsFrames: Bool = false
    ) -> Snapshotting {
        text(config, size, traits) { accessibilityDump(of: $0, showsFrames: showsFrames) }
    }
}
