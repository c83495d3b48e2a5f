/// Views that no app constrains: the insides of UIKit's keyboards, bars and alerts.
extension ConflictLog {
    /// The reason where the insides of UIKit's own views contradict each other; nil where a constraint may be the app's.
    func frameworksCause(_ members: [Int]) -> ConflictCause? {
        let isOfEmptyBar = members.contains { place in
            let constraint = constraints[place]
            return constraint.isConstantSize && constraint.constant == 0 && constraint.first.item.isBarsContent
        }
        if isOfEmptyBar { return .emptyBar }
        if constraints.contains(where: { $0.items.contains { $0.type.hasPrefix("_UIAlertController") } }) {
            return .framework
        }
        return members.allSatisfy { isOfClosedView(constraints[$0]) } ? .framework : nil
    }

    /// True if a constraint is of views that no app constrains; what ties a guide ties its view.
    private func isOfClosedView(_ constraint: LoggedConstraint) -> Bool {
        let items = constraint.items + [constraint.container].compactMap(\.self)
        return items.contains(where: \.isClosed)
            && items.allSatisfy { $0.isClosed || $0.isGuide || $0.type == "UIView" }
    }
}

extension LoggedConstraint {
    /// The one or two items that it ties.
    var items: [LoggedItem] { [first.item] + [second?.item].compactMap(\.self) }
}

extension LoggedItem {
    /// True for a guide, as a view has for its margins.
    var isGuide: Bool { type.hasSuffix("LayoutGuide") }

    /// True for the view that holds a toolbar's items.
    var isBarsContent: Bool { type == "_UIToolbarContentView" }

    /// True for a view inside of the framework's keyboards, bars and input windows.
    var isClosed: Bool { Self.closedTypes.contains { type.hasPrefix($0) } }

    private static let closedTypes = [
        "UIInputSet", "UITextEffectsWindow", "UIKeyboard", "_UIKB", "_UIRemoteKeyboard", "SystemInputAssistantView",
        "TUI",
        "_UIUCBKB", "_UIBackButton", "_UIButtonBar", "_UIModernBarButton", "_UINavigationBar", "_UIToolbarContentView",
        "_UIAlertController",
    ]
}
