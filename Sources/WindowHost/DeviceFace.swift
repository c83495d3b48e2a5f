import Foundation
import Graphics
import UIKit

/// The parts of a device that lie over its screen: rounded corners, the camera's housing, the home indicator.
///
/// They take no touches and are no part of the app's picture: a window alone shows them.
@MainActor final class DeviceFace: UIView {
    private let device: DeviceProfile
    private let isDark: Bool

    /// - Parameter isDark: the app's appearance, which the home indicator contrasts with.
    init(_ device: DeviceProfile, isDark: Bool) {
        self.device = device
        self.isDark = isDark
        super.init(frame: CGRect(origin: .zero, size: device.size))
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for DeviceFace: a window makes it") }

    override func draw(_ rect: CGRect) {
        drawIndicator()
        UIColor.black.setFill()
        drawHousing()
        let outside = UIBezierPath(rect: bounds)
        outside.append(UIBezierPath(roundedRect: bounds, cornerRadius: device.cornerRadius))
        outside.usesEvenOddFillRule = true
        outside.fill()
    }

    private func drawIndicator() {
        guard let place = device.homeIndicator else { return }
        (isDark ? UIColor.white : .black).setFill()
        UIBezierPath(roundedRect: place, cornerRadius: place.height / 2).fill()
    }

    /// Upright at the top; on its side, turned to the left as Masu turns it, at the left edge.
    private func drawHousing() {
        guard let (frame, isIsland) = device.cameraHousing else { return }
        let isWide = bounds.width > bounds.height
        let place = isWide ? CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) : frame
        guard !isIsland else {
            UIBezierPath(roundedRect: place, cornerRadius: frame.height / 2).fill()
            return
        }
        // The notch continues beyond the edge, so that its outer corners are cut off.
        let notch = isWide ? place.union(place.offsetBy(dx: -40, dy: 0)) : place.union(place.offsetBy(dx: 0, dy: -40))
        UIBezierPath(roundedRect: notch, cornerRadius: 20).fill()
    }
}

/// The drawing over the app's picture in a window, kept as long as nothing that it depends on changes.
@MainActor struct WindowOverlay {
    private struct Look: Equatable {
        let device: DeviceProfile
        let isDark: Bool
        let showsKeys: Bool
    }

    private var drawn: (look: Look, list: DisplayList)?
    /// The list of the window's keys is shown.
    var showsKeys = false

    /// The app's picture with the drawing over it.
    mutating func over(_ screen: DisplayList, of device: DeviceProfile, isDark: Bool) -> DisplayList {
        let look = Look(device: device, isDark: isDark, showsKeys: showsKeys)
        if drawn?.look != look { drawn = (look, Self.draw(look)) }
        var recorder = DisplayListRecorder()
        recorder.append(screen)
        if let drawn { recorder.append(drawn.list) }
        return recorder.list
    }

    private static func draw(_ look: Look) -> DisplayList {
        Trace.withoutEvents {
            let all = UIView(frame: CGRect(origin: .zero, size: look.device.size))
            all.backgroundColor = .clear
            if look.showsKeys { all.addSubview(KeyList(fitting: look.device.size)) }
            all.addSubview(DeviceFace(look.device, isDark: look.isDark))
            all.layoutIfNeeded()
            return all.displayList()
        }
    }
}
