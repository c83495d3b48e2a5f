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

    override func resolve() {
        rounds = []
        super.resolve()
        if rounds.isEmpty { solutionWasReached() }
    }

    override func solutionWasReached() {
        guard let rows = ownRows[ObjectIdentifier(root)], rows.count == 2 else { return }
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
