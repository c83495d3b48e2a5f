extension UIFontDescriptor {
    /// Boolean properties of a face.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        // The four highest bits are a number, the kind of the design.
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }

    public var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

    /// The face of the same family with exactly these traits; nil where it has none.
    ///
    /// Bold and italic are honoured, and monospaced for the system font; there are no condensed, expanded or vertical
    /// faces and no other leadings.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        specification.with(symbolicTraits).map { UIFontDescriptor($0) }
    }

    /// The system font in another design; nil for other families and for designs that are missing.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var specification = specification
        switch (specification.family, design) {
        case (.registered, _), (.unnamed, _): return nil
        case (_, .default): specification.family = .system
        case (_, .monospaced): specification.family = .monospacedSystem
        default: return nil
        }
        return UIFontDescriptor(specification)
    }
}

extension FontSpecification {
    var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        switch family {
        case .system: traits.insert(.traitUIOptimized)
        case .monospacedSystem: traits.formUnion([.traitUIOptimized, .traitMonoSpace])
        case .registered(let face): if face.names.isMonospaced { traits.insert(.traitMonoSpace) }
        case .unnamed: break
        }
        return traits
    }

    private var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }

    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontSpecification? {
        guard traits.isDisjoint(with: [.traitCondensed, .traitExpanded, .traitVertical]) else { return nil }
        var changed = self
        if traits.contains(.traitBold) != isBold { changed.weight = traits.contains(.traitBold) ? .bold : .regular }
        changed.isItalic = traits.contains(.traitItalic)
        switch family {
        case .system:
            if traits.contains(.traitMonoSpace) { changed.family = .monospacedSystem }
            return changed
        case .monospacedSystem:
            return changed
        case .unnamed:
            return changed.weight == weight && changed.isItalic == isItalic ? self : nil
        case .registered(let face):
            guard
                let member = FontRegistry.shared.nearestFace(
                    inFamily: face.names.family, weight: changed.weight, isItalic: changed.isItalic)
            else { return nil }
            changed.family = .registered(member)
            changed.weight = member.names.weight
            let isThere = member.names.isItalic == changed.isItalic && changed.isBold == traits.contains(.traitBold)
            return isThere ? changed : nil
        }
    }

    /// The specification overlaid with a descriptor's attributes; values of other types are ignored.
    func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontSpecification {
        var result = self
        if let name = attributes[.name] as? String, let named = FontSpecification(postScriptName: name) {
            result.copyFace(of: named)
        }
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            let size = result.size
            result = .preferred(style, at: UITraitCollection.current.preferredContentSizeCategory)
            if size > 0 { result.size = size }
        }
        if let size = (attributes[.size] as? NSNumber)?.doubleValue ?? (attributes[.size] as? CGFloat).map(Double.init)
        {
            if CGFloat(size) != result.size { result.scaling = nil }
            result.size = CGFloat(size)
        }
        var weight = result.weight
        var isItalic = result.isItalic
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            if let bits = (traits[.symbolic] as? NSNumber)?.uint32Value {
                let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
                isItalic = symbolic.contains(.traitItalic)
                if symbolic.contains(.traitBold) != result.isBold {
                    weight = symbolic.contains(.traitBold) ? .bold : .regular
                }
            }
            if let number = FontSpecification.number(traits[.weight]) { weight = UIFont.Weight(number) }
            if let slant = FontSpecification.number(traits[.slant]) { isItalic = slant > 0 }
        }
        let family = attributes[.family] as? String ?? result.familyName
        if family != result.familyName || weight != result.weight || isItalic != result.isItalic,
            let member = FontSpecification(familyName: family, weight: weight, isItalic: isItalic)
        {
            result.copyFace(of: member)
        }
        if let face = attributes[.face] as? String { result.applyFace(face) }
        if let settings = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            result.applyFeatures(settings)
        }
        return result
    }

    static func number(_ value: Any?) -> CGFloat? {
        if let value = value as? CGFloat { return value }
        if let value = value as? UIFont.Weight { return value.rawValue }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    private mutating func copyFace(of other: FontSpecification) {
        family = other.family
        weight = other.weight
        isItalic = other.isItalic
    }

    private mutating func applyFace(_ name: String) {
        let family = familyName
        for member in FontRegistry.shared.fontNames(inFamily: family) {
            guard let face = FontRegistry.shared.face(named: member), face.names.style == name else { continue }
            copyFace(of: FontSpecification(face))
            return
        }
        let compact = name.filter { $0 != " " }
        if let named = FontSpecification(postScriptName: family + "-" + compact) { copyFace(of: named) }
    }

    /// Applies font features: only digits of one width are known, number spacing of type 6 with selector 0.
    private mutating func applyFeatures(_ settings: [[UIFontDescriptor.FeatureKey: Any]]) {
        let numberSpacing = 6
        for setting in settings {
            guard (setting[.type] as? NSNumber)?.intValue == numberSpacing,
                let selector = (setting[.selector] as? NSNumber)?.intValue
            else { continue }
            monospacedDigits = selector == 0
        }
    }
}
