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
    /// nil for the whole screen.
    package var size: SceneSize?
    /// The sizes along which an edge is dragged once the screen is shown; empty for none.
    package var path: [CGSize] = []

    package init(device: String) { self.device = device }

    /// Settings from a command line.
    ///
    /// - Parameters:
    ///   - device: a name in any case; nil for the standard device.
    ///   - release: a number such as `18` or `iOS 18`; nil for the standard release.
    ///   - contentSize: `XS` to `XXXL` and `AX1` to `AX5`, in any case; nil for `L`.
    ///   - size: the scene's, as `500x700` or `half`; nil for the whole screen.
    ///   - path: sizes along which an edge is dragged, as `320x568..1024x1366`; nil for none.
    @MainActor package init(
        device named: String?, release number: String? = nil, contentSize category: String?, isRightToLeft: Bool,
        isDark: Bool, size: String? = nil, path: String? = nil
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
        if let size { self.size = try SceneSize(size) }
        if let path { self.path = try SceneSize.path(path) }
        guard let name = category else { return }
        guard let category = UIContentSizeCategory(shortName: name) else {
            let names = UIContentSizeCategory.shortNames
            throw UsageError("There is no text size '\(name)'. Sizes: \(names.joined(separator: ", ")).")
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
