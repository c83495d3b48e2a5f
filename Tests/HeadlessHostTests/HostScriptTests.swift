import HeadlessHost
import UIKit
import XCTest

/// Kind: documented — our documentation of scripts, and their round trip.
@MainActor final class HostScriptTests: XCTestCase {
    private let script = HostScript(
        [
            .init(0, .touch(.down, at: CGPoint(x: 1.5, y: 2), finger: 0)),
            .init(1.0 / 60, .touch(.move, at: CGPoint(x: 3, y: -4), finger: 2)),
            .init(0.5, .key(HostKey("a"), modifiers: [.shift, .command], isDown: true)),
            .init(0.5, .key(.returnKey, modifiers: [], isDown: false)),
            .init(0.5, .key(.left, modifiers: [], isDown: true)),
            .init(0.75, .text("川 b%")), .init(1, .wheel(at: .zero, by: CGPoint(x: 0, y: 40))), .init(1, .hover(nil)),
            .init(1, .hover(CGPoint(x: 1, y: 1))), .init(2, .turn), .init(2, .resize(CGSize(width: 500, height: 600))),
            .init(2, .resizing(CGSize(width: 501, height: 600))), .init(2, .back),
            .init(2, .change(.device("iphone-15"))), .init(2, .change(.release(.iOS18))),
            .init(2, .change(.textSize(.accessibilityLarge))), .init(2, .change(.appearance(.dark))),
            .init(2, .change(.keyboard(isAttached: true))), .init(2, .change(.keyboard(isAttached: false))),
        ], duration: 3)

    func testTextAndBack() async throws {
        XCTAssertEqual(try HostScript(text: script.description), script)
        XCTAssertEqual(try HostScript(text: "# a note\n\n" + script.description), script)
        XCTAssertEqual(try HostScript(text: "0.5 down 1 2\n").duration, 0.5)
    }

    func testLinesThatAreNone() async throws {
        for (text, line, reason) in [
            ("now down 1 2", 1, "it begins with a time"), ("0 down 1 2\n1 up 1 2\n0.5 turn", 3, "not before the last"),
            ("0 down 1", 1, "down, move, up"), ("0 down 1 x", 1, "down, move, up"), ("0 fly 1 2", 1, "down, move, up"),
            ("0 device nokia", 1, "down, move, up"), ("0 size XXXXL", 1, "down, move, up"),
            ("0", 1, "it begins with a time"), ("0 resize inf 2", 1, "down, move, up"), ("nan turn", 1, "it begins"),
        ] {
            XCTAssertThrowsError(try HostScript(text: text), text) { error in
                XCTAssertTrue("\(error)".hasPrefix("line \(line) of the script"), "\(error)")
                XCTAssertTrue("\(error)".contains(reason), "\(error)")
            }
        }
    }

    private final class Sizes: UIViewController {
        var sizes: [CGSize] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            sizes.append(size)
        }
    }

    /// Controllers are told of a turn and of a window's free size; margins, safe area and size classes follow.
    func testTurningAndResizing() async throws {
        let host = try HeadlessHost(device: "iphone-13")
        defer { _ = try? HeadlessHost() }
        let controller = Sizes()
        host.show(controller)
        host.turn()
        XCTAssertEqual(host.screenSize, CGSize(width: 844, height: 390))
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 844, height: 390))
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        XCTAssertEqual(controller.traitCollection.verticalSizeClass, .compact)
        host.turn()
        XCTAssertEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        host.resize(to: CGSize(width: 500, height: 700))
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 500, height: 700))
        host.resize(to: CGSize(width: 500, height: 700))
        host.resize(to: CGSize(width: 0, height: 700))
        XCTAssertEqual(
            controller.sizes,
            [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844), CGSize(width: 500, height: 700)])
    }
}
