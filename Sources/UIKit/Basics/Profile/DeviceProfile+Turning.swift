/// A device rotated on its side, or showing an app in a part of its screen.
extension DeviceProfile {
    /// The traits before any override.
    package var standardTraits: UITraitCollection { traits }

    /// Compact on phones, except for the large ones on their side; on tablets where a split view leaves little width.
    ///
    /// The widest compact split is 639 points, the narrowest regular one 678; the narrowest phone that is regular on
    /// its side is 414 points wide upright.
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        if isPad { return size.width >= 678 ? .regular : .compact }
        if isResized, BehaviourProfile.resizedPhonesStayCompact(on: BehaviourProfile.presentRelease) { return .compact }
        if isFoldable { return size.width > 500 && size.height > 500 ? .regular : .compact }
        return size.width > size.height && size.height >= 414 ? .regular : .compact
    }

    /// Compact on phones on their side.
    var verticalSizeClass: UIUserInterfaceSizeClass {
        if isFoldable { return size.height > 500 ? .regular : .compact }
        return !isPad && size.width > size.height ? .compact : .regular
    }

    /// The functions of the app's width and height, a value and a slope each, at whose zeros size classes or margins may
    /// change: what is laid out on one side of all of them has the same on the whole side.
    package var layoutBorders: [(value: Double, slope: SIMD2<Double>)] {
        let widths = [393.0, 414] + (isPad ? [678] : isFoldable ? [500] : [])
        let heights = isPad ? [] : isFoldable ? [500] : [414.0]
        return widths.map { (-$0, SIMD2(1, 0)) } + heights.map { (-$0, SIMD2(0, 1)) }
            + (isPad ? [] : [(0, SIMD2(1, -1))])
    }

    /// The device on its side.
    ///
    /// A phone has no status bar then; the area covered by rounded corners and the camera is inset at both sides, by as
    /// much as at the top before, and 21 points for the home indicator. Phones without either, and tablets, keep their
    /// insets.
    /// Provenance: claimed — a phone on its side keeps free at both sides what the top had, and 21 pt for the home
    /// indicator: tables that developers publish.
    package var turned: DeviceProfile {
        let size = CGSize(width: size.height, height: size.width)
        if isPad {
            return DeviceProfile(
                name, size: size, scale: scale, safeArea: safeArea, statusBarHeight: statusBarHeight, isPad: true)
        }
        if isFoldable { return turnedFoldable(size) }
        let side = safeArea.bottom > 0 ? safeArea.top : 0
        let insets = UIEdgeInsets(top: 0, left: side, bottom: safeArea.bottom > 0 ? indicatorAcross : 0, right: side)
        return DeviceProfile(name, size: size, scale: scale, safeArea: insets, statusBarHeight: 0, isPad: false)
    }
}
