import HeadlessHost
import UIKit

/// What a screen is shown on and under: the device, text size, direction and appearance.
struct DisplaySettings: Equatable {
    var device = "iphone-se2"
    var contentSize = UIContentSizeCategory.large
    var isRightToLeft = false
    var isDark = false

    init(device: String) { self.device = device }

    @MainActor init(_ arguments: Arguments) throws(UsageError) {
        device = (arguments.values[.device] ?? device).lowercased()
        guard HeadlessHost.deviceNames.contains(device) else {
            throw UsageError(
                "There is no device '\(device)'. Devices: \(HeadlessHost.deviceNames.joined(separator: ", ")).")
        }
        isRightToLeft = arguments.has(.rtl)
        isDark = arguments.has(.dark)
        guard let size = arguments.values[.contentSize] else { return }
        guard let index = Self.sizeNames.firstIndex(of: size.uppercased()) else {
            throw UsageError("There is no text size '\(size)'. Sizes: \(Self.sizeNames.joined(separator: ", ")).")
        }
        contentSize = UIContentSizeCategory.ordered[index]
    }

    /// In the order of `UIContentSizeCategory.ordered`.
    private static let sizeNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: contentSize),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        ])
    }
}
