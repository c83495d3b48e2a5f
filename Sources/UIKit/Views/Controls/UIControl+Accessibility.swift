extension UIControl {
    /// A control of the app's own is no element until the app says so, but tells its state.
    var controlAccessibility: AccessibilityDefaults {
        var answer = accessibilityOfKind
        if isSelected { answer.traits.insert(.selected) }
        if !isEnabled { answer.traits.insert(.notEnabled) }
        return answer
    }
}

extension UIButton {
    /// Title and subtitle as they are shown, a configuration's before what a document left for the state; without either, the
    /// picture's name.
    var buttonAccessibility: AccessibilityDefaults {
        let title = configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
        let words = [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        let picture = currentImage?.content.name ?? configuration?.image?.content.name
        let label = words.isEmpty ? picture : words.joined(separator: ", ")
        return AccessibilityDefaults(isElement: true, label: label, traits: .button)
    }
}

extension UISegmentedControl {
    /// A button a segment, with its place.
    var segmentElements: [AccessibilityItem] {
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

extension UIStepper {
    /// Two buttons, of which one may have come to its end.
    var stepElements: [AccessibilityItem] {
        let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func button(_ label: String, _ frame: CGRect, _ isEnabled: Bool) -> AccessibilityItem {
            part(label, isEnabled ? .button : [.button, .notEnabled], frame, position: nil)
        }
        let goesOn = wraps || !BehaviourProfile.current.stepperEndsAreDimmed
        return [
            button("Decrement", flips ? right : left, isEnabled && (goesOn || value > minimumValue)),
            button("Increment", flips ? left : right, isEnabled && (goesOn || value < maximumValue)),
        ]
    }
}
