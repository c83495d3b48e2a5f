import Foundation
public import UIKit

/// A choice that a user makes for a whole device, while an app runs on it; it ends with the host.
public enum HostSetting: Hashable, Sendable {
    /// One of `HeadlessHost.deviceNames`.
    case device(String)
    /// The release of iOS.
    case release(SystemRelease)
    /// The size of text.
    case textSize(UIContentSizeCategory)
    /// Light or dark.
    case appearance(UIUserInterfaceStyle)
    /// A keyboard of keys, beside which none is drawn on the screen.
    case keyboard(isAttached: Bool)
}

extension HeadlessHost {
    /// Makes a choice for the device; the app's screens follow.
    ///
    /// - Throws: `HostError.unknownDevice`.
    public func change(_ setting: HostSetting) throws {
        switch setting {
        case .device(let name): try change(device: name)
        case .release(let release): change(release: release)
        case .textSize(let category): override(UITraitCollection(preferredContentSizeCategory: category))
        case .appearance(let style): override(UITraitCollection(userInterfaceStyle: style))
        case .keyboard(let isAttached):
            choose { UIApplication.shared.hasAttachedKeyboard = isAttached }
        }
    }

    private func override(_ traits: UITraitCollection) {
        choose {
            UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [UIScreen.main.overridingTraits, traits])
        }
    }

    /// Makes a choice, and keeps what held before this host's first one.
    private func choose(_ change: () -> Void) {
        let earlier = settingsChoice?.earlier ?? .present
        change()
        settingsChoice = (.present, earlier)
        settle()
    }

    /// Returns to what held before this host's choices, where nobody has chosen since.
    func leaveSettings() {
        guard let choice = settingsChoice else { return }
        settingsChoice = nil
        let present = DeviceSettings.present
        if present.traits.isEqual(choice.own.traits) { UIScreen.main.overridingTraits = choice.earlier.traits }
        if present.hasAttachedKeyboard == choice.own.hasAttachedKeyboard {
            UIApplication.shared.hasAttachedKeyboard = choice.earlier.hasAttachedKeyboard
        }
    }
}

/// The settings of the device that outlast a host.
@MainActor struct DeviceSettings {
    let traits: UITraitCollection
    let hasAttachedKeyboard: Bool

    static var present: DeviceSettings {
        DeviceSettings(
            traits: UIScreen.main.overridingTraits, hasAttachedKeyboard: UIApplication.shared.hasAttachedKeyboard)
    }
}
