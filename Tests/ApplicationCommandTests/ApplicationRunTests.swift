import TestSupport
import UIKit
import WindowHost
import XCTest

@testable import ApplicationCommand

/// A list of rivers that opens a page each, and says what it did.
@MainActor private final class RiversDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: RiversViewController())
        window?.makeKeyAndVisible()
        return true
    }
}

@MainActor private final class RiversViewController: UITableViewController {
    /// Further rows.
    static var more = 0
    private let rivers = ["Tone", "Kiso"] + (0..<more).map { "Tributary \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rivers"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "River")
        print("the list was loaded")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rivers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "River", for: indexPath)
        cell.textLabel?.text = rivers[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = UIViewController()
        page.title = rivers[indexPath.row]
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.accessibilityLabel = "Notes"
        field.placeholder = "What was it like?"
        page.view.addSubview(field)
        navigationController?.pushViewController(page, animated: true)
    }
}

/// Kind: documented — the command's own `--help`; row heights as UIKit measures its built-in cells.
@MainActor final class ApplicationRunTests: XCTestCase {
    private func output(_ words: String...) throws -> String {
        var output = ""
        let delegate = RiversDelegate()
        try ApplicationRun(ApplicationArguments(words), title: "Rivers")
            .go(launching: { $0.launch(delegate) }, output: { output += $0 })
        delegate.window?.isHidden = true
        return output
    }

    /// 44 points a row of one line less the pixel of the separator, as UIKit measures its built-in cells.
    func testRowsArePrinted() async throws {
        XCTAssertEqual(
            try output("--rows", "--format", "json"),
            "{\"section\":0,\"row\":0,\"y\":0.0,\"height\":43.5}\n{\"section\":0,\"row\":1,\"y\":43.5,\"height\":43.5}\n"
        )
    }

    /// Every question is answered in one form: an object a line, rectangles with four names, and no output of the app's own.
    func testQuestionsAreAnsweredAsJSON() async throws {
        func objects(_ words: String...) throws -> [[String: Any]] {
            var text = ""
            let delegate = RiversDelegate()
            try ApplicationRun(ApplicationArguments(words + ["--format", "json"]), title: "Rivers")
                .go(launching: { $0.launch(delegate) }, output: { text += $0 })
            delegate.window?.isHidden = true
            return try text.split(separator: "\n").map { line in
                try XCTUnwrap(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
            }
        }
        let tree = try objects("--tree")
        XCTAssertEqual(tree.first?["controller"] as? String, "RiversViewController")
        XCTAssertEqual(tree.first?["width"] as? Double, 375)
        let row = try XCTUnwrap(tree.first { $0["text"] as? String == "Kiso" })
        XCTAssertEqual(row["kind"] as? String, "row 0,1")
        XCTAssertEqual((row["frame"] as? [String: Double])?["height"], 43.5)
        let views = try objects("--views")
        XCTAssertEqual(views.first?["view"] as? String, "UIWindow")
        XCTAssertEqual(views.first?["isHidden"] as? Bool, false)
        XCTAssertTrue(views.contains { $0["text"] as? String == "Tone" && ($0["depth"] as? Int ?? 0) > 3 })
        let read = try objects("--read")
        XCTAssertEqual(read.first?["spoken"] as? String, "Rivers, heading")
        XCTAssertEqual(read.first?["label"] as? String, "Rivers")
        XCTAssertEqual(try objects("--findings").count, 0)
        let proofs = try objects("--prove=320...400")
        XCTAssertEqual(proofs.map { $0["subject"] as? String }, ["row 0,0", "row 0,1"])
        XCTAssertEqual(proofs.first?["isProven"] as? Bool, true)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let compared = try objects("--png", file, "--compare", file)
        XCTAssertEqual(compared.first?["differing"] as? Int, 0)
        XCTAssertNil(compared.first?["frame"])
    }

    func testATapIsFollowedByWhatItOpens() async throws {
        let read = try output("--tap", "Kiso", "--tap", "Notes", "--type", "long", "--read")
        XCTAssertTrue(read.hasPrefix("Rivers, back button\nKiso, heading\n"), read)
        XCTAssertTrue(read.contains("long"), read)
    }

    /// An element is named by what `--read` prints, by the beginning of that, and by a value.
    func testElementsHaveSeveralNames() async throws {
        for name in ["Kis", "kiso", "Kiso"] {
            XCTAssertTrue(try output("--tap", name, "--read").hasPrefix("Rivers, back button\nKiso"), name)
        }
        for name in ["Notes, What was it like?, text field", "What was it like?", "what was"] {
            let read = try output("--tap", "Kiso", "--tap", name, "--type", "long", "--read")
            XCTAssertTrue(read.contains("long"), read)
        }
    }

    func testAnElementThatIsScrolledAwayIsReached() async throws {
        defer { RiversViewController.more = 0 }
        RiversViewController.more = 60
        let read = try output("--tap", "Tributary 57", "--read")
        XCTAssertTrue(read.hasPrefix("Rivers, back button\nTributary 57, heading"), read)
        XCTAssertThrowsError(try output("--tap", "Tributary 99")) {
            XCTAssertTrue("\($0)".hasPrefix("Nothing on the screen is called 'Tributary 99'."), "\($0)")
        }
        XCTAssertThrowsError(try output("--tap", "Trib")) {
            XCTAssertTrue("\($0)".contains("could be any of 12 elements: Tributary 0;"), "\($0)")
        }
    }

    func testTypingNeedsAFocus() async throws {
        XCTAssertThrowsError(try output("--type", "x")) {
            XCTAssertTrue("\($0)".hasPrefix("--type has no field to type into"), "\($0)")
        }
    }

    func testAPictureHasTheDevicesPixels() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try output("--device", "iphone-8", "--turn", "--png", file.path)
        let picture = try XCTUnwrap(UIImage(data: Data(contentsOf: file)))
        XCTAssertEqual(picture.size, CGSize(width: 1334, height: 750))
    }

    func testWhatIsMissingIsNamed() async throws {
        XCTAssertThrowsError(try output("--tap", "Nile")) {
            XCTAssertTrue("\($0)".hasPrefix("Nothing on the screen is called 'Nile'."), "\($0)")
        }
        XCTAssertThrowsError(try output("--tap", "Kiso", "--rows")) {
            XCTAssertEqual("\($0)", "The screen has no list and nothing that scrolls, so --rows has no meaning for it.")
        }
        XCTAssertThrowsError(try output("--device", "iphone-99"))
    }

    /// A question without an answer leaves the rest of the command line as it is, and is reported at the end.
    func testAQuestionWithoutAnAnswerDoesNotEndTheCommand() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        defer { try? FileManager.default.removeItem(at: file) }
        XCTAssertThrowsError(try output("--tap", "Kiso", "--rows", "--png", file.path))
        XCTAssertNotNil(try UIImage(data: Data(contentsOf: file)))
    }

    /// The picture after `--rows` is the one before, from the top and from the middle of a list.
    func testRowsLeaveTheScreenAsItIs() async throws {
        defer { RiversViewController.more = 0 }
        RiversViewController.more = 60
        let folder = FileManager.default.temporaryDirectory
        for place in [[], ["--scroll", "700"]] {
            let files = (0..<2).map { _ in folder.appendingPathComponent("\(UUID()).png") }
            defer { for file in files { try? FileManager.default.removeItem(at: file) } }
            let words = place + ["--png", files[0].path, "--rows", "--explain", "--png", files[1].path]
            let run = try ApplicationRun(ApplicationArguments(words), title: "Rivers")
            let delegate = RiversDelegate()
            try run.go(launching: { $0.launch(delegate) }, output: { _ in })
            delegate.window?.isHidden = true
            XCTAssertEqual(try Data(contentsOf: files[0]), try Data(contentsOf: files[1]), "\(place)")
        }
    }

    func testTimeGoesOnWhileItWaits() async throws {
        let run = try ApplicationRun(ApplicationArguments(["--wait", "0.1"]), title: "")
        let start = Date()
        try run.go(launching: { _ in }, output: { _ in })
        XCTAssertEqual(run.host.time, 0.1, accuracy: 1e-9)
        XCTAssertGreaterThanOrEqual(Date().timeIntervalSince(start), 0.05)
    }

    /// Without a display, and with nothing said, the command says what could be asked.
    func testWithoutADisplaySomethingHasToBeAsked() async throws {
        guard WindowHost.obstacle != nil else { throw XCTSkip("there is a display") }
        XCTAssertThrowsError(try output()) { XCTAssertTrue("\($0)".contains("--png FILE"), "\($0)") }
    }

    func testEveryFlagIsExplained() async {
        let help = CommandApplicationHost.help(of: "Rivers")
        for flag in ApplicationFlag.allCases { XCTAssertTrue(help.contains("\n  \(flag.spelling)"), flag.spelling) }
    }
}
