import Foundation
import UIKit

/// Something that a user does to a device.
public enum HostEvent: Hashable, Sendable {
    /// A finger; points in screen coordinates.
    case touch(TouchScript.Step.Kind, at: CGPoint, finger: Int)
    /// A key goes down or up.
    case key(HostKey, modifiers: UIKeyModifierFlags, isDown: Bool)
    /// Text without a single key of its own, such as an input method's.
    case text(String)
    /// A wheel turns over a place; the offset grows by the distance, in points.
    case wheel(at: CGPoint, by: CGPoint)
    /// A pointer moves without a button; nil where it leaves the screen.
    case hover(CGPoint?)
    /// The device is turned on its side, or upright again.
    case turn
    /// The window gets another size, in points, and its edge is let go.
    case resize(CGSize)
    /// The window's edge is dragged: it has another size, in points, and is held.
    case resizing(CGSize)
    /// Back to the screen before, as `HeadlessHost.goBack()`.
    case back
    /// Another device, release, text size or appearance. An unknown device changes nothing.
    case change(HostSetting)
}

extension HeadlessHost {
    /// Does something to the device at the present time, and what follows from it at once.
    public func perform(_ event: HostEvent) { perform([event]) }

    /// Several events of one moment; fingers are one event of the system.
    func perform(_ events: [HostEvent]) {
        var samples: [TouchSample] = []
        for event in events {
            if case .touch(let kind, let point, let finger) = event {
                samples.append(TouchSample(finger: finger, phase: kind.phase, point: point))
            }
        }
        if !samples.isEmpty { UIApplication.shared.deliver(samples, time: time) }
        for event in events { performSingly(event) }
        settle()
    }

    private func performSingly(_ event: HostEvent) {
        let application = UIApplication.shared
        switch event {
        case .touch: return
        case .key(let key, let modifiers, let isDown):
            application.deliverKey(
                characters: key.characters, input: key.input, modifiers: modifiers, phase: isDown ? .began : .ended,
                time: time)
        case .text(let text): application.deliverText(text, time: time)
        case .wheel(let point, let distance): application.deliverWheel(at: point, by: distance, time: time)
        case .hover(let point): application.deliverHover(at: point, time: time)
        case .turn: turn()
        case .resize(let size): resize(to: size)
        case .resizing(let size): resize(to: size, isInteractive: true)
        case .back: goBack()
        case .change(let setting): try? change(setting)
        }
    }
}
