extension UIControl {
    /// A control of the app's own isn't an element unless the app declares it one, but has its state.
    var controlAccessibility: AccessibilityDefaults {
        var answer = ownAccessibility
        if isSelected { answer.traits.insert(.selected) }
        if !isEnabled { answer.traits.insert(.notEnabled) }
        return answer
    }

    private var ownAccessibility: AccessibilityDefaults {
        switch self {
        case let button as UIButton: button.buttonAccessibility
        case let control as UISwitch:
            AccessibilityDefaults(
                isElement: true, value: control.isOn ? "1" : "0",
                hint: "Double tap to toggle setting.", traits: [.button, .toggleButton])
        case let slider as UISlider:
            AccessibilityDefaults(isElement: true, value: percentage(slider.share), traits: .adjustable)
        case let pages as UIPageControl:
            AccessibilityDefaults(
                isElement: pages.numberOfPages > 0,
                value: "page \(pages.currentPage + 1) of \(pages.numberOfPages)", traits: .adjustable)
        case let field as UITextField: field.fieldAccessibility
        case let button as BarItemButton:
            AccessibilityDefaults(isElement: true, label: button.item.spokenTitle, traits: .button)
        case let button as BackButton:
            AccessibilityDefaults(isElement: true, label: button.title.isEmpty ? "Back" : button.title, traits: .button)
        case let tab as TabButton:
            AccessibilityDefaults(
                isElement: true, label: tab.item.accessibilityLabel ?? tab.item.title, value: tab.item.badgeValue,
                traits: .button)
        case is AlertButton:
            AccessibilityDefaults(isElement: true, label: spokenLabels(below: self).first, traits: .button)
        case is ClearButton: AccessibilityDefaults(isElement: true, label: "Clear text", traits: .button)
        default: AccessibilityDefaults()
        }
    }

    /// Changes an adjustable value by one step: a tenth of a slider, a page.
    func adjustAccessibly(by direction: Int) {
        switch self {
        case let slider as UISlider:
            slider.value += Float(direction) * (slider.maximumValue - slider.minimumValue) / 10
        case let pages as UIPageControl: pages.currentPage += direction
        default: return
        }
        sendActions(for: .valueChanged)
    }
}

extension UISlider {
    fileprivate var share: Double {
        let range = maximumValue - minimumValue
        return range > 0 ? Double((value - minimumValue) / range) : 0
    }
}

extension UIButton {
    /// Title and subtitle; without either, the picture's name.
    fileprivate var buttonAccessibility: AccessibilityDefaults {
        let title = currentAttributedTitle?.string ?? currentTitle ?? configuration?.title
        let words = [title, configuration?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        let picture = currentImage?.content.name ?? configuration?.image?.content.name
        let label = words.isEmpty ? picture : words.joined(separator: ", ")
        return AccessibilityDefaults(isElement: true, label: label, traits: .button)
    }
}

extension UITextField {
    /// The text, or its placeholder; a secure text is replaced by bullets.
    fileprivate var fieldAccessibility: AccessibilityDefaults {
        let written = text ?? ""
        let spoken = isSecureTextEntry ? String(repeating: "•", count: written.count) : written
        return AccessibilityDefaults(isElement: true, value: written.isEmpty ? placeholder : spoken)
    }
}

extension UIBarButtonItem {
    /// The title, or the word for a system symbol.
    fileprivate var spokenTitle: String? {
        if let said = accessibilityLabel ?? title { return said }
        if let name = image?.content.name { return name }
        return switch systemItem {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .close: "Close"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast forward"
        default: nil
        }
    }
}
