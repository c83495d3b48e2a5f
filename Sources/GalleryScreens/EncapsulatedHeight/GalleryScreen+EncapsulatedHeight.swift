import UIKit

extension GalleryScreen {
    static var encapsulatedHeight: GalleryScreen {
        func variant(_ name: String, _ summary: String, _ cell: EncapsulatedCell.Type) -> Variant {
            Variant(name, summary) {
                UINavigationController(rootViewController: EncapsulatedHeightViewController(cell: cell))
            }
        }
        return GalleryScreen(
            "encapsulated-height", "Where the height of a self-sizing row comes from: what the cell answers",
            standard: variant("plain", "The constraints decide", EncapsulatedCell.self),
            others: [
                variant("fixed100", "The cell answers 100, whatever its constraints say", FixedAnswerCell.self),
                variant("bottom49", "The bottom constraint is weaker than the question: rows collapse", WeakCell.self),
                variant("vertical1", "The same, but the cell asks with priority 1", PatientCell.self),
            ])
    }
}
