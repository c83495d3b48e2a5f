/// A part of a text view's text that answers to touches: a link, or what an app marks by a tag.
@preconcurrency @MainActor public final class UITextItem: NSObject {
    public enum ContentType: Int, Sendable {
        case link, textAttachment, tag
    }

    /// The thing that the item stands for.
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    /// The menu of an item; none of it for an item that should have none.
    @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
        let menu: UIMenu

        public init(menu: UIMenu) {
            self.menu = menu
            super.init()
        }
    }

    public let content: Content
    /// In the text view's text.
    public let range: NSRange

    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }
}

extension NSAttributedString.Key {
    /// A `String` by which a text view's delegate knows the text as an item, from iOS 17 on.
    public static let textItemTag = NSAttributedString.Key("NSTextItemTag")
}

extension UITextView {
    /// The item at a point; nil in text that is edited, and where there is none.
    func textItem(at point: CGPoint) -> UITextItem? {
        if let (url, range) = link(at: point) { return UITextItem(.link(url), range: range) }
        guard !isEditable, isSelectable, let character = editor.characterRange(at: point) else { return nil }
        var range = NSRange()
        let attributes = editor.storage.attributes(at: character.lowerBound, effectiveRange: &range)
        if let tag = attributes[.textItemTag] as? String { return UITextItem(.tag(tag), range: range) }
        return (attributes[.attachment] as? NSTextAttachment).map { UITextItem(.textAttachment($0), range: range) }
    }

    func performTextItem(at point: CGPoint) -> Bool {
        guard let item = textItem(at: point) else { return false }
        performPrimaryAction(of: item)
        return true
    }

    func showTextItemMenu(at point: CGPoint) -> Bool { textItem(at: point).map { showMenu(of: $0) } ?? false }

    /// Does what a tap on an item does: opens a link, or tells the delegate of an attachment, unless it has another action.
    func performPrimaryAction(of item: UITextItem) {
        let usual = UIAction { [weak self] _ in self?.interact(with: item) }
        guard let delegate = delegate else { return usual.handler(usual) }
        guard let action = delegate.textView(self, primaryActionFor: item, defaultAction: usual) else { return }
        action.handler(action)
    }

    private func interact(with item: UITextItem) {
        guard case .textAttachment(let attachment) = item.content else { return openLink(of: item) }
        _ = delegate?.textView(
            self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    }

    private func openLink(of item: UITextItem) {
        guard case .link(let url) = item.content else { return }
        let opens =
            delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
        if opens { UIApplication.shared.open(url) }
    }

    /// Shows an item's menu for a long press; false where it has none.
    func showMenu(of item: UITextItem) -> Bool {
        let usual = usualMenu(of: item)
        let configuration =
            delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: usual) }
            ?? UITextItem.MenuConfiguration(menu: usual)
        guard let menu = configuration?.menu, !menu.children.isEmpty else { return false }
        let presentation = MenuPresentation(menu, from: self, rect: firstRect(of: item.range), sender: self)
        let animator = ContextMenuAnimator(nil)
        delegate?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
        presentation.ended = { [weak self] _ in
            guard let self else { return }
            let animator = ContextMenuAnimator(nil)
            delegate?.textView(self, textItemMenuWillEndFor: item, animator: animator)
            animator.run()
        }
        presentation.show(dims: true)
        animator.run()
        return true
    }

    /// Provenance: estimated — the words of a link's menu: those of the system's menus for links in English.
    private func usualMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        return UIMenu(children: [
            UIAction(title: "Open Link") { [weak self] _ in self?.openLink(of: item) },
            UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
        ])
    }

    private func firstRect(of range: NSRange) -> CGRect {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length), let range = textRange(from: start, to: end)
        else { return bounds }
        return firstRect(for: range)
    }
}
