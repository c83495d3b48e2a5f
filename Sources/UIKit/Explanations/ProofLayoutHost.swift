import AutoLayout
internal import Explanations

/// The host of a view whose layout is proven: it notes, of each solution on the way to the last, where it keeps its shape
/// and which widths views that wrap their content have in it.
///
/// A layout is the same function of the size as long as every solution on the way to it is.
final class ProofLayoutHost: FittingLayoutHost {
    /// One solution.
    struct Round {
        /// Nil where the solver has no slopes at hand.
        let region: LayoutRegion?
        /// Functions of steps of the root's width and height.
        let widths: [(view: UIView, width: PlaneFunction)]
    }

    private(set) var rounds: [Round] = []
    /// False where only the width is given, as to a row.
    var isHeightGiven = true
    private lazy var wrappingViews = Self.wrappingViews(in: root)

    /// Each solution is noted, and none comes between two texts; which of two ends is found doesn't depend on earlier sizes.
    override var measuresTextSingly: Bool { false }

    override func rewrapAllText() -> [UIView] {
        let texts = wrappingViews.compactMap { view in
            knownItem(of: view).map { (view: view, item: $0, width: engine.width(of: $0)) }
        }
        return texts.filter { rewrap($0.view, item: $0.item, at: $0.width) }.map(\.view)
    }

    override var reportsConflicts: Bool { false }

    /// Text is measured as if it were new, so that the layout depends on the size and not on the sizes before.
    override func resolve() {
        rounds = []
        noteWidths(in: root)
        super.resolve()
        if rounds.isEmpty { solutionWasReached() }
    }

    override func solutionWasReached() {
        guard let rows = knownItem(of: root).flatMap({ ownRows[$0] }), rows.count == 2 else { return }
        let region = engine.region([(rows[0], 1)], isHeightGiven ? [(rows[1], 1)] : [])
        let widths = wrappingViews.compactMap { view -> (view: UIView, width: PlaneFunction)? in
            guard let item = knownItem(of: view), view.wrappingContent != nil else { return nil }
            return (
                view, PlaneFunction(value: engine.width(of: item), slope: region?.slope(of: .width, of: item) ?? .zero)
            )
        }
        rounds.append(Round(region: region, widths: widths))
    }

    private static func wrappingViews(in view: UIView) -> [UIView] {
        (view.wrappingContent == nil ? [] : [view]) + view.subviews.flatMap { wrappingViews(in: $0) }
    }
}
