import HeadlessHost
import UIKit

/// The environment of a screen: the device, release, text size, direction and appearance.
package struct DisplaySettings: Equatable {
    package var device = "iphone-se2"
    /// nil for the standard release.
    package var release: SystemRelease?
    package var contentSize = UIContentSizeCategory.large
    package var isRightToLeft = false
    package var isDark = false

    package init(device: String) { self.device = device }

    /// Settings from a command line.
    ///
    /// - Parameters:
    ///   - device: a name in any case; nil for the standard device.
    ///   - release: a number such as `18` or `iOS 18`; nil for the standard release.
    ///   - contentSize: `XS` to `XXXL` and `AX1` to `AX5`, in any case; nil for `L`.
    @MainActor package init(
        device named: String?, release number: String? = nil, contentSize size: String?, isRightToLeft: Bool,
        isDark: Bool
    ) throws(UsageError) {
        if let named { device = named.lowercased() }
        guard HeadlessHost.deviceNames.contains(device) else {
            throw UsageError(
                "There is no device '\(device)'." + NearestName.question(device, among: HeadlessHost.deviceNames)
                    + " Devices: \(HeadlessHost.deviceNames.joined(separator: ", ")).")
        }
        if let number {
            guard let release = SystemRelease(number) else { throw UsageError(SystemRelease.refusal(of: number)) }
            self.release = release
        }
        self.isRightToLeft = isRightToLeft
        self.isDark = isDark
        guard let size else { return }
        guard let category = UIContentSizeCategory(shortName: size) else {
            let names = UIContentSizeCategory.shortNames
            throw UsageError("There is no text size '\(size)'. Sizes: \(names.joined(separator: ", ")).")
        }
        contentSize = category
    }

    package var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: contentSize),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        ])
    }
}
