/// The end of an effect, as its completion is told.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    /// Always true: nothing cuts an effect short here.
    public let isFinished: Bool
    /// The view or item that has the effect.
    public private(set) weak var sender: AnyObject?
    public let effect: (any SymbolEffect)?
    public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
}

public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

extension UIImageView {
    /// Plays an effect for a change; symbols are shown at rest.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    /// Adds an effect until it is removed; symbols are shown at rest.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    /// Adds an effect that is both; symbols are shown at rest.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    private func add<Effect: SymbolEffect>(_ effect: Effect, _ completion: UISymbolEffectCompletion?) {
        symbolEffects.removeAll { $0 is Effect || effect is AppearSymbolEffect && $0 is DisappearSymbolEffect }
        symbolEffects.append(effect)
        setNeedsDisplay()
        report(effect, nil, completion)
    }

    /// Ends effects of a kind.
    public func removeSymbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
        ofType effect: Effect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        symbolEffects.removeAll { $0 is Effect }
        setNeedsDisplay()
        report(effect, nil, completion)
    }

    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects = []
        setNeedsDisplay()
    }

    /// Replaces the symbol, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        report(nil, contentTransition, completion)
    }

    private func report(
        _ effect: (any SymbolEffect)?, _ transition: (any ContentTransitionSymbolEffect & SymbolEffect)?,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard let completion else { return }
        UIApplication.shared.after(0) { [weak self] in
            completion(
                UISymbolEffectCompletionContext(
                    isFinished: true, sender: self, effect: effect, contentTransition: transition))
        }
    }

    /// True while an effect has let the symbol disappear.
    var hidesSymbol: Bool { image?.isSymbolImage == true && symbolEffects.contains { $0 is DisappearSymbolEffect } }
}
