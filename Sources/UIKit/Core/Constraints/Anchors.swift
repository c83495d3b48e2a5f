extension UIView {
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .right) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .centerX) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItemReference, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItemReference, .bottom) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItemReference, .centerY) }
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(constraintItemReference, .firstBaseline)
    }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(constraintItemReference, .lastBaseline)
    }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(constraintItemReference, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(constraintItemReference, .height) }
}

extension UILayoutGuide {
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .right) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(constraintItemReference, .centerX) }
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItemReference, .top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItemReference, .bottom) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(constraintItemReference, .centerY) }
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(constraintItemReference, .width) }
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(constraintItemReference, .height) }
}
