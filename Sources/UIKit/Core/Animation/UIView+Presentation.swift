extension UIView {
    /// The geometry and look that are drawn at a time: the view's values, overridden by running animations.
    package struct Presentation {
        package var center: CGPoint
        package var bounds: CGRect
        package var transform: CGAffineTransform
        package var alpha: CGFloat
        package var backgroundColor: UIColor?
        var anchorPoint = ViewGeometry.middle
        /// Corners, border and shadow; nil where the view never had a layer.
        var look: CALayer?

        /// In the superview's coordinates.
        package var frame: CGRect { geometry.frame }

        var geometry: ViewGeometry {
            ViewGeometry(center: center, bounds: bounds, transform: transform, anchorPoint: anchorPoint)
        }
    }

    /// - Parameter time: seconds on the host's clock.
    package func presentation(at time: TimeInterval) -> Presentation {
        var result = Presentation(
            center: geometry.center, bounds: geometry.bounds, transform: geometry.transform, alpha: viewStyle.alpha,
            backgroundColor: viewStyle.backgroundColor, anchorPoint: geometry.anchorPoint)
        let animations = UIApplication.shared.animations
        for track in animations.tracks(of: self) {
            switch (track.key, track.value(at: time)) {
            case (.center, .point(let value)): result.center = value
            case (.bounds, .rectangle(let value)): result.bounds = value
            case (.transform, .transform(let value)): result.transform = value
            case (.alpha, .number(let value)): result.alpha = min(max(value, 0), 1)
            case (.backgroundColor, .color(let value)): result.backgroundColor = value
            default: break
            }
        }
        lazyLayer?.complete(&result, at: time)
        return result
    }

    /// The presentation at the present time.
    var presented: Presentation { presentation(at: UIApplication.shared.now) }

    /// Sets an animated property, as an animator does that ends at another value than its end value.
    func setAnimatedValue(_ value: AnimatedValue, for key: AnimatedKey) {
        switch (key, value) {
        case (.center, .point(let value)): setCenter(value)
        case (.bounds, .rectangle(let value)): setBounds(value)
        case (.transform, .transform(let value)): setTransform(value)
        case (.alpha, .number(let value)): setAlpha(value)
        case (.backgroundColor, .color(let value)): setBackgroundColor(value)
        default: break
        }
    }
}
