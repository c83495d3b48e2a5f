extension UIView {
    public final var leadingAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.right) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.centerX) }
    public final var topAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.bottom) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.centerY) }
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.firstBaseline) }
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.lastBaseline) }
    public final var widthAnchor: NSLayoutDimension { constraintItemReference.dimension(.width) }
    public final var heightAnchor: NSLayoutDimension { constraintItemReference.dimension(.height) }
}

extension UILayoutGuide {
    public final var leadingAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.leading) }
    public final var trailingAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.trailing) }
    public final var leftAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.left) }
    public final var rightAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.right) }
    public final var centerXAnchor: NSLayoutXAxisAnchor { constraintItemReference.horizontal(.centerX) }
    public final var topAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.top) }
    public final var bottomAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.bottom) }
    public final var centerYAnchor: NSLayoutYAxisAnchor { constraintItemReference.vertical(.centerY) }
    public final var widthAnchor: NSLayoutDimension { constraintItemReference.dimension(.width) }
    public final var heightAnchor: NSLayoutDimension { constraintItemReference.dimension(.height) }
}
