import ImageCoding

extension UIImage {
    /// Finds a picture of the main bundle; nil and a line in the log where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a picture in a bundle's asset catalogs or among its files, in the variant for the traits.
    ///
    /// `photo` means `photo.png`, `photo@2x.png` and `photo@3x.png`; other formats are named with their extension. The
    /// name of a file from before it moved into a catalog, `photo.jpg`, finds `photo` there.
    /// - Parameter bundle: nil for the main bundle.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let scale = (traitCollection ?? .current).displayScale
        let search = ImageFileSearch(name: name, screenScale: scale)
        let bundle = bundle ?? .main
        let traits = traitCollection ?? .current
        for name in [name, search.nameInCatalogs].compactMap({ $0 }) {
            guard let content = ImageContent.asset(name, in: bundle, traits: traits) else { continue }
            self.init(content: content)
            return
        }
        for candidate in search.candidates {
            guard !name.isEmpty,
                let path = ApplicationBundles.path(of: candidate.stem, ofType: candidate.pathExtension, in: bundle)
            else { continue }
            do {
                let pixels = try ImageFileCache.shared.pixels(at: path) { try OrientedPixels(contentsOfFile: path) }
                var content = ImageContent(pixels: pixels, scale: candidate.scale)
                content.name = ApplicationBundles.isApplication(bundle) ? "main: \(name)" : name
                self.init(content: content)
                return
            } catch {
                UIKitLog.writeFromAnyThread("UIImage(named: \"\(name)\"): \(path) can't be read: \(error)")
                return nil
            }
        }
        let files = search.candidates.map(\.fileName).joined(separator: ", ")
        UIKitLog.writeFromAnyThread(
            "UIImage(named: \"\(name)\"): no such image. Looked for \(files) in "
                + "\(bundle.resourcePath ?? bundle.bundlePath): add the file to the resources, "
                + "or pass the bundle that holds it.")
        return nil
    }

    /// Finds a picture in a bundle; a symbol of the asset catalogs is drawn as the configuration says.
    ///
    /// - Parameter bundle: nil for the main bundle.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        guard let found = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection) else {
            return nil
        }
        self.init(content: (configuration.map(found.withConfiguration) ?? found).content)
    }

    /// Reads a file, its scale given by the name's end (`@2x`, `@3x`); nil where it can't be read.
    ///
    /// For a name without a scale the variant for the current traits' scale is used if it lies beside it.
    public convenience init?(contentsOfFile path: String) {
        let search = ImageFileSearch(name: path, screenScale: UITraitCollection.current.displayScale)
        for candidate in search.candidates {
            guard FileManager.default.fileExists(atPath: candidate.fileName) else { continue }
            guard let pixels = try? OrientedPixels(contentsOfFile: candidate.fileName) else { return nil }
            self.init(content: ImageContent(pixels: pixels, scale: candidate.scale))
            return
        }
        // A file with another extension, or none, is recognised by its first bytes.
        guard let pixels = try? OrientedPixels(contentsOfFile: path) else { return nil }
        self.init(content: ImageContent(pixels: pixels, scale: 1))
    }
}

extension OrientedPixels {
    convenience init(contentsOfFile path: String) throws {
        let image = try ImageDecoder().decode(try Data(contentsOf: URL(fileURLWithPath: path)))
        self.init(stored: CGImage(bitmap: image.bitmap), orientation: UIImage.Orientation(image.orientation))
    }
}

extension UIKitLog {
    /// Writes at once on the main thread; messages of other threads are queued there.
    static func writeFromAnyThread(_ message: String) {
        if Thread.isMainThread {
            MainActor.assumeIsolated { write(message) }
        } else {
            Task { @MainActor in write(message) }
        }
    }
}
