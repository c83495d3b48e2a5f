internal import HeadlessHost
public import UIKit

extension UIView {
    /// The faults of the view and of all that is shown in it for people who use assistive technologies, in the order of the
    /// tree, each once.
    ///
    /// Lays out first where that is due. Draws the tree four times where contrasts are asked for.
    /// - Throws: `RenderError` for a tree that can't be drawn.
    public func accessibilityFindings(
        _ kinds: Set<AccessibilityFinding.Kind> = .all
    ) throws -> [AccessibilityFinding] {
        topmost.layoutIfNeeded()
        var findings: [AccessibilityFinding] = []
        if kinds.contains(.contrast) {
            let contrast = try TextContrast(self)
            findings += shownViews.compactMap { contrast.finding($0) }
        }
        let items = accessibilityItems()
        if kinds.contains(.touchTarget) { findings += items.compactMap { $0.touchTarget } }
        if kinds.contains(.missingLabel) { findings += items.compactMap { $0.missingLabel } }
        if kinds.contains(.redundantLabel) { findings += items.compactMap { $0.redundantLabel } }
        if kinds.contains(.equalLabels) { findings += Self.equalLabels(items) }
        var seen: Set<AccessibilityFinding> = []
        return findings.filter { seen.insert($0).inserted }
    }

    private var shownViews: [UIView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        return [self] + subviews.flatMap(\.shownViews)
    }

    private static func equalLabels(_ items: [AccessibilityItem]) -> [AccessibilityFinding] {
        var first: [EqualPlace: AccessibilityItem] = [:]
        return items.compactMap { item in
            guard item.isInteractive, let words = item.words, let superview = item.view?.superview
            else { return nil }
            let place = EqualPlace(superview: ObjectIdentifier(superview), words: words)
            guard first.updateValue(item, forKey: place) != nil else { return nil }
            return AccessibilityFinding(
                kind: .equalLabels, subject: item.name,
                message: "another control beside it has the words “\(words)” too.",
                cure: "Give each an accessibilityLabel that says what it acts on.")
        }
    }
}

private struct EqualPlace: Hashable {
    let superview: ObjectIdentifier
    let words: String
}

extension AccessibilityItem {
    @MainActor fileprivate var name: String {
        view?.foundName(words) ?? identifier ?? label ?? "element"
    }

    /// The side of the least square that a finger meets surely, points.
    ///
    /// Source: Human Interface Guidelines, Buttons.
    private static let target: CGFloat = 44

    @MainActor fileprivate var touchTarget: AccessibilityFinding? {
        guard isInteractive, view?.hasSizeOfItsOwner == true else { return nil }
        let size = frame.size
        guard size.width > 0, size.height > 0, min(size.width, size.height) < Self.target - 0.01 else { return nil }
        return AccessibilityFinding(
            kind: .touchTarget, subject: name,
            message:
                "it is \(dumpedNumber(size.width)) × \(dumpedNumber(size.height)) points, and a finger needs 44 × 44.",
            cure: "Constrain its width and height to at least 44, or enlarge its content insets.")
    }

    @MainActor fileprivate var missingLabel: AccessibilityFinding? {
        guard isInteractive || traits.contains(.image), words == nil, role == nil else { return nil }
        return AccessibilityFinding(
            kind: .missingLabel, subject: name, message: "VoiceOver has no words for it.",
            cure: traits.contains(.image) && !isInteractive
                ? "Set its accessibilityLabel, or isAccessibilityElement to false if it only decorates."
                : "Set its accessibilityLabel.")
    }

    @MainActor fileprivate var redundantLabel: AccessibilityFinding? {
        guard let label, let kind = Self.kinds.first(where: { traits.contains($0.traits) }) else { return nil }
        let words = label.lowercased().split { !$0.isLetter }.map(String.init)
        guard words.count > 1, let word = kind.words.first(where: { words.last == $0 || words.first == $0 }) else {
            return nil
        }
        return AccessibilityFinding(
            kind: .redundantLabel, subject: name,
            message: "its label “\(label)” says “\(word)”, which VoiceOver adds by itself.",
            cure: "Leave the word out of the accessibilityLabel.")
    }

    /// The words that VoiceOver says for a trait, in English.
    private static var kinds: [(traits: UIAccessibilityTraits, words: [String])] {
        [(.button, ["button"]), (.link, ["link"]), (.image, ["image"]), (.header, ["heading"])]
    }
}

extension UIView {
    /// The name in findings: its own, with its words where it has none but its class's.
    ///
    /// - Parameter words: the text that it shows, or that VoiceOver says.
    func foundName(_ words: String?) -> String {
        let name = explainedName
        guard name == "\(type(of: self))", let words else { return name }
        return "\(name) “\(words.prefix(30))\(words.count > 30 ? "…" : "")”"
    }
}
