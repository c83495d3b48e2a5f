/// Variants of one picture, each for some traits: an app's own, or those of a catalog.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Entry {
        let traits: UITraitCollection
        let image: UIImage
    }

    private let lock = NSLock()
    private var entries: [Entry] = []
    private var source: ImageVariants?

    public override init() { super.init() }

    convenience init(source: ImageVariants) {
        self.init()
        self.source = source
    }

    /// The best variant; one of a catalog is read on request.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        if let own = lock.withLock({ best(for: traitCollection) }) { return own }
        return source?.image(for: traitCollection) ?? UIImage()
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? .current).withConfiguration(configuration)
    }

    /// Makes the picture the variant for these traits, with this asset as its own.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock {
            entries.removeAll { $0.traits == traitCollection }
            var content = image.content
            content.variants = ImageVariants(asset: self)
            entries.append(Entry(traits: traitCollection, image: UIImage(content: content)))
        }
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { entries.removeAll { $0.traits == traitCollection } }
    }

    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// The first whose traits all hold and which specifies most; else the first that was registered.
    private func best(for traits: UITraitCollection) -> UIImage? {
        let fitting = entries.filter { traits.containsTraits(in: $0.traits) }
        let most = fitting.map { specificity($0.traits) }.max()
        return (fitting.first { specificity($0.traits) == most } ?? entries.first)?.image
    }

    private func specificity(_ traits: UITraitCollection) -> Int {
        UITraitCollection.systemTraitsAffectingImageLookup.count { traits.values.specifies($0) }
    }
}

/// The source of a picture's variants for other traits.
struct ImageVariants: @unchecked Sendable {
    /// The app's own.
    private(set) weak var asset: UIImageAsset?
    /// A catalog's.
    private var name = ""
    private var bundle: Bundle?
    private var loadedDark = false

    init(asset: UIImageAsset) { self.asset = asset }

    init(name: String, bundle: Bundle, loadedDark: Bool) {
        (self.name, self.bundle, self.loadedDark) = (name, bundle, loadedDark)
    }

    func image(for traits: UITraitCollection) -> UIImage? {
        if let asset { return asset.image(with: traits) }
        return bundle.flatMap { ImageContent.asset(name, in: $0, traits: traits) }.map { UIImage(content: $0) }
    }

    /// True if the picture at hand may not be the one for the traits.
    func mayDiffer(in traits: UITraitCollection) -> Bool {
        asset != nil || loadedDark != (traits.userInterfaceStyle == .dark)
    }
}

extension UIImage {
    /// The picture's variants for other traits; nil for a picture that has none.
    public var imageAsset: UIImageAsset? {
        content.variants.flatMap { $0.asset ?? UIImageAsset(source: $0) }
    }

    /// The pixels of this picture with the other's display settings.
    func like(_ other: UIImage) -> UIImage {
        var content = other.content
        content.pixels = self.content.pixels
        content.scale = self.content.scale
        return UIImage(content: content)
    }
}
