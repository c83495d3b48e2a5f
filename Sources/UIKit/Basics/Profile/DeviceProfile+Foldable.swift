/// Devices whose screens lie beside a fold, and what newer phones keep free on their side.
extension DeviceProfile {
    /// The home indicator's area on a phone on its side.
    ///
    /// Provenance: claimed — 20 pt on the phones of 2025 and later, 21 before: presets measured on simulators.
    var indicatorAcross: CGFloat { Self.newerPhones.contains(name) ? 20 : 21 }

    private static let newerPhones: Set<String> = [
        "iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-17e", "iphone-air",
    ]

    var isFoldable: Bool { name.hasPrefix("iphone-duo") }

    /// The iPhone Duo closed (the outer screen), open, and half folded, which lays out as open.
    ///
    /// A bar of 84 pt stands at the trailing side of the outer screen, and of the inner one where it is turned; the inner one
    /// upright has a status bar of 48. Screens are named upright, which is wide for the inner one.
    /// Provenance: recorded — 466 by 678 and 951 by 669 pt at @3x, a fold 40 wide in the middle of 951: measurements of a
    /// simulator of iOS 27.1.
    /// Provenance: claimed — 84 pt at the trailing side, 34 at the bottom outside and 20 inside: published fixtures; other
    /// sources contradict them.
    static let foldable: [DeviceProfile] = [
        DeviceProfile(
            "iphone-duo", size: CGSize(width: 466, height: 678), scale: 3,
            safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84), statusBarHeight: 0, isPad: false),
        DeviceProfile(
            "iphone-duo-open", size: CGSize(width: 951, height: 669), scale: 3,
            safeArea: UIEdgeInsets(top: 48, left: 0, bottom: 20, right: 0), statusBarHeight: 48, isPad: false),
        DeviceProfile(
            "iphone-duo-half-folded", size: CGSize(width: 951, height: 669), scale: 3,
            safeArea: UIEdgeInsets(top: 48, left: 0, bottom: 20, right: 0), statusBarHeight: 48, isPad: false),
    ]

    /// Turned, the bar stays at the trailing side.
    func turnedFoldable(_ size: CGSize) -> DeviceProfile {
        DeviceProfile(
            name, size: size, scale: scale,
            safeArea: UIEdgeInsets(top: 0, left: 0, bottom: safeArea.bottom, right: 84), statusBarHeight: 0,
            isPad: false)
    }

    /// The part of the screen that the fold takes while the device is half folded, without the margins of 20 pt beside it;
    /// nil for a flat screen.
    package var fold: CGRect? {
        guard name == "iphone-duo-half-folded" else { return nil }
        let isWide = size.width > size.height
        let middle = (isWide ? size.width : size.height) / 2
        return isWide
            ? CGRect(x: middle - 20, y: 0, width: 40, height: size.height)
            : CGRect(x: 0, y: middle - 20, width: size.width, height: 40)
    }
}
