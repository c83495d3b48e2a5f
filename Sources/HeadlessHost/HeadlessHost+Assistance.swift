import UIKit

/// What a user set in the device's accessibility settings, and what an app says to those who don't see it.
extension HeadlessHost {
    public var isVoiceOverRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set { UIApplication.shared.assistance.settings.isVoiceOverRunning = newValue }
    }
    public var isReduceMotionEnabled: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { UIApplication.shared.assistance.settings.isReduceMotionEnabled = newValue }
    }
    public var isReduceTransparencyEnabled: Bool {
        get { UIAccessibility.isReduceTransparencyEnabled }
        set { UIApplication.shared.assistance.settings.isReduceTransparencyEnabled = newValue }
    }
    public var isBoldTextEnabled: Bool {
        get { UIAccessibility.isBoldTextEnabled }
        set { UIApplication.shared.assistance.settings.isBoldTextEnabled = newValue }
    }

    /// What the app announced since it was last asked, and what it gave to be read next; only while VoiceOver runs.
    public func takeAnnouncements() -> [String] {
        UIApplication.shared.assistance.takeHeard().compactMap(\.words)
    }
}
