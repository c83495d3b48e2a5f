import UIKit

extension GalleryScreen {
    static var xibCells: GalleryScreen {
        GalleryScreen(
            "xib-cells", "Cells from a xib in a storyboard's tab, their rows sized by hand or by the table",
            standard: Variant("by-hand", "The delegate measures a cell at the table's width") { tabs(sizing: .byHand) },
            others: [
                Variant("document-width", "The mistake: the measured cell keeps the width of its document") {
                    tabs(sizing: .byHandAtDocumentWidth)
                },
                Variant("automatic", "The table measures the cells") { tabs(sizing: .automatic) },
            ])
    }

    static var pagedImages: GalleryScreen {
        GalleryScreen("paged-images", "Pages in a scroll view, tied by visual formats, in a storyboard's second tab") {
            tabs(selected: 1)
        }
    }

    @MainActor private static func tabs(
        selected: Int = 0, sizing: XibCellsViewController.Sizing = .byHand
    ) -> UIViewController {
        let storyboard = UIStoryboard(name: "Tabs", bundle: .module)
        guard let tabs = storyboard.instantiateInitialViewController() as? UITabBarController else {
            preconditionFailure("Tabs.storyboard begins with a tab bar controller")
        }
        (tabs.viewControllers?.first as? XibCellsViewController)?.sizing = sizing
        tabs.selectedIndex = selected
        return tabs
    }
}
