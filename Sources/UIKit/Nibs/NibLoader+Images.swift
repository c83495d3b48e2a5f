import InterfaceBuilder

/// Pictures of documents, by name.
extension NibLoader {
    /// The bundle's picture of a name; where it has none, an empty one of the size that the document recorded.
    func image(_ name: String) -> UIImage? {
        if let known = images[name] { return known }
        var image: UIImage?
        if let bundle = options.bundle { image = UIImage.search(name, in: bundle) }
        if image == nil, let size = document.imageSizes[name] {
            var content = ImageContent(pixels: nil, scale: 1)
            content.statedSize = CGSize(width: size.width, height: size.height)
            image = UIImage(content: content)
        }
        if image == nil || image?.cgImage == nil {
            notes.append(NibNote(kind: .image, object: name, message: "there is no picture named \(name)"))
        }
        images[name] = .some(image)
        return image
    }

    func image(of element: MarkupElement, _ attribute: String) -> UIImage? {
        (element[attribute] ?? element.child(key: attribute)?["image"] ?? element.child(key: attribute)?["name"])
            .flatMap { image($0) }
    }
}
