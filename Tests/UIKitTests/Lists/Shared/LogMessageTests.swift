import XCTest

@testable import UIKit

/// Kind: oracle — UIKit's log lines, by the public reports that `Documentation/messages.md` names.
@MainActor final class LogMessageTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { self.log.append($0) }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// A table that is laid out without a window says so once, with the advice; one in a window doesn't.
    func testATableOutsideWindowsIsToldOnce() async throws {
        let rows = Rows()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        let shown = UITableView(frame: frame)
        shown.dataSource = rows
        window.addSubview(shown)
        shown.layoutIfNeeded()
        XCTAssertEqual(log.filter { $0.contains("without being in the view hierarchy") }, [])
        UIApplication.shared.timeline.givenWarnings.remove(.tableOutsideWindow)
        for _ in 0..<2 {
            let table = UITableView(frame: frame)
            table.dataSource = rows
            table.layoutIfNeeded()
        }
        let lines = log.filter { $0.contains("without being in the view hierarchy") }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(
            lines[0].hasPrefix(
                "[TableView] Warning once only: UITableView was told to layout its visible cells and other"),
            lines[0])
        XCTAssertTrue(lines[0].contains("UITableViewAlertForLayoutOutsideViewHierarchy"), lines[0])
        XCTAssertTrue(lines[0].contains("Table view: <UITableView: 0x"), lines[0])
    }

    /// The mask of a table cell's content view is the cell's; setting what it is says nothing.
    func testTheMaskOfATableCellsContentViewIsTheCells() async throws {
        let cell = UITableViewCell()
        cell.contentView.translatesAutoresizingMaskIntoConstraints = true
        XCTAssertEqual(log, [])
        cell.contentView.translatesAutoresizingMaskIntoConstraints = false
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(
            log[0].hasPrefix(
                "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a "
                    + "UITableViewCell is not supported"), log[0])
        XCTAssertTrue(log[0].contains("managed by the owning UITableViewCell. Cell: <UITableViewCell: 0x"), log[0])
        XCTAssertFalse(cell.contentView.translatesAutoresizingMaskIntoConstraints)
    }

    /// A measured collection view cell whose content view has neither a mask nor constraints to the cell.
    func testAContentViewWithoutMaskHasToBeTiedToItsCell() async throws {
        func measured(_ isTied: Bool) -> [String] {
            log = []
            let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            cell.contentView.translatesAutoresizingMaskIntoConstraints = false
            if isTied {
                NSLayoutConstraint.activate([
                    cell.contentView.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
                    cell.contentView.topAnchor.constraint(equalTo: cell.topAnchor),
                ])
            }
            _ = cell.fittedContentSize(
                CGSize(width: 50, height: 50), horizontal: .required, vertical: .fittingSizeLevel)
            return log.filter { $0.contains("contentView of collectionViewCell") }
        }
        XCTAssertEqual(measured(true), [])
        let lines = measured(false)
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(
            lines[0].hasPrefix(
                "[Assert] contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false and is missing"
            ), lines[0])
        XCTAssertTrue(lines[0].contains("between the contentView and the cell. <UICollectionViewCell: 0x"), lines[0])
    }

    /// Containers begin and end the appearance of children in turn; a transition may turn around.
    func testUnbalancedAppearancesAreTold() async throws {
        let child = UIViewController()
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: true)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        XCTAssertEqual(log, [])
        child.endAppearanceTransition()
        let line = "Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x"
        XCTAssertEqual(log.count, 1)
        XCTAssertTrue(log[0].hasPrefix(line) && log[0].hasSuffix(">."), log[0])
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        XCTAssertEqual(log.count, 2)
    }
}
