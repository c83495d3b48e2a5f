import TextLayout

/// A face that a host or an app registered, with the names in its file.
struct RegisteredFace: Hashable, Sendable {
    let face: FontFace
    let names: FontFileNames
}

/// The faces of which fonts can be made by name, besides the system font: registered ones, and the package's
/// substitutes for fonts of iOS.
///
/// Invariant: no two faces have the same PostScript name; the first one stays. Safe to use from any thread.
final class FontRegistry: @unchecked Sendable {
    static let shared = FontRegistry()

    private let lock = NSLock()
    private var faces: [RegisteredFace] = []
    private let standIns = StandInFaces()

    /// Adds a font file's face and returns its PostScript name; a face already known under the name stays.
    func register(_ data: Data, path: String) throws -> String {
        let names = try FontFileNames(data, path: path)
        if lock.withLock({ faces.contains { $0.names.postScript == names.postScript } }) { return names.postScript }
        let face = try FontFace(identifier: names.postScript, bytes: Array(data))
        lock.withLock {
            if !faces.contains(where: { $0.names.postScript == names.postScript }) {
                faces.append(RegisteredFace(face: face, names: names))
            }
        }
        return names.postScript
    }

    func unregister(postScriptName: String) {
        lock.withLock { faces.removeAll { $0.names.postScript == postScriptName } }
    }

    /// A face by its PostScript name or its full name.
    func face(named name: String) -> RegisteredFace? {
        let registered = lock.withLock {
            faces.first { $0.names.postScript == name } ?? faces.first { $0.names.full == name }
        }
        return registered ?? standIns.face(named: name)
    }

    /// The face nearest in weight among those of a slant; those of the other slant count where there are no others.
    func nearestFace(inFamily family: String, weight: UIFont.Weight, isItalic: Bool) -> RegisteredFace? {
        let members = members(ofFamily: family)
        let slanted = members.filter { $0.names.isItalic == isItalic }
        return (slanted.isEmpty ? members : slanted).min {
            abs($0.names.weight.rawValue - weight.rawValue) < abs($1.names.weight.rawValue - weight.rawValue)
        }
    }

    var familyNames: [String] {
        lock.withLock { Set(faces.map(\.names.family)) }.union(standIns.families).sorted()
    }

    func fontNames(inFamily family: String) -> [String] { members(ofFamily: family).map(\.names.postScript) }

    private func members(ofFamily family: String) -> [RegisteredFace] {
        let registered = lock.withLock { faces.filter { $0.names.family == family } }
        return registered.isEmpty ? standIns.members(ofFamily: family) : registered
    }
}

extension UIFont {
    /// Registers a font file's face under its names, so that `UIFont(name:size:)` finds it.
    ///
    /// Apps on iOS list such files in their Info.plist or register them with Core Text; here the host does it before
    /// the app needs them. A face that is already known under the name stays.
    ///
    /// - Returns: the PostScript name.
    /// - Throws: `FontFileError` or the text engine's `FontError` where the file can't be used.
    @discardableResult
    package static func register(contentsOf url: URL) throws -> String {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw FontFileError(
                path: url.path, problem: "can't be read: \(error.localizedDescription). Check its path.")
        }
        return try FontRegistry.shared.register(data, path: url.path)
    }

    /// Unregisters a face; fonts made of it stay usable.
    package static func unregister(postScriptName: String) {
        FontRegistry.shared.unregister(postScriptName: postScriptName)
    }
}
