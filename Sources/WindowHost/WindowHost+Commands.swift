import Foundation
import HeadlessHost
import UIKit

extension WindowHost {
    /// Carries out a window's own key.
    ///
    /// - Returns: the user's actions that it stands for, which are performed and recorded as others.
    func obey(_ command: WindowCommand) -> [HostEvent] {
        switch command {
        case .back(let isEscape):
            // The app hears the key too: it may answer it.
            let key: [HostEvent] =
                isEscape
                ? [.key(.escape, modifiers: [], isDown: true), .key(.escape, modifiers: [], isDown: false)] : []
            return key + [.back]
        case .turn: return [.turn]
        case .textSize(let step): return [.change(.textSize(textSize(after: step)))]
        case .appearance:
            let isDark = host.shownWindow.traitCollection.userInterfaceStyle == .dark
            return [.change(.appearance(isDark ? .light : .dark))]
        case .keyboard: return [.change(.keyboard(isAttached: !UIApplication.shared.hasAttachedKeyboard))]
        case .device(let step):
            return [.change(.device(HeadlessHost.deviceNames.neighbour(of: host.deviceName, step)))]
        case .release(let step): return [.change(.release(SystemRelease.all.neighbour(of: host.release, step)))]
        case .restart: onRestart?()
        case .inspect: onInspect?()
        case .keys: overlay.showsKeys.toggle()
        case .close: close()
        }
        return []
    }

    private func textSize(after step: Int) -> UIContentSizeCategory {
        let sizes = UIContentSizeCategory.ordered
        let present = UIScreen.main.traitCollection.preferredContentSizeCategory
        guard step != 0, let index = sizes.firstIndex(of: present) else { return .large }
        return sizes[min(max(index + step, 0), sizes.count - 1)]
    }

    /// Names the device, the release and the shown screen in the window's title.
    func nameWindow() {
        var parts = [title, host.deviceName, "\(host.release)"]
        let size = UIScreen.main.traitCollection.preferredContentSizeCategory
        if size != .large { parts.append("text \(size.shortName)") }
        if let screen = host.shownTitle, screen != title { parts.insert(screen, at: 1) }
        window.title = parts.joined(separator: " – ")
    }
}

extension Array where Element: Equatable {
    /// The element some places further on, around the ends; the first where the element isn't there.
    fileprivate func neighbour(of element: Element, _ step: Int) -> Element {
        guard let index = firstIndex(of: element) else { return self[0] }
        return self[((index + step) % count + count) % count]
    }
}
