/// The colours of the interface, light and dark, as of iOS 15, and those of iOS 26 that differ.
///
/// Values: Apple's Human Interface Guidelines (the page Color, changed in June 2025 for iOS 26) and the widely published
/// readings of the semantic colours; `#RRGGBB`, the alpha in hundredths.
extension UIColor {
    // MARK: Text

    public static let label = system("labelColor", light: 0x000000, dark: 0xFFFFFF)
    public static let secondaryLabel = system("secondaryLabelColor", light: 0x3C3C43, 60, dark: 0xEBEBF5, 60)
    public static let tertiaryLabel = system("tertiaryLabelColor", light: 0x3C3C43, 30, dark: 0xEBEBF5, 30)
    public static let quaternaryLabel = system("quaternaryLabelColor", light: 0x3C3C43, 18, dark: 0xEBEBF5, 16)
    public static let placeholderText = system("placeholderTextColor", light: 0x3C3C43, 30, dark: 0xEBEBF5, 30)
    public static let link = system("linkColor", light: 0x007AFF, dark: 0x0984FF)

    // MARK: Lines and fills

    public static let separator = system("separatorColor", light: 0x3C3C43, 29, dark: 0x545458, 60)
    public static let opaqueSeparator = system("opaqueSeparatorColor", light: 0xC6C6C8, dark: 0x38383A)
    public static let systemFill = system("systemFillColor", light: 0x787880, 20, dark: 0x787880, 36)
    public static let secondarySystemFill = system("secondarySystemFillColor", light: 0x787880, 16, dark: 0x787880, 32)
    public static let tertiarySystemFill = system("tertiarySystemFillColor", light: 0x767680, 12, dark: 0x767680, 24)
    public static let quaternarySystemFill = system(
        "quaternarySystemFillColor", light: 0x747480, 8, dark: 0x747480, 18)

    // MARK: Backgrounds

    public static let systemBackground = system(
        "systemBackgroundColor", light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    public static let secondarySystemBackground = system(
        "secondarySystemBackgroundColor", light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    public static let tertiarySystemBackground = system(
        "tertiarySystemBackgroundColor", light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    public static let systemGroupedBackground = system(
        "systemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    public static let secondarySystemGroupedBackground = system(
        "secondarySystemGroupedBackgroundColor", light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    public static let tertiarySystemGroupedBackground = system(
        "tertiarySystemGroupedBackgroundColor", light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    /// The older name of `systemGroupedBackground`.
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }

    // MARK: Colours

    public static let systemRed = system(
        "systemRedColor", light: 0xFF3B30, dark: 0xFF453A, glass: (light: 0xFF383C, dark: 0xFF4245))
    public static let systemOrange = system(
        "systemOrangeColor", light: 0xFF9500, dark: 0xFF9F0A, glass: (light: 0xFF8D28, dark: 0xFF9230))
    public static let systemYellow = system("systemYellowColor", light: 0xFFCC00, dark: 0xFFD60A)
    public static let systemGreen = system("systemGreenColor", light: 0x34C759, dark: 0x30D158)
    public static let systemMint = system(
        "systemMintColor", light: 0x00C7BE, dark: 0x63E6E2, glass: (light: 0x00C8B3, dark: 0x00DAC3))
    public static let systemTeal = system(
        "systemTealColor", light: 0x30B0C7, dark: 0x40C8E0, glass: (light: 0x00C3D0, dark: 0x00D2E0))
    public static let systemCyan = system(
        "systemCyanColor", light: 0x32ADE6, dark: 0x64D2FF, glass: (light: 0x00C0E8, dark: 0x3CD3FE))
    public static let systemBlue = system(
        "systemBlueColor", light: 0x007AFF, dark: 0x0A84FF, glass: (light: 0x0088FF, dark: 0x0091FF))
    public static let systemIndigo = system(
        "systemIndigoColor", light: 0x5856D6, dark: 0x5E5CE6, glass: (light: 0x6155F5, dark: 0x6D7CFF))
    public static let systemPurple = system(
        "systemPurpleColor", light: 0xAF52DE, dark: 0xBF5AF2, glass: (light: 0xCB30E0, dark: 0xDB34F2))
    public static let systemPink = system("systemPinkColor", light: 0xFF2D55, dark: 0xFF375F)
    public static let systemBrown = system(
        "systemBrownColor", light: 0xA2845E, dark: 0xAC8E68, glass: (light: 0xAC7F5E, dark: 0xB78A66))

    // MARK: Greys

    public static let systemGray = system("systemGrayColor", light: 0x8E8E93, dark: 0x8E8E93)
    public static let systemGray2 = system("systemGray2Color", light: 0xAEAEB2, dark: 0x636366)
    public static let systemGray3 = system("systemGray3Color", light: 0xC7C7CC, dark: 0x48484A)
    public static let systemGray4 = system("systemGray4Color", light: 0xD1D1D6, dark: 0x3A3A3C)
    public static let systemGray5 = system("systemGray5Color", light: 0xE5E5EA, dark: 0x2C2C2E)
    public static let systemGray6 = system("systemGray6Color", light: 0xF2F2F7, dark: 0x1C1C1E)

    private static func system(
        _ name: String, light: UInt32, _ lightAlpha: Int = 100, dark: UInt32, _ darkAlpha: Int = 100,
        elevated: UInt32? = nil, glass: (light: UInt32, dark: UInt32)? = nil
    ) -> UIColor {
        let light = UIColor(hexadecimal: light, hundredths: lightAlpha)
        let dark = UIColor(hexadecimal: dark, hundredths: darkAlpha)
        let elevated = elevated.map { UIColor(hexadecimal: $0, hundredths: darkAlpha) } ?? dark
        let later = glass.map {
            (
                light: UIColor(hexadecimal: $0.light, hundredths: 100),
                dark: UIColor(hexadecimal: $0.dark, hundredths: 100)
            )
        }
        let color = DynamicColor(name: name) {
            if let later, BehaviourProfile(release: BehaviourProfile.presentRelease).hasVividColors {
                return $0.userInterfaceStyle == .dark ? later.dark : later.light
            }
            return $0.userInterfaceStyle != .dark ? light : $0.userInterfaceLevel == .elevated ? elevated : dark
        }
        return UIColor(content: .dynamic(color, alpha: nil))
    }

    private convenience init(hexadecimal value: UInt32, hundredths: Int) {
        func part(_ shift: UInt32) -> CGFloat { CGFloat((value >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: CGFloat(hundredths) / 100)
    }
}
