/// What views hand down of their tint, for `UIColor.tintColor` to be resolved by traits.
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
    /// The tint of the view that the colour is shown in, grey where that view is dimmed; by the traits it is resolved with.
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
    /// Whether the view says something of the tint that those below it take over.
    var saysTint: Bool { viewStyle.tintColor != nil || tintAdjustment != TintAdjustment() }

    /// What the view says: a view whose tint is the tint colour itself leaves the colour to those above it.
    var ownTint: TintTrait {
        let color = viewStyle.tintColor
        let isTintItself = color.map { $0 == .tintColor } ?? false
        let adjustment = tintAdjustment
        return TintTrait(
            color: isTintItself ? nil : color,
            mode: adjustment.mode == .automatic && adjustment.isCovered ? .dimmed : adjustment.mode)
    }

    /// Brings the view's traits up to what it says of its tint.
    func updateTintTrait() {
        guard saysTint || traitOverriding?.tint != nil else { return }
        let overriding = ensuredTraitOverriding
        if overriding.tint != ownTint { overriding.tint = ownTint }
    }
}
