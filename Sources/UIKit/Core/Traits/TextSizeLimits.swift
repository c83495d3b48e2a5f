/// The smallest and the largest text size of a view and its subviews, whatever the user chose.
struct TextSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// The category clamped to the limits; where they contradict each other the smallest wins.
    func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        var limited = category
        if let maximum, maximum != .unspecified { limited = min(limited, maximum) }
        if let minimum, minimum != .unspecified { limited = max(limited, minimum) }
        return limited
    }
}

extension UIView {
    func setTextSizeLimits(_ change: (inout TextSizeLimits) -> Void) {
        var limits = rareParts?.textSizeLimits ?? TextSizeLimits()
        change(&limits)
        guard limits != rareParts?.textSizeLimits ?? TextSizeLimits() else { return }
        changingTraits {
            ensuredParts.textSizeLimits = limits
            ensuredTraitOverriding.textSizeLimits = limits
        }
    }

    /// The limits in effect for the view, with its superviews', outermost first.
    var textSizeLimitsDescription: String {
        sequence(first: self, next: \.superview).compactMap { view in
            view.rareParts?.textSizeLimits.map { limits in
                "<\(shortClassName(of: view)): \(address(of: view))>: minimum \(limits.minimum?.rawValue ?? "none"), maximum "
                    + (limits.maximum?.rawValue ?? "none")
            }
        }.reversed().joined(separator: "\n")
    }
}
