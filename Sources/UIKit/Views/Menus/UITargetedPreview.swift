/// The way in which a view is shown as a preview: its part that is seen, and what lies behind and below it.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The ground of the preview; nil for the system's. Menus leave the view where it is: it keeps its own ground.
    open var backgroundColor: UIColor!
    /// The part of the view that is seen, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The path that a shadow falls from; nil for the visible one. Menus lift nothing: no shadow falls.
    open var shadowPath: UIBezierPath?

    public override init() { super.init() }

    /// Shows lines of text.
    /// - Parameter textLineRects: rectangles of lines in the view's coordinates, as values; empty for the whole view.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        guard !textLineRects.isEmpty else { return }
        let path = UIBezierPath()
        for line in textLineRects { path.append(UIBezierPath(rect: line.cgRectValue)) }
        visiblePath = path
    }
}

/// The look of a row or an item while it is dragged; the same as any preview's.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a view that is shown as a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    public let container: UIView
    /// In the container's coordinates.
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }
}

/// The view that is the subject of a context menu, a pointer's or a drag's.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    private let given: UIPreviewTarget?
    open var size: CGSize { view.bounds.size }

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, given) = (view, parameters, target)
        super.init()
    }

    /// Shows a view in its own place.
    public init(view: UIView, parameters: UIPreviewParameters) {
        (self.view, self.parameters, given) = (view, parameters, nil)
        super.init()
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// The place that was given, else the view's own.
    open var target: UIPreviewTarget {
        given ?? UIPreviewTarget(container: view.superview ?? view, center: view.center, transform: view.transform)
    }

    /// The same view and looks in another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
