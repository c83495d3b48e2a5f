import UIKit

/// The faults of elements: their size, words and traits.
extension AccessibilityItem {
    @MainActor private func finding(
        _ kind: AccessibilityFinding.Kind, _ message: String, cure: String
    ) -> AccessibilityFinding {
        AccessibilityFinding(
            kind: kind, subject: view?.foundName(words) ?? identifier ?? label ?? "element", message: message,
            cure: cure,
            frame: frame)
    }

    /// The side of the least square that a finger meets surely, points.
    ///
    /// Source: Human Interface Guidelines, Buttons.
    private static let target: CGFloat = 44

    @MainActor var touchTarget: AccessibilityFinding? {
        guard isInteractive, view?.hasSizeOfItsOwner == true else { return nil }
        let size = frame.size
        guard size.width > 0, size.height > 0, min(size.width, size.height) < Self.target - 0.01 else { return nil }
        return finding(
            .touchTarget,
            "it is \(dumpedNumber(size.width)) × \(dumpedNumber(size.height)) points, and a finger needs 44 × 44.",
            cure: "Constrain its width and height to at least 44, or enlarge its content insets.")
    }

    @MainActor var missingLabel: AccessibilityFinding? {
        guard isInteractive || traits.contains(.image), words == nil, role == nil else { return nil }
        return finding(
            .missingLabel, "VoiceOver has no words for it.",
            cure: traits.contains(.image) && !isInteractive
                ? "Set its accessibilityLabel, or isAccessibilityElement to false if it only decorates."
                : "Set its accessibilityLabel.")
    }

    @MainActor var redundantLabel: AccessibilityFinding? {
        guard let label, let kind = Self.kinds.first(where: { traits.contains($0.traits) }) else { return nil }
        let words = label.lowercased().split { !$0.isLetter }.map(String.init)
        guard words.count > 1, let word = kind.words.first(where: { words.last == $0 || words.first == $0 }) else {
            return nil
        }
        return finding(
            .redundantLabel, "its label “\(label)” says “\(word)”, which VoiceOver adds by itself.",
            cure: "Leave the word out of the accessibilityLabel.")
    }

    /// The words that VoiceOver says for a trait, in English.
    private static var kinds: [(traits: UIAccessibilityTraits, words: [String])] {
        [(.button, ["button"]), (.link, ["link"]), (.image, ["image"]), (.header, ["heading"])]
    }

    /// A recogniser of the app's on an element that says nothing of it.
    @MainActor var missingTrait: AccessibilityFinding? {
        guard let view, view.hasTapRecogniser, !traits.saysTap, role == nil, !isInteractive else { return nil }
        return finding(
            .missingTrait,
            "it takes taps, and VoiceOver reads it as \(traits.contains(.image) ? "a picture" : "text").",
            cure: "Insert the trait button, or link, into its accessibilityTraits.")
    }
}

extension UIAccessibilityTraits {
    /// True if VoiceOver says that something can be done with the element.
    fileprivate var saysTap: Bool {
        !isDisjoint(with: [.button, .link, .adjustable, .allowsDirectInteraction, .keyboardKey, .searchField])
    }
}

extension [AccessibilityItem] {
    private struct EqualPlace: Hashable {
        let superview: ObjectIdentifier
        let words: String
    }

    @MainActor static func equalLabels(_ items: [AccessibilityItem]) -> [AccessibilityFinding] {
        var first: Set<EqualPlace> = []
        return items.compactMap { item in
            guard item.isInteractive, let words = item.words, let view = item.view, let superview = view.superview,
                !first.insert(EqualPlace(superview: ObjectIdentifier(superview), words: words)).inserted
            else { return nil }
            return view.finding(
                .equalLabels, "another control beside it has the words “\(words)” too.",
                cure: "Give each an accessibilityLabel that says what it acts on.", words: words)
        }
    }
}
