import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — canvases that Interface Builder recorded for iOS 13 and later.
///
/// Texts of the built-in styles where canvases of iOS 13 and later recorded them, at @2x in rows that size themselves
/// unless a row says otherwise.
@MainActor final class BuiltInTextTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource {
        let style: UITableViewCell.CellStyle
        let set: (UITableViewCell) -> Void
        init(_ style: UITableViewCell.CellStyle, _ set: @escaping (UITableViewCell) -> Void) {
            self.style = style
            self.set = set
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            set(cell)
            return cell
        }
    }

    private func cell(
        _ style: UITableViewCell.CellStyle, height: CGFloat? = nil, device: String = "iphone-8",
        _ set: @escaping (UITableViewCell) -> Void
    ) throws -> UITableViewCell {
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        let table = UITableView(frame: host.window.bounds, style: .plain)
        let source = Source(style, set)
        if let height { table.rowHeight = height }
        table.dataSource = source
        controller.view.addSubview(table)
        host.show(controller)
        return try withExtendedLifetime(source) { try XCTUnwrap(table.visibleCells.first) }
    }

    func testATitleAloneIsAsHighAsTheRow() async throws {
        let shown = try cell(.default) { $0.textLabel?.text = "Title" }
        XCTAssertEqual(shown.frame.height, 43.5)
        XCTAssertEqual(shown.textLabel?.frame, CGRect(x: 16, y: 0, width: 343, height: 43.5))
        let arrow = try cell(.default) {
            $0.textLabel?.text = "Title"
            $0.accessoryType = .disclosureIndicator
        }
        XCTAssertEqual(arrow.textLabel?.frame.height, 43.5)
        let lonely = try cell(.subtitle) { $0.textLabel?.text = "Title" }
        XCTAssertEqual(lonely.frame.height, 43.5)
        XCTAssertEqual(lonely.textLabel?.frame.minY, 0)
        XCTAssertEqual(lonely.textLabel?.frame.height, 43.5)
    }

    /// The standard height less the separator's pixel; 44.0 at @3x was recorded in tables whose `rowHeight` is 44.
    func testATitleAloneAtThreePixels() async throws {
        let shown = try cell(.default, device: "iphone-x") { $0.textLabel?.text = "Title" }
        XCTAssertEqual(shown.frame.height, 44 - 1.0 / 3, accuracy: 1e-9)
        let told = try cell(.default, height: 44, device: "iphone-8-plus") { $0.textLabel?.text = "Title" }
        XCTAssertEqual(told.frame.height, 44)
        XCTAssertEqual(told.textLabel?.frame.height, 44)
        XCTAssertEqual(told.textLabel?.frame.minX, 20)
    }

    func testTwoLinesInAFixedRow() async throws {
        for lines in [0, 2] {
            let shown = try cell(.default, height: 58) {
                $0.textLabel?.numberOfLines = lines
                $0.textLabel?.text = Array(repeating: "words", count: 12).joined(separator: " ")
            }
            let label = try XCTUnwrap(shown.textLabel)
            XCTAssertEqual(label.frame, CGRect(x: 16, y: 0, width: 343, height: 58))
            // A line and the leading of Body, 22 (specification C1.13).
            XCTAssertEqual(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: lines).height, 42.5)
        }
    }

    func testValuesStandInTheMiddle() async throws {
        let shown = try cell(.value1) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = "Detail"
        }
        XCTAssertEqual(shown.frame.height, 43.5)
        XCTAssertEqual(shown.textLabel?.frame.minY, 12)
        XCTAssertEqual(shown.textLabel?.frame.height, 20.5)
        XCTAssertEqual(shown.detailTextLabel?.frame.minY, 12)
    }

    func testSubtitles() async throws {
        func rows(_ title: CGFloat, _ detail: CGFloat, height: CGFloat? = nil) throws -> [CGFloat?] {
            let shown = try cell(.subtitle, height: height) {
                $0.textLabel?.text = "Title"
                $0.textLabel?.font = .systemFont(ofSize: title)
                $0.detailTextLabel?.text = "Subtitle"
                $0.detailTextLabel?.font = .systemFont(ofSize: detail)
            }
            let (top, bottom) = (shown.textLabel?.frame, shown.detailTextLabel?.frame)
            return [shown.frame.height, top?.minY, top?.height, bottom?.minY, bottom?.height]
        }
        XCTAssertEqual(try rows(17, 12), [55.5, 10, 20.5, 31.5, 14.5])
        XCTAssertEqual(try rows(15, 12).first, 52.5)
        XCTAssertEqual(try rows(12, 11, height: 43.5), [43.5, 6, 14.5, 22.5, 13.5])
    }

    /// A detail that comes later takes its place below the title, and gives it up again.
    func testADetailComesAndGoes() async throws {
        let shown = try cell(.subtitle) { $0.textLabel?.text = "Title" }
        shown.frame.size.height = 55.5
        shown.detailTextLabel?.text = "Detail"
        shown.layoutIfNeeded()
        XCTAssertEqual(shown.textLabel?.frame.minY, 10)
        XCTAssertEqual(shown.detailTextLabel?.frame.minY, 31.5)
        shown.detailTextLabel?.text = nil
        shown.layoutIfNeeded()
        XCTAssertEqual(shown.textLabel?.frame.minY, 0)
        XCTAssertEqual(shown.textLabel?.frame.height, 55.5)
    }
}
