internal import Explanations

/// Pairs of views that overlap where a screen is shown first, on the device at hand: they are taken to be meant.
@MainActor struct MeantOverlaps {
    /// In the window as a whole.
    let inWindow: Set<[String]>
    /// In the rows and items that the device shows, which later surroundings may add to.
    private var inRows: [IndexPath: Set<[String]>] = [:]
    /// The width of the scene on the device, for rows that it doesn't show.
    private let width: Double

    /// - Parameter window: shown on the device, and laid out.
    init(_ window: UIWindow) {
        inWindow = LayoutProof(of: window, isSelfSizing: false).presentState.overlapping
        width = Double(window.bounds.width)
    }

    /// Looks at the rows and items that the device shows.
    mutating func note(_ window: UIWindow) {
        if let table = window.firstTable {
            for row in table.indexPathsForVisibleRows ?? [] where inRows[row] == nil {
                guard let cell = table.cellForRow(at: row) else { continue }
                inRows[row] = LayoutProof(of: cell.measuredView, isSelfSizing: true).presentState.overlapping
            }
        } else if let collection = window.firstCollection {
            for item in collection.indexPathsForVisibleItems where inRows[item] == nil {
                guard let cell = collection.cellForItem(at: item) else { continue }
                inRows[item] = LayoutProof(of: cell.contentView, isSelfSizing: false).presentState.overlapping
            }
        }
    }

    /// Of a row that the device doesn't show: what overlaps as wide as the device would have it.
    ///
    /// - Parameters:
    ///   - beside: the difference between the widths of the scene and of the row's content.
    ///   - state: lays the content out at a width.
    func inRow(_ row: IndexPath, beside: Double, state: (Double) -> ProofState) -> Set<[String]> {
        inRows[row] ?? state(width - beside).overlapping
    }

    /// Of an item; nil for one that the device doesn't show.
    func inItem(_ item: IndexPath) -> Set<[String]>? { inRows[item] }
}
