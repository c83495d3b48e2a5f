import AutoLayout

/// The display: its size in points, pixels a point, and the traits that flow from it.
@preconcurrency @MainActor open class UIScreen: NSObject {
    /// The screen of the device that the host shows; an iPhone SE (2nd generation) unless a host chose another.
    public static let main = UIScreen()

    /// What the host shows; set it before windows are made.
    package var device = DeviceProfile.standard {
        didSet { traitsChanged() }
    }
    /// Traits that a host or a test sets over the device's: appearance, text size, direction.
    package var overridingTraits = UITraitCollection() {
        didSet { traitsChanged() }
    }
    private var traits = DeviceProfile.standard.traits
    private(set) var interfaceDirection = UIUserInterfaceLayoutDirection.leftToRight
    /// Where frames and text sizes snap to.
    private(set) var pixelGrid = PixelGrid(scale: Double(DeviceProfile.standard.scale))

    open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
    open var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale)
    }
    open var scale: CGFloat { device.scale }
    open var nativeScale: CGFloat { device.scale }
    open var traitCollection: UITraitCollection { traits }

    private func traitsChanged() {
        let previous = traits.preferredContentSizeCategory
        traits = UITraitCollection(traitsFrom: [device.traits, overridingTraits])
        interfaceDirection = traits.layoutDirection.interfaceDirection
        pixelGrid = PixelGrid(scale: Double(traits.displayScale))
        UITraitCollection.current = traits
        for window in UIApplication.shared.windows { window.traitsMayHaveChanged() }
        let category = traits.preferredContentSizeCategory
        guard category != previous else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category])
    }
}
