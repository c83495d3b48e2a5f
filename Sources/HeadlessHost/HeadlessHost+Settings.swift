import Foundation
import UIKit

extension HeadlessHost {
    /// Turns the device on its side, or upright again, as a user does: controllers are notified before their views
    /// change.
    ///
    /// A window of a free size is turned as it is.
    public func turn() { resize(to: CGSize(width: device.size.height, height: device.size.width)) }

    /// Gives the app's scene another size in one step; the device's scale and safe area stay, and so do its screen and
    /// orientation.
    ///
    /// Ends the dragging of an edge. The scene's `sizeRestrictions` limit the size.
    ///
    /// - Parameter size: points, at least 1 × 1. A device's own size on its side is a turn.
    public func resize(to size: CGSize) { resize(to: size, isInteractive: false) }

    /// Drags an edge of the app's scene along sizes, a frame each; it is let go at the last.
    ///
    /// - Parameter sizes: points, at least 1 × 1 each.
    public func resize(along sizes: [CGSize]) {
        for size in sizes {
            resize(to: size, isInteractive: true)
            advance(by: frameDuration)
        }
        resize(to: device.size)
    }

    /// Gives the app a part of a tablet's screen, beside or over another app.
    ///
    /// - Returns: false where the device doesn't divide its screen like that.
    @discardableResult
    public func show(in part: ScreenPart) -> Bool {
        guard let size = device.size(of: part), part != .stage || BehaviourProfile.current.hasStageManager else {
            return false
        }
        resize(to: size)
        return true
    }

    func resize(to wanted: CGSize, isInteractive: Bool) {
        let application = UIApplication.shared
        guard wanted.width >= 1, wanted.height >= 1 else { return }
        let turned = upright.turned
        let isWhole = wanted == upright.size || wanted == turned.size
        let size = isWhole ? wanted : application.allowedSize(wanted)
        guard size != device.size || isInteractive != application.isSceneBeingResized else { return }
        let screen = device.screenSize == turned.screenSize ? turned : upright
        let other = size == upright.size ? upright : size == turned.size ? turned : screen.resized(to: size)
        adopt(other, isInteractive: isInteractive)
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
        for shown in UIApplication.shared.visibleWindows { Self.renew(shown) }
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

    private func adopt(_ other: DeviceProfile, isInteractive: Bool = false) {
        device = other
        UIApplication.shared.resizeScenes(to: other, and: window, isInteractive: isInteractive)
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
