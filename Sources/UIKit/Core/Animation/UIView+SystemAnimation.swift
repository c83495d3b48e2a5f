extension UIView {
    /// Movements that the system makes in the same way everywhere.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are out of their superviews at the end.
        case delete
    }

    /// Does to views what the system does, and beside it the animations of the app's.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let transforms = views.map(\.transform)
        let alphas = views.map(\.alpha)
        animate(withDuration: 0.3, delay: 0, options: options) {
            for view in views {
                view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
                view.alpha = 0
            }
            parallelAnimations?()
        } completion: { finished in
            for (index, view) in views.enumerated() {
                view.removeFromSuperview()
                view.transform = transforms[index]
                view.alpha = alphas[index]
            }
            completion?(finished)
        }
    }
}
