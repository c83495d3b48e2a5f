import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — the legends of pictures of iOS 17.5, 18.5 and 26.2: cashapp/AccessibilitySnapshot@5b03db8.
@MainActor final class SpokenWordsTests: XCTestCase {
    private func words(of view: UIView) -> [String] { view.accessibilityItems().map(\.spoken) }

    private func element(
        _ label: String?, value: String? = nil, hint: String? = nil, _ traits: UIAccessibilityTraits = [],
        at frame: CGRect = CGRect(x: 0, y: 0, width: 32, height: 32)
    ) -> UIView {
        let view = UIView(frame: frame)
        view.isAccessibilityElement = true
        (view.accessibilityLabel, view.accessibilityValue, view.accessibilityHint) = (label, value, hint)
        view.accessibilityTraits = traits
        return view
    }

    private func stack(_ labels: [String]) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        for (index, label) in labels.enumerated() {
            view.addSubview(element(label, at: CGRect(x: 0, y: 50 * index, width: 100, height: 40)))
        }
        return view
    }

    func testTraitsInTheirOrder() async throws {
        let all: UIAccessibilityTraits = [
            .button, .link, .image, .selected, .playsSound, .keyboardKey, .staticText, .summaryElement, .notEnabled,
            .updatesFrequently, .searchField, .startsMediaSession, .adjustable, .allowsDirectInteraction,
            .causesPageTurn, .header,
        ]
        XCTAssertEqual(
            words(of: element("27", all)), ["selected, 27, dimmed, heading, link, adjustable, image, search field"])
        XCTAssertEqual(words(of: element("26", [.button, .keyboardKey])), ["26"])
        XCTAssertEqual(words(of: element("21", [.button, .searchField])), ["21, button, search field"])
        XCTAssertEqual(
            words(of: element("25", [.button, .adjustable])),
            ["25, button, adjustable, Swipe up or down with one finger to adjust the value."])
    }

    func testAHintStandsForTheWordsThatAreMissing() async throws {
        XCTAssertEqual(words(of: element(nil, hint: "Hint", .adjustable)), ["Hint, adjustable"])
        XCTAssertEqual(words(of: element(nil, hint: "Hint", .button)), ["Hint, button"])
        XCTAssertEqual(
            words(of: element("Label", hint: "Hint", .adjustable)),
            ["Label, adjustable, Hint, Swipe up or down with one finger to adjust the value."])
    }

    func testSwitches() async throws {
        let real = UISwitch()
        real.isOn = true
        (real.accessibilityLabel, real.accessibilityValue, real.accessibilityHint) = ("Label", "Value", "Hint")
        XCTAssertEqual(words(of: real), ["Label, switch button, on, Hint, Double tap to toggle setting."])
        real.isEnabled = false
        XCTAssertEqual(words(of: real), ["Label, dimmed, switch button, on, Hint"])
        let usage = "Double tap to toggle setting."
        for (value, traits, expected) in [
            ("2", [.toggleButton, .button], "switch button, mixed"), ("1", [.toggleButton], "on"),
            ("3", [.toggleButton], "3"), ("Value", [.toggleButton, .button], "switch button, Value"),
        ] as [(String, UIAccessibilityTraits, String)] {
            XCTAssertEqual(
                words(of: element("Fake Label", value: value, traits)), ["Fake Label, \(expected), \(usage)"])
        }
    }

    func testABackButtonWithoutATitleSaysItsKindAlone() async throws {
        for (title, expected) in [(nil, "back button"), ("First", "First, back button")] {
            let host = try HeadlessHost(device: "iphone-16-pro", release: .iOS18)
            let first = UIViewController()
            first.title = title
            let navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(UIViewController(), animated: false)
            host.show(navigation)
            XCTAssertEqual(host.accessibilityElements().first?.spoken, expected)
        }
    }

    func testAStepperAtItsLeastValueIsDimmedBeforeIOS26() async throws {
        for (release, expected) in [(SystemRelease.iOS18, "Decrement, dimmed, button"), (.iOS26, "Decrement, button")] {
            let host = try HeadlessHost(device: "iphone-16-pro", release: release)
            let stepper = UIStepper()
            host.shownWindow.addSubview(stepper)
            XCTAssertEqual(words(of: stepper), [expected, "Increment, button"])
        }
    }

    func testListsAndLandmarksSayTheirEnds() async throws {
        let view = stack(["Label 1", "Label 2", "Label 3"])
        view.accessibilityContainerType = .list
        XCTAssertEqual(words(of: view), ["Label 1, list start", "Label 2", "Label 3, list end"])
        view.accessibilityContainerType = .landmark
        XCTAssertEqual(words(of: view), ["Label 1, landmark", "Label 2", "Label 3, end"])
    }

    func testElementsOfATabBarAreTabs() async throws {
        let view = stack([])
        view.accessibilityTraits = .tabBar
        view.addSubview(element("Item A", .button, at: CGRect(x: 0, y: 0, width: 40, height: 40)))
        view.addSubview(element("Item B", .selected, at: CGRect(x: 40, y: 0, width: 40, height: 40)))
        view.addSubview(element("Item C", [.notEnabled, .header], at: CGRect(x: 80, y: 0, width: 40, height: 40)))
        XCTAssertEqual(
            words(of: view),
            ["Item A, tab, 1 of 3", "selected, Item B, tab, 2 of 3", "Item C, dimmed, tab, heading, 3 of 3"])
    }

    func testTabsAreReadWithTheirBadgesBeforeIOS26() async throws {
        for (release, badges) in [
            (SystemRelease.iOS18, ["Item B, 3 items", "Item C, A"]), (.iOS26, ["Item B", "Item C"]),
        ] {
            let host = try HeadlessHost(device: "iphone-16-pro", release: release)
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
            bar.items = ["Item B", "Item C", "Item D", "Item E"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
            let items = try XCTUnwrap(bar.items)
            (items[0].badgeValue, items[1].badgeValue, items[2].badgeValue) = ("3", "A", "3")
            items[2].accessibilityValue = "Value"
            items[3].isEnabled = false
            items[3].accessibilityHint = "Hint"
            host.shownWindow.addSubview(bar)
            XCTAssertEqual(
                words(of: bar),
                [
                    "\(badges[0]), tab, 1 of 4", "\(badges[1]), tab, 2 of 4", "Item D, Value, tab, 3 of 4",
                    "Item E, tab, 4 of 4, Hint",
                ])
        }
    }

    func testAContainerIsReadBeforeAnElementInItsPlace() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        for (index, y) in [24, 144, 264].enumerated() {
            view.addSubview(element("Element \(index)", at: CGRect(x: 144, y: y, width: 32, height: 32)))
        }
        let container = UIView(frame: CGRect(x: 144, y: 144, width: 32, height: 32))
        container.accessibilityElements = [60.0, -60].enumerated().map { index, y in
            let part = UIAccessibilityElement(accessibilityContainer: container)
            part.accessibilityLabel = "Part \(index)"
            part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: y, width: 32, height: 32)
            return part
        }
        view.addSubview(container)
        XCTAssertEqual(words(of: view), ["Element 0", "Part 0", "Part 1", "Element 1", "Element 2"])
        container.frame.size = .zero
        XCTAssertEqual(
            words(of: view), ["Element 0", "Element 1", "Element 2"], "a container without a size is skipped")
    }

    func testCellsOfATableSayRowColumnAndHeaders() async throws {
        let table = DataTable(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        XCTAssertEqual(
            words(of: table),
            [
                "B1, B1 Value, A2, A2 Value, A1, row 1, column 1, A1 Value", "B2, B2 Value, B1, column 2, B1 Value",
                "B2, B2 Value, A2, row 2, column 1, A2 Value", "B1, B1 Value, B2, column 2, B2 Value",
            ], "A1 heads the row of B1, which is read before A2")
        table.hasHeaders = false
        table.cells[3].columns = 2
        XCTAssertEqual(words(of: table).last, "B2, spans 2 columns, column 2, B2 Value")
    }

    /// Read off cashapp/AccessibilitySnapshot@5b03db8, testNavBarBackButtonTraits and testPageControl.
    func testNamesForVoiceControl() async throws {
        for (release, names) in [(SystemRelease.iOS17, []), (.iOS18, ["First", "Back"]), (.iOS26, ["First", "Back"])] {
            let host = try HeadlessHost(device: "iphone-15", release: release)
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = ("First", "Second")
            let navigation = UINavigationController()
            navigation.viewControllers = [first, second]
            host.show(navigation)
            let back = navigation.view.accessibilityItems().first { $0.role == .backButton }
            XCTAssertEqual(back?.userInputLabels, names, "\(release)")
        }
        let pages = UIPageControl()
        pages.numberOfPages = 3
        XCTAssertEqual(pages.accessibilityItems().first?.userInputLabels, ["Page control"])
    }

    /// The first cells of six rows, each headed by three columns and three rows.
    ///
    /// Read off cashapp/AccessibilitySnapshot@5b03db8, testDataTableWithHeaders for iOS 17.5, 18.5 and 26.2: of the column's
    /// headers the one is left out that heads the row before.
    func testTheFirstCellsOfALargerTable() async throws {
        let table = DataTable(frame: CGRect(x: 0, y: 0, width: 600, height: 600), side: 6, heads: 3)
        let read = words(of: table)
        XCTAssertEqual(read.count, 36)
        let first = stride(from: 0, to: read.count, by: 6).map { read[$0].replacingOccurrences(of: ",", with: "") }
        XCTAssertEqual(
            first,
            [
                "B1 B1 Value C1 C1 Value A2 A2 Value A3 A3 Value A1 row 1 column 1 A1 Value",
                "B2 B2 Value C2 C2 Value A3 A3 Value A2 row 2 column 1 A2 Value",
                "B3 B3 Value C3 C3 Value A1 A1 Value A3 row 3 column 1 A3 Value",
                "B4 B4 Value C4 C4 Value A1 A1 Value A2 A2 Value A4 row 4 column 1 A4 Value",
                "B5 B5 Value C5 C5 Value A1 A1 Value A2 A2 Value A3 A3 Value A5 row 5 column 1 A5 Value",
                "B6 B6 Value C6 C6 Value A1 A1 Value A2 A2 Value A3 A3 Value A6 row 6 column 1 A6 Value",
            ])
    }
}

private final class DataTable: UIView, UIAccessibilityContainerDataTable {
    final class Cell: UIView, UIAccessibilityContainerDataTableCell {
        var place = (row: 0, column: 0)
        var columns = 1
        func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
        func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: columns) }
    }

    var cells: [Cell] = []
    var hasHeaders = true

    /// The rows and columns that head the others.
    private let heads: Int

    init(frame: CGRect, side: Int = 2, heads: Int = 2) {
        self.heads = heads
        super.init(frame: frame)
        accessibilityContainerType = .dataTable
        for row in 0..<side {
            for column in 0..<side {
                let cell = Cell(frame: CGRect(x: 100 * column, y: 100 * row, width: 80, height: 80))
                cell.place = (row, column)
                cell.isAccessibilityElement = true
                cell.accessibilityLabel = "\(["A", "B", "C", "D", "E", "F"][column])\(row + 1)"
                cell.accessibilityValue = "\(cell.accessibilityLabel ?? "") Value"
                cells.append(cell)
                addSubview(cell)
            }
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for DataTable: the test makes it") }

    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)? { cells.first { $0.place == (row, column) } }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        hasHeaders ? cells.filter { $0.place.row == row && $0.place.column < heads } : nil
    }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        hasHeaders ? cells.filter { $0.place.column == column && $0.place.row < heads } : nil
    }
}
