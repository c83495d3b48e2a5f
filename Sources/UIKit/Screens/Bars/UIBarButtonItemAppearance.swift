/// The look of a bar's buttons in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
    open var backgroundImagePositionAdjustment = UIOffset.zero

    func copyValues(from other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// The look of a bar's buttons of one style; values that a state doesn't set are those of the normal one.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    private var style: UIBarButtonItem.Style
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public let focused = UIBarButtonItemStateAppearance()

    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public override convenience init() { self.init(style: .plain) }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        for state in [normal, highlighted, disabled, focused] {
            state.copyValues(from: UIBarButtonItemStateAppearance())
        }
    }

    func duplicate() -> Self {
        let copy = type(of: self).init(style: style)
        copy.normal.copyValues(from: normal)
        copy.highlighted.copyValues(from: highlighted)
        copy.disabled.copyValues(from: disabled)
        copy.focused.copyValues(from: focused)
        return copy
    }

    @_disfavoredOverload nonisolated open override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    nonisolated public func copy() -> Self { MainActor.assumeIsolated { duplicate() } }

    func titleTextAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let own = state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : normal
        return normal.titleTextAttributes.merging(own.titleTextAttributes) { _, own in own }
    }
}
