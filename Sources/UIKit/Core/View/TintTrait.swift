/// The inherited tint of views, so that `UIColor.tintColor` can be resolved by traits.
///
/// UIKit's tint isn't a public trait; `UIColor.tintColor` "resolves at runtime based on the current tint color of the app or
/// trait hierarchy". Here a view that says something of its tint overrides this trait (`TraitOverriding.tint`); a program in
/// which none does goes on sharing its window's traits. No app hears of it: a change of the tint alone is no change of
/// traits (`UITraitCollection.differs(from:)`).
struct TintTrait: Hashable, Sendable {
    /// The nearest colour set above; nil for the system's.
    var color: UIColor?
    var mode = UIView.TintAdjustmentMode.automatic

    mutating func merge(_ other: TintTrait) {
        if let color = other.color { self.color = color }
        if other.mode != .automatic { mode = other.mode }
    }
}

extension UIColor {
    /// The tint of the view that shows the colour, grey where that view is dimmed; resolved by traits.
    public static let tintColor: UIColor = {
        let color = DynamicColor(name: "tintColor") { traits in
            let tint = traits.values.tint
            let color = tint?.color ?? .systemBlue
            return tint?.mode == .dimmed ? color.dimmed : color
        }
        return UIColor(content: .dynamic(color, alpha: nil))
    }()
}

extension UIView {
    /// True if the view says something of the tint that those below it take over.
    var setsTint: Bool { viewStyle.tintColor != nil || tintAdjustment != TintAdjustment() }

    /// The view's own tint; a view whose tint is the tint colour itself inherits the colour.
    var ownTint: TintTrait {
        let color = viewStyle.tintColor
        let isTintItself = color.map { $0 == .tintColor } ?? false
        let adjustment = tintAdjustment
        return TintTrait(
            color: isTintItself ? nil : color,
            mode: adjustment.mode == .automatic && adjustment.isCovered ? .dimmed : adjustment.mode)
    }

    /// Updates the view's traits after a change of its tint.
    func updateTintTrait() {
        guard setsTint || traitOverriding?.tint != nil else { return }
        let overriding = ensuredTraitOverriding
        if overriding.tint != ownTint { overriding.tint = ownTint }
    }
}
