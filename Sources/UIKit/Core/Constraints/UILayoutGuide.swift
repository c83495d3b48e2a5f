/// A rectangle in a view's coordinates that takes part in Auto Layout and is never drawn.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The framework's rule that places the guide in its view.
    enum Kind {
        case author
        case layoutMargins
        case safeArea
        case readableContent
        case scrolledContent
        case scrollFrame
        case topBars
        case bottomBars
        case keyboard
    }

    open internal(set) var owningView: UIView? {
        get { ownerReference?.view }
        set { ownerReference = newValue?.constraintItemReference }
    }
    private final var ownerReference: ConstraintItemReference?
    nonisolated(unsafe) final var storedReference: ConstraintItemReference?
    /// The guide's item in the engine of its view's tree.
    final var hosted = HostedItem()
    open var identifier: String
    private(set) final var kind = Kind.author

    public override init() {
        identifier = ""
        super.init()
    }

    convenience init(kind: Kind, owner: UIView, identifier: String) {
        self.init()
        self.kind = kind
        self.identifier = identifier
        owningView = owner
    }

    public required init?(coder: NSCoder) {
        identifier = ""
        super.init()
    }

    deinit { storedReference?.objectIsGone() }

    /// In the owning view's coordinates; zero until the guide takes part in a solution.
    open var layoutFrame: CGRect {
        guard let owningView, let host = owningView.layoutHost else { return .zero }
        host.resolve()
        return host.solvedRectangle(of: self) ?? .zero
    }

    func solutionChanged() {
        if kind == .scrolledContent { owningView?.scrolledContentChanged() }
    }

    open override var description: String {
        describeOnMainActor(self) { guide in
            let name = guide.identifier.isEmpty ? "" : "'\(guide.identifier)'"
            return "<\(shortClassName(of: guide)):\(address(of: guide))\(name)>"
        }
    }

    /// The framework's constraint for one edge, as UIKit logs it.
    func edgeDescription(edge: String, constant: Double) -> String {
        let owner = owningView.map { classAndAddress($0) } ?? "nil"
        let axis = edge == "left" || edge == "right" ? "H" : "V"
        let me = "\(classAndAddress(self))'\(identifier)'"
        let name = kind == .layoutMargins ? "UIView-\(edge)Margin-guide-constraint" : "\(identifier)-\(edge)"
        let gap =
            edge == "left" || edge == "top"
            ? "|-(\(shortNumber(CGFloat(constant))))-[\(me)]" : "[\(me)]-(\(shortNumber(CGFloat(0 - constant))))-|"
        let direction = axis == "H" ? "(LTR)" : ""
        return
            "<NSLayoutConstraint:\(address(of: self)) '\(name)' \(axis):\(gap)\(direction)   (active, names: '|':\(owner) )>"
    }
}

extension UIView {
    public final var layoutGuides: [UILayoutGuide] { layoutTraits.layoutGuides }

    public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutTraits.layoutGuides.append(layoutGuide)
    }

    /// Removes a guide and the constraints that involve it; the framework's own guides stay.
    public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutTraits.layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
        for constraint in namingConstraints
        where constraint.namedItems.contains(where: { $0 === layoutGuide }) {
            constraint.isActive = false
        }
        forEachHost { $0.removeItem(of: layoutGuide) }
        layoutTraits.layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    public final var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.marginsGuide, .layoutMargins, "UIViewLayoutMarginsGuide")
    }
    public final var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeAreaGuide, .safeArea, "UIViewSafeAreaLayoutGuide")
    }
    public final var readableContentGuide: UILayoutGuide {
        systemGuide(\.readableGuide, .readableContent, "UIViewReadableContentGuide")
    }

    /// The framework's guides that exist so far.
    var systemGuides: [UILayoutGuide] {
        [
            layoutTraits.marginsGuide, layoutTraits.safeAreaGuide, layoutTraits.readableGuide,
            layoutTraits.keyboardGuide,
        ].compactMap { $0 }
            + [scrollingContent?.knownContentGuide, scrollingContent?.knownFrameGuide].compactMap { $0 }
            + layoutTraits.barGuides
    }

    /// True if guides for margins, safe area or bars exist: only these depend on such insets.
    var hasInsetGuides: Bool {
        layoutTraits.marginsGuide != nil || layoutTraits.safeAreaGuide != nil || layoutTraits.readableGuide != nil
            || !layoutTraits.barGuides.isEmpty || layoutTraits.keyboardGuide != nil
    }

    /// Calls a body with the same guides in the same order.
    func forEachSystemGuide(_ body: (UILayoutGuide) -> Void) {
        if let guide = layoutTraits.marginsGuide { body(guide) }
        if let guide = layoutTraits.safeAreaGuide { body(guide) }
        if let guide = layoutTraits.readableGuide { body(guide) }
        if let guide = layoutTraits.keyboardGuide { body(guide) }
        if let content = scrollingContent {
            if let guide = content.knownContentGuide { body(guide) }
            if let guide = content.knownFrameGuide { body(guide) }
        }
        for guide in layoutTraits.barGuides { body(guide) }
    }

    private func systemGuide(
        _ place: WritableKeyPath<ViewLayoutTraits, UILayoutGuide?>, _ kind: UILayoutGuide.Kind, _ identifier: String
    ) -> UILayoutGuide {
        if let guide = layoutTraits[keyPath: place] { return guide }
        let guide = UILayoutGuide(kind: kind, owner: self, identifier: identifier)
        layoutTraits[keyPath: place] = guide
        return guide
    }
}
