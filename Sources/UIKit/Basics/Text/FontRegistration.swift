/// The reach of a registered font: on a device that of the app or of more; here that of the app alone.
public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static var user: CTFontManagerScope { .persistent }
}

/// Registers a typeface under its PostScript name, for `UIFont(name:size:)`.
///
/// - Returns: false, and an error, for one that is registered already, as Core Text does.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistrationFault.tell(error) { try FontRegistry.shared.add(font.file, named: font.name) }
}

/// Removes a typeface from those that are found by name; fonts made of it stay usable.
///
/// - Returns: false, and an error, for one that isn't registered.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistrationFault.tell(error) { try FontRegistry.shared.remove(named: font.name) }
}

/// Registers the typeface of a font file under its PostScript name.
///
/// - Returns: false, and an error of Core Text's domain, for a file that isn't there, is no font, or whose typeface is registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistrationFault.tell(error) {
        let (file, names) = try FontRegistrationFault.contents(of: fontURL)
        try FontRegistry.shared.add(file, named: names.postScript)
    }
}

/// Removes the typeface of a font file from those that are found by name.
///
/// - Returns: false, and an error of Core Text's domain, where it can't be read or isn't registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistrationFault.tell(error) {
        try FontRegistry.shared.remove(named: FontRegistrationFault.contents(of: fontURL).names.postScript)
    }
}

/// Registers the typefaces of several font files, and tells the errors of those that couldn't be, once.
///
/// - Parameters:
///   - fontURLs: the files' addresses.
///   - enabled: kept for the signature: what is registered can be used.
///   - registrationHandler: called before the function returns, with the errors, true for done; false from it ends nothing here.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
    var errors: [NSError] = []
    for url in fontURLs {
        var error: Unmanaged<CFError>?
        guard let url = url as? URL else { continue }
        CTFontManagerRegisterFontsForURL(url as NSURL, scope, &error)
        if let error { errors.append(error.takeRetainedValue()) }
    }
    _ = registrationHandler?(errors as NSArray, true)
}

/// The reason why Core Text's font manager refuses a typeface, by its documented number.
private struct FontRegistrationFault: Error {
    var code: Int
    var text: String

    static func tell(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ act: () throws -> Void) -> Bool {
        do {
            try act()
            return true
        } catch let found {
            let fault = found as? FontRegistrationFault ?? FontRegistrationFault(code: 104, text: "\(found)")
            let told = NSError(
                domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: fault.code,
                userInfo: [NSLocalizedDescriptionKey: fault.text])
            error?.pointee = Unmanaged.passRetained(told)
            return false
        }
    }

    static func contents(of url: NSURL) throws -> (file: Data, names: FontFileNames) {
        let path = url.path ?? ""
        guard let file = FileManager.default.contents(atPath: path) else {
            throw FontRegistrationFault(code: 101, text: "There is no font file at \(path).")
        }
        do {
            return (file, try FontFileNames(file, path: path))
        } catch {
            throw FontRegistrationFault(code: 103, text: "\(error)")
        }
    }
}

extension FontRegistry {
    /// - Parameter file: the font file; nil for a typeface that was found by its name, and so is known.
    fileprivate func add(_ file: Data?, named name: String) throws {
        guard let file, UIFont(name: name, size: 1) == nil else {
            throw FontRegistrationFault(code: 105, text: "The font \(name) is registered already.")
        }
        _ = try register(file, path: name)
    }

    fileprivate func remove(named name: String) throws {
        guard face(named: name) != nil else {
            throw FontRegistrationFault(code: 201, text: "The font \(name) isn't registered.")
        }
        unregister(postScriptName: name)
    }
}
