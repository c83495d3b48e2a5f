/// Shows what lies under a finger large, in the middle of the window, at the five text sizes for accessibility.
///
/// A view of the interaction's or below it is shown where its `showsLargeContentViewer` is set, as long as the finger rests on
/// it.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    open private(set) weak var view: UIView?
    private let press = UILongPressGestureRecognizer()
    private weak var card: LargeContentCard?
    private weak var shownItem: (any UILargeContentViewerItem)?

    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
        press.targets.handlers.append { [weak self] in self?.pressed($0) }
    }

    public convenience override init() { self.init(delegate: nil) }

    /// The recogniser, to which other long presses can be made subordinate.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// True at the five text sizes for accessibility.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    /// Posted where `isEnabled` changes.
    nonisolated public static let enabledStatusDidChangeNotification = NSNotification.Name.largeContentViewerStatus

    open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    private func pressed(_ gesture: UIGestureRecognizer) {
        guard let view, Self.isEnabled else { return }
        let point = gesture.location(in: view)
        switch gesture.state {
        case .began, .changed: show(item(at: point))
        case .ended, .cancelled, .failed:
            let item = item(at: point)
            show(nil)
            if gesture.state == .ended { delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point) }
        case .possible: break
        }
    }

    /// The delegate's item, or else the innermost view there that is to be shown large.
    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        guard let view else { return nil }
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) {
            return item.showsLargeContentViewer ? item : nil
        }
        let touched = view.hitTest(point, with: nil) ?? (view.bounds.contains(point) ? view : nil)
        return touched.flatMap { touched in
            sequence(first: touched, next: { $0 === view ? nil : $0.superview }).first(where: \.showsLargeContentViewer)
        }
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard let item, let view else {
            card?.removeFromSuperview()
            return shownItem = nil
        }
        guard item !== shownItem || card == nil else { return }
        card?.removeFromSuperview()
        shownItem = item
        guard let place = delegate?.viewController(for: self).view ?? view.window else { return }
        let card = LargeContentCard(item)
        place.addSubview(card)
        card.center = CGPoint(x: place.bounds.midX, y: place.bounds.midY)
        self.card = card
    }
}

@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// Called as the finger is lifted, which touches nothing else.
    ///
    /// - Parameter item: nil where the finger wasn't on one.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// The item at a point of the view; without the method the view that is there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// The controller whose view shows the item; without the method the window's own.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}
