public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The content of a context menu: actions, and a custom preview where it has one.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?
    /// The index path of the menu's subject in a list.
    var indexPath: IndexPath?

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        UIContextMenuConfiguration.count += 1
        self.identifier = identifier ?? NSNumber(value: UIContextMenuConfiguration.count)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    private static var count = 0
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss, pop
}

/// The disappearance of a context menu; animations and completions can be added to it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ preview: UIViewController?) { previewViewController = preview }

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (self.animations, self.completions)
        UIView.animate(withDuration: MenuPresentation.duration) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }
}

/// Shows a context menu for a long press on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open var view: UIView? { viewReference?.view }
    private var viewReference: ConstraintItemReference?
    private let press = ContextMenuGestureRecognizer()
    private weak var presentation: MenuPresentation?
    private var configuration: UIContextMenuConfiguration?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        setUp()
    }

    private func setUp() {
        press.ask = { [weak self] in self?.prepare() ?? false }
        press.targets.handlers.append { [weak self] in self?.pressed($0) }
    }

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
    open func didMove(to view: UIView?) {
        viewReference = view?.constraintItemReference
        view?.addGestureRecognizer(press)
    }
    open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
    open func dismissMenu() { presentation?.dismiss() }
    /// Replaces the visible menu by another.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let menu = shownMenu, let presentation else { return }
        let new = block(menu)
        shownMenu = new
        presentation.replace(with: new)
    }
    private var shownMenu: UIMenu?

    private func prepare() -> Bool {
        guard let view, let delegate else { return false }
        configuration = delegate.contextMenuInteraction(
            self, configurationForMenuAtLocation: press.location(in: view))
        return configuration != nil
    }

    private func pressed(_ gesture: UIGestureRecognizer) {
        switch gesture.state {
        case .began: show()
        case .changed: presentation?.card.highlight(at: gesture.location(in: nil))
        case .ended:
            if let row = presentation?.card.row(at: gesture.location(in: nil)) { presentation?.choose(row.entry) }
        default: break
        }
    }

    private func show() {
        guard let view, let delegate, let configuration else { return }
        let menu = configuration.actionProvider?([])
        let controller = configuration.previewProvider?()
        guard menu != nil || controller != nil else { return }
        let target = delegate.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
        let source = target?.view ?? view
        let shown = menu ?? UIMenu()
        shownMenu = shown
        let presentation = MenuPresentation(
            shown, from: source, rect: source.bounds, sender: self, preview: controller)
        presentation.visiblePath = target?.parameters.visiblePath
        presentation.ended = { [weak self] commits in self?.ended(configuration, commits: commits, controller) }
        self.presentation = presentation
        let animator = ContextMenuAnimator(controller)
        delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        presentation.show(dims: true)
        animator.run()
    }

    private func ended(_ configuration: UIContextMenuConfiguration, commits: Bool, _ preview: UIViewController?) {
        shownMenu = nil
        self.configuration = nil
        if commits {
            let animator = ContextMenuAnimator(preview)
            delegate?.contextMenuInteraction(
                self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            animator.run()
        }
        let animator = ContextMenuAnimator(preview)
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        animator.run()
    }
}

@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The target that isn't dimmed; nil for the whole view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Called when the preview was tapped.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// A long press that begins only where there is a menu to show.
final class ContextMenuGestureRecognizer: UILongPressGestureRecognizer {
    var ask: () -> Bool = { false }
    override func mayBegin() -> Bool { ask() }
}
