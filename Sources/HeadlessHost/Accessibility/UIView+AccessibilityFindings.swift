public import UIKit

extension UIView {
    /// The faults of the view and of all that is shown in it for people who use assistive technologies, in the order of the
    /// tree, each once.
    ///
    /// Lays out first where that is due. Where contrasts are asked for, draws what is around its texts twice, coarsely, and
    /// three times, finely, around those that may be faint. Motion is judged while the setting to reduce it is on, cut texts while the text size is one of the five for accessibility.
    /// - Throws: `RenderError` for a tree that can't be drawn.
    public func accessibilityFindings(
        _ kinds: Set<AccessibilityFinding.Kind> = .all
    ) throws -> [AccessibilityFinding] {
        topmost.layoutIfNeeded()
        var findings: [AccessibilityFinding] = []
        let views = shownViews
        if kinds.contains(.contrast) {
            findings += try TextContrast(self, texts: views).findings
        }
        let items = accessibilityItems()
        if kinds.contains(.touchTarget) { findings += items.compactMap { $0.touchTarget } }
        if kinds.contains(.missingLabel) { findings += items.compactMap { $0.missingLabel } }
        if kinds.contains(.redundantLabel) { findings += items.compactMap { $0.redundantLabel } }
        if kinds.contains(.equalLabels) { findings += [AccessibilityItem].equalLabels(items) }
        if kinds.contains(.missingTrait) { findings += items.compactMap { $0.missingTrait } }
        if kinds.contains(.cutText) { findings += views.compactMap(\.cutText) }
        if kinds.contains(.order) { findings += views.flatMap(\.wrongOrder) }
        if !kinds.isDisjoint(with: [.unreachable, .hiddenControl]) {
            let reach = AccessibleReach(items)
            findings += views.compactMap { reach.finding($0) }.filter { kinds.contains($0.kind) }
        }
        if kinds.contains(.motion) { findings += views.flatMap(\.movements) }
        var seen: Set<AccessibilityFinding> = []
        return findings.filter { seen.insert($0).inserted }
    }

    private var shownViews: [UIView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        return [self] + subviews.flatMap(\.shownViews)
    }

    /// The name in findings: its own, with its words where it has none but its class's and a number.
    ///
    /// - Parameter words: the text that it shows, or that VoiceOver says.
    package func foundName(_ words: String?) -> String {
        let name = explainedName
        guard name.hasPrefix("\(type(of: self))"), let words else { return name }
        return "\(name) “\(words.prefix(30))\(words.count > 30 ? "…" : "")”"
    }

    func finding(
        _ kind: AccessibilityFinding.Kind, _ message: String, cure: String, words: String? = nil
    ) -> AccessibilityFinding {
        AccessibilityFinding(
            kind: kind, subject: foundName(words ?? accessibilityLabel ?? shownText?.text), message: message,
            cure: cure,
            frame: UIAccessibility.convertToScreenCoordinates(bounds, in: self))
    }
}
