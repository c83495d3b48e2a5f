import InterfaceBuilder

extension ImageContent {
    /// A picture of a bundle's asset catalogs; nil where there is none of that name.
    ///
    /// A drawing (PDF, SVG) that can't be rendered shows nothing but has its size, and the log says why.
    static func asset(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> ImageContent? {
        guard let (set, folder) = AssetCatalogs.shared.find(name, kind: "imageset", in: bundle) else {
            return symbol(name, in: bundle)
        }
        guard let variant = set.variant(for: AssetTraits(traits)), let file = variant.fileName
        else { return nil }
        let path = AssetCatalogs.path(of: file, in: folder)
        let isDrawing = ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased())
        guard !isDrawing else { return drawing(name, at: path, of: set, in: bundle, scale: traits.displayScale) }
        do {
            let pixels = try ImageFileCache.shared.pixels(at: path) { try OrientedPixels(contentsOfFile: path) }
            let stem = (file as NSString).deletingPathExtension
            var content = ImageContent(
                pixels: pixels,
                scale: CGFloat(variant.scale ?? ImageFileSearch.statedScale(of: stem).map(Double.init) ?? 1))
            content.applyIntent(of: set, name: name, in: bundle)
            content.variants = ImageVariants(name: name, bundle: bundle, loadedDark: traits.userInterfaceStyle == .dark)
            return content
        } catch {
            UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be read: \(error)")
            return nil
        }
    }

    private static func symbol(_ name: String, in bundle: Bundle) -> ImageContent? {
        guard let drawing = AssetCatalogs.shared.symbol(name, in: bundle) else { return nil }
        var content = ImageContent(pixels: nil, scale: 1)
        content.symbol = SymbolContent(name: name, drawing: drawing, configuration: .unspecified)
        return content
    }

    private static func drawing(
        _ name: String, at path: String, of set: AssetSet, in bundle: Bundle, scale: CGFloat
    ) -> ImageContent? {
        do {
            let drawing = try DrawnImage(contentsOfFile: path)
            var content = ImageContent(pixels: nil, scale: max(1, scale))
            content.statedSize = drawing.size
            content.applyIntent(of: set, name: name, in: bundle)
            do {
                content.pixels = try drawing.pixels(for: drawing.size, scale: content.scale)
                if set.keepsVectors { content.drawing = drawing }
            } catch {
                UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be drawn: \(error)")
            }
            return content
        } catch {
            UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be read: \(error)")
            return nil
        }
    }

    private mutating func applyIntent(of set: AssetSet, name: String, in bundle: Bundle) {
        switch set.intent {
        case .template: renderingMode = .alwaysTemplate
        case .original: renderingMode = .alwaysOriginal
        case .automatic: break
        }
        self.name = ApplicationBundles.isApplication(bundle) ? "main: \(name)" : name
    }
}
