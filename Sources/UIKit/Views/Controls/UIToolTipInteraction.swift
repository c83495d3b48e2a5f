/// Words that say what a control is for, shown where a pointer rests on it.
///
/// UIKit shows them in apps in the Mac's idiom; on phones and tablets, which the hosts here are, nothing appears. What would
/// be shown is known: `configuration(at:)` asks as UIKit would.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Shown where the delegate says nothing.
    open var defaultToolTip: String?
    open var isEnabled = true
    public private(set) weak var view: UIView?

    public override init() { super.init() }

    public init(defaultToolTip: String) {
        self.defaultToolTip = defaultToolTip
        super.init()
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }

    /// What would be shown at a point of the view; nil for nothing.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
        return delegate.toolTipInteraction(self, configurationAt: point)
    }
}

/// What a tool tip says, and for which part of the view.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
    open private(set) var toolTip: String
    /// In the view's coordinates; null for the whole view.
    open private(set) var sourceRect: CGRect

    public init(toolTip: String, in sourceRect: CGRect = .null) {
        self.toolTip = toolTip
        self.sourceRect = sourceRect
        super.init()
    }
}

@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
    /// Returns what to show; without the method it is the interaction's default.
    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
    public func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

extension UIControl {
    /// The interaction that `toolTip` made; nil without one.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// Setting it adds an interaction, or changes the one that is there; nil removes it.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            guard let newValue else {
                if let interaction = toolTipInteraction { removeInteraction(interaction) }
                return
            }
            if let interaction = toolTipInteraction {
                interaction.defaultToolTip = newValue
            } else {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }
}

/// Whether controls look and behave as on tablets or as on the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}

extension UISlider {
    /// What the slider takes of its preferred style: phones and tablets have one.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIButton {
    /// What the button takes of its preferred style: phones and tablets have one.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
