import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UITextView` and `NSTextStorage`.
@MainActor final class TextViewEditingTests: XCTestCase {
    private func shown(_ view: UITextView) throws -> HeadlessHost {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 200, height: 100) }
        view.font = .systemFont(ofSize: 17)
        controller.view.addSubview(view)
        host.show(controller)
        return host
    }

    /// Ten lines in a view of four: the caret is in sight after each key.
    func testScrollsToTheCaret() async throws {
        let view = UITextView()
        let host = try shown(view)
        view.becomeFirstResponder()
        for line in 0..<10 {
            host.type("line \(line)\n")
            let caret = view.caretRect(for: view.endOfDocument)
            XCTAssertTrue(
                view.bounds.insetBy(dx: -1, dy: 0).contains(caret), "line \(line): \(caret) in \(view.bounds)")
        }
        XCTAssertGreaterThan(view.contentOffset.y, 100)
        host.press(.up, modifiers: .command)
        XCTAssertEqual(view.contentOffset.y, 0)
        view.scrollRangeToVisible(NSRange(location: 60, length: 2))
        XCTAssertGreaterThan(view.contentOffset.y, 50)
    }

    /// Taps land where characters are shown, with the text scrolled.
    func testTapsInScrolledText() async throws {
        let view = UITextView()
        view.text = (0..<12).map { "word\($0) end" }.joined(separator: "\n")
        let host = try shown(view)
        view.contentOffset.y = 80
        host.settle()
        let offset = (view.text as NSString).range(of: "word6").location
        let rect = view.caretRect(for: try XCTUnwrap(view.position(from: view.beginningOfDocument, offset: offset)))
        let point = view.convert(CGPoint(x: rect.minX + 2, y: rect.midY), to: nil)
        host.play(.tap(at: point))
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(view.selectedRange, NSRange(location: offset, length: 0))
        host.advance(by: 1)
        let again = view.convert(CGPoint(x: rect.minX + 2, y: rect.midY), to: nil)
        host.play(.tap(at: again, count: 2))
        XCTAssertEqual(view.selectedRange, NSRange(location: offset, length: 5))
    }

    func testTextThatIsOnlyReadCanBeSelected() async throws {
        let view = UITextView()
        view.text = "one two"
        view.isEditable = false
        let host = try shown(view)
        let rect = view.caretRect(for: view.beginningOfDocument)
        let point = view.convert(CGPoint(x: rect.minX + 4, y: rect.midY), to: nil)
        host.play(.tap(at: point))
        XCTAssertFalse(view.isFirstResponder)
        host.advance(by: 1)
        host.play(.tap(at: point, count: 2))
        XCTAssertTrue(view.isFirstResponder)
        XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 3))
        XCTAssertNil(UIApplication.shared.keyboard.frame, "no keyboard for text that is only read")
        host.type("x")
        XCTAssertEqual(view.text, "one two")
        XCTAssertTrue(view.canPerformAction(EditAction.copy.selector, withSender: nil))
        XCTAssertFalse(view.canPerformAction(EditAction.cut.selector, withSender: nil))
    }

    func testLinksAreHandedToTheDelegate() async throws {
        final class Listener: NSObject, UITextViewDelegate {
            var urls: [URL] = []
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                urls.append(URL)
                return false
            }
        }
        let listener = Listener()
        let view = UITextView()
        view.isEditable = false
        view.delegate = listener
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        view.attributedText = NSAttributedString(string: "link", attributes: [.link: url])
        let host = try shown(view)
        let rect = view.caretRect(for: view.beginningOfDocument)
        host.play(.tap(at: view.convert(CGPoint(x: rect.minX + 4, y: rect.midY), to: nil)))
        XCTAssertEqual(listener.urls, [url])
    }

    /// A delegate may have the forms before iOS 10 alone, and is told of attachments, too.
    func testEarlierFormsAreAskedForLinksAndAttachments() async throws {
        final class Listener: NSObject, UITextViewDelegate {
            var urls: [URL] = []
            var attachments: [NSTextAttachment] = []
            func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
                urls.append(URL)
                return false
            }
            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
                in characterRange: NSRange
            ) -> Bool {
                attachments.append(textAttachment)
                return false
            }
        }
        let listener = Listener()
        let delegate: any UITextViewDelegate = listener
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        let attachment = NSTextAttachment()
        let (view, range) = (UITextView(), NSRange(location: 0, length: 1))
        XCTAssertEqual(
            delegate.textView?(view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction), false)
        XCTAssertEqual(
            delegate.textView?(view, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction),
            false)
        view.delegate = listener
        view.performPrimaryAction(of: UITextItem(.link(url), range: range))
        view.performPrimaryAction(of: UITextItem(.textAttachment(attachment), range: range))
        XCTAssertEqual(listener.urls, [url, url])
        XCTAssertEqual(listener.attachments, [attachment, attachment])
    }

    /// From iOS 17 on a delegate has actions and menus of its own for links and for what a tag marks.
    func testItemsHaveActionsAndMenus() async throws {
        final class Listener: NSObject, UITextViewDelegate {
            var tapped: [String] = []
            var asked: [NSRange] = []
            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                guard case .tag(let tag) = textItem.content else { return nil }
                return UIAction { [weak self] _ in self?.tapped.append(tag) }
            }
            func textView(
                _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
            ) -> UITextItem.MenuConfiguration? {
                asked.append(textItem.range)
                guard case .link = textItem.content else { return nil }
                XCTAssertFalse(defaultMenu.children.isEmpty)
                return UITextItem.MenuConfiguration(
                    menu: UIMenu(children: [UIAction(title: "Save for later") { _ in }]))
            }
        }
        let listener = Listener()
        let view = UITextView()
        view.isEditable = false
        view.delegate = listener
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        let text = NSMutableAttributedString(string: "link", attributes: [.link: url])
        text.append(NSAttributedString(string: "\ntag", attributes: [.textItemTag: "a"]))
        view.attributedText = text
        let host = try shown(view)
        let link = view.convert(view.caretRect(for: view.beginningOfDocument), to: nil)
        let tag = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
        host.play(.tap(at: CGPoint(x: link.minX + 4, y: link.midY)))
        XCTAssertEqual(listener.tapped, [])
        host.advance(by: 1)
        host.play(.tap(at: CGPoint(x: tag.minX - 4, y: tag.midY)))
        XCTAssertEqual(listener.tapped, ["a"])
        host.advance(by: 1)
        host.play(.press(at: CGPoint(x: link.minX + 4, y: link.midY), duration: 0.8))
        XCTAssertEqual(listener.asked, [NSRange(location: 0, length: 4)])
        XCTAssertNotNil(MenuPresentation.current)
    }

    /// The storage can be changed by the program, and tells its delegate.
    func testTextStorage() async throws {
        final class Highlighter: NSObject, NSTextStorageDelegate {
            var masks: [NSTextStorage.EditActions] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {
                masks.append(editedMask)
                guard editedMask.contains(.editedCharacters) else { return }
                let range = (textStorage.string as NSString).range(of: "#tag")
                guard range.location != NSNotFound else { return }
                textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            }
        }
        let highlighter = Highlighter()
        let view = UITextView()
        let host = try shown(view)
        view.textStorage.delegate = highlighter
        view.becomeFirstResponder()
        host.type("a #tag")
        XCTAssertEqual(
            view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, UIColor.red)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
        host.settle()
        XCTAssertEqual(view.text, "xyz #tag")
        XCTAssertEqual(view.canvas.attributedText?.string, "xyz #tag")
        let count = highlighter.masks.count
        view.textStorage.beginEditing()
        view.textStorage.append(NSAttributedString(string: "!"))
        view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
        XCTAssertEqual(highlighter.masks.count, count)
        view.textStorage.endEditing()
        XCTAssertEqual(highlighter.masks.count, count + 1)
    }

    /// A text view that doesn't scroll grows as one types, and with it a row that is told to measure again.
    func testARowGrowsWhileOneTypes() async throws {
        final class Cell: UITableViewCell {
            let text = UITextView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                text.isScrollEnabled = false
                text.font = .systemFont(ofSize: 17)
                text.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(text)
                NSLayoutConstraint.activate([
                    text.topAnchor.constraint(equalTo: contentView.topAnchor),
                    text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { fatalError("no coder in this test") }
        }
        final class Notes: UITableViewController, UITextViewDelegate {
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(Cell.self, forCellReuseIdentifier: "cell")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                (cell as? Cell)?.text.delegate = self
                return cell
            }
            func textViewDidChange(_ textView: UITextView) {
                tableView.beginUpdates()
                tableView.endUpdates()
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let notes = Notes(style: .plain)
        host.show(notes)
        let path = IndexPath(row: 1, section: 0)
        let cell = try XCTUnwrap(notes.tableView.cellForRow(at: path) as? Cell)
        let before = cell.frame.height
        XCTAssertEqual(before, 36.5 + 0.5)
        cell.text.becomeFirstResponder()
        host.type("one\ntwo\nthree")
        host.advance(by: 0.5)
        XCTAssertTrue(notes.tableView.cellForRow(at: path) === cell)
        XCTAssertEqual(cell.text.frame.height, 16 + 61 + 0.5, "the content view has the separator's pixel too")
        XCTAssertEqual(cell.frame.height, 16 + 61 + 0.5)
        XCTAssertTrue(cell.text.isFirstResponder)
    }
}
