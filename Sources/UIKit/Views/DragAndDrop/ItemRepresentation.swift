/// An object of an item provider as data.
@MainActor struct ItemRepresentation {
    /// The identifiers of the types that it has: its own, and those that this conforms to.
    let types: [String]
    let data: () -> Data?

    /// Nil for an object of a class of the app's own, which has only itself to give.
    ///
    /// Provenance: documented — the types and their conformance: Apple's pages of "System-declared uniform type identifiers".
    init?(of object: any NSItemProviderWriting) {
        switch object {
        case let image as UIImage:
            types = ["public.png", "public.image", "public.content", "public.data", "public.item"]
            data = { image.pngData() }
        case let text as NSString:
            types = [
                "public.utf8-plain-text", "public.plain-text", "public.text", "public.content", "public.data",
                "public.item",
            ]
            data = { Data("\(text)".utf8) }
        case let url as NSURL:
            types = ["public.url", "public.data", "public.item"]
            data = { Data((url as URL).absoluteString.utf8) }
        default: return nil
        }
    }

    /// The endings of files of a type.
    static let fileEndings = ["public.png": "png", "public.utf8-plain-text": "txt", "public.url": "url"]
}
