import ListGeometry

/// A step of a table's work, for those who want to explain it afterwards; nothing in the table depends on who listens.
enum TableEvent {
    // MARK: Rows

    /// A rebuild of the rows became due.
    case needsRebuild(RebuildReason)
    /// Nothing of what was measured holds any more.
    case needsReload
    /// The rows are asked for now.
    case willRebuild
    /// The app reloads: what is shown is about to be replaced.
    case willReplaceCells
    /// Rows came in or left the viewport.
    case recycledCells
    /// The delegate was asked for a height before there is a cell.
    case askedHeightUpFront
    /// A row's height was asked by what it asks itself.
    case askedHeightRecursively(IndexPath)
    case madeCell

    // MARK: The offset

    /// After a reload the same offset shows another row.
    case reloadMoved(ReloadMove)
    /// The offset was moved, in points, to keep in place what is seen.
    case correctedOffset(by: Double)
    /// A scroll to a row begins; nil where it is at its end at once.
    case reveals(row: RowPosition, position: UITableView.ScrollPosition, target: CGFloat)
    case revealsAtOnce

    // MARK: Updates

    case willUpdate
    /// A batch fits; or it was refused, for a reason of counts where one is given.
    case acceptedUpdate
    case refusedUpdate(RefusedUpdate?)

    // MARK: Measuring

    /// The delegate is about to be asked for the height of a row whose cell is there.
    case willAskHeight
    /// It was asked; nil where the heights of before stay.
    case askedHeight(HeightAnswer?, UITableViewCell)
    /// UIKit's own `systemLayoutSizeFitting` of a cell has answered.
    case cellFitted(CellFitting, UITableViewCell)
    /// The cell's `systemLayoutSizeFitting` has answered, whatever it was made from.
    case cellAnswered(CGFloat, UITableViewCell)
    /// An invalid height was replaced by the standard one.
    case usedStandardHeight(UITableViewCell)
    /// The row has its height.
    case measuredRow(UITableViewCell, height: CGFloat)
    /// The row had an estimate until now.
    case measuredFirst
}

/// The height of a row as the delegate or `rowHeight` says it; `automaticDimension` leaves it to the cell.
struct HeightAnswer {
    var height: CGFloat
    var isOfDelegate: Bool
    /// The row's width and its height until now.
    var width: CGFloat
    var provisional: CGFloat
}

/// The answer of `UITableViewCell.systemLayoutSizeFitting`, and what it was made from.
struct CellFitting {
    var target: CGSize
    var vertical: UILayoutPriority
    var horizontal: UILayoutPriority
    /// The content view's height by its constraints.
    var fitted: CGFloat
    /// The height of `sizeThatFits`, where that stood in.
    var plain: CGFloat?
    var separator: CGFloat
    var answer: CGFloat
}

/// A reload after which the same offset shows another row, as measured heights went back to estimates.
struct ReloadMove {
    var offset: Double
    var before: Int
    var after: Int
    var rowsAbove: Int
}

/// The cause of a table's asking for its rows.
enum RebuildReason: String {
    case dataSource
    case delegate
    case reload = "reloadData"
    case heights = "a height property"
    case edgeView = "header or footer view"
    case width
    case surroundings = "traits"
}

/// A listener to the events of one table, which owns it.
@MainActor protocol TableObserver: AnyObject {
    func observe(_ event: TableEvent, of table: UITableView)
}

/// A table whose events somebody listens to from its beginning on.
///
/// The floor of explanations makes tables conform; lists name no explanation.
@MainActor protocol ObservedTable: UITableView {
    func makeObserver() -> any TableObserver
}

extension UITableView {
    func observe(_ event: @autoclosure () -> TableEvent) { state.observer?.observe(event(), of: self) }
}
