import UIKit

/// The faults that are seen in one view: cut texts, orders, movements.
extension UIView {
    var cutText: AccessibilityFinding? {
        guard hasGrowingText, traitCollection.preferredContentSizeCategory.isAccessibilityCategory, let cut = truncation
        else {
            return nil
        }
        return finding(
            .cutText, "\(cut), at the text size \(traitCollection.preferredContentSizeCategory.shortName).",
            cure: "Set numberOfLines to 0, and let the height follow the text.")
    }

    /// The steps of the view's own `accessibilityElements` that go against their places: up in a column, or back in a row.
    var wrongOrder: [AccessibilityFinding] {
        guard let elements = accessibilityElements, elements.count > 1 else { return [] }
        let shown = elements.compactMap { $0 as? UIResponder }.filter {
            $0.accessibilityFrame.width > 0 && $0.accessibilityFrame.height > 0
        }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return zip(shown, shown.dropFirst()).compactMap { before, after in
            let (a, b) = (before.accessibilityFrame, after.accessibilityFrame)
            guard let place = a.goesBack(to: b, isReversed: isReversed) else { return nil }
            let words = (before.accessibilityLabel ?? "an element", after.accessibilityLabel ?? "an element")
            return finding(
                .order, "“\(words.1)” is read after “\(words.0)”, and lies \(place) it.",
                cure: "Order accessibilityElements as they are seen, or leave the order to UIKit.", words: words.1)
        }
    }

    /// The movements of what isn't UIKit's own, where the user asked for none.
    var movements: [AccessibilityFinding] {
        guard UIAccessibility.isReduceMotionEnabled, hasSizeOfItsOwner else { return [] }
        return presentMovements.map { movement in
            finding(
                .motion,
                "its \(movement.property) is animated for \(dumpedNumber(movement.duration)) s"
                    + "\(movement.isEndless ? " again and again" : ""), although Reduce Motion is on.",
                cure: "Ask UIAccessibility.isReduceMotionEnabled first, and fade instead.")
        }
    }
}

extension CGRect {
    /// The way in which another rectangle, read after this one, lies before it; nil where it doesn't.
    fileprivate func goesBack(to next: CGRect, isReversed: Bool) -> String? {
        let slack = 1.0
        let sharesColumn = min(maxX, next.maxX) - max(minX, next.minX) > slack
        if sharesColumn { return next.maxY <= minY + slack ? "\(dumpedNumber(minY - next.minY)) points above" : nil }
        let common = min(maxY, next.maxY) - max(minY, next.minY)
        guard common > min(height, next.height) / 2 else { return nil }
        let goesBack = isReversed ? next.minX >= maxX - slack : next.maxX <= minX + slack
        return goesBack ? (isReversed ? "to the right of" : "to the left of") : nil
    }
}
