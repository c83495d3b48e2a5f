/// A card that comes up from below and leaves the top of what presents it to be seen.
///
/// On phones it is as wide as the screen and its largest height ends 10 points below the status bar; on wide screens a
/// page sheet is 540 points wide at most less margins, a form sheet 540 by 620 or as its controller prefers.
///
/// Provenance: claimed — the wide sizes of sheets: published for iOS 13 to 18, not by Apple.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        public let identifier: Identifier
        let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            identifier: Identifier,
            height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// About half of the screen.
        public class func medium() -> Detent {
            Detent(identifier: .medium) { $0.maximumDetentValue * BehaviourProfile.current.mediumSheetShare }
        }
        public class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }
        /// The height now; nil where the detent doesn't hold.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { height(context) }
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier: identifier ?? Identifier("custom"), height: resolver)
        }
    }

    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    /// The largest detent at which what lies below isn't dimmed and takes touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
    /// True if a finger that moves up in a scroll view at its top makes the sheet higher before it scrolls.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// True if a sheet of a low screen is a card at its bottom too; it fills the screen otherwise.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    /// True if a card at the bottom is only as wide as its controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    /// Asks custom detents for their heights again.
    open func invalidateDetents() { containerView?.setNeedsLayout() }
    /// The presentation's delegate; nil where that is none of sheets.
    @_nonoverride open weak var delegate: (any UISheetPresentationControllerDelegate)? {
        get { super.delegate as? any UISheetPresentationControllerDelegate }
        set { super.delegate = newValue }
    }
    /// True if the sheet is a card at the bottom.
    var isEdgeAttached: Bool { containerView?.traitCollection.horizontalSizeClass != .regular }
    /// The sheet's present place at rest.
    var presentRest: SheetGeometry.Rest? {
        containerView.map { SheetGeometry.chosen(of: SheetGeometry.rests(of: self, in: $0), for: self) }
    }
    /// The changes of the block move.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: PresentationMetrics.duration) {
                changes()
                self.containerView?.layoutIfNeeded()
            }
        }
    }

    let chrome = SheetChrome()

    override var coversContainer: Bool { false }
    override var isElevated: Bool { true }
    override var navigationZone: CGFloat? {
        containerView?.traitCollection.verticalSizeClass == .compact
            ? nil : BehaviourProfile.current.sheetNavigationZone
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return SheetGeometry(controller: self, container: container).frame
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        chrome.install(for: self)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { presentingViewController.viewIfLoaded?.setback = nil }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { presentingViewController.viewIfLoaded?.setback = nil }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        chrome.layOut(for: self)
    }
}

/// Methods that are called as the user drags a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user pulled the sheet to another height; not called for changes by program.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// The context that a detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    /// Points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

enum PresentationMetrics {
    /// In seconds.
    /// Provenance: claimed — presentations of 0.4 s: published, not by Apple.
    static let duration: TimeInterval = 0.4
    static let formSheet = CGSize(width: 540, height: 620)
    /// In seconds.
    /// Provenance: claimed — bars come and go in 0.2 s: published, not by Apple.
    static let barDuration: TimeInterval = 0.2
    /// The opacity of the dimming below a sheet or alert.
    /// Provenance: estimated — a dimming of 0.2 below sheets and alerts: no source gives it.
    static let dimming: CGFloat = 0.2
    /// Provenance: recorded — 0.48 below sheets and alerts on iOS 26: view trees of an app in dark colours.
    static let darkDimming: CGFloat = 0.48

    /// The dimming's colour.
    @MainActor static var scrim: UIColor {
        guard BehaviourProfile.current.isGlass else { return UIColor(white: 0, alpha: dimming) }
        return UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? darkDimming : dimming) }
    }
}
