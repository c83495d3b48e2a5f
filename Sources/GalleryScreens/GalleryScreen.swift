import UIKit

/// A screen of the gallery: its name, what it shows, and the ways it can be shown.
public struct GalleryScreen {
    /// One way to show a screen, such as a mistake and its remedy.
    public struct Variant {
        /// Lower case with dashes.
        public let name: String
        /// One line.
        public let summary: String
        /// Makes the controller that becomes the window's root, a new one each time.
        public let make: @MainActor () -> UIViewController

        public init(name: String, summary: String, make: @escaping @MainActor () -> UIViewController) {
            self.name = name
            self.summary = summary
            self.make = make
        }
    }

    /// Lower case with dashes.
    public let name: String
    /// One line.
    public let summary: String
    public let standard: Variant
    /// Besides the standard one.
    public let otherVariants: [Variant]

    public init(
        name: String, summary: String, otherVariants: [Variant] = [], make: @escaping @MainActor () -> UIViewController
    ) {
        self.name = name
        self.summary = summary
        self.otherVariants = otherVariants
        standard = Variant(name: "standard", summary: summary, make: make)
    }

    public var variants: [Variant] { [standard] + otherVariants }
}

extension GalleryScreen {
    /// Every screen, in the order in which the gallery lists them; a new screen is one more entry.
    public static var all: [GalleryScreen] {
        [
            GalleryScreen(
                name: "flexible-rows",
                summary: "Rows as tall as their text and pictures, in two styles of cell, from nested stack views"
            ) {
                UINavigationController(rootViewController: FlexibleRowsViewController(style: .plain))
            },
            .collectionInCell,
        ]
    }
}
