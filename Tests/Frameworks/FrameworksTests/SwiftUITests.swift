import HeadlessHost
import HostServices
import SwiftUI
import XCTest

/// A view as Apple's page on `UIViewRepresentable` has it: a control that tells its coordinator.
private struct PageControl: UIViewRepresentable {
    var numberOfPages: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = numberOfPages
        return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) { uiView.numberOfPages = numberOfPages }

    final class Coordinator: NSObject {
        var control: PageControl
        init(_ control: PageControl) { self.control = control }
    }
}

private struct Controller: UIViewControllerRepresentable {
    let title: String

    func makeUIViewController(context: Context) -> UITableViewController { UITableViewController(style: .plain) }
    func updateUIViewController(_ uiViewController: UITableViewController, context: Context) {
        uiViewController.title = title
    }
}

private struct Label: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
}

private struct Wrapped: View {
    var body: some View { Label(text: "Wrapped").frame(width: 100, height: 40) }
}

private struct Greeting_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Label(text: "Light")
            Label(text: "Dark").preferredColorScheme(.dark).previewDisplayName("Dark")
            ForEach(["iPhone SE (2nd generation)", "iPhone 15"], id: \.self) { name in
                Label(text: name).previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
            }
            Label(text: "Fixed").previewLayout(.fixed(width: 200, height: 100)).previewDisplayName("Fixed")
        }
    }
}

private enum Nested {
    struct Table_Previews: PreviewProvider {
        static var previews: some View { Controller(title: "Rivers").edgesIgnoringSafeArea(.all) }
    }
}

/// The source adapter writes `#Preview("Row", traits: .sizeThatFitsLayout) { … }` so.
private struct Preview_1: SwiftUI.PreviewRegistry {
    static var fileID: String { "FrameworksTests/SwiftUITests.swift" }
    static var line: Int { 70 }
    static var column: Int { 1 }
    static func makePreview() throws -> SwiftUI.Preview {
        SwiftUI.Preview("Row", traits: .sizeThatFitsLayout) {
            let label = UILabel()
            label.text = "A row of its own"
            return label
        }
    }
}

private struct Preview_2: SwiftUI.PreviewRegistry {
    static var fileID: String { "FrameworksTests/SwiftUITests.swift" }
    static var line: Int { 80 }
    static var column: Int { 1 }
    static func makePreview() throws -> SwiftUI.Preview {
        SwiftUI.Preview { UINavigationController(rootViewController: UITableViewController(style: .plain)) }
    }
}

/// Kind: documented — Apple's pages on `UIViewRepresentable`, `PreviewProvider` and `#Preview`.
@MainActor final class SwiftUITests: XCTestCase {
    func testARepresentedViewIsMadeUpdatedAndPlaced() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let controller = UIHostingController(rootView: PageControl(numberOfPages: 3))
        host.show(controller)
        let control = try XCTUnwrap(controller.view.subviews.first as? UIPageControl)
        XCTAssertEqual(control.numberOfPages, 3)
        XCTAssertEqual(control.frame, controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        controller.rootView = PageControl(numberOfPages: 5)
        XCTAssertTrue(controller.view.subviews.first === control, "it is updated, not made anew")
        XCTAssertEqual(control.numberOfPages, 5)
    }

    func testARepresentedControllerIsAChild() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        let controller = UIHostingController(rootView: Controller(title: "Rivers"))
        host.show(controller)
        let child = try XCTUnwrap(controller.children.first as? UITableViewController)
        XCTAssertEqual(child.title, "Rivers")
        XCTAssertEqual(child.view.frame, controller.view.bounds)
    }

    /// The source adapter writes it for a screen that only SwiftUI can draw.
    func testAnUndrawnViewSaysItsName() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        var lines: [String] = []
        let earlier = UIKitLog.handler
        UIKitLog.handler = { lines.append($0) }
        defer { UIKitLog.handler = earlier }
        let controller = UIHostingController(rootView: _UndrawnView("ProfileView").environmentObject(NSObject()))
        host.show(controller)
        let view = try XCTUnwrap(controller.view.subviews.first)
        XCTAssertEqual(view.frame, controller.view.bounds.inset(by: controller.view.safeAreaInsets))
        let label = try XCTUnwrap(view.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "ProfileView\nSwiftUI")
        XCTAssertEqual(label.center.x, view.bounds.midX, accuracy: 0.5)
        XCTAssertEqual(
            lines, ["ProfileView is drawn by SwiftUI, which Masu isn't: a view with its name is in its place."])
    }

    private struct Text: UIViewRepresentable {
        var text: String
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) {
            uiView.numberOfLines = 0
            uiView.text = text
        }
    }

    private final class Rows: UITableViewController {
        let texts = ["One line", String(repeating: "Several lines of text ", count: 8)]
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.contentConfiguration = UIHostingConfiguration { Text(text: texts[indexPath.row]) }
                .margins(.all, 10).background(.systemYellow)
            return cell
        }
    }

    /// A cell is as high as what its configuration hosts, and the margins around it.
    func testAHostingConfigurationSizesItsCell() async throws {
        let host = try HeadlessHost(device: "iphone-15", release: .iOS18)
        let rows = Rows()
        host.show(rows)
        for (row, text) in rows.texts.enumerated() {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = text
            let height = label.sizeThatFits(CGSize(width: host.window.bounds.width - 20, height: 1000)).height
            let rect = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
            XCTAssertEqual(rect.height, max(44, height + 20), accuracy: 1, text)
            let cell = try XCTUnwrap(rows.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
            XCTAssertEqual(cell.contentView.backgroundColor, .systemYellow)
        }
    }

    func testAFrameIsInTheMiddle() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = UIHostingController(rootView: Wrapped().ignoresSafeArea())
        host.show(controller)
        XCTAssertEqual(controller.view.subviews.first?.frame, CGRect(x: 137.5, y: 313.5, width: 100, height: 40))
        XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 375, height: 667)), CGSize(width: 100, height: 40))
    }

    func testPreviewsOfTheProgramAreFound() async throws {
        // Other tests of this program have previews too.
        let previews = HeadlessHost.previews.filter { !$0.name.hasPrefix("BadgePreviews") }
        XCTAssertEqual(
            previews.map(\.name),
            [
                "Greeting_Previews", "Greeting_Previews: Dark", "Greeting_Previews: iPhone SE (2nd generation)",
                "Greeting_Previews: iPhone 15", "Greeting_Previews: Fixed", "Table_Previews", "Row",
                "SwiftUITests.swift:80",
            ])
        XCTAssertEqual(
            previews.map(\.device), [nil, nil, "iphone-se2", "iphone-15", nil, nil, nil, nil])
    }

    func testPreviewsAreShown() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        func show(_ name: String) throws -> UIViewController {
            try host.show(try XCTUnwrap(HeadlessHost.previews.first { $0.name == name }, name))
            return try XCTUnwrap(host.window.rootViewController)
        }
        let dark = try show("Greeting_Previews: Dark")
        let label = try XCTUnwrap(dark.view.subviews.first as? UILabel)
        XCTAssertEqual(label.text, "Dark")
        XCTAssertEqual(label.traitCollection.userInterfaceStyle, .dark)

        _ = try show("Greeting_Previews: iPhone 15")
        XCTAssertEqual(host.deviceName, "iphone-15")
        let fixed = try show("Greeting_Previews: Fixed")
        XCTAssertEqual(fixed.view.bounds.size, CGSize(width: 200, height: 100))

        let row = try show("Row")
        let shown = try XCTUnwrap(row.view.subviews.first as? UILabel)
        XCTAssertEqual(row.view.bounds.width, shown.intrinsicContentSize.width.rounded(.up))
        XCTAssertTrue(try show("SwiftUITests.swift:80") is UINavigationController)
        XCTAssertEqual(try show("Table_Previews").children.first?.title, "Rivers")
    }

    /// The types of Apple's page on `AppStorage`: values as they are, choices by their raw values, and optional ones.
    @MainActor func testSettingsThatAPropertyKeeps() throws {
        enum Choice: Int { case first, second }
        enum Word: String { case short, long }
        let name = "masu.tests.storage"
        let store = try XCTUnwrap(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        func check<Value: Equatable>(_ storage: AppStorage<Value>, _ initial: Value, _ other: Value, line: UInt = #line)
        {
            XCTAssertEqual(storage.wrappedValue, initial, line: line)
            storage.wrappedValue = other
            XCTAssertEqual(storage.wrappedValue, other, line: line)
        }
        check(AppStorage(wrappedValue: true, "flag", store: store), true, false)
        check(AppStorage(wrappedValue: 3, "count", store: store), 3, 4)
        check(AppStorage(wrappedValue: "a", "text", store: store), "a", "b")
        check(AppStorage(wrappedValue: 0.5, "share", store: store), 0.5, 0.25)
        check(AppStorage(wrappedValue: Choice.first, "choice", store: store), .first, .second)
        check(AppStorage(wrappedValue: Word.short, "word", store: store), .short, .long)
        check(AppStorage<Int?>("maybe", store: store), nil, 7)
        let maybe = AppStorage<Int?>("maybe", store: store)
        maybe.wrappedValue = nil
        XCTAssertNil(store.object(forKey: "maybe"))
        XCTAssertEqual(AppStorage(wrappedValue: 9, "text", store: store).wrappedValue, 9, "a text is no number")
        XCTAssertEqual(store.integer(forKey: "choice"), 1)
    }
}
