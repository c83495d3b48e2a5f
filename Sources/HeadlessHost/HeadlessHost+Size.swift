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
