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
        UIApplication.shared.assistance.drainAnnouncements().compactMap(\.words)
    }
}

/// What the user would have felt.
public enum HapticEvent: Equatable, Sendable, CustomStringConvertible {
    /// A blow: `light`, `medium`, `heavy`, `soft` or `rigid`; its intensity from 0 to 1.
    case impact(style: String, intensity: Double)
    case selection
    /// `success`, `warning` or `error`.
    case notification(String)

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

    /// What generators of feedback sent since this was last asked, in order.
    public func takeHaptics() -> [HapticEvent] {
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
