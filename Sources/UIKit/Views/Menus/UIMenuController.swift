import Graphics

/// An item of an app's own in the edit menu: shown where a responder of the chain can perform its action.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The edit menu: a bar over a selection with the actions that the first responder can perform.
@preconcurrency @MainActor open class UIMenuController: NSObject, TouchObserver {
    public static let shared = UIMenuController()

    /// The side of the bar that points at the target; by default the lower one, or the upper one where there is no room above.
    public enum ArrowDirection: Int, Sendable {
        case `default`, up, down, left, right
    }

    /// The wanted side; the bar has no arrow at its left and right, and chooses for itself then.
    open var arrowDirection = ArrowDirection.default
    /// Shown after the standard items.
    open var menuItems: [UIMenuItem]?
    open private(set) var isMenuVisible = false
    private let bar = EditMenuBar(frame: .zero)
    private weak var target: UIView?
    private var targetRectangle = CGRect.zero

    /// Shows the menu above a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        target = targetView
        targetRectangle = targetRect
        show()
    }
    open func hideMenu() { hide() }
    open func hideMenu(from targetView: UIView) { if target === targetView { hide() } }
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        target = targetView
        targetRectangle = targetRect
    }
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { if menuVisible { show() } else { hide() } }
    /// Updates the available actions.
    open func update() { if isMenuVisible { show() } }
    /// In window coordinates; null while there is none.
    open var menuFrame: CGRect { isMenuVisible ? bar.frame : .null }

    /// True if the menu was hidden by the touch that is on the screen, or was the last one.
    private(set) var wasHiddenByTouch = false

    /// Hides the menu when a touch begins on a view beside it.
    func touchBegan(on view: UIView) {
        wasHiddenByTouch = isMenuVisible && !view.isDescendant(of: bar)
        if wasHiddenByTouch { hide() }
    }

    private func show() {
        guard let target else { return }
        show(availableItems(for: target))
    }

    /// Shows an app's own menu as a bar: sections are laid out side by side.
    func present(_ menu: UIMenu, from view: UIView, rect: CGRect) {
        target = view
        targetRectangle = rect
        let responder = UIApplication.shared.firstResponder ?? view
        let content = MenuContent(menu, responder: responder) {}
        show(
            content.sections.flatMap { $0 }.filter(\.isEnabled).map { entry in
                EditMenuBar.Item(title: entry.title) { [weak self, weak responder] in
                    if case .submenu(let inner) = entry.kind {
                        self?.present(inner, from: view, rect: rect)
                        return
                    }
                    self?.hide()
                    if case .element(let element) = entry.kind { element.perform(sender: self, responder: responder) }
                }
            })
    }

    /// The standard items that the chain can perform now, as menu elements.
    func suggestedActions(for view: UIView) -> [UIMenuElement] {
        let start = UIApplication.shared.firstResponder ?? view
        return EditAction.allCases.filter { start.target(forAction: $0.selector, withSender: self) != nil }
            .map { UICommand(title: $0.title, action: $0.selector) }
    }

    private func show(_ items: [EditMenuBar.Item]) {
        guard let target, let window = target.window else { return }
        guard !items.isEmpty else { return hide() }
        post(UIMenuController.willShowMenuNotification, unless: isMenuVisible)
        UIApplication.shared.timeline.touchObserver = self
        let wasVisible = isMenuVisible
        isMenuVisible = true
        bar.show(items, at: target.convert(targetRectangle, to: nil), in: window, arrow: arrowDirection)
        post(UIMenuController.didShowMenuNotification, unless: wasVisible)
    }

    private func hide() {
        guard isMenuVisible else { return }
        post(UIMenuController.willHideMenuNotification, unless: false)
        isMenuVisible = false
        bar.removeFromSuperview()
        post(UIMenuController.didHideMenuNotification, unless: false)
    }

    private func post(_ name: Notification.Name, unless isKnown: Bool) {
        if !isKnown { NotificationCenter.default.post(name: name, object: self) }
    }

    /// Shows the menu for the selection after a selecting action was chosen in the menu.
    private func showForSelection(after action: Selector) {
        guard let kind = EditAction(action), kind == .select || kind == .selectAll else { return }
        (UIApplication.shared.firstResponder as? any TextEditorHost)?.editor.showMenu(true)
    }

    /// The items that the chain from the first responder, else from the target, can perform.
    private func availableItems(for target: UIView) -> [EditMenuBar.Item] {
        let start = UIApplication.shared.firstResponder ?? target
        let standard: [(String, Selector)] = [EditAction.cut, .copy, .paste, .delete, .select, .selectAll].map {
            ($0.title, $0.selector)
        }
        let own = (menuItems ?? []).map { ($0.title, $0.action) }
        return (standard + own).compactMap { title, action in
            guard let object = start.target(forAction: action, withSender: self) else { return nil }
            let responder = object as AnyObject
            return EditMenuBar.Item(title: title) { [weak self, weak responder] in
                self?.hide()
                guard let responder else { return }
                UIApplication.shared.sendAction(action, to: responder, from: self, for: nil)
                self?.showForSelection(after: action)
            }
        }
    }
}

extension UIMenuController {
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
}

/// A dark bar of titles with an arrow to its subject.
final class EditMenuBar: UIView {
    struct Item {
        let title: String
        let perform: () -> Void
    }

    private var buttons: [UIButton] = []
    /// The position of the arrow's tip, from the left.
    private var tip: CGFloat = 0
    private var pointsUp = false
    /// Provenance: estimated — edit menus 37 pt high, a pointer of 9: pictures of iOS 13.
    private static let height: CGFloat = 37
    private static let pointer: CGFloat = 9

    func show(_ items: [Item], at rect: CGRect, in window: UIWindow, arrow: UIMenuController.ArrowDirection) {
        for button in buttons { button.removeFromSuperview() }
        buttons = items.map { item in
            let button = UIButton(type: .custom)
            button.setTitle(item.title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 14)
            button.setTitleColor(.white, for: .normal)
            button.setTitleColor(.lightGray, for: .highlighted)
            button.addAction(UIAction { _ in item.perform() }, for: .touchUpInside)
            addSubview(button)
            return button
        }
        let widths = buttons.map { ($0.titleLabel?.intrinsicContentSize.width ?? 0).rounded(.up) + 24 }
        let width = min(widths.reduce(0, +), window.bounds.width - 16)
        let safe = window.safeAreaInsets
        let full = Self.height + Self.pointer
        pointsUp = arrow == .up || arrow != .down && rect.minY - full < safe.top
        let x = min(max(rect.midX - width / 2, 8), window.bounds.width - 8 - width)
        frame = CGRect(x: x.rounded(), y: pointsUp ? rect.maxY : rect.minY - full, width: width, height: full)
        tip = min(max(rect.midX - frame.minX, 16), width - 16)
        var left: CGFloat = 0
        for (button, natural) in zip(buttons, widths) {
            button.frame = CGRect(x: left, y: pointsUp ? Self.pointer : 0, width: natural, height: Self.height)
            left += natural
        }
        backgroundColor = nil
        isOpaque = false
        if superview !== window { window.addSubview(self) } else { window.bringSubviewToFront(self) }
        setNeedsDisplay()
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let background = UIColor(white: 0.11, alpha: 1).graphicsColor(for: traitCollection)
        let top = pointsUp ? Self.pointer : 0
        let body = CGRect(x: 0, y: top, width: bounds.width, height: Self.height)
        recorder.fill(Path(roundedRect: body, radius: 8, curve: .continuous), background)
        var pointer = Path()
        let base = pointsUp ? top + 0.5 : body.maxY - 0.5
        pointer.move(to: CGPoint(x: tip - Self.pointer, y: base))
        pointer.line(to: CGPoint(x: tip, y: pointsUp ? 0 : bounds.height))
        pointer.line(to: CGPoint(x: tip + Self.pointer, y: base))
        pointer.close()
        recorder.fill(pointer, background)
        let line = UIColor(white: 0.4, alpha: 1).graphicsColor(for: traitCollection)
        for button in buttons.dropFirst() {
            recorder.fill(CGRect(x: button.frame.minX, y: top, width: 0.5, height: Self.height), line)
        }
    }
}

extension TextEditor {
    func showMenu(_ shows: Bool) {
        guard shows else { return hideMenu() }
        guard let host else { return }
        host.layoutIfNeeded()
        let rects = text.isCaret ? [caretRect(for: place(text.head))] : selectionRects(for: selection).map(\.rect)
        guard let first = rects.first else { return }
        let rect = rects.dropFirst().reduce(first) { $0.union($1) }.intersection(host.bounds)
        let suggested = UIMenuController.shared.suggestedActions(for: host)
        if let menu = host.editMenu(for: NSRange(selection), suggested: suggested) {
            UIMenuController.shared.present(menu, from: host, rect: rect)
        } else {
            UIMenuController.shared.showMenu(from: host, rect: rect)
        }
    }

    func hideMenu() { if let host { UIMenuController.shared.hideMenu(from: host) } }
}
