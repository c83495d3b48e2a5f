extension UIImage {
    /// The variant for a view's traits, mirrored for a right-to-left view where the picture flips.
    @MainActor func shown(in view: UIView) -> UIImage {
        var image = self
        if let variants = content.variants, variants.mayDiffer(in: view.traitCollection),
            let variant = variants.image(for: view.traitCollection)
        {
            image = variant.like(self)
        }
        if content.flipsForRightToLeft, view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
            image = image.withHorizontallyFlippedOrientation()
        }
        return image
    }

    /// The symbol with a preferred configuration for whatever it doesn't specify itself, its text style at the size that it has
    /// in a view.
    @MainActor func preferring(_ configuration: SymbolConfiguration?, in view: UIView) -> UIImage {
        guard content.statedSize == nil, let own = symbolConfiguration else { return self }
        let merged = configuration?.applying(own) ?? own
        guard merged.textStyle != nil else { return configuration == nil ? self : withConfiguration(merged) }
        return withConfiguration(merged.withTraitCollection(view.traitCollection))
    }

    /// A picture of a bundle; nil, without a log message, where there is none.
    @MainActor static func search(_ name: String, in bundle: Bundle) -> UIImage? {
        let traits = UIScreen.main.traitCollection
        if let content = ImageContent.asset(name, in: bundle, traits: traits) { return UIImage(content: content) }
        let files = ImageFileSearch(name: name, screenScale: traits.displayScale).candidates
        guard
            files.contains(where: { ApplicationBundles.path(of: $0.stem, ofType: $0.pathExtension, in: bundle) != nil })
        else {
            return nil
        }
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }
}
