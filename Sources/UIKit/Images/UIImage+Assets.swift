import InterfaceBuilder

extension ImageContent {
    /// A picture of a bundle's asset catalogs; nil where there is none of that name.
    ///
    /// Of drawings (PDF, SVG) the size is read, so that layouts are right; they show nothing, and the log says so.
    static func asset(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> ImageContent? {
        guard let (set, folder) = AssetCatalogs.shared.find(name, kind: "imageset", in: bundle),
            let variant = set.variant(for: AssetTraits(traits)), let file = variant.fileName
        else { return nil }
        let path = "\(folder)/\(file)"
        let isDrawing = ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased())
        guard !isDrawing else { return drawing(name, at: path, isTemplate: set.isTemplate) }
        do {
            let pixels = try ImageFileCache.shared.pixels(at: path) { try OrientedPixels(contentsOfFile: path) }
            let stem = (file as NSString).deletingPathExtension
            var content = ImageContent(
                pixels: pixels,
                scale: CGFloat(variant.scale ?? ImageFileSearch.statedScale(of: stem).map(Double.init) ?? 1))
            if set.isTemplate { content.renderingMode = .alwaysTemplate }
            content.name = bundle === Bundle.main ? "main: \(name)" : name
            content.variants = ImageVariants(name: name, bundle: bundle, loadedDark: traits.userInterfaceStyle == .dark)
            return content
        } catch {
            UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be read: \(error)")
            return nil
        }
    }

    private static func drawing(_ name: String, at path: String, isTemplate: Bool) -> ImageContent? {
        do {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            guard let size = try path.lowercased().hasSuffix("pdf") ? DrawingSize(pdf: bytes) : DrawingSize(svg: bytes)
            else {
                UIKitLog.writeFromAnyThread(
                    "UIImage(named: \"\(name)\"): \(path) doesn't tell its size; add PNGs for its scales")
                return nil
            }
            UIKitLog.writeFromAnyThread(
                "UIImage(named: \"\(name)\"): \(path) is a drawing, of which only the size is known; add PNGs for its "
                    + "scales to see it")
            var content = ImageContent(pixels: nil, scale: 1)
            content.statedSize = CGSize(width: size.width, height: size.height)
            if isTemplate { content.renderingMode = .alwaysTemplate }
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
