extension UIColor {
    /// A colour of a bundle's asset catalogs; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        return nil
    }
}

extension UIImage {
    static func search(_ name: String, in bundle: Bundle, scale: CGFloat) -> UIImage? { nil }
}
