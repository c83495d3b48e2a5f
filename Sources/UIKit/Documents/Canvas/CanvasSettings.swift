import InterfaceBuilder

/// The settings for laying out a document's view tree: as the canvas did, or on another device and under other traits.
package struct CanvasSettings {
    package var leafSizes = NibOptions.LeafSizes.measured
    /// Leaves that are measured although the others have their recorded sizes.
    package var measuredLeaves: Set<String> = []
    /// nil for the document's own.
    package var device: DeviceProfile?
    /// nil for the one that the document's Xcode showed, with the canvas's own numbers.
    package var release: SystemRelease?
    /// The root view's size; nil for the device's where one was chosen, the recorded one otherwise.
    package var size: CGSize?
    package var contentSize = UIContentSizeCategory.large
    package var isRightToLeft = false
    package var isDark = false
    /// Lists have the rows that Interface Builder shows in them, bars their items.
    package var showsContents = false
    /// The bundle of pictures, colours and texts.
    package var bundle: Bundle?
    /// Texts in another language, by id and property; nil for the document's own.
    package var strings: [String: String]?

    package init() {}

    /// The document as Xcode showed it.
    var isRecorded: Bool {
        device == nil && release == nil && size == nil && contentSize == .large && !isRightToLeft && !isDark
            && strings == nil
    }

    func canvas(for document: InterfaceDocument) -> CanvasDevice {
        guard let device else { return CanvasDevice(of: document) }
        let safe = device.safeArea
        return CanvasDevice(
            width: Double(device.size.width), height: Double(device.size.height), scale: Double(device.scale),
            safeArea: InterfaceInsets(
                top: Double(safe.top), left: Double(safe.left), bottom: Double(safe.bottom), right: Double(safe.right)),
            isPad: device.isPad)
    }

    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: contentSize),
            UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
            UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        ])
    }
}
