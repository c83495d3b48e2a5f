/// The user's accessibility settings, and notifications from an app to assistive technologies.
///
/// Settings are those of the host; each has a notification of its change.
@preconcurrency @MainActor public enum UIAccessibility {
    public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
    public static var isMonoAudioEnabled: Bool { settings.isMonoAudioEnabled }
    public static var isClosedCaptioningEnabled: Bool { settings.isClosedCaptioningEnabled }
    public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
    public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
    public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
    public static var buttonShapesEnabled: Bool { settings.buttonShapesEnabled }
    public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
    public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
    public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
    public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
    public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }
    public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
    public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
    public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
    public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
    public static var isShakeToUndoEnabled: Bool { settings.isShakeToUndoEnabled }
    public static var isAssistiveTouchRunning: Bool { settings.isAssistiveTouchRunning }
    public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
    public static var isOnOffSwitchLabelsEnabled: Bool { settings.isOnOffSwitchLabelsEnabled }

    private static var settings: AccessibilitySettings { UIApplication.shared.assistance.settings }

    /// Notifies assistive technologies: of an announcement's words, or of the element to read next.
    ///
    /// It has no effect while none runs. After an announcement `announcementDidFinishNotification` is posted.
    ///
    /// - Parameter argument: a string, or the element to read next.
    public static func post(notification: Notification, argument: Any?) {
        UIApplication.shared.assistance.record(notification, argument)
    }

    /// The element that VoiceOver is on; nil while it doesn't run, and for another technology.
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard isVoiceOverRunning, assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver
        else { return nil }
        return UIApplication.shared.assistance.focused
    }

    /// From a view's bounds to the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        let inWindow = view.convert(rect, to: nil)
        return view.window.map { $0.convert(inWindow, to: nil) } ?? inWindow
    }

    /// A new path, from a view's coordinates to the screen's.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let converted = path.copy() as? UIBezierPath else { return UIBezierPath() }
        converted.apply(view.toScreen)
        return converted
    }

    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Most of the screen is new.
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }
}

extension UIAccessibility {
    nonisolated public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChangeNotification")
    nonisolated public static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChangeNotification")
    nonisolated public static let closedCaptioningStatusDidChangeNotification = name(
        "ClosedCaptioningStatusDidChangeNotification")
    nonisolated public static let invertColorsStatusDidChangeNotification = name(
        "InvertColorsStatusDidChangeNotification")
    nonisolated public static let guidedAccessStatusDidChangeNotification = name(
        "GuidedAccessStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChangeNotification")
    nonisolated public static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChangeNotification")
    nonisolated public static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChangeNotification")
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = name(
        "ReduceTransparencyStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = name(
        "ReduceMotionStatusDidChangeNotification")
    nonisolated public static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChangeNotification")
    nonisolated public static let videoAutoplayStatusDidChangeNotification = name(
        "VideoAutoplayStatusDidChangeNotification")
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = name(
        "DarkerColorsEnabledStatusDidChangeNotification")
    nonisolated public static let switchControlStatusDidChangeNotification = name(
        "SwitchControlStatusDidChangeNotification")
    nonisolated public static let speakSelectionStatusDidChangeNotification = name(
        "SpeakSelectionStatusDidChangeNotification")
    nonisolated public static let speakScreenStatusDidChangeNotification = name(
        "SpeakScreenStatusDidChangeNotification")
    nonisolated public static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChangeNotification")
    nonisolated public static let assistiveTouchStatusDidChangeNotification = name(
        "AssistiveTouchStatusDidChangeNotification")
    nonisolated public static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChangeNotification")
    nonisolated public static let onOffSwitchLabelsDidChangeNotification = name(
        "OnOffSwitchLabelsDidChangeNotification")
    nonisolated public static let elementFocusedNotification = name("ElementFocusedNotification")
    nonisolated public static let announcementDidFinishNotification = name("AnnouncementDidFinishNotification")

    nonisolated public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    nonisolated public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The technology whose focus moved, an `AssistiveTechnologyIdentifier`.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    nonisolated private static func name(_ name: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility" + name)
    }
}
