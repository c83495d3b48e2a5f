import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIActivity` and `UIActivityViewController`.
@MainActor final class ActivityTests: XCTestCase {
    private var raised: [UIKitException] = []

    override func setUp() async throws {
        raised = []
        UIKitException.handler = { [unowned self] in raised.append($0) }
    }

    private final class Upload: UIActivity {
        var given: [Any] = []
        var ends = true
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("org.example.upload") }
        override var activityTitle: String? { "Upload" }
        override var activityImage: UIImage? { UIImage(systemName: "paperplane") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            activityItems.contains { $0 is String }
        }
        override func prepare(withActivityItems activityItems: [Any]) { given = activityItems }
        override func perform() { if ends { activityDidFinish(true) } }
    }

    private final class Late: NSObject, UIActivityItemSource {
        var asked: [String?] = []
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ controller: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            asked.append(activityType?.rawValue)
            return "text"
        }
        func activityViewController(
            _ controller: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "Subject" }
    }

    private func present(
        _ items: [Any], _ activities: [UIActivity], on device: String = "iphone-8",
        prepare: (UIActivityViewController) -> Void = { _ in }
    ) throws -> (host: HeadlessHost, sheet: UIActivityViewController) {
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemTeal
        host.show(controller)
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        prepare(sheet)
        controller.present(sheet, animated: true)
        host.advanceUntilStill()
        return (host, sheet)
    }

    func testWhatIsOffered() async throws {
        let upload = Upload()
        let texts = UIActivityViewController(activityItems: ["a"], applicationActivities: [upload])
        XCTAssertEqual(texts.activities.map(\.activityTitle), ["Upload", "Copy"])
        texts.excludedActivityTypes = [.copyToPasteboard, .mail]
        XCTAssertEqual(texts.activities.map(\.activityTitle), ["Upload"])
        let picture = UIActivityViewController(activityItems: [UIImage()], applicationActivities: [upload])
        XCTAssertEqual(picture.activities.map(\.activityTitle), ["Copy"])
        XCTAssertTrue(UIActivityViewController(activityItems: [3], applicationActivities: nil).activities.isEmpty)
    }

    func testCopying() async throws {
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        let (host, sheet) = try present(["words", url], [])
        var ends: [String] = []
        sheet.completionWithItemsHandler = { type, completed, items, error in
            ends.append("\(type?.rawValue ?? "nil") \(completed) \(items == nil) \(error == nil)")
        }
        let panel = try XCTUnwrap(sheet.view as? ActivityPanel)
        panel.rows[0].sendActions(for: .touchUpInside)
        host.advanceUntilStill()
        XCTAssertEqual(UIPasteboard.general.strings, ["words", "https://example.org"])
        XCTAssertEqual(UIPasteboard.general.url, url)
        XCTAssertEqual(ends, ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
        XCTAssertNil(host.window.rootViewController?.presentedViewController)
    }

    /// A source is asked for what is shared once it is known with what.
    func testSourcesAndOwnActivities() async throws {
        let (source, upload) = (Late(), Upload())
        upload.ends = false
        let (host, sheet) = try present([source], [upload])
        var ends = 0
        sheet.completionWithItemsHandler = { _, completed, _, _ in if completed { ends += 1 } }
        XCTAssertEqual(source.asked, [])
        let panel = try XCTUnwrap(sheet.view as? ActivityPanel)
        panel.icons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(source.asked, ["org.example.upload"])
        XCTAssertEqual(upload.given as? [String], ["text"])
        host.advanceUntilStill()
        XCTAssertNotNil(host.window.rootViewController?.presentedViewController, "it isn't done yet")
        upload.activityDidFinish(true)
        host.advanceUntilStill()
        XCTAssertEqual(ends, 1)
    }

    /// The placeholder's kind says what is offered; the item is made once an activity is chosen, which it can ask for.
    func testAProviderMakesItsItemForTheActivity() async throws {
        final class Provider: UIActivityItemProvider, @unchecked Sendable {
            var made: [String?] = []
            override var item: Any {
                made.append(activityType?.rawValue)
                return "made of \(placeholderItem ?? "nothing")"
            }
        }
        let (provider, upload) = (Provider(placeholderItem: "text"), Upload())
        let (_, sheet) = try present([provider], [upload])
        XCTAssertEqual(provider.made, [])
        XCTAssertNil(provider.activityType)
        let panel = try XCTUnwrap(sheet.view as? ActivityPanel)
        panel.icons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(provider.made, ["org.example.upload"])
        XCTAssertEqual(upload.given as? [String], ["made of text"])
        XCTAssertEqual(UIActivityItemProvider(placeholderItem: 4).item as? Int, 4)
    }

    func testDoingNothing() async throws {
        let (host, sheet) = try present(["a"], [])
        var ends: [Bool] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append(type == nil && !completed) }
        sheet.dismiss(animated: true)
        host.advanceUntilStill()
        XCTAssertEqual(ends, [true])
        XCTAssertEqual(raised, [])
    }

    /// On a wide screen it is a popover, which has to know where its arrow points.
    func testPopoversNeedASource() async throws {
        _ = try present(["a"], [], on: "ipad-10")
        XCTAssertEqual(raised.count, 1)
        XCTAssertTrue(raised[0].reason.contains("should have a non-nil sourceView or barButtonItem"), raised[0].reason)
    }
}
