/// The state of a control.
///
/// Invariant: a touch is inside only while it is tracked.
struct ControlFlags {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    var isTracking = false
    var isTouchInside = false
    var verticalAlignment = UIControl.ContentVerticalAlignment.center
    var horizontalAlignment = UIControl.ContentHorizontalAlignment.center

    var state: UIControl.State {
        var state = UIControl.State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}

extension UIControl {
    func change(_ flag: WritableKeyPath<ControlFlags, Bool>, to value: Bool) {
        guard flags[keyPath: flag] != value else { return }
        observedChange { flags[keyPath: flag] = value }
        if !flags.isEnabled, flags.isTracking { abandonTracking(nil) }
        stateDidChange()
    }

    var resolvedHorizontalAlignment: ContentHorizontalAlignment {
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return flips ? .right : .left
        case .trailing: return flips ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// Sets a class's default priorities.
    func setDefaultHugging(horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        layoutTraits.hugging = AxisPair(horizontal: horizontal, vertical: vertical)
    }
}
