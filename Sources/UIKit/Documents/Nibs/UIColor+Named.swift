import InterfaceBuilder

extension UIColor {
    /// A colour of the main bundle's asset catalogs; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// A colour of a bundle's asset catalogs, which follows the traits where it has variants.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let (set, _) = AssetCatalogs.shared.find(name, kind: "colorset", in: bundle ?? .main) else { return nil }
        let fixed = traitCollection
        guard set.variant(for: AssetTraits(fixed ?? .current)) != nil else { return nil }
        self.init { traits in
            guard let color = set.variant(for: AssetTraits(fixed ?? traits))?.color else { return .clear }
            return UIColor(color)
        }
    }

    private convenience init(_ color: AssetColor) {
        let components = [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
        if color.isDisplayP3 {
            self.init(displayP3Red: components[0], green: components[1], blue: components[2], alpha: components[3])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }
}
