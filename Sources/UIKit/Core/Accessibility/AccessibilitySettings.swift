/// A user's accessibility settings of the device; set by a host or a test.
package struct AccessibilitySettings: Hashable, Sendable {
    package var isVoiceOverRunning = false
    package var isMonoAudioEnabled = false
    package var isClosedCaptioningEnabled = false
    package var isInvertColorsEnabled = false
    package var isGuidedAccessEnabled = false
    package var isBoldTextEnabled = false
    package var buttonShapesEnabled = false
    package var isGrayscaleEnabled = false
    package var isReduceTransparencyEnabled = false
    package var isReduceMotionEnabled = false
    package var prefersCrossFadeTransitions = false
    package var isVideoAutoplayEnabled = true
    package var isDarkerSystemColorsEnabled = false
    package var isSwitchControlRunning = false
    package var isSpeakSelectionEnabled = false
    package var isSpeakScreenEnabled = false
    package var isShakeToUndoEnabled = true
    package var isAssistiveTouchRunning = false
    package var shouldDifferentiateWithoutColor = false
    package var isOnOffSwitchLabelsEnabled = false
    /// The restrictions of the app that Guided Access has switched on.
    package var deniedRestrictions: Set<String> = []

    package init() {}

    /// The notifications of the settings that differ from others, in the order of the settings.
    func changes(from old: AccessibilitySettings) -> [NSNotification.Name] {
        let names: [(KeyPath<AccessibilitySettings, Bool>, NSNotification.Name)] = [
            (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
            (\.isMonoAudioEnabled, UIAccessibility.monoAudioStatusDidChangeNotification),
            (\.isClosedCaptioningEnabled, UIAccessibility.closedCaptioningStatusDidChangeNotification),
            (\.isInvertColorsEnabled, UIAccessibility.invertColorsStatusDidChangeNotification),
            (\.isGuidedAccessEnabled, UIAccessibility.guidedAccessStatusDidChangeNotification),
            (\.isBoldTextEnabled, UIAccessibility.boldTextStatusDidChangeNotification),
            (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
            (\.isGrayscaleEnabled, UIAccessibility.grayscaleStatusDidChangeNotification),
            (\.isReduceTransparencyEnabled, UIAccessibility.reduceTransparencyStatusDidChangeNotification),
            (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
            (\.prefersCrossFadeTransitions, UIAccessibility.prefersCrossFadeTransitionsStatusDidChange),
            (\.isVideoAutoplayEnabled, UIAccessibility.videoAutoplayStatusDidChangeNotification),
            (\.isDarkerSystemColorsEnabled, UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
            (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
            (\.isSpeakSelectionEnabled, UIAccessibility.speakSelectionStatusDidChangeNotification),
            (\.isSpeakScreenEnabled, UIAccessibility.speakScreenStatusDidChangeNotification),
            (\.isShakeToUndoEnabled, UIAccessibility.shakeToUndoDidChangeNotification),
            (\.isAssistiveTouchRunning, UIAccessibility.assistiveTouchStatusDidChangeNotification),
            (\.shouldDifferentiateWithoutColor, UIAccessibility.differentiateWithoutColorDidChangeNotification),
            (\.isOnOffSwitchLabelsEnabled, UIAccessibility.onOffSwitchLabelsDidChangeNotification),
        ]
        return names.filter { self[keyPath: $0.0] != old[keyPath: $0.0] }.map(\.1)
    }
}

/// The assistive technologies of the device, as far as an app knows of them.
@MainActor package final class Assistance {
    package var settings = AccessibilitySettings() {
        didSet {
            for name in settings.changes(from: oldValue) { NotificationCenter.default.post(name: name, object: nil) }
            tellRestrictions(since: oldValue)
            guard settings.isReduceTransparencyEnabled != oldValue.isReduceTransparencyEnabled else { return }
            for window in UIApplication.shared.visibleWindows { window.setNeedsComposition() }
        }
    }
    /// The place on the screen that the app last told Zoom of.
    package var zoomFocus: CGRect?

    /// Tells the app's delegate of those of its restrictions that were switched.
    private func tellRestrictions(since old: AccessibilitySettings) {
        guard settings.deniedRestrictions != old.deniedRestrictions,
            let delegate = UIApplication.shared.delegate as? any UIGuidedAccessRestrictionDelegate
        else { return }
        for name in delegate.guidedAccessRestrictionIdentifiers ?? []
        where settings.deniedRestrictions.contains(name) != old.deniedRestrictions.contains(name) {
            delegate.guidedAccessRestriction(
                withIdentifier: name, didChange: settings.deniedRestrictions.contains(name) ? .deny : .allow)
        }
    }

    /// Announcements since the last call of `drainAnnouncements()`, while VoiceOver runs.
    package private(set) var announcements: [Announcement] = []
    /// The element that VoiceOver is on.
    private(set) weak var focused: AnyObject?

    package struct Announcement: Hashable {
        package let notification: UIAccessibility.Notification
        /// An announcement's words, or the name of the element that is read next.
        package let words: String?
    }

    package func drainAnnouncements() -> [Announcement] {
        defer { announcements = [] }
        return announcements
    }

    func record(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        guard settings.isVoiceOverRunning else { return }
        let words = (argument as? String) ?? (argument as? NSAttributedString)?.string
        switch notification {
        case .announcement, .pageScrolled:
            announcements.append(Announcement(notification: notification, words: words))
            if notification == .announcement, let words { finish(words) }
        case .screenChanged, .layoutChanged:
            let element = words == nil ? argument.map { $0 as AnyObject } : nil
            let name =
                words ?? (element as? UIView)?.accessibilityLabel
                ?? (element as? UIAccessibilityElement)?.accessibilityLabel
            announcements.append(Announcement(notification: notification, words: name))
            if let element { focus(on: element) }
        default: announcements.append(Announcement(notification: notification, words: words))
        }
    }

    private func finish(_ words: String) {
        UIApplication.shared.after(0) {
            NotificationCenter.default.post(
                name: UIAccessibility.announcementDidFinishNotification, object: nil,
                userInfo: [
                    UIAccessibility.announcementStringValueUserInfoKey: words,
                    UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
                ])
        }
    }

    private func focus(on element: AnyObject) {
        var information: [String: Any] = [
            UIAccessibility.focusedElementUserInfoKey: element,
            UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier
                .notificationVoiceOver,
        ]
        let old = focused
        if let old { information[UIAccessibility.unfocusedElementUserInfoKey] = old }
        focused = element
        if old !== element {
            (old as? UIResponder)?.accessibilityElementDidLoseFocus()
            (element as? UIResponder)?.accessibilityElementDidBecomeFocused()
        }
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: information)
    }
}

extension UIApplication {
    /// Assistive technologies and the user's settings of them.
    package var assistance: Assistance { timeline.assistance }
}
