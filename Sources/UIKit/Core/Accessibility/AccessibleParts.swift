/// A view whose parts are elements without being views.
@MainActor protocol HasAccessibleParts: UIView {
    /// In reading order.
    var accessibleParts: [AccessibilityItem] { get }
}

extension UISegmentedControl: HasAccessibleParts {
    /// A button for each segment, with its position.
    var accessibleParts: [AccessibilityItem] {
        let frames = segmentGeometry.frames(in: bounds)
        return segments.indices.map { index in
            var traits = UIAccessibilityTraits.button
            if index == selectedSegmentIndex { traits.insert(.selected) }
            if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
            return part(
                segments[index].title ?? segments[index].image?.content.name, traits, frames[index],
                position: (index + 1, segments.count))
        }
    }
}

extension UIStepper: HasAccessibleParts {
    /// Two buttons, either of which may have reached its limit.
    var accessibleParts: [AccessibilityItem] {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func button(_ label: String, _ frame: CGRect, _ isEnabled: Bool) -> AccessibilityItem {
            part(label, isEnabled ? .button : [.button, .notEnabled], frame, position: nil)
        }
        return [
            button("Decrement", flips ? right : left, isEnabled && (wraps || value > minimumValue)),
            button("Increment", flips ? left : right, isEnabled && (wraps || value < maximumValue)),
        ]
    }
}

extension UITabBar: HasAccessibleParts {
    /// The tabs, with their positions.
    var accessibleParts: [AccessibilityItem] {
        let tabs = subviews.compactMap { $0 as? TabButton }.filter { !$0.isHidden }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let ordered = tabs.sorted { isReversed ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX }
        return ordered.enumerated().map { index, tab in
            var item = AccessibilityItem(tab)
            item.position = (index + 1, ordered.count)
            return item
        }
    }
}

extension UIView {
    /// - Parameter frame: in bounds coordinates.
    fileprivate func part(
        _ label: String?, _ traits: UIAccessibilityTraits, _ frame: CGRect, position: (Int, Int)?
    ) -> AccessibilityItem {
        let screen = frame.applying(toScreen)
        return AccessibilityItem(
            label: label, value: nil, hint: nil, traits: traits, frame: screen,
            activationPoint: CGPoint(x: screen.midX, y: screen.midY), identifier: accessibilityIdentifier, role: nil,
            position: position, customActions: [], object: self)
    }
}
