import AutoLayout

/// The display: its size in points, pixels a point, and the traits that flow from it.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The screen of the device that the host shows; an iPhone SE (2nd generation) unless a host chose another.
    public static let main = UIScreen()

    /// The simulated device; set it before windows are made.
    package final var device = DeviceProfile.standard {
        didSet { traitsChanged() }
    }
    /// Traits that a host or a test sets in addition to the device's: appearance, text size, direction.
    package final var overridingTraits = UITraitCollection() {
        didSet { traitsChanged() }
    }
    /// The style that the app has for all of its screens; it takes precedence over the device's.
    final var applicationStyle = UIUserInterfaceStyle.unspecified {
        didSet { if applicationStyle != oldValue { traitsChanged() } }
    }
    private final var traits = DeviceProfile.standard.traits
    private(set) final var interfaceDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// The grid to which frames and text sizes are rounded.
    private(set) final var pixelGrid = PixelGrid(scale: Double(DeviceProfile.standard.scale))

    /// The whole screen, whatever part of it the app has: layout goes by the scene's and its windows' bounds.
    open var bounds: CGRect { CGRect(origin: .zero, size: device.screenSize) }
    /// The part of the screen that the app has, at its own origin.
    package var sceneBounds: CGRect { CGRect(origin: .zero, size: device.size) }
    open var nativeBounds: CGRect {
        let size = device.screenSize
        return CGRect(x: 0, y: 0, width: size.width * device.scale, height: size.height * device.scale)
    }
    open var scale: CGFloat { device.scale }
    open var nativeScale: CGFloat { device.scale }
    open var traitCollection: UITraitCollection { traits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// From 0 to 1; a half at first, as on a simulator. Setting it doesn't change the drawing.
    open var brightness: CGFloat = 0.5 {
        didSet {
            brightness = min(max(brightness, 0), 1)
            guard brightness != oldValue else { return }
            NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
        }
    }
    /// The coordinates of the upright screen; the interface always rotates with the device.
    open var fixedCoordinateSpace: any UICoordinateSpace { self }

    private func traitsChanged() {
        var parts = [device.traits, overridingTraits]
        if applicationStyle != .unspecified { parts.append(UITraitCollection(userInterfaceStyle: applicationStyle)) }
        let coming = UITraitCollection(traitsFrom: parts)
        for window in UIApplication.shared.visibleWindows { window.willTake(coming) }
        let previous = traits
        traits = coming
        interfaceDirection = traits.layoutDirection.interfaceDirection
        pixelGrid = PixelGrid(scale: Double(traits.displayScale))
        UITraitCollection.current = traits
        if previous != traits { traitCollectionDidChange(previous) }
        for window in UIApplication.shared.visibleWindows { window.traitsMayHaveChanged() }
        guard previous.preferredContentSizeCategory != traits.preferredContentSizeCategory else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: traits.preferredContentSizeCategory])
        let wasLarge = previous.preferredContentSizeCategory.isAccessibilityCategory
        guard wasLarge != traits.preferredContentSizeCategory.isAccessibilityCategory else { return }
        NotificationCenter.default.post(name: .largeContentViewerStatus, object: nil)
    }
}
