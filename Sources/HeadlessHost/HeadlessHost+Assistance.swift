import UIKit

/// The device's accessibility settings, and the app's announcements.
extension HeadlessHost {
    /// The setting of VoiceOver; a change is posted to the app.
    public var isVoiceOverRunning: Bool {
        get { UIAccessibility.isVoiceOverRunning }
        set { UIApplication.shared.assistance.settings.isVoiceOverRunning = newValue }
    }
    /// The setting of reduced motion; a change is posted to the app.
    public var isReduceMotionEnabled: Bool {
        get { UIAccessibility.isReduceMotionEnabled }
        set { UIApplication.shared.assistance.settings.isReduceMotionEnabled = newValue }
    }
    /// Does something while Reduce Motion is on; changes are posted to the app.
    public static func reducingMotion<Result>(_ body: () throws -> Result) rethrows -> Result {
        let settings = UIApplication.shared.assistance.settings
        UIApplication.shared.assistance.settings.isReduceMotionEnabled = true
        defer { UIApplication.shared.assistance.settings = settings }
        return try body()
    }
    /// The setting of reduced transparency; a change is posted to the app.
    public var isReduceTransparencyEnabled: Bool {
        get { UIAccessibility.isReduceTransparencyEnabled }
        set { UIApplication.shared.assistance.settings.isReduceTransparencyEnabled = newValue }
    }
    /// The setting of bold text; a change is posted to the app.
    public var isBoldTextEnabled: Bool {
        get { UIAccessibility.isBoldTextEnabled }
        set { UIApplication.shared.assistance.settings.isBoldTextEnabled = newValue }
    }

    /// The app's announcements, and the texts it gave to be read next, since the last call; only while VoiceOver runs.
    public func drainAnnouncements() -> [String] {
        UIApplication.shared.assistance.drainAnnouncements().compactMap(\.words)
    }
}

/// A haptic event that the user would have felt.
public enum HapticEvent: Equatable, Sendable, CustomStringConvertible {
    /// A blow: `light`, `medium`, `heavy`, `soft` or `rigid`; its intensity from 0 to 1.
    case impact(style: String, intensity: Double)
    /// The tick of a selection that changes.
    case selection
    /// `success`, `warning` or `error`.
    case notification(String)

    /// The feedback in words, as scripts and traces have it.
    public var description: String {
        switch self {
        case .impact(let style, let intensity): "impact \(style) \(intensity)"
        case .selection: "selection"
        case .notification(let kind): "notification \(kind)"
        }
    }
}

extension HeadlessHost {
    func noteFeedback(_ feedback: HapticFeedback) {
        switch feedback {
        case .impact(let style, let intensity):
            haptics.append(.impact(style: "\(style)", intensity: Double(intensity)))
        case .selection: haptics.append(.selection)
        case .notification(let kind): haptics.append(.notification("\(kind)"))
        }
    }

    /// The haptic events of feedback generators since the last call, in order.
    public func drainHaptics() -> [HapticEvent] {
        defer { haptics = [] }
        return haptics
    }
}

extension HeadlessHost {
    /// The pictures in the device's library, for `UIImagePickerController`; the first is shown first.
    public var photos: [UIImage] {
        get { UIApplication.shared.photos }
        set { UIApplication.shared.photos = newValue }
    }
}
