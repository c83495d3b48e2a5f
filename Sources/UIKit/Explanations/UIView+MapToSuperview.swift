extension UIView {
    /// The transform from the view's coordinates to its superview's, with its own transform.
    package var mapToSuperview: CGAffineTransform { geometry.toSuperview }
}
