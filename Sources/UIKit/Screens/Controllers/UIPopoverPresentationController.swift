/// A small card beside what it was called from; on phones it becomes a sheet unless its delegate says otherwise.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// The rectangle in the source view's coordinates; null for all of the view.
    open var sourceRect = CGRect.null
    /// The item of a bar that the arrow points at, in place of a source view.
    open var barButtonItem: UIBarButtonItem?
    /// The item that the arrow points at, in place of a source view: a bar's item, or a view.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }
    /// Views below that take touches while the popover is shown, and don't make it go.
    open var passthroughViews: [UIView]?
    /// True if the card may lie over its source where there is no room beside it.
    open var canOverlapSourceViewRect = false
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// The side of the card where the arrow is; known once it is shown.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    private let background = PassthroughBackground()
    private let arrow = PopoverArrow()
    /// The background that is seen behind a view without a colour.
    private let card = UIView()

    override var coversContainer: Bool { false }
    override var isElevated: Bool { true }
    override var fadesItsView: Bool { true }

    /// The target of the arrow, in the container's coordinates.
    private var anchor: CGRect {
        guard let container = containerView else { return .zero }
        guard let source = sourceView ?? barButtonItem?.shownView else {
            return CGRect(x: container.bounds.midX, y: 0, width: 0, height: 0)
        }
        return source.convert(sourceRect.isNull ? source.bounds : sourceRect, to: container)
    }

    /// The frame below the source where it fits, else above, else at a side, inside the margins.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let safe = container.safeAreaInsets
        let room = container.bounds.inset(
            by: UIEdgeInsets(
                top: safe.top + popoverLayoutMargins.top, left: safe.left + popoverLayoutMargins.left,
                bottom: safe.bottom + popoverLayoutMargins.bottom, right: safe.right + popoverLayoutMargins.right))
        let wanted = presentedViewController.preferredContentSize
        let size = CGSize(
            width: min(wanted.width > 0 ? wanted.width : 320, room.width),
            height: min(wanted.height > 0 ? wanted.height : 480, room.height))
        let place = PopoverPlacement(anchor: anchor, size: size, room: room, permitted: permittedArrowDirections)
        arrowDirection = place.direction
        return place.frame
    }

    /// The presentation's delegate; nil where that is none of popovers.
    @_nonoverride open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
        get { super.delegate as? any UIPopoverPresentationControllerDelegate }
        set { super.delegate = newValue }
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        delegate?.prepareForPopoverPresentation(self)
        container.insertSubview(background, at: 0)
        background.popover = self
        container.insertSubview(arrow, aboveSubview: background)
        container.insertSubview(card, aboveSubview: arrow)
        card.isUserInteractionEnabled = false
        card.layer.cornerRadius = 13
        let tap = UITapGestureRecognizer()
        tap.targets.handlers.append { [weak self] _ in self?.userWantsToDismiss() }
        background.addGestureRecognizer(tap)
        presentedView?.layer.cornerRadius = 13
        presentedView?.clipsToBounds = true
        if let backgroundColor { presentedView?.backgroundColor = backgroundColor }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container = containerView else { return }
        background.frame = container.bounds
        let frame = frameOfPresentedViewInContainerView
        card.frame = frame
        card.backgroundColor = backgroundColor ?? .systemBackground
        arrow.color = backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground
        arrow.place(at: arrowDirection, of: frame, towards: CGPoint(x: anchor.midX, y: anchor.midY))
        arrow.isHidden = (sourceView ?? barButtonItem?.shownView) == nil
    }

    override var becomesSheetWhenCompact: Bool { true }

    /// The sheet that the popover becomes on narrow screens, from iOS 15 on; set its detents before it is presented.
    public private(set) final lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    /// The names before iOS 13 for `presentationControllerShouldDismiss(_:)` and `presentationControllerDidDismiss(_:)`, which
    /// ask them where the delegate has none of the new ones.
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

/// An item that a popover's arrow may point at.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The area around a popover: a tap there dismisses it, except on views that touches pass through to.
private final class PassthroughBackground: UIView {
    weak var popover: UIPopoverPresentationController?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in popover?.passthroughViews ?? [] where view.window != nil && view.window === window {
            if view.point(inside: convert(point, to: view), with: event) { return nil }
        }
        return super.hitTest(point, with: event)
    }
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        (presentationController as? UIPopoverPresentationController).map {
            popoverPresentationControllerShouldDismissPopover($0)
        } ?? true
    }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let popover = presentationController as? UIPopoverPresentationController else { return }
        popoverPresentationControllerDidDismissPopover(popover)
    }
}

/// The first permitted side of the source on which a card fits; where none does, the one with the most room.
struct PopoverPlacement {
    private(set) var frame = CGRect.zero
    private(set) var direction = UIPopoverArrowDirection.unknown
    static let arrow: CGFloat = 13

    init(anchor: CGRect, size: CGSize, room: CGRect, permitted: UIPopoverArrowDirection) {
        let sides: [(UIPopoverArrowDirection, CGFloat, CGFloat)] = [
            (.up, room.maxY - anchor.maxY, size.height), (.down, anchor.minY - room.minY, size.height),
            (.left, room.maxX - anchor.maxX, size.width), (.right, anchor.minX - room.minX, size.width),
        ].filter { permitted.contains($0.0) }
        let fitting = sides.first { $0.1 >= $0.2 + PopoverPlacement.arrow } ?? sides.max { $0.1 < $1.1 }
        direction = fitting?.0 ?? .up
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch direction {
        case .down: origin.y = anchor.minY - PopoverPlacement.arrow - size.height
        case .left: origin.x = anchor.maxX + PopoverPlacement.arrow
        case .right: origin.x = anchor.minX - PopoverPlacement.arrow - size.width
        default: origin.y = anchor.maxY + PopoverPlacement.arrow
        }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
        frame = CGRect(origin: origin, size: size)
    }
}
