/// The part of the screen that a search bar is in: it decides the bar's height, its margins and its ground.
enum SearchBarPlace {
    /// Among an app's own views.
    case content
    /// In a navigation bar, in a band below the title.
    case underTitle
    /// In a navigation bar's row, at its trailing side or in its middle.
    case besideTitle
    /// In a toolbar.
    case toolbar

    /// True if the field lies on a capsule of glass that its bar draws.
    @MainActor var isOnGlass: Bool {
        switch self {
        case .content, .underTitle: false
        case .besideTitle: BehaviourProfile.current.isGlass
        case .toolbar: true
        }
    }

    /// The space at both sides of the field.
    ///
    /// - Parameter width: of the search bar.
    @MainActor func side(width: CGFloat) -> CGFloat {
        switch self {
        case .content: 8
        case .underTitle: SideMargin.points(forWidth: width)
        case .besideTitle, .toolbar: 0
        }
    }
}
