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

/// Registers a typeface under its PostScript name, for `UIFont(name:size:)`.
///
/// - Returns: false, and an error, for one that is registered already, as Core Text does.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    func fail(_ code: Int, _ text: String) -> Bool {
        let found = NSError(
            domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code,
            userInfo: [
                NSLocalizedDescriptionKey: text
            ])
        error?.pointee = Unmanaged.passRetained(found)
        return false
    }
    guard let file = font.file, UIFont(name: font.name, size: 1) == nil else {
        return fail(105, "The font \(font.name) is registered already.")
    }
    do {
        _ = try FontRegistry.shared.register(file, path: font.name)
        return true
    } catch {
        return fail(104, "\(error)")
    }
}
