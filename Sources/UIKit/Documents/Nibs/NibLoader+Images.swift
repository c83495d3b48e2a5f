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

    /// - Parameters:
    ///   - showsLargeSymbols: symbols have the large scale where nothing says another.
    ///   - textStyle: the style beside whose text a symbol without a size stands.
    func image(
        of element: MarkupElement, _ attribute: String, showsLargeSymbols: Bool = false,
        textStyle: UIFont.TextStyle = .body
    ) -> UIImage? {
        let child = element.child(key: attribute)
        let name = element[attribute] ?? child?["image"] ?? child?["name"]
        guard let name else { return nil }
        guard document.symbols.contains(name), let size = document.imageSizes[name] else { return image(name) }
        var content = ImageContent(pixels: nil, scale: 1)
        let configuration =
            element.child(key: "preferredSymbolConfiguration")
            ?? element.child(key: "preferredSymbolConfigurationForImage")
        content.statedSize = symbolSize(
            CGSize(width: size.width, height: size.height) * (Self.symbolProportions[name] ?? 1), configuration,
            scale: child?["symbolScale"], longer: max(size.width, size.height),
            showsLargeSymbols: showsLargeSymbols, textStyle: textStyle)
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
    /// that in the large scale, which system and configured buttons have by themselves, in half points: documents of
    /// Interface Builder.
    /// - Parameters:
    ///   - scale: that of the reference to the image, which counts before its configuration's.
    ///   - longer: the side of the recorded box that is an em and a sixth.
    private func symbolSize(
        _ drawn: CGSize, _ configuration: MarkupElement?, scale: String?, longer: Double, showsLargeSymbols: Bool,
        textStyle: UIFont.TextStyle
    ) -> CGSize {
        guard longer > 0 else { return .zero }
        let points =
            configuration?.number("pointSize").map { CGFloat($0) }
            ?? font(configuration?.child(key: "fontDescription"))?.pointSize
            ?? configuration?["textStyle"].map {
                UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $0)).pointSize
            } ?? UIFont.preferredFont(forTextStyle: textStyle).pointSize
        let scales: [String: CGFloat] = ["small": 0.78, "large": 1.29]
        let isUnconfigured = configuration == nil || configuration?.attributes.count == 1
        let scale = scale ?? configuration?["scale"] ?? (showsLargeSymbols && isUnconfigured ? "large" : nil)
        let weights: [String: CGFloat] = ["ultraLight": 0.96, "thin": 0.973]
        let em =
            points * 1.17 * (scale.flatMap { scales[$0] } ?? 1)
            * (configuration?["weight"].flatMap { weights[$0] } ?? 1)
        func half(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
        return CGSize(
            width: half(em * drawn.width / CGFloat(longer)), height: half(em * 1.027 * drawn.height / CGFloat(longer)))
    }

    /// The symbols that are larger or smaller than one in a circle, by how much.
    ///
    /// Provenance: recorded — image views and buttons of Interface Builder's documents that nothing else sizes: one to
    /// three of each symbol.
    private static let symbolProportions: [String: CGFloat] = [
        "square.and.arrow.up": 1.12, "doc.on.doc": 1.14, "calendar": 1.08, "memories": 1.11, "lock": 0.92,
        "lock.open": 1.07, "arrowshape.turn.up.right": 1.07, "trash.fill": 1.07, "arrow.clockwise": 1.05,
        "chevron.left": 0.83, "chevron.right": 0.83, "chevron.up": 0.93, "square.stack.3d.down.right": 1.05,
        "rectangle.stack.fill": 1.045,
    ]
}

extension CGSize {
    fileprivate static func * (size: CGSize, factor: CGFloat) -> CGSize {
        CGSize(width: size.width * factor, height: size.height * factor)
    }
}
