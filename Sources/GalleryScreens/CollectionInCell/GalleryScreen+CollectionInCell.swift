import UIKit

extension GalleryScreen {
    static var collectionInCell: GalleryScreen {
        func variant(_ name: String, _ summary: String, _ answer: CollectionTableViewCell.Answer) -> Variant {
            Variant(name, summary) { CollectionInCellViewController(answer: answer) }
        }
        return GalleryScreen(
            "collection-in-cell", "A collection view as high as its content in a self-sizing row", release: .iOS14,
            printsItsCalls: true,
            standard: variant("standard", "As variant A", .afterLayingOutItself),
            others: [
                variant(
                    "A", "The cell lays out itself before it answers with the content's size", .afterLayingOutItself),
                variant(
                    "B", "It lays out the collection view alone, at a stale width", .afterLayingOutTheCollectionView),
                variant("C", "It answers nothing: the row gets the standard height", .none),
            ])
    }
}
