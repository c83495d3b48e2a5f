import UIKit

/// The views that VoiceOver reaches, and those that take touches without it.
@MainActor struct AccessibleReach {
    private let reached: Set<ObjectIdentifier>
    /// The views above an element, which hold it.
    private let holders: Set<ObjectIdentifier>

    init(_ items: [AccessibilityItem]) {
        reached = Set(items.map { ObjectIdentifier($0.object) })
        var holders: Set<ObjectIdentifier> = []
        for item in items {
            var above: UIView? = item.view?.superview ?? item.object.next as? UIView
            while let view = above, holders.insert(ObjectIdentifier(view)).inserted { above = view.superview }
        }
        self.holders = holders
    }

    /// The finding for a view that takes touches; nil where VoiceOver can do the same.
    func finding(_ view: UIView) -> AccessibilityFinding? {
        guard view.takesTapsOfItsOwn, !view.isInBar, view.bounds.width > 0, view.bounds.height > 0,
            !reached.contains(ObjectIdentifier(view)), !holders.contains(ObjectIdentifier(view))
        else { return nil }
        let above = Array(sequence(first: view, next: \.superview).dropFirst())
        if let element = above.first(where: { reached.contains(ObjectIdentifier($0)) && $0.isAccessibilityElement }) {
            guard (element.accessibilityCustomActions ?? []).isEmpty, !element.takesTapsOfItsOwn else { return nil }
            return view.finding(
                .hiddenControl,
                "it lies in “\(element.accessibilityLabel ?? "an element")”, one element for VoiceOver, which offers no "
                    + "action in its place.",
                cure: "Give the element an accessibilityCustomAction, or let the two be elements of their own.")
        }
        guard !above.contains(where: { $0.accessibilityElementsHidden }), !view.isBehindModal else { return nil }
        return view.finding(
            .unreachable, "it takes touches, and VoiceOver has no element for it.",
            cure: "Set isAccessibilityElement to true, its accessibilityLabel, and the trait button.")
    }
}

extension UIView {
    /// True where a sibling of it or of a view above it is modal, so that only that one is to be read and used.
    var isBehindModal: Bool {
        sequence(first: self, next: \.superview).contains { view in
            view.superview?.subviews.contains { $0 !== view && $0.accessibilityViewIsModal && !$0.isHidden } ?? false
        }
    }

    /// True for a control that can be used, and for a view with a recogniser of taps of the app's.
    fileprivate var takesTapsOfItsOwn: Bool {
        guard isUserInteractionEnabled else { return false }
        return takesInput ? isOfUsableControl : hasTapRecogniser
    }

    /// True for a recogniser of taps of the app's.
    var hasTapRecogniser: Bool {
        !handlesOwnTaps && (gestureRecognizers ?? []).contains { $0.isEnabled && $0 is UITapGestureRecognizer }
    }
}
