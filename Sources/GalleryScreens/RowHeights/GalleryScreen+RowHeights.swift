import UIKit

extension GalleryScreen {
    static var rowHeights: GalleryScreen {
        let variants = RowHeightPattern.all.map { pattern in
            Variant("\(pattern.number)", pattern.summary) {
                UINavigationController(rootViewController: RowHeightsViewController.make(pattern))
            }
        }
        return GalleryScreen(
            "row-heights", "What to put in rowHeight and estimatedRowHeight: eight patterns",
            standard: variants[0], others: Array(variants.dropFirst()))
    }
}
