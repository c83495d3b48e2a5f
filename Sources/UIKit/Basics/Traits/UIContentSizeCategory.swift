/// The user's text size, from extra small to the largest accessibility size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user chose another size, once views have it.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the size in the notification's information.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// From the smallest to the largest.
    package static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index among the twelve sizes; that of `large` where the category is unspecified.
    var index: Int { UIContentSizeCategory.ordered.firstIndex(of: self) ?? 3 }

    public var isAccessibilityCategory: Bool { index >= 7 }

    /// The largest width at which text is comfortable to read: 672 pt at the default size, as an iPad in landscape
    /// shows.
    var readableWidth: CGFloat { [560, 600, 632, 672, 744, 824, 896, 1088, 1088, 1088, 1088, 1088][index] }
}

extension UIContentSizeCategory: Comparable {
    public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
        first.index < second.index
    }
}

extension UIContentSizeCategory {
    /// The names that commands use, in the order of the sizes: `XS` to `XXXL`, `AX1` to `AX5`.
    package static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// The name that commands use; `L` where the category is unspecified.
    package var shortName: String { Self.ordered.firstIndex(of: self).map { Self.shortNames[$0] } ?? "L" }

    /// A size by the name that commands use, in any case.
    package init?(shortName: String) {
        guard let index = Self.shortNames.firstIndex(of: shortName.uppercased()) else { return nil }
        self = Self.ordered[index]
    }
}
