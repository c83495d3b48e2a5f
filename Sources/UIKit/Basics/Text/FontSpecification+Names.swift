import InterfaceBuilder

extension FontSpecification {
    private static let systemFamily = ".AppleSystemUIFont"
    private static let monospacedFamily = ".AppleSystemUIFontMonospaced"
    private static let systemPrefix = ".SFUI-"

    /// The PostScript name; the system font has its name on iOS.
    var postScriptName: String {
        switch family {
        case .system: Self.systemPrefix + faceName.filter { $0 != " " }
        case .monospacedSystem: Self.monospacedFamily + "-" + faceName.filter { $0 != " " }
        case .registered(let face): face.names.postScript
        case .unnamed(let face): face.identifier
        }
    }

    var familyName: String {
        switch family {
        case .system: Self.systemFamily
        case .monospacedSystem: Self.monospacedFamily
        case .registered(let face): face.names.family
        case .unnamed(let face): face.identifier
        }
    }

    /// The style within the family: `Bold Italic`.
    var faceName: String {
        if case .registered(let face) = family { return face.names.style }
        guard isItalic else { return weight.name }
        return weight == .regular ? "Italic" : weight.name + " Italic"
    }

    /// The face with a PostScript name; nil where there is none.
    init?(postScriptName name: String) {
        if let face = FontRegistry.shared.face(named: name) {
            self.init(face)
            return
        }
        var family = Family.system
        let rest: Substring
        if name.hasPrefix(Self.systemPrefix) {
            rest = name.dropFirst(Self.systemPrefix.count)
        } else if name.hasPrefix(Self.monospacedFamily) {
            family = .monospacedSystem
            rest = name.dropFirst(Self.monospacedFamily.count).drop { $0 == "-" }
        } else if name.hasPrefix(Self.systemFamily) {
            rest = name.dropFirst(Self.systemFamily.count).drop { $0 == "-" }
        } else {
            return nil
        }
        let isItalic = rest.hasSuffix("Italic")
        let weightName = isItalic ? rest.dropLast("Italic".count) : rest
        guard
            let weight = weightName.isEmpty
                ? .regular
                : UIFont.Weight.named.first(where: { $0.name == weightName })?.weight
        else { return nil }
        self.init(family: family, weight: weight, isItalic: isItalic)
    }

    /// The system font in the style of a face that comes with iOS, `Futura-CondensedExtraBold`; nil for other names.
    init?(standingForSystemFace name: String) {
        guard SystemFonts.contains(name), ![".", "SF", "NewYork"].contains(where: name.hasPrefix) else { return nil }
        let style = name.drop { $0 != "-" }.lowercased()
        let weights: [(name: String, weight: UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
            ("thin", .thin), ("light", .light), ("medium", .medium), ("heavy", .heavy), ("black", .black),
            ("bold", .bold),
        ]
        self.init(
            weight: weights.first { style.contains($0.name) }?.weight ?? .regular,
            isItalic: style.contains("italic") || style.contains("oblique"))
    }

    /// The family's face that is nearest to the present weight and slant; nil for an unknown family.
    init?(familyName: String, weight: UIFont.Weight, isItalic: Bool) {
        switch familyName {
        case Self.systemFamily: self.init(weight: weight, isItalic: isItalic)
        case Self.monospacedFamily: self.init(family: .monospacedSystem, weight: weight, isItalic: isItalic)
        default:
            guard
                let face = FontRegistry.shared.nearestFace(
                    inFamily: familyName, weight: weight, isItalic: isItalic)
            else { return nil }
            self.init(face)
        }
    }
}

extension UIFont {
    /// `.AppleSystemUIFont` for the system font.
    public var familyName: String { specification.familyName }
    /// The PostScript name: `.SFUI-Semibold`.
    public var fontName: String { specification.postScriptName }

    /// The families that were registered, sorted; the system font is none of them, as on iOS.
    public class var familyNames: [String] { FontRegistry.shared.familyNames }

    /// The PostScript names of a family's faces, in the order of registration.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontRegistry.shared.fontNames(inFamily: familyName)
    }
}
