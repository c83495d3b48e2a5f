/// The height of the system's keyboard, in points.
///
/// Phones with a home button have 260 and 271 points with suggestions, those without 335, 336 and 346.
///
/// Provenance: claimed — keys of phones 216 pt high, on screens from 414 wide 226, 162 in landscape; 75 more above a
/// home indicator; suggestions 44, from 390 wide 45, 38 in landscape: published, not by Apple.
/// Provenance: claimed — keys of tablets 265 and 353 pt high with 55 for suggestions: published for those with a home
/// button, not by Apple.
/// Provenance: estimated — 20 pt more above a tablet's home indicator, and 9 above a phone's in landscape: no source
/// gives them.
struct KeyboardMetrics {
    private let isPad: Bool
    private let isLandscape: Bool
    private let shortSide: CGFloat
    private let hasHomeIndicator: Bool

    init(_ device: DeviceProfile, bounds: CGRect) {
        isPad = device.isPad
        isLandscape = bounds.width > bounds.height
        shortSide = min(device.size.width, device.size.height)
        hasHomeIndicator = device.safeArea.bottom > 0
    }

    func height(suggests: Bool) -> CGFloat {
        if isPad { return (isLandscape ? 353 : 265) + (suggests ? 55 : 0) + (hasHomeIndicator ? 20 : 0) }
        if isLandscape { return (hasHomeIndicator ? 171 : 162) + (suggests ? 38 : 0) }
        let keys: CGFloat = shortSide >= 414 ? 226 : 216
        let indicator: CGFloat = hasHomeIndicator ? 75 : 0
        let bar: CGFloat = shortSide >= 390 ? 45 : 44
        return keys + indicator + (suggests ? bar : 0)
    }
}
