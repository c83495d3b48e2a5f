extension UIView {
    /// The adjustment of a tint: normal or dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}

/// The settings of a view's tint, apart from its colour.
struct TintAdjustment: Equatable {
    var mode = UIView.TintAdjustmentMode.automatic
    /// True under a presentation that isn't full screen: the view is dimmed unless it overrides that.
    var isCovered = false
}

extension UIView {
    var shownTintAdjustmentMode: TintAdjustmentMode {
        var current: UIView? = self
        while let view = current {
            let adjustment = view.tintAdjustment
            if adjustment.mode != .automatic { return adjustment.mode }
            if adjustment.isCovered { return .dimmed }
            current = view.hierarchy.superview
        }
        return .normal
    }

    /// The nearest tint that is set, the view's own or inherited; its grey where the view is dimmed.
    var shownTintColor: UIColor {
        let color = nearestTintColor
        return shownTintAdjustmentMode == .dimmed ? color.dimmed : color
    }

    private var nearestTintColor: UIColor { viewStyle.tintColor ?? inheritedTintColor ?? .systemBlue }

    /// The nearest tint that is set above the view; nil where none is.
    var inheritedTintColor: UIColor? {
        var current = hierarchy.superview
        while let view = current {
            if let color = view.viewStyle.tintColor { return color }
            current = view.hierarchy.superview
        }
        return nil
    }

    func changeTintAdjustment(_ change: (inout TintAdjustment) -> Void) {
        var adjustment = tintAdjustment
        change(&adjustment)
        guard adjustment != tintAdjustment else { return }
        let before = shownTintAdjustmentMode
        tintAdjustment = adjustment
        updateTintTrait()
        if shownTintAdjustmentMode != before { propagateTintAdjustment() }
    }

    /// Notifies this view and all descendants without an adjustment of their own.
    private func propagateTintAdjustment() {
        tintColorDidChange()
        for subview in hierarchy.subviews where subview.tintAdjustment.mode == .automatic {
            subview.propagateTintAdjustment()
        }
        setNeedsComposition()
    }
}

extension UIColor {
    /// A grey of the colour's lightness.
    var dimmed: UIColor {
        let color = self
        return UIColor { traits in
            let fixed = color.resolvedColor(with: traits)
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            fixed.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
        }
    }
}
