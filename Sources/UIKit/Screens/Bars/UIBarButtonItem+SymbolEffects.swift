extension UIBarButtonItem {
    /// Plays an effect for a change: bars show symbols at rest.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { (button as? BarItemButton)?.symbolView.addSymbolEffect(effect, options: options, animated: animated) }

    /// Adds an effect until it is removed: bars show symbols at rest.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) { (button as? BarItemButton)?.symbolView.addSymbolEffect(effect, options: options, animated: animated) }

    /// Adds an effect that is both: bars show symbols at rest.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) { (button as? BarItemButton)?.symbolView.addSymbolEffect(effect, options: options, animated: animated) }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        (button as? BarItemButton)?.symbolView.removeAllSymbolEffects(options: options, animated: animated)
    }

    /// Replaces the symbol, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
