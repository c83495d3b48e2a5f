import Foundation

/// The faces that text is set in: the package's own, each mapped from its file when first needed.
///
/// What is in the library alone decides the glyphs, so layouts are the same on every machine.
public final class FontLibrary: Sendable {
    /// The library of the fonts that the package brings.
    public static let bundled = FontLibrary(folder: Bundle.module.bundleURL.appendingPathComponent("Resources"))

    private let folder: URL
    private let faces: LockedTable<String, FontFace>
    private let systemFaces: LockedTable<SystemFaceKey, SystemFace>
    private let metrics: LockedTable<Int, SystemFontMetrics>
    let contexts = ShapingContextPool()

    init(folder: URL) {
        self.folder = folder
        faces = LockedTable()
        systemFaces = LockedTable()
        metrics = LockedTable()
    }

    private struct SystemFaceKey: Hashable {
        var weight: TextWeight
        var isDisplay: Bool
    }

    /// The face that a font names, before any fallback.
    public func face(for font: TextFont) -> FontFace { resolve(font).face }

    /// The face and the rule of advances that a font means.
    func resolve(_ font: TextFont) -> ResolvedFont {
        let slant = font.isItalic ? ResolvedFont.italicSlant : 0
        switch font.family {
        case .custom(let face):
            return ResolvedFont(face: face, size: font.size, slant: 0, weight: font.weight, system: nil)
        case .system, .monospacedSystem:
            let share = SystemFontMetrics.displayShare(atSize: font.size)
            let system = systemFace(SystemFaceKey(weight: font.weight, isDisplay: share >= 0.5))
            return ResolvedFont(
                face: system.face, size: font.size, slant: slant, weight: font.weight,
                system: .init(
                    face: system, displayShare: share, tracking: systemMetrics.tracking(atSize: font.size)))
        }
    }

    /// The face that stands in for one without a scalar; nil where the library has none.
    func fallback(for scalar: UInt32, weight: TextWeight) -> FontFace? {
        let japanese = face(weight >= .semibold ? "MasuSansJP-Bold" : "MasuSansJP-Regular")
        if japanese.coverage.contains(scalar) { return japanese }
        let system = systemFace(SystemFaceKey(weight: weight, isDisplay: false)).face
        return system.coverage.contains(scalar) ? system : nil
    }

    private func systemFace(_ key: SystemFaceKey) -> SystemFace {
        systemFaces.value(for: key) {
            let text = self.face("MasuSans-Text\(key.weight.name)")
            let display = self.face("MasuSans-Display\(key.weight.name)")
            return SystemFace(
                face: key.isDisplay ? display : text, other: key.isDisplay ? text : display, isDisplay: key.isDisplay,
                weight: key.weight, metrics: self.systemMetrics)
        }
    }

    private func face(_ name: String) -> FontFace {
        faces.value(for: name) {
            do {
                return try FontFace(
                    identifier: name, path: self.folder.appendingPathComponent("Fonts/\(name).otf").path)
            } catch {
                fatalError("TextLayout's resources are not complete: \(error)")
            }
        }
    }

    var systemMetrics: SystemFontMetrics {
        metrics.value(for: 0) {
            let file = self.folder.appendingPathComponent("SystemFontMetrics.json")
            do {
                return try SystemFontMetrics(json: Data(contentsOf: file))
            } catch {
                fatalError("TextLayout's resources are not complete: \(file.lastPathComponent): \(error)")
            }
        }
    }
}

/// A table filled on demand and shared between threads; what is in it never changes.
private final class LockedTable<Key: Hashable, Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Key: Value] = [:]

    /// The value of a key, made where it is not there yet; two threads may make it twice, and one of them is kept.
    func value(for key: Key, make: () -> Value) -> Value {
        if let found = lock.withLock({ values[key] }) { return found }
        let made = make()
        return lock.withLock {
            if let found = values[key] { return found }
            values[key] = made
            return made
        }
    }
}
