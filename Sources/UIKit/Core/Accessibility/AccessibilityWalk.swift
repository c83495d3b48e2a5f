/// Finds the elements of a tree in the order in which VoiceOver reads them.
///
/// Elements of one container, given by `accessibilityElements`, keep its order. All others are read from top to bottom,
/// and from the leading side where their upper edges are within 8 points of each other, 13 on a tablet.
@MainActor struct AccessibilityWalk {
    private let rowHeight: CGFloat

    init(ofPad isPad: Bool) { rowHeight = isPad ? 13 : 8 }

    /// Elements that are read one after the other, regardless of their neighbours.
    private struct Group {
        var items: [AccessibilityItem]
        var frame: CGRect
        /// A container is read before an element in the same place.
        var isContainer = false
        var rank: Int { isContainer ? 0 : 1 }
    }

    /// The view itself, where it is an element, or those in it.
    func items(of view: UIView) -> [AccessibilityItem] { ordered(groups(of: view), in: view) }

    /// The elements in a view, whether or not it is one itself.
    func items(below view: UIView) -> [AccessibilityItem] { ordered(children(of: view), in: view) }

    private func groups(of view: UIView) -> [Group] {
        guard !view.isHidden, view.alpha > 0, !view.answer(\.elementsHidden, view.accessibilityElementsHidden) else {
            return []
        }
        if view.answer(\.isElement, view.isAccessibilityElement) {
            let item = AccessibilityItem(view)
            // An element with no words, unless the app declared it one, is skipped.
            let isKnown =
                view.declaresElement || view.accessibilityReading.isControl || item.words != nil
            let own = isKnown ? [Group(items: [item], frame: item.frame)] : []
            guard view.isAccessibilityRow else { return own }
            let controls = children(of: view).filter { $0.items.contains(where: \.isInteractive) }
            return [Group(items: own.flatMap(\.items) + ordered(controls, in: view), frame: item.frame)]
        }
        let inside = children(of: view)
        if view.isPlacingAccessibility, !inside.isEmpty {
            let items = placed(ordered(inside, in: view), in: view)
            return [Group(items: items, frame: view.accessibilityFrame, isContainer: true)]
        }
        let isGroup = view.answer(\.groupsChildren, view.shouldGroupAccessibilityChildren)
        guard isGroup || view.accessibilityReading.isGroup, !inside.isEmpty else {
            return inside
        }
        let items = ordered(inside, in: view)
        return [Group(items: items, frame: view.groupFrame, isContainer: true)]
    }

    private func children(of view: UIView) -> [Group] {
        if let elements = view.answer(\.elements, view.accessibilityElements) {
            // A container without a size is skipped, whatever is in it.
            guard view.bounds.width > 0 || view.bounds.height > 0 else { return [] }
            let items = elements.flatMap { element -> [AccessibilityItem] in
                if let view = element as? UIView { return self.items(of: view) }
                return (element as? UIAccessibilityElement).map { [AccessibilityItem($0)] } ?? []
            }
            return items.isEmpty ? [] : [Group(items: items, frame: view.accessibilityFrame, isContainer: true)]
        }
        if let parts = view.accessibleParts {
            return [Group(items: parts, frame: view.accessibilityFrame)]
        }
        // Siblings of a modal view are skipped.
        let subviews = view.subviews
        if let modal = subviews.last(where: { $0.answer(\.viewIsModal, $0.accessibilityViewIsModal) && !$0.isHidden }) {
            return groups(of: modal)
        }
        return subviews.flatMap { groups(of: $0) }
    }

    /// By rows from the top, each from the leading side.
    private func ordered(_ groups: [Group], in view: UIView) -> [AccessibilityItem] {
        let byTop = groups.enumerated().sorted {
            ($0.element.frame.minY, $0.element.rank, $0.offset) < ($1.element.frame.minY, $1.element.rank, $1.offset)
        }.map(\.element)
        let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // A bar is one row, however tall its parts are; a large title is the next.
        let rowHeight = view.accessibilityReading.rowHeight ?? self.rowHeight
        var result: [AccessibilityItem] = []
        var row: [Group] = []
        func endRow() {
            let sorted = row.enumerated().sorted { first, second in
                let places = (first.element.frame, second.element.frame)
                let (a, b) = isReversed ? (-places.0.maxX, -places.1.maxX) : (places.0.minX, places.1.minX)
                return (a, first.element.rank, first.offset) < (b, second.element.rank, second.offset)
            }
            result += sorted.flatMap(\.element.items)
            row = []
        }
        for group in byTop {
            if let first = row.first, group.frame.minY - first.frame.minY >= rowHeight { endRow() }
            row.append(group)
        }
        endRow()
        return result
    }
}

extension UIView {
    /// A list's row, whose controls are separate elements.
    fileprivate var isAccessibilityRow: Bool {
        accessibilityReading.isRow && keptAccessibility?.isElement == nil && keptAccessibility?.blocks?.isElement == nil
    }

    /// True if the app declared the view an element, so that it is one even without words.
    fileprivate var declaresElement: Bool {
        keptAccessibility?.blocks?.isElement != nil || keptAccessibility?.isElement == true
    }

    /// True if elements in the view are read with their places in it.
    fileprivate var isPlacingAccessibility: Bool {
        switch answer(\.containerType, accessibilityContainerType) {
        case .list, .landmark, .dataTable: true
        case .none, .semanticGroup: accessibilityTraits.contains(.tabBar)
        }
    }

    /// The frame by which a group is ordered; a scroll view's part under bars is left out.
    fileprivate var groupFrame: CGRect {
        guard let covered = accessibilityReading.coveredEdges else { return accessibilityFrame }
        return bounds.inset(by: covered).applying(toScreen)
    }

    /// The elements of this view and below it, in reading order; pending layout is done first.
    package func accessibilityItems() -> [AccessibilityItem] {
        layoutIfNeeded()
        return AccessibilityWalk(ofPad: UIScreen.main.traitCollection.userInterfaceIdiom == .pad).items(of: self)
    }
}

/// The words of the static elements in a view, in reading order; hidden and interactive ones are left out.
@MainActor func spokenLabels(below view: UIView) -> [String] {
    AccessibilityWalk(ofPad: UIScreen.main.device.isPad).items(below: view).filter { !$0.isInteractive }
        .compactMap(\.words)
}
