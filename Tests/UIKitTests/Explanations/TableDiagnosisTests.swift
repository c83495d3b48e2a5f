import Explanations
import XCTest

@testable import UIKit

/// Kind: documented — our list of twenty symptoms: each fault is planted, and its sound twin shows none.
///
/// Screens with one fault each, and the same without it: what tables diagnose of themselves.
@MainActor final class TableDiagnosisTests: XCTestCase {
    /// A table of a delegate that tests configure.
    @MainActor private final class List: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 3
        var makeCell: () -> UITableViewCell = { UITableViewCell(style: .default, reuseIdentifier: nil) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { makeCell() }
    }

    @MainActor private final class Heights: NSObject, UITableViewDelegate {
        var height: (UITableView) -> CGFloat = { _ in 44 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(tableView) }
    }

    @MainActor private final class Headers: NSObject, UITableViewDelegate {
        var height: CGFloat = 0
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    }

    private var windows: [UIWindow] = []

    override func tearDown() async throws {
        for window in windows { window.isHidden = true }
        windows = []
    }

    private func diagnoses(
        _ list: List, delegate: (any UITableViewDelegate)? = nil, _ configure: (UITableView) -> Void = { _ in }
    ) -> [Diagnosis] {
        UIKitLog.handler = { _ in }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        windows.append(window)
        let table = UITableView(frame: window.bounds, style: .plain)
        configure(table)
        table.dataSource = list
        table.delegate = delegate
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return table.diagnoses
    }

    /// A title beside its value stands at whole points, which isn't a change of the row's height.
    func testBuiltInRowsAreAsTheyWereMeasured() async throws {
        let list = List()
        list.makeCell = {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Tone"
            cell.detailTextLabel?.text = "322 km"
            return cell
        }
        XCTAssertEqual(diagnoses(list), [])
        let table = try XCTUnwrap(windows.last?.subviews.first as? UITableView)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let frame = cell.textLabel?.frame
        let account = try XCTUnwrap(table.account(ofRowAt: IndexPath(row: 0, section: 0)))
        XCTAssertFalse(account.text.contains("changed"), account.text)
        table.window?.layoutIfNeeded()
        XCTAssertEqual(cell.textLabel?.frame, frame)
    }

    private func boxCell(
        bottom: UILayoutPriority = .required, _ constrain: @escaping (UIView, UITableViewCell) -> [NSLayoutConstraint]
    ) -> List {
        let list = List()
        list.makeCell = {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.accessibilityIdentifier = "box"
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            let lower = cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor)
            lower.priority = bottom
            NSLayoutConstraint.activate(
                [
                    box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), lower,
                ] + constrain(box, cell))
            return cell
        }
        return list
    }

    func testACellWithoutAHeight() async throws {
        let faulty = boxCell { _, _ in [] }
        XCTAssertEqual(diagnoses(faulty).map(\.number), [2])
        XCTAssertTrue(diagnoses(faulty).first?.message.contains("It is open after box") == true)
        let sound = boxCell { box, _ in
            let height = box.heightAnchor.constraint(equalToConstant: 60)
            height.priority = UILayoutPriority(999)
            return [height]
        }
        XCTAssertEqual(diagnoses(sound), [])
    }

    /// Article 001: 49 against 50.
    func testAChainThatIsTooWeak() async throws {
        func list(_ bottom: Float) -> List {
            boxCell(bottom: UILayoutPriority(bottom)) { box, _ in [box.heightAnchor.constraint(equalToConstant: 60)] }
        }
        let found = diagnoses(list(49))
        XCTAssertEqual(found.map(\.number), [2])
        XCTAssertTrue(
            found.first?.message.contains("It is open at contentView.bottom == box.bottom @49, which is too weak.")
                == true, "\(found)"
        )
        XCTAssertEqual(found.first?.cure, "Give it a priority above 50.")
        XCTAssertEqual(diagnoses(list(51)), [])
    }

    func testAHeaderWhoseFrameNobodySet() async throws {
        func header(height: CGFloat) -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            let bottom = view.bottomAnchor.constraint(equalTo: inner.bottomAnchor)
            bottom.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 120),
                inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), bottom,
            ])
            return view
        }
        let faulty = diagnoses(List()) { $0.tableHeaderView = header(height: 0) }
        XCTAssertEqual(faulty.map(\.number), [7], "\(faulty)")
        XCTAssertTrue(
            faulty.first?.message.contains("header is 0 pt high, but at a width of 375 its content needs 120") == true,
            "\(faulty)")
        XCTAssertEqual(diagnoses(List()) { $0.tableHeaderView = header(height: 120) }, [])
    }

    func testABlankHeader() async throws {
        let headers = Headers()
        headers.height = UITableView.automaticDimension
        let faulty = diagnoses(List(), delegate: headers)
        XCTAssertEqual(faulty.map(\.number), [11], "\(faulty)")
        headers.height = 0
        XCTAssertEqual(diagnoses(List(), delegate: headers), [])
    }

    func testAllHeightsAskedUpFront() async throws {
        let list = List()
        list.count = 400
        let heights = Heights()
        let faulty = diagnoses(list, delegate: heights) { $0.estimatedRowHeight = 0 }
        XCTAssertEqual(faulty.map(\.number), [14], "\(faulty)")
        XCTAssertTrue(faulty.first?.message.contains("400 row heights") == true, "\(faulty)")
        XCTAssertEqual(diagnoses(list, delegate: heights) { $0.estimatedRowHeight = 44 }, [])
    }

    func testContentAsWideAsTheRow() async throws {
        func list(accessory: Bool) -> List {
            let list = boxCell { box, cell in
                if accessory { cell.accessoryType = .disclosureIndicator }
                let height = box.heightAnchor.constraint(equalToConstant: 60)
                height.priority = UILayoutPriority(999)
                return [box.widthAnchor.constraint(equalToConstant: 375), height]
            }
            return list
        }
        let faulty = diagnoses(list(accessory: true))
        XCTAssertEqual(faulty.map(\.number), [17], "\(faulty)")
        XCTAssertEqual(diagnoses(list(accessory: false)), [])
    }

    /// The delegate measures a view that has no width yet.
    func testMeasuredWithoutWidth() async throws {
        let heights = Heights()
        let box = UIView()
        heights.height = { _ in
            max(
                50,
                box.systemLayoutSizeFitting(
                    CGSize(width: 0, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height)
        }
        let faulty = diagnoses(List(), delegate: heights)
        XCTAssertEqual(faulty.map(\.number), [4], "\(faulty)")
        heights.height = { table in
            max(
                50,
                box.systemLayoutSizeFitting(
                    CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height)
        }
        XCTAssertEqual(diagnoses(List(), delegate: heights), [])
    }
}
