import HeadlessHost
import XCTest

@testable import UIKit

/// Names in sections, which can be deleted, inserted and moved; writes down what it is asked and told.
class EditableSource: NSObject, UITableViewDataSource {
    var names: [[String]]
    var log: [String] = []
    var fixed: Set<IndexPath> = []

    init(_ names: [[String]]) { self.names = names }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = names[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log.append("canEdit \(indexPath.row)")
        return !fixed.contains(indexPath)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        log.append("canMove \(indexPath.row)")
        return !fixed.contains(indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.section)-\(indexPath.row)")
        if editingStyle == .delete {
            names[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            names[indexPath.section].insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        log.append(
            "move \(sourceIndexPath.section)-\(sourceIndexPath.row) to "
                + "\(destinationIndexPath.section)-\(destinationIndexPath.row)")
        let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
}

/// Says how rows are edited; writes down what it is asked and told.
class EditingDelegate: NSObject, UITableViewDelegate {
    var log: [String] = []
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var deletionTitle: String?
    var indents: (IndexPath) -> Bool = { _ in true }
    var target: (_ proposed: IndexPath) -> IndexPath = { $0 }
    var proposals: [Int] = []
    var trailing: [UIContextualAction]?
    var leading: [UIContextualAction]?
    var performsFirst = true
    var rowActions: [UITableViewRowAction]?

    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { deletionTitle }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indents(indexPath)
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposals.append(proposedDestinationIndexPath.row)
        return target(proposedDestinationIndexPath)
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing.map(configuration) }
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading.map(configuration) }

    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { rowActions }

    func rowAction(_ title: String, _ style: UITableViewRowAction.Style) -> UITableViewRowAction {
        UITableViewRowAction(style: style, title: title) { [weak self] action, indexPath in
            self?.log.append("\(action.title ?? "") \(indexPath.row)")
        }
    }

    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = performsFirst
        return configuration
    }

    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] _, _, finish in
            self?.log.append(title)
            finish(true)
        }
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style(indexPath) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBeginEditing \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEndEditing \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
    }
}

/// A cell that writes down its transitions.
final class TransitionCell: UITableViewCell {
    var log: [String] = []
    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        log.append("will \(state.rawValue)")
    }
    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        log.append("did \(state.rawValue)")
    }
}

@MainActor final class EditingFixture {
    let host: HeadlessHost
    let controller = UIViewController()
    let table: UITableView
    let source: EditableSource
    let delegate: EditingDelegate?

    init(
        _ source: EditableSource, delegate: EditingDelegate?, device: String = "iphone-se2",
        style: UITableView.Style = .plain
    ) throws {
        host = try HeadlessHost(device: device)
        self.source = source
        self.delegate = delegate
        table = UITableView(frame: host.window.bounds, style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 50
        table.register(TransitionCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = delegate
        controller.view.addSubview(table)
        host.show(controller)
    }

    convenience init(_ source: EditableSource, device: String = "iphone-se2") throws {
        try self.init(source, delegate: EditingDelegate(), device: device)
    }

    convenience init(_ count: Int) throws { try self.init(count, delegate: EditingDelegate()) }

    convenience init(_ count: Int, delegate: EditingDelegate?) throws {
        try self.init(EditableSource([(0..<count).map { "row \($0)" }]), delegate: delegate)
    }

    func cell(_ row: Int, _ section: Int = 0) throws -> TransitionCell {
        try XCTUnwrap(table.cellForRow(at: .row(row, section)) as? TransitionCell)
    }

    /// The texts of the visible rows, from the top.
    var shown: [String] { table.visibleCells.map { $0.accessibilityIdentifier ?? "" } }

    /// A point of a row on the screen.
    func point(_ row: Int, x: CGFloat) -> CGPoint {
        CGPoint(x: x, y: table.rectForRow(at: .row(row)).midY - table.contentOffset.y)
    }

    func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) {
        host.play(.drag(from: point(row, x: start), to: point(row, x: end), duration: 0.4))
        host.advanceUntilStill()
    }

    func tap(_ row: Int, x: CGFloat) {
        host.play(.tap(at: point(row, x: x)))
        host.advanceUntilStill()
    }
}
