/// A typeface without a size.
public final class CGFont: Sendable {
    /// The PostScript name.
    let name: String

    /// nil for a name that no typeface has here.
    public init?(_ name: CFString) {
        let given = String(describing: name)
        guard let font = UIFont(name: given, size: 1) else { return nil }
        self.name = font.fontName
    }

    public var postScriptName: CFString? { name as NSString }
}
