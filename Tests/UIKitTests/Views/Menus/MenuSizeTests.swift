import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIMenu.ElementSize`, of `validate(_:)` and of key commands.
@MainActor final class MenuSizeTests: XCTestCase {
    func testElementsBesideEachOther() async throws {
        let host = try HeadlessHost(device: "iphone-8")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
        var count = 0
        let names = ["doc", "folder", "trash", "star", "heart"]
        func actions(_ number: Int) -> [UIAction] {
            names.prefix(number).map {
                UIAction(title: $0.capitalized, image: UIImage(systemName: $0)) { _ in count += 1 }
            }
        }
        let stays = UIAction(title: "More", attributes: .keepsMenuPresented) { action in
            count += 10
            action.title = "More \(count)"
        }
        let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: actions(5))
        XCTAssertEqual(palette.elementSize, .small)
        let middle = UIMenu(options: .displayInline, preferredElementSize: .medium, children: actions(3))
        let long = UIMenu(
            title: "", options: .displayInline,
            children: [UIAction(title: "A title that needs more than one line of the menu") { _ in }])
        long.displayPreferences = UIMenuDisplayPreferences()
        long.displayPreferences?.maximumNumberOfTitleLines = 2
        let menu = UIMenu(children: [middle, palette, long, stays])
        MenuPresentation(menu, from: controller.view, rect: CGRect(x: 100, y: 80, width: 40, height: 20), sender: nil)
            .show(dims: false)
        host.advance(by: 0.4)
        let card = try XCTUnwrap(MenuPresentation.current?.card)
        let rows = card.rows
        XCTAssertEqual(rows.count, 10)
        // Medium elements are three to a row, small ones four; each row is divided evenly across the card.
        for line in [rows[0..<3], rows[3..<7]] {
            XCTAssertEqual(Set(line.map(\.frame.minY)).count, 1)
            XCTAssertEqual(line.first?.frame.minX, 0)
            XCTAssertEqual(line.last?.frame.maxX, card.bounds.width)
            for (row, next) in zip(line, line.dropFirst()) { XCTAssertEqual(row.frame.maxX, next.frame.minX) }
            for row in line {
                XCTAssertEqual(row.frame.width, card.bounds.width / CGFloat(line.count), accuracy: 1)
            }
        }
        XCTAssertGreaterThan(rows[3].frame.minY, rows[0].frame.maxY, "a section of its own")
        XCTAssertEqual(rows[7].frame.minY, rows[3].frame.maxY, "the fifth begins a row")
        XCTAssertGreaterThan(rows[8].frame.height, rows[9].frame.height + 10, "two lines are higher than one")
        XCTAssertEqual(card.bounds.height, rows[9].frame.maxY)
        if let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] {
            try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("menu-sizes.png"))
        }
        rows[9].sendActions(for: .touchUpInside)
        XCTAssertEqual(count, 10)
        XCTAssertNotNil(MenuPresentation.current)
        XCTAssertEqual(card.rows.last?.entry.title, "More 10")
        card.rows[3].sendActions(for: .touchUpInside)
        XCTAssertEqual(count, 11)
        XCTAssertNil(MenuPresentation.current)
    }

    func testCommandsAreValidated() async throws {
        let host = try HeadlessHost()
        let editor = Editor()
        host.show(editor)
        let menu = UIMenu(children: [
            UICommand(title: "Sort", action: Editor.sorting), UICommand(title: "Reverse", action: Editor.reversing),
        ])
        let content = MenuContent(menu, responder: editor) {}
        XCTAssertEqual(content.sections.joined().map(\.title), ["Sort", "Turn Around"])
        XCTAssertEqual(content.sections.joined().map(\.state), [.off, .on])
        XCTAssertEqual(UIMenu.Identifier.standardEdit.rawValue, "com.apple.menu.standard-edit")
    }

    func testKeyCommandsOfControllers() async throws {
        let host = try HeadlessHost()
        let editor = Editor()
        host.show(editor)
        let command = UIKeyCommand(
            title: "Sort", action: Editor.sorting, input: UIKeyCommand.f5, modifierFlags: .command,
            alternates: [UICommandAlternate(title: "Reverse", action: Editor.reversing, modifierFlags: .shift)])
        editor.addKeyCommand(command)
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        let field = Field()
        editor.view.addSubview(field)
        field.becomeFirstResponder()
        func press(_ modifiers: UIKeyModifierFlags) {
            UIApplication.shared.deliverKey(
                characters: "", input: UIKeyCommand.f5, modifiers: modifiers, phase: .began, time: host.time)
        }
        press(.command)
        press([.command, .shift])
        XCTAssertEqual(editor.heard, ["sort", "reverse"])
        editor.removeKeyCommand(command)
        press(.command)
        XCTAssertEqual(editor.heard.count, 2)
    }
}

private final class Editor: UIViewController {
    var heard: [String] = []
    static var sorting: Selector { Selector("sort:", Editor.sort(_:)) }
    static var reversing: Selector { Selector("reverse:", Editor.reverse(_:)) }
    @MainActor func sort(_ sender: UICommand) { heard.append("sort") }
    @MainActor func reverse(_ sender: UICommand) { heard.append("reverse") }
    var mayReverse = true
    override func validate(_ command: UICommand) {
        super.validate(command)
        guard command.action == Editor.reversing else { return }
        command.title = "Turn Around"
        command.attributes = mayReverse ? [] : .disabled
        command.state = .on
    }
}
