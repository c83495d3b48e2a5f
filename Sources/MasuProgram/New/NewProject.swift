/// The files of a new app: a list, a page for each row, and a test of both.
enum NewProject {
    /// - Parameter masu: the folder of Masu's package, for builds without `masu`.
    static func files(name: String, masu: String) -> [(path: String, text: String)] {
        [
            ("Package.swift", manifest(name, masu)), (".gitignore", "/.build\n"),
            ("Sources/\(name)/AppDelegate.swift", delegate), ("Sources/\(name)/ListViewController.swift", list),
            ("Sources/\(name)/DetailViewController.swift", detail), ("Tests/\(name)Tests/ListTests.swift", tests(name)),
        ]
    }

    private static func manifest(_ name: String, _ masu: String) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // 'masu' names its prebuilt modules by MASU; without it, Masu is compiled from its sources.
        let masu = Context.environment["MASU"] ?? "\(masu)"

        let package = Package(
            name: "\(name)",
            dependencies: [.package(name: "Masu", path: masu)],
            targets: [
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "UIKit", package: "Masu"), .product(name: "ApplicationCommand", package: "Masu"),
                    ],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: [
                        "\(name)", .product(name: "HeadlessHost", package: "Masu"),
                        .product(name: "LayoutTesting", package: "Masu"),
                    ],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
            ]
        )

        """
    }

    private static let delegate = """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UINavigationController(rootViewController: ListViewController())
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }

        """

    private static let list = """
        import UIKit

        final class ListViewController: UITableViewController {
            private let items = [
                ("Short", "A row is as high as its texts."),
                ("Long", "This row has more to say, wraps at the width that is there, and is higher for it."),
            ]

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "List"
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
                var content = cell.defaultContentConfiguration()
                (content.text, content.secondaryText) = items[indexPath.row]
                cell.contentConfiguration = content
                cell.accessoryType = .disclosureIndicator
                return cell
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                let (title, text) = items[indexPath.row]
                navigationController?.pushViewController(DetailViewController(title: title, text: text), animated: true)
            }
        }

        """

    private static let detail = """
        import UIKit

        final class DetailViewController: UIViewController {
            private let label = UILabel()

            init(title: String, text: String) {
                super.init(nibName: nil, bundle: nil)
                self.title = title
                label.text = text
            }

            required init?(coder: NSCoder) { fatalError("init(coder:) isn't used") }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(label)
                let margins = view.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: margins.topAnchor, constant: 8),
                    label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                ])
            }
        }

        """

    private static func tests(_ name: String) -> String {
        """
        import HeadlessHost
        import LayoutTesting
        import UIKit
        import XCTest

        @testable import \(name)

        @MainActor final class ListTests: XCTestCase {
            func testALongerTextMakesAHigherRow() async throws {
                let host = try HeadlessHost(device: "iphone-se2")
                let list = ListViewController()
                host.show(UINavigationController(rootViewController: list))
                let rows = (0..<2).map { list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height }
                XCTAssertGreaterThan(rows[1], rows[0])
            }

            func testARowOpensItsPage() async throws {
                let host = try HeadlessHost(device: "iphone-se2")
                let navigation = UINavigationController(rootViewController: ListViewController())
                host.show(navigation)
                host.play(.tap(at: CGPoint(x: 100, y: 90)))
                host.advanceUntilStill()
                XCTAssertEqual(navigation.topViewController?.title, "Short")
            }
        }

        """
    }
}
