extension UIView {
    /// The defaults of the framework's classes, the most derived first.
    var accessibilityDefaults: AccessibilityDefaults {
        switch self {
        case let view as UILabel: view.labelAccessibility
        case let view as UIImageView: view.imageAccessibility
        case let view as UIControl: view.controlAccessibility
        case let view as UITextView:
            AccessibilityDefaults(
                isElement: true, value: view.text, traits: view.isEditable ? .none : .staticText)
        case let view as UIProgressView:
            AccessibilityDefaults(
                isElement: true, value: percentage(Double(view.progress)), traits: .updatesFrequently)
        case let view as UIActivityIndicatorView:
            AccessibilityDefaults(
                isElement: true, label: view.isAnimating ? "In progress" : "Progress halted",
                value: view.isAnimating ? "1" : "0", traits: .updatesFrequently)
        case let view as UITableViewCell: view.cellAccessibility
        case let view as UICollectionViewListCell: view.cellAccessibility
        case let view as UITableViewHeaderFooterView: view.sectionAccessibility
        case let view as UITabBar: AccessibilityDefaults(traits: view.superview == nil ? .none : .tabBar)
        case is SectionIndexView:
            AccessibilityDefaults(isElement: true, label: "Section index", traits: .adjustable)
        case is CellReorderControl: AccessibilityDefaults(isElement: true, label: "Reorder", traits: .button)
        default: AccessibilityDefaults()
        }
    }
}

/// Whole per cent, as sliders and progress are read.
func percentage(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

extension UILabel {
    /// A bar's title is a heading.
    fileprivate var labelAccessibility: AccessibilityDefaults {
        var traits = UIAccessibilityTraits.staticText
        if superview is UINavigationBar { traits = .header }
        if !isEnabled { traits.insert(.notEnabled) }
        return AccessibilityDefaults(isElement: true, label: text, traits: traits)
    }
}

extension UIImageView {
    /// Pictures are decorative unless the app declares them elements.
    fileprivate var imageAccessibility: AccessibilityDefaults { AccessibilityDefaults(traits: .image) }
}
