extension UIView {
    /// Standard animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// The views shrink and fade, and are removed from their superviews at the end.
        case delete
    }

    /// Performs a system animation on views, and the app's animations beside it.
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
