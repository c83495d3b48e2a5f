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

        public init(_ name: String, _ summary: String, make: @escaping @MainActor () -> UIViewController) {
            self.name = name
            self.summary = summary
            self.make = make
        }
    }

    /// Lower case with dashes.
    public let name: String
    /// One line.
    public let summary: String
    /// The variant that is shown where none is named.
    public let standard: Variant
    public let otherVariants: [Variant]
    /// The release that the numbers of the screen's article were measured on: the screen is shown under it where nothing
    /// else is said. nil for a screen that was made to be shown under any.
    public let release: SystemRelease?
    /// True if the screen prints its calls itself, so that a trace needn't.
    public let printsItsCalls: Bool

    /// A screen with a single way to show it.
    public init(
        _ name: String, _ summary: String, release: SystemRelease? = .iOS13, printsItsCalls: Bool = false,
        make: @escaping @MainActor () -> UIViewController
    ) {
        self.init(
            name, summary, release: release, printsItsCalls: printsItsCalls,
            standard: Variant("standard", summary, make: make))
    }

    public init(
        _ name: String, _ summary: String, release: SystemRelease? = .iOS13, printsItsCalls: Bool = false,
        standard: Variant,
        others: [Variant] = []
    ) {
        self.name = name
        self.summary = summary
        self.release = release
        self.printsItsCalls = printsItsCalls
        self.standard = standard
        otherVariants = others
    }

    public var variants: [Variant] { [standard] + otherVariants }
}

extension GalleryScreen {
    /// Every screen, in the order in which the gallery lists them; a new screen is one more entry.
    public static var all: [GalleryScreen] {
        [
            flexibleRows, encapsulatedHeight, rowHeights, usersAndItems, collectionInCell, xibCells, pagedImages,
            releases,
        ]
    }

    private static var flexibleRows: GalleryScreen {
        let summary = "Rows as tall as their text and pictures, in two styles of cell, from nested stack views"
        return GalleryScreen(
            "flexible-rows", summary,
            standard: Variant("standard", summary) {
                UINavigationController(rootViewController: FlexibleRowsViewController(style: .plain))
            },
            others: [
                Variant("required-height", "The mistake: the picture's height of 16:9 is required, hidden or not") {
                    UINavigationController(rootViewController: RequiredHeightRowsViewController(style: .plain))
                }
            ])
    }
}
