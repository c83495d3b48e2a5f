/// The registration of a view whose presses show a preview, from before menus had one.
///
/// Previews of this kind come with the pressure of a finger. No device here measures it: `forceTouchCapability` is
/// unavailable, and no delegate is asked, as on a phone without 3D Touch.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    /// The part of the source view that stays sharp, in its coordinates.
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
    }
}

extension UIViewController {
    /// Registers a view for previews by pressure, which no device here measures.
    ///
    /// - Returns: the registration, which the caller keeps where it wants to end it.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        PreviewingRegistration(delegate: delegate, sourceView: sourceView)
    }

    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// An action that a preview by pressure offers below it.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

open class UIPreviewAction: NSObject, UIPreviewActionItem {
    public enum Style: Int, Sendable {
        case `default`, selected, destructive
    }

    public let title: String
    public let style: Style
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in (item as? UIPreviewAction).map { handler($0, controller) } }
        super.init()
    }
}

/// Actions that a preview by pressure shows together.
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
    public let title: String
    public let style: UIPreviewAction.Style
    public let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }
}
