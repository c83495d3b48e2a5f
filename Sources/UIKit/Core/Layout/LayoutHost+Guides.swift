import AutoLayout

/// The constraints of system guides to their views: margins, safe area, readable width, bars, a scroll view's frame and
/// content.
extension LayoutHost {
    func installRules(for guide: UILayoutGuide, owner: UIView, item: LayoutItem) {
        let ties = guideConstraints(of: guide, owner: owner, item: item)
        add(ties.map(\.constraint), of: item, owners: ties.map { .guide(guide, edge: $0.edge) })
    }

    func updateRules(of guide: UILayoutGuide, owner: UIView) {
        guard let item = knownItem(of: guide), let rows = ownRows[item] else { return }
        for (id, tie) in zip(rows, guideConstraints(of: guide, owner: owner, item: item)) {
            setConstant(tie.constraint.constant, of: id)
        }
    }

    private typealias Tie = (constraint: LayoutConstraint, edge: String)

    /// In an order that depends on the guide's kind alone.
    private func guideConstraints(of guide: UILayoutGuide, owner: UIView, item: LayoutItem) -> [Tie] {
        let container = self.item(for: owner)
        let safe = owner.safeAreaInsets
        switch guide.kind {
        case .author: return []
        case .scrolledContent:
            return [
                (LayoutConstraint(first: item, .left, role: .system), "left"),
                (LayoutConstraint(first: item, .top, role: .system), "top"),
            ]
        case .layoutMargins: return edgeConstraints(item, container, owner, owner.layoutMargins)
        case .safeArea where owner.scrollingContent != nil: return frameConstraints(item, container, owner, safe)
        case .safeArea: return edgeConstraints(item, container, owner, safe)
        case .readableContent where owner.scrollingContent != nil:
            return frameConstraints(item, container, owner, owner.readableContentInsets)
        case .readableContent: return edgeConstraints(item, container, owner, owner.readableContentInsets)
        case .scrollFrame: return frameConstraints(item, container, owner, .zero)
        // The others are constraints of the view's.
        case .topBars, .bottomBars: return sideConstraints(item, container)
        case .keyboard: return keyboardConstraints(item, container, height: owner.keyboardOverlap)
        }
    }

    /// Insets are relative to the view's bounds, its edges in constraints to its alignment rectangle.
    private func edgeConstraints(
        _ item: LayoutItem, _ container: LayoutItem, _ owner: UIView, _ insets: UIEdgeInsets
    ) -> [Tie] {
        let outer = owner.alignmentRectInsets
        let sides: [(LayoutAttribute, CGFloat, String)] = [
            (.left, insets.left - outer.left, "left"), (.top, insets.top - outer.top, "top"),
            (.right, outer.right - insets.right, "right"), (.bottom, outer.bottom - insets.bottom, "bottom"),
        ]
        return sides.map { attribute, inset, edge in
            (
                LayoutConstraint(
                    first: item, attribute, second: container, attribute, constant: Double(inset), role: .system), edge
            )
        }
    }

    /// The edges of a scroll view mean its content; a guide for the frame is placed at the bounds.
    private func frameConstraints(
        _ item: LayoutItem, _ container: LayoutItem, _ owner: UIView, _ insets: UIEdgeInsets
    ) -> [Tie] {
        let origin = owner.geometry.bounds.origin
        let outer = owner.alignmentRectInsets
        let width = outer.left + outer.right - insets.left - insets.right
        let height = outer.top + outer.bottom - insets.top - insets.bottom
        return [
            (LayoutConstraint(first: item, .left, constant: Double(origin.x + insets.left), role: .system), "left"),
            (LayoutConstraint(first: item, .top, constant: Double(origin.y + insets.top), role: .system), "top"),
            (
                LayoutConstraint(
                    first: item, .width, second: container, .width, constant: Double(width), role: .system), "right"
            ),
            (
                LayoutConstraint(
                    first: item, .height, second: container, .height, constant: Double(height), role: .system), "bottom"
            ),
        ]
    }

    private func sideConstraints(_ item: LayoutItem, _ container: LayoutItem) -> [Tie] {
        [
            (LayoutConstraint(first: item, .left, second: container, .left, role: .system), "left"),
            (LayoutConstraint(first: item, .right, second: container, .right, role: .system), "right"),
        ]
    }

    /// A strip along the view's bottom, as high as the keyboard's overlap.
    private func keyboardConstraints(_ item: LayoutItem, _ container: LayoutItem, height: CGFloat) -> [Tie] {
        sideConstraints(item, container) + [
            (LayoutConstraint(first: item, .bottom, second: container, .bottom, role: .system), "bottom"),
            (LayoutConstraint(first: item, .height, constant: Double(height), role: .system), "height"),
        ]
    }
}

extension UILayoutGuide.Kind {
    /// True if the view alone determines the guide's rectangle; other guides are placed by constraints.
    var isPlacedByView: Bool {
        switch self {
        case .author, .scrolledContent: false
        default: true
        }
    }
}
