/// A device turned on its side, or showing an app in a part of its screen.
extension DeviceProfile {
    /// What layout sees before anybody overrides it.
    package var standardTraits: UITraitCollection { traits }

    /// Phones are compact across, but for the large ones on their side; tablets where a split view leaves little.
    ///
    /// The widest compact split is 639 points, the narrowest regular one 678; the narrowest phone that is regular on its
    /// side is 414 points wide upright.
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        if isPad { return size.width >= 678 ? .regular : .compact }
        return size.width > size.height && size.height >= 414 ? .regular : .compact
    }

    /// Phones on their side are compact along.
    var verticalSizeClass: UIUserInterfaceSizeClass { !isPad && size.width > size.height ? .compact : .regular }

    /// The device on its side.
    ///
    /// A phone has no status bar then; what rounded corners and the camera cover is kept free at both sides, as much as
    /// the top had, and 21 points for the home indicator. Phones without either, and tablets, keep what they have.
    /// Provenance: claimed — a phone on its side keeps free at both sides what the top had, and 21 pt for the home
    /// indicator: tables that developers publish.
    package var turned: DeviceProfile {
        let size = CGSize(width: size.height, height: size.width)
        if isPad {
            return DeviceProfile(
                name, size: size, scale: scale, safeArea: safeArea, statusBarHeight: statusBarHeight, isPad: true)
        }
        let side = safeArea.bottom > 0 ? safeArea.top : 0
        let insets = UIEdgeInsets(top: 0, left: side, bottom: safeArea.bottom > 0 ? 21 : 0, right: side)
        return DeviceProfile(name, size: size, scale: scale, safeArea: insets, statusBarHeight: 0, isPad: false)
    }

    /// The same device with another room for the app.
    package func resized(to size: CGSize) -> DeviceProfile {
        DeviceProfile(
            name, size: size, scale: scale, safeArea: safeArea, statusBarHeight: statusBarHeight, isPad: isPad)
    }
}
