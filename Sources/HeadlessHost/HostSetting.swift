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
            keepSettings()
            UIApplication.shared.hasAttachedKeyboard = isAttached
            settle()
        }
    }

    private func override(_ traits: UITraitCollection) {
        keepSettings()
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [UIScreen.main.overridingTraits, traits])
        settle()
    }

    /// Keeps what was chosen before this host's first choice, for `leaveSettings`.
    private func keepSettings() {
        guard settingsBefore == nil else { return }
        settingsBefore = KeptSettings(
            traits: UIScreen.main.overridingTraits, hasAttachedKeyboard: UIApplication.shared.hasAttachedKeyboard)
    }

    /// Returns to the choices from before this host's.
    func leaveSettings() {
        guard let kept = settingsBefore else { return }
        settingsBefore = nil
        UIScreen.main.overridingTraits = kept.traits
        UIApplication.shared.hasAttachedKeyboard = kept.hasAttachedKeyboard
    }
}

/// The choices that hold without a host's own.
struct KeptSettings {
    let traits: UITraitCollection
    let hasAttachedKeyboard: Bool
}
