/// A device as layout sees it: screen, safe area and size classes, upright unless it was rotated.
package struct DeviceProfile: Hashable, Sendable {
    /// Lower case with dashes, as commands spell it: `iphone-se2`.
    package let name: String
    /// The size that the app has: the whole screen's, or a part's; points.
    package let size: CGSize
    /// The size of the whole screen, turned as the device is; points.
    package private(set) var screenSize: CGSize
    /// Pixels a point.
    package let scale: CGFloat
    package let safeArea: UIEdgeInsets
    package let statusBarHeight: CGFloat
    package let isPad: Bool
    /// True where the app has another size than the screen.
    package var isResized: Bool { size != screenSize }

    /// The device of a program for which no host chose one.
    package static let standard = DeviceProfile("iphone-se2", 375, 667, 2, top: 20, bottom: 0, statusBar: 20)

    package init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat,
        statusBar: CGFloat, isPad: Bool = false
    ) {
        self.init(
            name, size: CGSize(width: width, height: height), scale: scale,
            safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), statusBarHeight: statusBar,
            isPad: isPad)
    }

    package init(
        _ name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets, statusBarHeight: CGFloat, isPad: Bool
    ) {
        self.name = name
        self.size = size
        screenSize = size
        self.scale = scale
        self.safeArea = safeArea
        self.statusBarHeight = statusBarHeight
        self.isPad = isPad
    }

    var traits: UITraitCollection {
        UITraitCollection(
            values: UITraitCollection.Values(
                horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
                userInterfaceStyle: .light, userInterfaceIdiom: isPad ? .pad : .phone, layoutDirection: .leftToRight,
                preferredContentSizeCategory: .large, displayScale: scale, accessibilityContrast: .normal,
                legibilityWeight: .regular, userInterfaceLevel: .base, displayGamut: .SRGB,
                forceTouchCapability: .unavailable, activeAppearance: .active))
    }

    /// The same device with another size for the app; scale and safe area stay.
    package func resized(to size: CGSize) -> DeviceProfile {
        var part = DeviceProfile(
            name, size: size, scale: scale, safeArea: safeArea, statusBarHeight: statusBarHeight, isPad: isPad)
        part.screenSize = screenSize
        return part
    }

    package static func named(_ name: String) -> DeviceProfile? { all.first { $0.name == name.lowercased() } }
}

extension DeviceProfile {
    /// One row a device family and its members' names; sizes, scales and insets as those devices have them.
    /// Provenance: documented — sizes and scales of screens: Apple's specifications of the devices.
    /// Provenance: claimed — safe areas and heights of status bars: tables that developers publish.
    /// Provenance: claimed — 25 pt at the bottom of tablets since the mini 6: presets measured on simulators; older ones keep
    /// 20.
    package static let all: [DeviceProfile] = upright + foldable

    private static let upright: [DeviceProfile] =
        families.flatMap { family in
            family.names.map {
                DeviceProfile(
                    $0, family.width, family.height, family.scale, top: family.top, bottom: family.bottom,
                    statusBar: family.statusBar, isPad: $0.hasPrefix("ipad"))
            }
        }

    private struct Family {
        let names: [String]
        let width, height, scale, top, bottom, statusBar: CGFloat

        init(
            _ names: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
            _ statusBar: CGFloat
        ) {
            self.names = names.split(separator: " ").map(String.init)
            self.width = width
            self.height = height
            self.scale = scale
            self.top = top
            self.bottom = bottom
            self.statusBar = statusBar
        }
    }

    private static let families: [Family] = [
        Family("iphone-se1 iphone-5 iphone-5s", 320, 568, 2, 20, 0, 20),
        Family("iphone-se2 iphone-se3 iphone-6 iphone-6s iphone-7 iphone-8", 375, 667, 2, 20, 0, 20),
        Family("iphone-6-plus iphone-6s-plus iphone-7-plus iphone-8-plus", 414, 736, 3, 20, 0, 20),
        Family("iphone-x iphone-xs iphone-11-pro", 375, 812, 3, 44, 34, 44),
        Family("iphone-xs-max iphone-11-pro-max", 414, 896, 3, 44, 34, 44),
        Family("iphone-xr iphone-11", 414, 896, 2, 48, 34, 48),
        Family("iphone-12-mini iphone-13-mini", 375, 812, 3, 50, 34, 50),
        Family(
            "iphone-12 iphone-12-pro iphone-13 iphone-13-pro iphone-14 iphone-16e iphone-17e", 390, 844, 3, 47, 34, 47),
        Family("iphone-12-pro-max iphone-13-pro-max iphone-14-plus", 428, 926, 3, 47, 34, 47),
        Family("iphone-14-pro iphone-15 iphone-15-pro iphone-16", 393, 852, 3, 59, 34, 54),
        Family("iphone-14-pro-max iphone-15-plus iphone-15-pro-max iphone-16-plus", 430, 932, 3, 59, 34, 54),
        Family("iphone-16-pro iphone-17 iphone-17-pro", 402, 874, 3, 62, 34, 54),
        Family("iphone-16-pro-max iphone-17-pro-max", 440, 956, 3, 62, 34, 54),
        Family("iphone-air", 420, 912, 3, 68, 34, 54),
        Family(
            "ipad-mini-2 ipad-mini-3 ipad-mini-4 ipad-mini-5 ipad-air-1 ipad-air-2 ipad-pro-9.7 ipad-5 ipad-6", 768,
            1024, 2,
            20, 0, 20),
        Family("ipad-7 ipad-8 ipad-9", 810, 1080, 2, 20, 0, 20),
        Family("ipad-air-3 ipad-pro-10.5", 834, 1112, 2, 20, 0, 20),
        Family("ipad-mini-6 ipad-mini-7", 744, 1133, 2, 24, 25, 24),
        Family("ipad-air-4 ipad-air-5 ipad-10 ipad-air-11", 820, 1180, 2, 24, 20, 24),
        Family("ipad-a16", 820, 1180, 2, 24, 25, 24),
        Family("ipad-pro-11 ipad-pro-11-2 ipad-pro-11-3 ipad-pro-11-4", 834, 1194, 2, 24, 20, 24),
        Family("ipad-pro-12.9 ipad-pro-12.9-4 ipad-pro-12.9-5 ipad-pro-12.9-6 ipad-air-13", 1024, 1366, 2, 24, 20, 24),
        Family("ipad-pro-11-m4", 834, 1210, 2, 24, 25, 24),
        Family("ipad-pro-13-m4", 1032, 1376, 2, 24, 25, 24),
    ]
}
