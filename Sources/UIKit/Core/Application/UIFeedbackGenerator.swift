/// A haptic effect of a device.
package enum HapticFeedback: Equatable, Sendable {
    /// Intensity from 0 to 1.
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
    case selection
    case notification(UINotificationFeedbackGenerator.FeedbackType)
}

/// Produces haptic feedback.
///
/// The hosts here have no motor: a generator's event goes to `UIApplication`'s feedback observer, with which a host
/// records it. On devices without a motor, such as iPads, UIKit's generators do nothing, and no event arrives.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    public private(set) weak var view: UIView?

    public override init() { super.init() }

    /// Makes a generator for a view, and adds it to the view's interactions.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    public func willMove(to view: UIView?) {}
    public func didMove(to view: UIView?) { self.view = view }

    /// Prepares the motor; without effect here.
    open func prepare() {}

    fileprivate func send(_ feedback: HapticFeedback) {
        guard !UIScreen.main.device.isPad else { return }
        UIApplication.shared.feedbackObserver?(feedback)
    }
}

/// An impact.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init(view: view)
    }

    public override convenience init() { self.init(style: .medium) }
    public override convenience init(view: UIView) { self.init(style: .medium, view: view) }

    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// - Parameter intensity: from 0 to 1; clamped.
    open func impactOccurred(intensity: CGFloat) { send(.impact(style, intensity: min(1, max(0, intensity)))) }
    /// The location in the generator's view, for devices that distinguish locations.
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// A change of a selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { send(.selection) }
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// The success or failure of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { send(.notification(notificationType)) }
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
