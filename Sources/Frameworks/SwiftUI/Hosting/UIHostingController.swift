import UIKit

/// A controller that shows a view of SwiftUI, which represents one view or controller of UIKit.
///
/// A view that shows several ends the program: their arrangement is SwiftUI's, which isn't here.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    /// Setting it updates what is represented where both are of one type, and makes it anew otherwise.
    public var rootView: Content {
        didSet { if isViewLoaded { showRootView() } }
    }
    private var content: HostedContent?

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) of \(Self.self) has no root view; use init(coder:rootView:).")
    }

    isolated deinit { content?.end() }

    open override func loadView() { view = HostingView() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showRootView()
    }

    /// The size that the root view chooses within a size.
    public func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return (view as? HostingView)?.fittingSize(in: size) ?? .zero
    }

    private func showRootView() {
        guard let host = view as? HostingView else { return }
        guard let item = rootView.onlyHostedItem(with: traitCollection) else {
            removeContent()
            return host.show(nil, nil)
        }
        let environment = item.surroundings.environment
        if let content, item.representation.update(content, environment) { return host.show(item, content) }
        removeContent()
        var overrides: any UIMutableTraits = traitOverrides
        environment.apply(to: &overrides)
        if let overrides = overrides as? UITraitOverrides { traitOverrides = overrides }
        let made = item.representation.makeContent(environment)
        content = made
        if let child = made.controller { addChild(child) }
        host.show(item, made)
        made.controller?.didMove(toParent: self)
    }

    private func removeContent() {
        content?.controller?.willMove(toParent: nil)
        content?.view.removeFromSuperview()
        content?.controller?.removeFromParent()
        content?.end()
        content = nil
    }
}

/// The view of a hosting controller: it places the one view that is represented.
final class HostingView: UIView {
    private var item: HostedItem?
    private var content: HostedContent?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for HostingView") }

    func show(_ item: HostedItem?, _ content: HostedContent?) {
        (self.item, self.content) = (item, content)
        if let view = content?.view, view.superview !== self { addSubview(view) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let item, let content else { return }
        let ignored = item.surroundings.ignoredEdges
        var insets = safeAreaInsets
        if ignored.contains(.top) { insets.top = 0 }
        if ignored.contains(.bottom) { insets.bottom = 0 }
        if ignored.contains(.leading) { insets.left = 0 }
        if ignored.contains(.trailing) { insets.right = 0 }
        // A controller gets the whole view, and lays out by its own safe area.
        if content.controller != nil, item.surroundings.steps.isEmpty { insets = .zero }
        let space = item.surroundings.proposal(in: bounds.inset(by: insets))
        content.view.frame = space.middle(of: size(of: content, item, in: space.size))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    override var intrinsicContentSize: CGSize {
        guard let item, let content else { return .zero }
        return item.surroundings.size(around: content.view.intrinsicContentSize)
    }

    /// The size of the view and what is around it, as small as it can be.
    func fittingSize(in size: CGSize) -> CGSize {
        guard let item, let content else { return .zero }
        let space = item.surroundings.proposal(in: CGRect(origin: .zero, size: size)).size
        let proposed = ProposedViewSize(space)
        let inner =
            item.representation.size(proposed, content, item.surroundings.environment)
            ?? content.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return item.surroundings.size(around: inner)
    }

    /// The size that a represented view takes of a space: all of it, but along an axis in which it hugs its content
    /// strongly its own.
    ///
    /// Provenance: estimated — the high priority as the bound: Apple documents only that hugging and resistance count.
    private func size(of content: HostedContent, _ item: HostedItem, in space: CGSize) -> CGSize {
        let environment = item.surroundings.environment
        if let size = item.representation.size(ProposedViewSize(space), content, environment) { return size }
        guard content.controller == nil else { return space }
        let own = content.view.intrinsicContentSize
        func length(_ axis: NSLayoutConstraint.Axis, _ own: CGFloat, _ space: CGFloat) -> CGFloat {
            own >= 0 && content.view.contentHuggingPriority(for: axis) >= .defaultHigh ? own : space
        }
        return CGSize(
            width: length(.horizontal, own.width, space.width), height: length(.vertical, own.height, space.height))
    }
}
