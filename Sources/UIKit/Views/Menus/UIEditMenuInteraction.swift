/// The position of an edit menu, and its subject.
@preconcurrency @MainActor open class UIEditMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    /// In the coordinates of the interaction's view.
    public let sourcePoint: CGPoint

    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        UIEditMenuConfiguration.count += 1
        self.identifier = identifier ?? NSNumber(value: UIEditMenuConfiguration.count)
        self.sourcePoint = sourcePoint
        super.init()
    }

    private static var count = 0
}

/// Shows an edit menu over a view, with the actions of the responder chain as its delegate customises them.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var shown: UIEditMenuConfiguration?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        let suggested = UIMenuController.shared.suggestedActions(for: view)
        let menu: UIMenu?
        if let delegate {
            menu = delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        } else {
            menu = UIMenu(children: suggested)
        }
        let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        let rect = target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
        guard let menu else { return }
        shown = configuration
        UIMenuController.shared.present(menu, from: view, rect: rect)
    }
    open func dismissMenu() {
        guard shown != nil, let view else { return }
        shown = nil
        UIMenuController.shared.hideMenu(from: view)
    }
    /// Calls the delegate again.
    open func reloadVisibleMenu() {
        if let shown, UIMenuController.shared.isMenuVisible { presentEditMenu(with: shown) }
    }
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.sourcePoint, to: view)
    }
}

@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Nil for no menu.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The rectangle that the menu points to; null for the configuration's point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
}
