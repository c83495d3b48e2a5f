/// The shape of a device's screen, for pictures that look like the device.
extension DeviceProfile {
    /// The radius of the screen's corners in points; 0 for a rectangular screen.
    ///
    /// Provenance: measured — radii of the iPhone X to the iPhone 12 Pro Max, and 18 pt of tablets without a button: what
    /// iOS reports on them, published by the author of a package for it (kylebashour.com, "Finding the Real iPhone X Corner
    /// Radius").
    /// Provenance: claimed — 55 pt of the phones with an island, 62 from the iPhone 16 Pro on: tables that developers publish.
    /// Provenance: estimated — the foldable phone has the corners of the other phones of its year: no source gives them.
    package var cornerRadius: CGFloat {
        switch name {
        case _ where isFoldable: 62
        case _ where isPad: safeArea.bottom > 0 || statusBarHeight > 20 ? 18 : 0
        case "iphone-xr", "iphone-11": 41.5
        case "iphone-12-mini", "iphone-13-mini": 44
        case "iphone-12-pro-max", "iphone-13-pro-max", "iphone-14-plus": 53.33
        default: cornerRadius(insetBy: max(safeArea.top, safeArea.left))
        }
    }

    /// The radius by what the camera's housing takes from the screen.
    private func cornerRadius(insetBy inset: CGFloat) -> CGFloat {
        switch inset {
        case ..<44: 0
        case ..<47: 39
        case ..<59: 47.33
        case ..<62: 55
        default: 62
        }
    }

    /// The housing of the camera upright, in the screen's points: a notch that hangs from the upper edge, or an island that
    /// stands below it; nil for a device without one.
    ///
    /// Provenance: estimated — places and sizes of notches and islands: pictures of the devices; no source gives them.
    package var cameraHousing: (frame: CGRect, isIsland: Bool)? {
        guard !isPad, !isFoldable else { return nil }
        let inset = max(safeArea.top, safeArea.left)
        let width = min(size.width, size.height)
        switch inset {
        case ..<44: return nil
        case ..<59:
            let isNarrow = name.hasPrefix("iphone-13") || name.hasPrefix("iphone-14") || name.hasSuffix("e")
            let notch = CGSize(width: isNarrow ? 162 : 210, height: isNarrow ? 33 : 31)
            return (CGRect(x: (width - notch.width) / 2, y: 0, width: notch.width, height: notch.height), false)
        default:
            let island = CGSize(width: 125, height: 37)
            return (CGRect(x: (width - island.width) / 2, y: inset >= 62 ? 14 : 11, width: 125, height: 37), true)
        }
    }

    /// The home indicator, in the screen's points; nil for a device with a button.
    ///
    /// Provenance: estimated — a line 5 pt high, 8 above the lower edge, a third of the width: pictures of the devices.
    package var homeIndicator: CGRect? {
        guard safeArea.bottom > 0 else { return nil }
        let isWide = size.width > size.height
        let width = (isPad ? 0.28 : isWide ? 0.27 : 0.355) * size.width
        return CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - 13, width: width.rounded(), height: 5)
    }
}
