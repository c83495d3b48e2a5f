/// Animators that controllers give may lack these; those here have them.
extension UIViewImplicitlyAnimating {
    @_disfavoredOverload public var addAnimations: _UIViewImplicitlyAnimatingCalls? {
        _UIViewImplicitlyAnimatingCalls(animator: self)
    }
    @_disfavoredOverload public var addCompletion: (@MainActor (@escaping (UIViewAnimatingPosition) -> Void) -> Void)? {
        { self.addCompletion($0) }
    }
    @_disfavoredOverload public var continueAnimation: _UIViewImplicitlyAnimatingCalls? { addAnimations }
}

/// Calls of `addAnimations?(…)` and `continueAnimation?(…)` on an animator.
@preconcurrency @MainActor public struct _UIViewImplicitlyAnimatingCalls {
    let animator: any UIViewImplicitlyAnimating

    public func callAsFunction(_ animation: @escaping () -> Void) { animator.addAnimations(animation) }
    public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        animator.addAnimations(animation, delayFactor: delayFactor)
    }
    public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
    }
}
