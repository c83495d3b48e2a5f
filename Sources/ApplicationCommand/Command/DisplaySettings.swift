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
        if let named { device = try Self.device(named) }
        release = try number.map(Self.release)
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

    /// A device's name as the profiles spell it.
    static func device(_ name: String) throws(UsageError) -> String {
        let names = DeviceProfile.all.map(\.name)
        guard names.contains(name.lowercased()) else {
            throw UsageError(
                "There is no device '\(name)'." + NearestName.question(name.lowercased(), among: names)
                    + " Devices: \(names.joined(separator: ", ")).")
        }
        return name.lowercased()
    }

    static func release(_ number: String) throws(UsageError) -> SystemRelease {
        guard let release = SystemRelease(number) else { throw UsageError(SystemRelease.refusal(of: number)) }
        return release
    }

    package var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: contentSize),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        ])
    }
}
