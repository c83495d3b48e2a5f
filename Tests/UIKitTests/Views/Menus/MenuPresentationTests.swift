import HeadlessHost
import XCTest

@testable import UIKit

/// Takes commands of a menu.
private final class Owner: UIViewController {
    var saved: [String] = []
    static var saving: Selector { Selector("save:", Owner.save(_:)) }
    static var another: Selector { Selector("other:", Owner.other(_:)) }
    @MainActor func save(_ sender: UICommand) { saved.append(sender.title) }
    @MainActor func other(_ sender: UICommand) {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.name != "other:" && super.canPerformAction(action, withSender: sender)
    }
}

/// A label whose text can be copied.
private final class CopyLabel: UILabel {
    var copied = false
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", CopyLabel.copy(_:)) || action.name == "shout:"
    }
    override func copy(_ sender: Any?) { copied = true }
    static var shouting: Selector { Selector("shout:", CopyLabel.shout(_:)) }
    @MainActor func shout(_ sender: UIMenuController) {}
}

/// Kind: documented — Apple's documentation of menus, deferred elements and context menus.
@MainActor final class MenuPresentationTests: XCTestCase {
    private func shown(_ views: UIView...) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        for view in views { controller.view.addSubview(view) }
        host.show(controller)
        return host
    }

    private func tap(_ view: UIView?, _ host: HeadlessHost) throws {
        let view = try XCTUnwrap(view)
        host.play(.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)))
        host.advance(by: 0.4)
    }

    private func row(_ title: String) throws -> MenuRow {
        let card = try XCTUnwrap(MenuPresentation.current?.card)
        return try XCTUnwrap(card.rows.first { $0.entry.title == title }, "no row \(title)")
    }

    private func record(_ name: String, _ host: HeadlessHost) throws {
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("menu-\(name).png"))
    }

    func testAButtonsPrimaryMenu() async throws {
        var chosen: [String] = []
        func action(
            _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
        ) -> UIAction {
            UIAction(title: title, attributes: attributes, state: state) { chosen.append($0.title) }
        }
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 34)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(
            title: "What to do",
            children: [
                action("Copy"), action("Marked", [], .on), action("Never", .disabled), action("Gone", .hidden),
                UIMenu(title: "More", children: [action("Deep")]),
                UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
            ])
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        let host = try shown(button)
        try tap(button, host)
        XCTAssertEqual(events, ["menu"])
        let card = try XCTUnwrap(MenuPresentation.current?.card)
        XCTAssertEqual(card.rows.map(\.entry.title), ["Copy", "Marked", "Never", "More", "Delete"])
        XCTAssertEqual(card.frame.width, 250)
        XCTAssertEqual(card.frame.height, 32 + 5 * 44 + 8)
        XCTAssertEqual(card.frame.minY, 142)
        try record("button", host)
        try tap(row("Never"), host)
        XCTAssertNotNil(MenuPresentation.current)
        try tap(row("Copy"), host)
        XCTAssertEqual(chosen, ["Copy"])
        XCTAssertNil(MenuPresentation.current)
        XCTAssertEqual(card.superview?.superview, nil)

        try tap(button, host)
        try tap(row("More"), host)
        try tap(row("Deep"), host)
        XCTAssertEqual(chosen, ["Copy", "Deep"])

        try tap(button, host)
        host.play(.tap(at: CGPoint(x: 20, y: 600)))
        host.advance(by: 0.4)
        XCTAssertNil(MenuPresentation.current)
        XCTAssertEqual(chosen.count, 2)
    }

    /// A finger that opened the menu goes on to a row and is lifted there.
    func testChoosingWithoutLifting() async throws {
        var chosen: [String] = []
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 34)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: ["A", "B"].map { UIAction(title: $0) { chosen.append($0.title) } })
        let host = try shown(button)
        host.play(.drag(from: CGPoint(x: 140, y: 117), to: CGPoint(x: 150, y: 142 + 66), duration: 0.5))
        XCTAssertEqual(chosen, ["B"])
        XCTAssertNil(MenuPresentation.current)
    }

    func testSelectionAsPrimaryAction() async throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 34)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        let menu = UIMenu(
            options: .singleSelection,
            children: [UIAction(title: "Small", state: .on) { _ in }, UIAction(title: "Large") { _ in }])
        button.menu = menu
        XCTAssertEqual(button.title(for: .normal), "Small")
        let host = try shown(button)
        try tap(button, host)
        try tap(row("Large"), host)
        XCTAssertEqual(button.title(for: .normal), "Large")
        XCTAssertEqual(menu.selectedElements.map(\.title), ["Large"])
    }

    /// Apple's documentation of pop-up buttons: one element is on, whatever the menu's options and the order of the settings.
    func testAPopUpButtonBeginsWithItsFirstElement() async throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 34)
        let menu = UIMenu(children: ["Work", "Home"].map { UIAction(title: $0) { _ in } })
        button.changesSelectionAsPrimaryAction = true
        button.menu = menu
        XCTAssertNil(button.title(for: .normal), "no pop-up button yet")
        button.showsMenuAsPrimaryAction = true
        XCTAssertEqual(button.title(for: .normal), "Work")
        let host = try shown(button)
        try tap(button, host)
        try tap(row("Home"), host)
        XCTAssertEqual(button.title(for: .normal), "Home")
        XCTAssertEqual(menu.selectedElements.map(\.title), ["Home"])
    }

    func testDeferredElements() async throws {
        var asked = 0
        var later: (([UIMenuElement]) -> Void)?
        let now = UIDeferredMenuElement { completion in
            asked += 1
            completion([UIAction(title: "Now") { _ in }])
        }
        let awaited = UIDeferredMenuElement.uncached { later = $0 }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 34)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [now, awaited])
        let host = try shown(button)
        try tap(button, host)
        let card = try XCTUnwrap(MenuPresentation.current?.card)
        XCTAssertEqual(card.rows.map(\.entry.title), ["Now", "Loading…"])
        later?([UIAction(title: "Later") { _ in }])
        XCTAssertEqual(asked, 1)
        host.play(.tap(at: CGPoint(x: 20, y: 600)))
        host.advance(by: 0.4)
        try tap(button, host)
        XCTAssertEqual(asked, 1, "what was given is kept")
    }

    func testCommandsGoUpTheChain() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let owner = Owner()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 34))
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UICommand(title: "Save", action: Owner.saving),
            UIKeyCommand(title: "Other", action: Owner.another, input: "o"),
        ])
        owner.view.addSubview(button)
        host.show(owner)
        try tap(button, host)
        XCTAssertEqual(MenuPresentation.current?.card.rows.map(\.entry.title), ["Save"])
        try tap(row("Save"), host)
        XCTAssertEqual(owner.saved, ["Save"])
    }

    func testABarItemsMenu() async throws {
        var chosen: [String] = []
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let menu = UIMenu(children: [UIAction(title: "Sort") { chosen.append($0.title) }])
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
        controller.view.backgroundColor = .systemBackground
        host.show(UINavigationController(rootViewController: controller))
        host.play(.tap(at: CGPoint(x: 340, y: 42)))
        host.advance(by: 0.4)
        try record("bar", host)
        let card = try XCTUnwrap(MenuPresentation.current?.card)
        XCTAssertEqual(card.frame.maxX, 359, accuracy: 1)
        try tap(row("Sort"), host)
        XCTAssertEqual(chosen, ["Sort"])
    }

    /// A long press on a row asks the delegate, and selects nothing.
    func testContextMenusOfRows() async throws {
        final class List: UITableViewController {
            var log: [String] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                log.append("selected \(indexPath.row)")
            }
            override func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard indexPath.row != 3 else { return nil }
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
                    UIMenu(children: [
                        UIAction(title: "Share") { _ in self?.log.append("share \(indexPath.row)") }
                    ])
                }
            }
            var menus: [String] = []
            override func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { menus.append("display") }
            override func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { menus.append("end") }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let list = List(style: .plain)
        host.show(list)
        func middle(_ row: Int) -> CGPoint {
            let rect = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
            return list.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil)
        }
        host.play(.press(at: middle(1), duration: 0.8))
        host.advance(by: 0.4)
        try record("row", host)
        XCTAssertEqual(list.log, [])
        XCTAssertEqual(list.menus, ["display"])
        try tap(row("Share"), host)
        XCTAssertEqual(list.log, ["share 1"])
        XCTAssertEqual(list.menus, ["display", "end"])
        host.play(.press(at: middle(3), duration: 0.8))
        XCTAssertNil(MenuPresentation.current)
        XCTAssertEqual(list.log, ["share 1", "selected 3"])
        host.play(.tap(at: middle(2)))
        XCTAssertEqual(list.log.last, "selected 2")
    }

    func testContextMenuInteraction() async throws {
        final class Delegate: NSObject, UIContextMenuInteractionDelegate {
            var log: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                log.append("configure \(Int(location.x))")
                return UIContextMenuConfiguration(
                    identifier: "x" as NSString,
                    previewProvider: {
                        let preview = UIViewController()
                        preview.view.backgroundColor = .systemIndigo
                        preview.preferredContentSize = CGSize(width: 200, height: 150)
                        return preview
                    }, actionProvider: { _ in UIMenu(children: [UIAction(title: "Do") { _ in }]) })
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {
                log.append("commit \(configuration.identifier)")
                animator.addCompletion { [weak self] in self?.log.append("committed") }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log.append("display") }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log.append("end") }
        }
        let delegate = Delegate()
        let view = UIView(frame: CGRect(x: 50, y: 80, width: 100, height: 60))
        view.backgroundColor = .systemOrange
        let interaction = UIContextMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        XCTAssertTrue(view.interactions.first === interaction && interaction.view === view)
        let host = try shown(view)
        host.play(.press(at: CGPoint(x: 70, y: 100), duration: 0.8))
        host.advance(by: 0.4)
        try record("context", host)
        XCTAssertEqual(delegate.log, ["configure 20", "display"])
        let card = try XCTUnwrap(MenuPresentation.current?.card)
        host.play(.tap(at: CGPoint(x: 187, y: card.frame.minY - 40)))
        host.advance(by: 0.5)
        XCTAssertEqual(delegate.log, ["configure 20", "display", "commit x", "end", "committed"])
        view.removeInteraction(interaction)
        XCTAssertNil(interaction.view)
        host.play(.press(at: CGPoint(x: 70, y: 100), duration: 0.8))
        XCTAssertEqual(delegate.log.count, 5)
    }

    /// The edit menu offers what the chain would do, an app's own items among it.
    func testTheEditMenu() async throws {
        let label = CopyLabel(frame: CGRect(x: 50, y: 200, width: 100, height: 30))
        label.isUserInteractionEnabled = true
        let host = try shown(label)
        label.becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Shout", action: CopyLabel.shouting)]
        defer { menu.menuItems = nil }
        menu.showMenu(from: label, rect: label.bounds)
        host.settle()
        XCTAssertTrue(menu.isMenuVisible)
        XCTAssertEqual(menu.menuFrame.maxY, 200)
        let bar = try XCTUnwrap(host.window.subviews.compactMap { $0 as? EditMenuBar }.first)
        let titles = bar.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
        XCTAssertEqual(titles, ["Copy", "Shout"])
        try tap(bar.subviews.first { ($0 as? UIButton)?.currentTitle == "Copy" }, host)
        XCTAssertTrue(label.copied)
        XCTAssertFalse(menu.isMenuVisible)
    }

    func testEditMenuInteractionAndDelegates() async throws {
        final class Delegate: NSObject, UIEditMenuInteractionDelegate, UITextFieldDelegate {
            var log: [String] = []
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                UIMenu(
                    children: [UIAction(title: "Own") { [weak self] _ in self?.log.append("own") }] + suggestedActions)
            }
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                log.append("menu \(range.location),\(range.length) \(suggestedActions.map(\.title))")
                return UIMenu(
                    children: suggestedActions.filter { $0.title == "Copy" } + [UIAction(title: "Extra") { _ in }])
            }
        }
        let delegate = Delegate()
        let view = UIView(frame: CGRect(x: 50, y: 200, width: 100, height: 50))
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
        field.text = "word"
        field.delegate = delegate
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        let host = try shown(view, field)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 10)))
        XCTAssertEqual(UIMenuController.shared.menuFrame.maxY, 210)
        func bar() -> EditMenuBar? { host.window.subviews.compactMap { $0 as? EditMenuBar }.first }
        func button(_ title: String) -> UIView? {
            bar()?.subviews.first { ($0 as? UIButton)?.currentTitle == title }
        }
        try tap(button("Own"), host)
        XCTAssertEqual(delegate.log, ["own"])
        XCTAssertNil(bar())
        UIPasteboard.general.items = []
        host.play(.tap(at: CGPoint(x: 30, y: 317), count: 2))
        host.advance(by: 0.4)
        XCTAssertEqual(delegate.log.last, "menu 0,4 [\"Cut\", \"Copy\"]")
        XCTAssertNotNil(button("Extra"))
        XCTAssertNil(button("Cut"))
        try tap(button("Copy"), host)
        XCTAssertEqual(UIPasteboard.general.string, "word")
    }

    func testNothingIsHeld() async throws {
        weak var button: UIButton?
        weak var menu: UIMenu?
        weak var list: UITableView?
        func make() throws {
            let made = UIButton(frame: CGRect(x: 100, y: 100, width: 80, height: 34))
            made.showsMenuAsPrimaryAction = true
            made.menu = UIMenu(
                options: .singleSelection, children: [UIAction(title: "A") { [weak made] _ in made?.tag = 1 }])
            let table = UITableView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            let delegate = UITableViewController()
            table.delegate = delegate
            let host = try shown(made, table)
            try tap(made, host)
            try tap(row("A"), host)
            XCTAssertEqual(made.tag, 1)
            (button, menu, list) = (made, made.menu, table)
        }
        try make()
        UIApplication.shared.restart()
        XCTAssertNil(button)
        XCTAssertNil(menu)
        XCTAssertNil(list)
    }
}
