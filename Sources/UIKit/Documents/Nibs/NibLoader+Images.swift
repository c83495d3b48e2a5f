import InterfaceBuilder
import Symbols

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
        let child = element.child(key: attribute)
        let name = element[attribute] ?? child?["image"] ?? child?["name"]
        guard let name else { return nil }
        guard document.symbols.contains(name), let size = document.imageSizes[name] else { return image(name) }
        var content = ImageContent(pixels: nil, scale: 1)
        let configuration =
            element.child(key: "preferredSymbolConfiguration")
            ?? element.child(key: "preferredSymbolConfigurationForImage")
        content.statedSize = symbolSize(
            CGSize(width: size.width, height: size.height), configuration, scale: child?["symbolScale"],
            isButton: element.name == "state" || element.name == "buttonConfiguration")
        // An empty box, and a line in the log, where the symbol isn't drawn.
        content.symbol = SymbolContent(
            name: name, drawing: SymbolContent.drawing(named: name), configuration: .unspecified)
        if SymbolCatalog.drawing(named: name) == nil {
            notes.append(NibNote(kind: .image, object: name, message: "the symbol \(name) of the system isn't drawn"))
        }
        return UIImage(content: content)
    }

    /// The size of a symbol, of which a document has the proportions only: the longer side always has 64 pixels or 128.
    ///
    /// Provenance: recorded — symbols in circles and squares 1.17 em wide, a little less in thin weights, 1.29 times
    /// that in the large scale, which buttons have by themselves, in half points: documents of Interface Builder.
    /// - Parameters:
    ///   - scale: that of the reference to the image, which counts before its configuration's.
    ///   - isButton: a button shows symbols in the large scale where nothing says another.
    private func symbolSize(
        _ drawn: CGSize, _ configuration: MarkupElement?, scale: String?, isButton: Bool
    ) -> CGSize {
        let longer = max(drawn.width, drawn.height)
        guard longer > 0 else { return .zero }
        let points =
            configuration?.number("pointSize").map { CGFloat($0) }
            ?? font(configuration?.child(key: "fontDescription"))?.pointSize
            ?? configuration?["textStyle"].map {
                UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $0)).pointSize
            } ?? UIFont.preferredFont(forTextStyle: .body).pointSize
        let scales: [String: CGFloat] = ["small": 0.78, "large": 1.29]
        let isUnconfigured = configuration == nil || configuration?.attributes.count == 1
        let scale = scale ?? configuration?["scale"] ?? (isButton && isUnconfigured ? "large" : nil)
        let weights: [String: CGFloat] = ["ultraLight": 0.96, "thin": 0.973]
        let em =
            points * 1.17 * (scale.flatMap { scales[$0] } ?? 1)
            * (configuration?["weight"].flatMap { weights[$0] } ?? 1)
        func half(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        return CGSize(width: half(em * drawn.width / longer), height: half(em * 1.027 * drawn.height / longer))
    }
}
