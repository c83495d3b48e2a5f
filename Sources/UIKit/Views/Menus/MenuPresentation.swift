import Graphics

/// A menu over a window, from its coming to its going: there is one at a time.
@MainActor final class MenuPresentation {
    private(set) static var current: MenuPresentation?

    let overlay = MenuOverlay(frame: .zero)
    let card = MenuCard(frame: .zero)
    /// A picture of what the menu is about, of the app's own.
    private let preview: UIViewController?
    private weak var source: UIView?
    private let sourceRect: CGRect
    private var menus: [UIMenu]
    private let sender: Any?
    /// Called when the menu has gone; with true where the preview was tapped.
    var ended: ((Bool) -> Void)?

    /// Seconds.
    static let duration: TimeInterval = 0.2

    /// - Parameters:
    ///   - sender: told to actions as the one who sends them.
    ///   - sourceRect: in the source's coordinates; it stays light while the rest is dimmed, if it is.
    init(_ menu: UIMenu, from source: UIView, rect sourceRect: CGRect, sender: Any?, preview: UIViewController? = nil) {
        menus = [menu]
        self.source = source
        self.sourceRect = sourceRect
        self.sender = sender
        self.preview = preview
    }

    /// - Parameter dims: whether what lies around the source is darkened, as for context menus.
    func show(dims: Bool) {
        guard let source, let window = source.window else { return }
        MenuPresentation.current?.dismiss()
        MenuPresentation.current = self
        UIMenuController.shared.hideMenu()
        overlay.frame = window.bounds
        overlay.hole = dims && preview == nil ? source.convert(sourceRect, to: nil) : nil
        overlay.dims = dims
        overlay.tapped = { [weak self] point in self?.tapped(at: point) }
        card.choose = { [weak self] entry in self?.choose(entry) }
        overlay.addSubview(card)
        if let view = preview?.view {
            view.clipsToBounds = true
            view.layer.cornerRadius = 13
            overlay.addSubview(view)
        }
        fill()
        window.addSubview(overlay)
        UIView.performWithoutAnimation { overlay.alpha = 0 }
        UIView.animate(withDuration: Self.duration) { self.overlay.alpha = 1 }
    }

    private func fill() {
        guard let menu = menus.last else { return }
        let content = MenuContent(menu, responder: UIApplication.shared.firstResponder ?? source) { [weak self] in
            self?.fill()
        }
        card.show(content)
        place()
    }

    func replace(with menu: UIMenu) {
        menus = [menu]
        fill()
    }

    /// Under the source where there is room, else above it; a preview of its own stands between.
    private func place() {
        guard let source, let window = source.window else { return }
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        var anchor = source.convert(sourceRect, to: nil)
        if let preview, let view = preview.view {
            var size = preview.preferredContentSize
            if size.width <= 0 { size = CGSize(width: safe.width, height: safe.height / 2) }
            let height = min(size.height, max(0, safe.height - card.sizeThatFits(.zero).height - 16))
            let width = min(size.width, safe.width)
            view.frame = CGRect(
                x: ((window.bounds.width - width) / 2).rounded(),
                y: min(
                    max(anchor.midY - height / 2, safe.minY), safe.maxY - height - card.sizeThatFits(.zero).height - 16
                )
                .rounded(), width: width, height: height)
            anchor = view.frame
        }
        let size = card.sizeThatFits(.zero)
        let height = min(size.height, safe.height)
        let isBelow = anchor.maxY + 8 + height <= safe.maxY || anchor.minY - 8 - height < safe.minY
        let y = isBelow ? min(anchor.maxY + 8, safe.maxY - height) : anchor.minY - 8 - height
        let flips = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let leadsRight = flips ? anchor.midX >= window.bounds.midX : anchor.midX > window.bounds.midX
        let x = leadsRight ? anchor.maxX - size.width : anchor.minX
        card.frame = CGRect(
            x: min(max(x, safe.minX), safe.maxX - size.width).rounded(), y: max(y, safe.minY).rounded(),
            width: size.width, height: height)
        overlay.cardFrame = card.frame
    }

    func choose(_ entry: MenuEntry) {
        guard entry.isEnabled else { return }
        switch entry.kind {
        case .loading: break
        case .submenu(let menu):
            menus.append(menu)
            fill()
        case .element(let element):
            let responder = UIApplication.shared.firstResponder ?? source
            if !entry.keepsMenu { dismiss() }
            element.perform(sender: sender, responder: responder)
            if entry.keepsMenu { fill() }
        }
    }

    private func tapped(at point: CGPoint) {
        if let view = preview?.view, view.frame.contains(point) { return dismiss(commits: true) }
        if menus.count > 1 {
            menus.removeLast()
            return fill()
        }
        dismiss()
    }

    func dismiss(commits: Bool = false) {
        guard MenuPresentation.current === self else { return }
        MenuPresentation.current = nil
        let overlay = self.overlay
        overlay.isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.duration) {
            overlay.alpha = 0
        } completion: { _ in
            overlay.removeFromSuperview()
        }
        ended?(commits)
        ended = nil
    }

    static func abandon() {
        current?.overlay.removeFromSuperview()
        current = nil
    }
}

/// Catches taps beside a menu, and darkens what it isn't about.
final class MenuOverlay: UIView {
    var tapped: ((CGPoint) -> Void)?
    var dims = false
    /// What stays light.
    var hole: CGRect?

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MenuOverlay: menus make it") }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { tapped?(touch.location(in: self)) }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// What the card's shadow falls from.
    var cardFrame = CGRect.zero { didSet { if cardFrame != oldValue { setNeedsDisplay() } } }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        recordShade(into: &recorder)
        let shadow = Shadow(
            color: UIColor(white: 0, alpha: 0.25).graphicsColor(for: traitCollection), radius: 16,
            offset: CGSize(width: 0, height: 4))
        recorder.shadow(Path(roundedRect: cardFrame, radius: 13, curve: .continuous), shadow)
    }

    private func recordShade(into recorder: inout DisplayListRecorder) {
        guard dims else { return }
        let shade = UIColor(white: 0, alpha: 0.2).graphicsColor(for: traitCollection)
        let hole = (self.hole ?? .zero).intersection(bounds)
        guard !hole.isEmpty else { return recorder.fill(bounds, shade) }
        for part in [
            CGRect(x: 0, y: 0, width: bounds.width, height: hole.minY),
            CGRect(x: 0, y: hole.maxY, width: bounds.width, height: bounds.height - hole.maxY),
            CGRect(x: 0, y: hole.minY, width: hole.minX, height: hole.height),
            CGRect(x: hole.maxX, y: hole.minY, width: bounds.width - hole.maxX, height: hole.height),
        ] where !part.isEmpty {
            recorder.fill(part, shade)
        }
    }
}

extension UIMenuElement {
    /// Does what the element is for.
    func perform(sender: Any?, responder: UIResponder?) {
        if let action = self as? UIAction {
            action.group?.menu?.selectAlone(action)
            action.perform(sender: sender)
        } else if let command = self as? UICommand, let selector = command.action {
            guard let target = responder?.target(forAction: selector, withSender: command) else { return }
            UIApplication.shared.sendAction(selector, to: target, from: command, for: nil)
        }
    }
}
