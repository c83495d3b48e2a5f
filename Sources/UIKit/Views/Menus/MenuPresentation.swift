import Graphics

/// A menu over a window, from its appearance to its disappearance: there is one at a time.
@MainActor final class MenuPresentation {
    private(set) static var current: MenuPresentation?

    let overlay = MenuOverlay(frame: .zero)
    let card = MenuCard(frame: .zero)
    /// A preview of the menu's subject, of the app's own.
    private let preview: UIViewController?
    private weak var source: UIView?
    private let sourceRect: CGRect
    private var menus: [UIMenu]
    private let sender: Any?
    /// The part of the source that isn't dimmed, in its coordinates; nil for the source's rectangle.
    var visiblePath: UIBezierPath?
    /// Called when the menu has disappeared; with true if the preview was tapped.
    var ended: ((Bool) -> Void)?

    /// In seconds.
    static let duration: TimeInterval = 0.2

    /// - Parameters:
    /// - sender: the sender that actions receive.
    /// - sourceRect: in the source's coordinates; it isn't dimmed with the rest.
    init(_ menu: UIMenu, from source: UIView, rect sourceRect: CGRect, sender: Any?, preview: UIViewController? = nil) {
        menus = [menu]
        self.source = source
        self.sourceRect = sourceRect
        self.sender = sender
        self.preview = preview
    }

    /// - Parameter dims: true to dim the source's surroundings, as for context menus.
    func show(dims: Bool) {
        guard let source, let window = source.window else { return }
        MenuPresentation.current?.dismiss()
        MenuPresentation.current = self
        UIMenuController.shared.hideMenu()
        overlay.frame = window.bounds
        if dims, preview == nil {
            let shown = source.convert(visiblePath?.bounds ?? sourceRect, to: nil)
            overlay.hole = visiblePath.map { source.path($0, in: shown) } ?? Path(rect: shown)
        }
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

    /// Places the card below the source where there is space, else above it, with a custom preview in between.
    private func place() {
        guard let source, let window = source.window else { return }
        let safe = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
        var anchor = source.convert(visiblePath?.bounds ?? sourceRect, to: nil)
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

/// Catches taps beside a menu, and dims everything but its source.
final class MenuOverlay: UIView {
    var tapped: ((CGPoint) -> Void)?
    var dims = false
    /// The area that isn't dimmed.
    var hole: Path?

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

    /// The card's frame, from which its shadow falls.
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
        var area = Path(rect: bounds)
        if let hole { area.append(hole) }
        recorder.fill(area, shade, rule: .evenOdd)
    }
}

extension UIView {
    /// A path of the view's in the coordinates of its window, where its bounds are known.
    fileprivate func path(_ path: UIBezierPath, in shown: CGRect) -> Path {
        let own = path.bounds
        guard own.width > 0, own.height > 0 else { return Path(rect: shown) }
        let scale = CGAffineTransform(scaleX: shown.width / own.width, y: shown.height / own.height)
        return path.graphicsPath.applying(
            CGAffineTransform(translationX: -own.minX, y: -own.minY).concatenating(scale)
                .concatenating(CGAffineTransform(translationX: shown.minX, y: shown.minY)))
    }
}

extension UIMenuElement {
    /// Performs the element's action.
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
