/// A picture of an asset catalog by its name; Xcode generates one for each, and the source adapter does so here.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    public static func == (left: ImageResource, right: ImageResource) -> Bool {
        left.name == right.name && left.bundle.bundlePath == right.bundle.bundlePath
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(bundle.bundlePath)
    }
}

/// A colour of an asset catalog by its name; Xcode generates one for each, and the source adapter does so here.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }

    public static func == (left: ColorResource, right: ColorResource) -> Bool {
        left.name == right.name && left.bundle.bundlePath == right.bundle.bundlePath
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(bundle.bundlePath)
    }
}

extension UIImage {
    /// The picture of a resource; one without pixels where the catalog lacks it.
    public convenience init(resource: ImageResource) {
        let found = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(content: found?.content ?? ImageContent(pixels: nil, scale: 1))
    }
}

extension UIColor {
    /// The colour of a resource, following the traits; clear where the catalog lacks it.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(content: found?.content ?? .fixed(CGColor(gray: 0, alpha: 0)))
    }
}
