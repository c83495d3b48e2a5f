import Foundation
public import UIKit

/// A choice that a user makes for a whole device, while an app runs on it.
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
            UIApplication.shared.hasAttachedKeyboard = isAttached
            settle()
        }
    }

    private func override(_ traits: UITraitCollection) {
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [UIScreen.main.overridingTraits, traits])
        settle()
    }
}

extension UIContentSizeCategory {
    /// The names that commands use, in the order of the sizes: `XS` to `XXXL`, `AX1` to `AX5`.
    package static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// The name that commands use; `L` where the category is unspecified.
    package var shortName: String { Self.ordered.firstIndex(of: self).map { Self.shortNames[$0] } ?? "L" }

    /// A size by the name that commands use, in any case.
    package init?(shortName: String) {
        guard let index = Self.shortNames.firstIndex(of: shortName.uppercased()) else { return nil }
        self = Self.ordered[index]
    }
}
