extension UIImage {
    /// Makes a picture that an image view animates, from its frames.
    ///
    /// Its size is the first one's. Nil without pictures.
    /// - Parameter duration: seconds for all of them; 0 for a thirtieth each.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var content = first.content
        content.frames = ImageContent.Frames(
            images: images, duration: duration > 0 ? duration : Double(images.count) / 30)
        return UIImage(content: content)
    }

    /// The frames `name0`, `name1` and so on, up to the first that is missing, or from `name1` where there is no
    /// `name0`; 1024 at most.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numbered(name), duration: duration)
    }

    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
    ) -> UIImage? {
        let images = numbered(name).map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
        return animatedImage(with: images, duration: duration)
    }

    private class func numbered(_ name: String) -> [UIImage] {
        var images: [UIImage] = []
        for number in 0...1024 {
            if let image = ImageContent.existing("\(name)\(number)", in: .main) {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return images
    }
}

extension ImageContent {
    /// A picture of a bundle; nil, without a log message, where there is none.
    fileprivate static func existing(_ name: String, in bundle: Bundle) -> UIImage? {
        let traits = UITraitCollection.current
        if let content = asset(name, in: bundle, traits: traits) { return UIImage(content: content) }
        let files = ImageFileSearch(name: name, screenScale: traits.displayScale).candidates
        let isThere = files.contains {
            ApplicationBundles.path(of: $0.stem, ofType: $0.pathExtension, in: bundle) != nil
        }
        return isThere ? UIImage(named: name, in: bundle, compatibleWith: traits) : nil
    }
}
