import InterfaceBuilder

/// A possible cause of differing frames in a tree that isn't listed as exact, recognised by the tree's content.
enum DifferenceCause: String, CaseIterable {
    case none = "none: every view within a point"
    case symbols = "system symbols, whose sizes aren't in the document"
    case marked = "frames that Xcode itself marked as misplaced or ambiguous"
    case fixedFrames = "frames fixed beside constraints"
    case customViews = "views of the program's classes that draw their own size"
    case proportional = "stack views that fill proportionally or by baselines"
    case scrollViews = "scroll or text views"
    case stackViews = "stack views"
    case oldDocuments = "documents of Xcode 6 and 7"
    case other

    /// - Parameters:
    ///   - root: the tree as written.
    ///   - misplaced: ids of its views that are off by more than a point.
    init(_ root: MarkupElement, misplaced: Set<String>, toolsVersion: Int) {
        let traits = Traits(root, misplaced: misplaced)
        self =
            if misplaced.isEmpty {
                .none
            } else if traits.hasSymbols {
                .symbols
            } else if traits.isMarked {
                .marked
            } else if traits.hasFixedFrames {
                .fixedFrames
            } else if traits.hasCustomViews {
                .customViews
            } else if traits.isProportional {
                .proportional
            } else if traits.hasScrollViews {
                .scrollViews
            } else if traits.hasStackViews {
                .stackViews
            } else if toolsVersion < 11_000 {
                .oldDocuments
            } else {
                .other
            }
    }

    private struct Traits {
        var hasSymbols = false
        var isMarked = false
        var hasFixedFrames = false
        var hasCustomViews = false
        var isProportional = false
        var hasScrollViews = false
        var hasStackViews = false

        init(_ root: MarkupElement, misplaced: Set<String>) { visit(root, misplaced) }

        private mutating func visit(_ element: MarkupElement, _ misplaced: Set<String>) {
            if element["catalog"] == "system" { hasSymbols = true }
            if element.flag("misplaced") == true || element.flag("ambiguous") == true { isMarked = true }
            if element.flag("fixedFrame") == true { hasFixedFrames = true }
            if element["customClass"] != nil, element.name == "view", misplaced.contains(element.id ?? "") {
                hasCustomViews = true
            }
            switch element.name {
            case "stackView":
                hasStackViews = true
                if element["distribution"] == "fillProportionally"
                    || element.flag("baselineRelativeArrangement") == true
                {
                    isProportional = true
                }
            case "scrollView", "textView": hasScrollViews = true
            default: break
            }
            for child in element.children { visit(child, misplaced) }
        }
    }
}
