/// A description of a control's purpose, shown where a pointer rests on it.
///
/// UIKit shows them in apps in the Mac's idiom; on phones and tablets, which the hosts here are, nothing appears. The
/// configuration is available nevertheless: `configuration(at:)` calls the delegate as UIKit would.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UIToolTipInteractionDelegate)?
    /// Shown where the delegate returns nothing.
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

    /// The tool tip for a point of the view; nil for none.
    func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
        guard isEnabled else { return nil }
        guard let delegate else { return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
        return delegate.toolTipInteraction(self, configurationAt: point)
    }
}

/// The text of a tool tip, and the part of the view to which it applies.
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
    /// The tool tip to show; without the method it is the interaction's default.
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
    /// The interaction made by `toolTip`; nil without one.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }

    /// Setting it adds an interaction, or changes the existing one; nil removes it.
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

/// The style of controls: as on tablets or as on the Mac.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic, pad, mac
}

extension UISlider {
    /// The slider's actual style: phones and tablets have only one.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}

extension UIButton {
    /// The button's actual style: phones and tablets have only one.
    public var behavioralStyle: UIBehavioralStyle { .pad }
}
