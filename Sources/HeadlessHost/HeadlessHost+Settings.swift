import Foundation
import UIKit

extension HeadlessHost {
    /// Turns the device on its side, or upright again, as a user does: controllers are notified before their views
    /// change.
    ///
    /// A window of a free size is turned as it is.
    public func turn() { resize(to: CGSize(width: device.size.height, height: device.size.width)) }

    /// Gives the app's window another size, as a window on a desk has it; the device's scale and safe area stay.
    ///
    /// - Parameter size: points, at least 1 × 1. A device's own size on its side is a turn.
    public func resize(to size: CGSize) {
        guard size.width >= 1, size.height >= 1, size != device.size else { return }
        let turned = upright.turned
        adopt(size == upright.size ? upright : size == turned.size ? turned : upright.resized(to: size))
    }

    /// Goes on as if on another device: the same controllers and views, laid out for its screen.
    ///
    /// - Throws: `HostError.unknownDevice`.
    public func change(device name: String) throws {
        guard let other = DeviceProfile.named(name) else { throw HostError.unknownDevice(name) }
        upright = other
        adopt(other)
    }

    /// Goes on as if under another release: the same controllers and views, measured, laid out and filled anew.
    ///
    /// Values that a view took from the release when it was made stay, such as a table's default estimate: a screen
    /// that is made anew shows the release entirely.
    public func change(release: SystemRelease) {
        follow(release)
        for shown in UIApplication.shared.windows { Self.renew(shown) }
        settle()
    }

    private static func renew(_ view: UIView) {
        for subview in view.subviews { renew(subview) }
        view.invalidateIntrinsicContentSize()
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        view.setNeedsDisplay()
        if let table = view as? UITableView { table.reloadData() }
        if let collection = view as? UICollectionView {
            collection.collectionViewLayout.invalidateLayout()
            collection.reloadData()
        }
    }

    /// One of `deviceNames`: the device that was chosen last, turned or not.
    public var deviceName: String { upright.name }

    private func adopt(_ other: DeviceProfile) {
        device = other
        UIScreen.main.device = other
        for shown in UIApplication.shared.windows { shown.frame = CGRect(origin: .zero, size: other.size) }
        window.frame = CGRect(origin: .zero, size: other.size)
        settle()
    }
}

extension HeadlessHost {
    /// The user's preferred languages, the most wanted first: documents that are loaded from now on use the first one
    /// that their bundle has. If there are none, Foundation chooses.
    public var languages: [String] {
        get { DocumentStrings.languages }
        set { DocumentStrings.languages = newValue }
    }
}

extension HeadlessHost {
    /// True if what the user sees of a table never moves by itself, in place of UIKit's own rule.
    ///
    /// UIKit keeps what is seen where estimates above it are corrected, and keeps the offset where rows are inserted,
    /// deleted or reloaded above it, or the width changes. Anchored, the content stays in all these cases.
    public func anchorsContent(of table: UITableView, _ isAnchored: Bool = true) {
        table.offsetPolicy = isAnchored ? .anchored : .faithful
    }
}
