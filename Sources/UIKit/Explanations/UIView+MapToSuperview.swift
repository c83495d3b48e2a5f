extension UIView {
    /// From the view's coordinates to its superview's, with its transform.
    package var mapToSuperview: CGAffineTransform { geometry.toSuperview }
}
