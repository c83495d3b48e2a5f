import Foundation
import Graphics
import UIKit

/// The status bar as the system draws it over an app: 9:41, signal, wireless network, battery, all at their best.
///
/// The colour follows the app's wishes (`preferredStatusBarStyle`), as does hiding; phones on their side have none.
/// Provenance: estimated — sizes and places of the status bar's signs: pictures; no source gives them.
@MainActor final class StatusBarView: UIView {
    private let time = UILabel()
    private let device: DeviceProfile
    private let ink: UIColor

    init(_ device: DeviceProfile, ink: UIColor) {
        self.device = device
        self.ink = ink
        super.init(frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight))
        isOpaque = false
        backgroundColor = .clear
        time.text = "9:41"
        time.font = .systemFont(ofSize: hasEars ? 17 : 12, weight: .semibold)
        time.textColor = ink
        time.sizeToFit()
        addSubview(time)
        layOutTime()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for StatusBarView: a host makes it") }

    /// The bar is divided by the housing of the camera.
    private var hasEars: Bool { !device.isPad && device.statusBarHeight >= 40 }

    /// The vertical middle of the signs.
    private var middle: CGFloat {
        guard hasEars else { return bounds.midY }
        return device.safeArea.top > device.statusBarHeight ? device.safeArea.top / 2 + 2 : bounds.midY + 3
    }

    private func layOutTime() {
        let x: CGFloat
        if hasEars {
            x = (device.size.width * 0.155 - time.bounds.width / 2 + 4).rounded()
        } else {
            x = device.isPad ? 20 : ((bounds.width - time.bounds.width) / 2).rounded()
        }
        time.frame.origin = CGPoint(x: x, y: (middle - time.bounds.height / 2).rounded())
    }

    override func draw(_ rect: CGRect) {
        ink.setFill()
        ink.setStroke()
        let size: CGFloat = hasEars ? 1 : 0.86
        var end = hasEars ? device.size.width * (1 - 0.155) + 42 : bounds.width - (device.isPad ? 18 : 6)
        end = drawBattery(endingAt: end, size) - 6 * size
        end = drawNetwork(endingAt: end, size) - 6 * size
        if !device.isPad { drawSignal(endingAt: hasEars ? end : 6 + 18 * size, size) }
    }

    private func drawBattery(endingAt end: CGFloat, _ size: CGFloat) -> CGFloat {
        let body = CGRect(x: end - 27 * size, y: middle - 6.5 * size, width: 25 * size, height: 13 * size)
        let outline = UIBezierPath(roundedRect: body.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.8 * size)
        ink.withAlphaComponent(0.35).setStroke()
        outline.lineWidth = 1
        outline.stroke()
        ink.withAlphaComponent(0.4).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: body.maxX + 1, y: middle - 2.1 * size, width: 1.4 * size, height: 4.2 * size),
            cornerRadius: 0.7 * size
        ).fill()
        ink.setFill()
        ink.setStroke()
        UIBezierPath(roundedRect: body.insetBy(dx: 2, dy: 2), cornerRadius: 2.3 * size).fill()
        return body.minX
    }

    /// Three waves from a point.
    private func drawNetwork(endingAt end: CGFloat, _ size: CGFloat) -> CGFloat {
        let width = 17 * size
        let foot = CGPoint(x: end - width / 2, y: middle + 5.8 * size)
        let from = CGFloat.pi * 1.25
        let to = CGFloat.pi * 1.75
        for (inner, outer) in [(0, 3.6), (5.2, 7.8), (9.4, 12)] as [(CGFloat, CGFloat)] {
            let wave = UIBezierPath()
            if inner == 0 {
                wave.move(to: foot)
            } else {
                wave.addArc(withCenter: foot, radius: inner * size, startAngle: to, endAngle: from, clockwise: false)
            }
            wave.addArc(withCenter: foot, radius: outer * size, startAngle: from, endAngle: to, clockwise: true)
            wave.close()
            wave.fill()
        }
        return end - width
    }

    /// Four bars.
    private func drawSignal(endingAt end: CGFloat, _ size: CGFloat) {
        for (index, height) in ([4, 6.3, 8.8, 11.4] as [CGFloat]).enumerated() {
            let x = end - 18 * size + CGFloat(index) * 5 * size
            UIBezierPath(
                roundedRect: CGRect(
                    x: x, y: middle + 5.7 * size - height * size, width: 3.2 * size, height: height * size),
                cornerRadius: size
            ).fill()
        }
    }
}

/// A status bar's drawing, and what it depends on.
struct DrawnStatusBar {
    let device: DeviceProfile
    let isLight: Bool
    let list: DisplayList
}

extension HeadlessHost {
    /// The status bar over the shown window; nil where the app hides it or the device has none.
    func statusBarList() -> DisplayList? {
        guard device.statusBarHeight > 0 else { return nil }
        let bar = UIStatusBarManager()
        guard !bar.isStatusBarHidden else { return nil }
        let isDark = shownWindow.traitCollection.userInterfaceStyle == .dark
        let isLight =
            bar.statusBarStyle == .lightContent || (bar.statusBarStyle == .default && isDark)
            || shownWindow.isBlackAtTop
        if let drawn = drawnStatusBar, drawn.device == device, drawn.isLight == isLight { return drawn.list }
        let list = Trace.withoutEvents {
            let view = StatusBarView(device, ink: isLight ? .white : .black)
            view.layoutIfNeeded()
            return view.displayList()
        }
        drawnStatusBar = DrawnStatusBar(device: device, isLight: isLight, list: list)
        return list
    }

    /// The shown window as a PNG, with the status bar where it is wanted.
    ///
    /// - Parameter scale: pixels a point.
    /// - Throws: as `renderPNG(of:scale:)`.
    package func screenPNG(scale: Double) throws -> Data {
        shownWindow.layoutIfNeeded()
        return try RecordedScreen(screenList(), size: shownWindow.bounds.size)
            .png(scale: scale, screenScale: self.scale)
    }

    /// The screen's drawing, with the status bar where it is wanted.
    func screenList() -> DisplayList {
        let screen = shownWindow.displayList()
        guard drawsStatusBar, let bar = statusBarList() else { return screen }
        var recorder = DisplayListRecorder()
        recorder.append(screen)
        recorder.append(bar)
        return recorder.list
    }
}
