import UIKit

extension GalleryScreen {
    static var collectionInCell: GalleryScreen {
        func variant(_ name: String, _ summary: String, _ cell: CollectionTableViewCell.Type) -> Variant {
            Variant(name, summary) { CollectionInCellViewController(cell: cell) }
        }
        return GalleryScreen(
            "collection-in-cell", "A collection view as high as its content in a self-sizing row", printsItsCalls: true,
            standard: variant("standard", "As variant A", WholeCellLayout.self),
            others: [
                variant(
                    "A", "The cell lays out itself before it answers with the content's size", WholeCellLayout.self),
                variant("B", "It lays out the collection view alone, at a stale width", CollectionViewLayoutOnly.self),
                variant("C", "It answers nothing: the row gets the standard height", CollectionTableViewCell.self),
            ])
    }
}
