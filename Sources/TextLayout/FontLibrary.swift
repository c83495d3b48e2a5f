import Foundation

/// The faces that text is set in: the package's own, each mapped from its file when first needed.
///
/// The library alone decides the glyphs, so layouts are the same on every machine.
public final class FontLibrary: Sendable {
    /// The library of the fonts that the package brings.
    public static let bundled = FontLibrary(folder: bundledFolder)

    static let bundledFolder = Bundle.module.bundleURL.appendingPathComponent("Resources")

    private let folder: URL
    private let faces = LockedTable<String, FontFace>()
    private let systemFaces = LockedTable<SystemFaceKey, SystemFace>()
    private let metrics = LockedTable<Int, SystemFontMetrics>()
    private let japaneseFaces = LockedTable<Bool, FontFace>()
    private let resolved = LockedTable<TextFont, ResolvedFont>(limit: 512)
    private let standInTables = LockedTable<Int, StandInTable>()
    private let standInFaces = LockedTable<String, FontFace>()
    private let patterns = LockedTable<Int, HyphenationPatterns>()
    let contexts = ShapingContextPool()

    /// Faces that the program adds, asked before the missing-glyph box.
    private let additions: [FontFace]

    init(folder: URL, additions: [FontFace] = []) {
        self.folder = folder
        self.additions = additions
    }

    /// The package's faces, and after them fallbacks for characters that those lack, by preference.
    ///
    /// Nothing outside the package is used unless it is given here, a font of the machine for instance.
    public convenience init(bundledAnd additions: [FontFace]) {
        self.init(folder: Self.bundledFolder, additions: additions)
    }

    private struct SystemFaceKey: Hashable {
        var weight: TextWeight
        var isDisplay: Bool
    }

    /// The face that a font names, before any fallback.
    public func face(for font: TextFont) -> FontFace { resolve(font).face }

    /// The face and the rule of advances that a font means.
    func resolve(_ font: TextFont) -> ResolvedFont { resolved.value(for: font) { makeResolved(font) } }

    private func makeResolved(_ font: TextFont) -> ResolvedFont {
        let slant = font.isItalic ? ResolvedFont.italicSlant : 0
        switch font.family {
        case .custom(let face):
            return ResolvedFont(
                face: face, size: font.usableSize, slant: face.outlineSlant, weight: font.weight, system: nil)
        case .monospacedSystem:
            let face = face(font.weight >= .semibold ? "MasuMono-Bold.ttf" : "MasuMono-Regular.ttf")
            return ResolvedFont(face: face, size: font.usableSize, slant: slant, weight: font.weight, system: nil)
        case .system:
            let (isDisplay, share, tracking) = cut(of: font)
            let system = systemFace(SystemFaceKey(weight: font.weight, isDisplay: isDisplay))
            return ResolvedFont(
                face: system.face, size: font.usableSize, slant: slant, weight: font.weight,
                system: .init(face: system, displayShare: share, tracking: tracking))
        }
    }

    /// The outlines of a system font, its share of the display cut's advances, and the points added to each glyph.
    private func cut(of font: TextFont) -> (isDisplay: Bool, share: Double, tracking: Double) {
        let size = font.usableSize
        let isLarge = font.size >= SystemFontMetrics.displaySize
        switch font.cut {
        case .bySize:
            let share = SystemFontMetrics.displayShare(atSize: size)
            return (isLarge, share, systemMetrics.tracking(atSize: size))
        case .earlier where isLarge:
            return (true, 1, SystemFontMetrics.earlierDisplayTracking(atSize: size, weight: font.weight))
        case .earlier, .text: return (false, 0, systemMetrics.tracking(atSize: size))
        case .display: return (true, 1, 0)
        }
    }

    /// The fallback face for a scalar; nil where the library has none.
    ///
    /// - Parameter asEmoji: whether the text asks for a picture.
    func fallback(for scalar: UInt32, weight: TextWeight, asEmoji: Bool) -> FontFace? {
        let isBold = weight >= .semibold
        let style = isBold ? "Bold" : "Regular"
        if !asEmoji {
            // Asked for at every change of script, so without making a name.
            let japanese = japaneseFaces.value(for: isBold) { face("MasuSansJP-\(style).otf") }
            if japanese.coverage.contains(scalar) { return japanese }
        }
        if asEmoji, let emoji = face(FontFace.emojiIdentifier + ".ttf", covering: scalar) { return emoji }
        for family in Self.fallbackFamilies {
            if let found = face("\(family.name)-\(style).\(family.type)", covering: scalar) { return found }
        }
        let system = systemFace(SystemFaceKey(weight: weight, isDisplay: false)).face
        if system.coverage.contains(scalar) { return system }
        return face(FontFace.emojiIdentifier + ".ttf", covering: scalar)
            ?? additions.first { $0.coverage.contains(scalar) }
    }

    /// The families by preference: an ideograph has its Japanese form where it has one.
    private static let fallbackFamilies = [
        (name: "MasuSansJP", type: "otf"), (name: "MasuSansKR", type: "otf"), (name: "MasuSansSC", type: "otf"),
        (name: "MasuSansArabic", type: "ttf"), (name: "MasuSansHebrew", type: "ttf"),
        (name: "MasuSansThai", type: "ttf"),
    ]

    private func face(_ file: String, covering scalar: UInt32) -> FontFace? {
        let face = face(file)
        return face.coverage.contains(scalar) ? face : nil
    }

    private func systemFace(_ key: SystemFaceKey) -> SystemFace {
        systemFaces.value(for: key) {
            let text = face("MasuSans-Text\(key.weight.name).otf")
            let display = face("MasuSans-Display\(key.weight.name).otf")
            return SystemFace(
                face: key.isDisplay ? display : text, other: key.isDisplay ? text : display, isDisplay: key.isDisplay,
                weight: key.weight, metrics: systemMetrics)
        }
    }

    private func face(_ file: String) -> FontFace {
        faces.value(for: file) {
            do {
                return try FontFace(
                    identifier: String(file.prefix { $0 != "." }),
                    path: folder.appendingPathComponent("Fonts/\(file)").path)
            } catch {
                fatalError("TextLayout's resources are not complete: \(error)")
            }
        }
    }

    var standInTable: StandInTable {
        standInTables.value(for: 0) {
            let file = folder.appendingPathComponent("NamedFonts.json")
            do {
                return try StandInTable(json: Data(contentsOf: file))
            } catch {
                fatalError("TextLayout's resources are not complete: \(file.lastPathComponent): \(error)")
            }
        }
    }

    /// The substitute for a font: outlines of the bundled faces at the font's advances.
    public func face(standingInFor font: StandInFont) -> FontFace {
        standInFaces.value(for: font.postScriptName) {
            let isBold = font.weight >= .semibold
            let file =
                font.isMonospaced
                ? isBold ? "MasuMono-Bold.ttf" : "MasuMono-Regular.ttf" : "MasuSans-Text\(font.weight.name).otf"
            return FontFace(standingIn: font, outlines: face(file))
        }
    }

    /// The places where English words are hyphenated.
    var hyphenation: HyphenationPatterns {
        patterns.value(for: 0) {
            let file = folder.appendingPathComponent("Hyphenation/hyphen.tex")
            guard let tex = try? String(contentsOf: file, encoding: .utf8) else {
                fatalError("TextLayout's resources are not complete: \(file.lastPathComponent) can't be read")
            }
            return HyphenationPatterns(tex: tex)
        }
    }

    private var systemMetrics: SystemFontMetrics {
        metrics.value(for: 0) {
            let file = folder.appendingPathComponent("SystemFontMetrics.json")
            do {
                return try SystemFontMetrics(json: [UInt8](Data(contentsOf: file)))
            } catch {
                fatalError("TextLayout's resources are not complete: \(file.lastPathComponent): \(error)")
            }
        }
    }
}
