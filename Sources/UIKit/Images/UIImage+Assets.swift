import InterfaceBuilder

extension ImageContent {
    /// A picture of a bundle's asset catalogs; nil where there is none of that name.
    ///
    /// Drawings (PDF, SVG) aren't read yet: the log says so.
    static func asset(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> ImageContent? {
        guard let (set, folder) = AssetCatalogs.shared.find(name, kind: "imageset", in: bundle),
            let variant = set.variant(for: AssetTraits(traits)), let file = variant.fileName
        else { return nil }
        let path = "\(folder)/\(file)"
        let isDrawing = ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased())
        guard !isDrawing else {
            UIKitLog.writeFromAnyThread(
                "UIImage(named: \"\(name)\"): \(path) is a drawing, which isn't read; add PNGs for its scales")
            return nil
        }
        do {
            let pixels = try ImageFileCache.shared.pixels(at: path) { try OrientedPixels(contentsOfFile: path) }
            let stem = (file as NSString).deletingPathExtension
            var content = ImageContent(
                pixels: pixels,
                scale: CGFloat(variant.scale ?? ImageFileSearch.statedScale(of: stem).map(Double.init) ?? 1))
            if set.isTemplate { content.renderingMode = .alwaysTemplate }
            content.name = bundle === Bundle.main ? "main: \(name)" : name
            return content
        } catch {
            UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be read: \(error)")
            return nil
        }
    }
}

extension UIImage {
    /// A picture of a bundle, without a word where there is none.
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
