/// A typeface without a size.
public final class CGFont: Sendable {
    /// The PostScript name.
    let name: String
    /// The font file, where the typeface isn't registered yet.
    let file: Data?

    /// nil for a name without a typeface here.
    public init?(_ name: CFString) {
        let given = String(describing: name)
        guard let font = UIFont(name: given, size: 1) else { return nil }
        self.name = font.fontName
        file = nil
    }

    /// The typeface of a font file's bytes; nil, with a line in the log, where they aren't one.
    public init?(_ provider: CGDataProvider) {
        do {
            name = try FontFileNames(provider.content, path: "of \(provider.content.count) bytes").postScript
            file = provider.content
        } catch {
            UIKitLog.writeFromAnyThread("CGFont: \(error)")
            return nil
        }
    }

    public var postScriptName: CFString? { name as NSString }
    public var fullName: CFString? { postScriptName }
}
