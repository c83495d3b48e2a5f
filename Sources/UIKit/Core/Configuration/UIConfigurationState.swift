/// A key of an app's own state in a configuration state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The input of configuration updates: traits, and the state of a view.
public protocol UIConfigurationState {
    init(traitCollection: UITraitCollection)
    var traitCollection: UITraitCollection { get set }
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header, a footer or another view with a configuration.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    /// A Boolean value that indicates whether it floats over the content, as a plain table's header does.
    public var isPinned = false
    /// The view's part in its list; nil outside lists.
    var listPart: ListPart?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }

    public enum DropState: Int, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    /// A Boolean value that indicates whether swipe actions are shown beside the cell.
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState = DragState.none
    public var cellDropState = DropState.none
    /// The cell's part in its list; nil outside lists.
    var listPart: ListPart?
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// A part in a list of some kind, whose background it has.
enum ListPart: Hashable, Sendable {
    case plainCell, plainHeader, groupedCell, groupedHeader, sidebarCell, sidebarHeader
}

/// The part of any state on which the look of lists depends.
struct ListState: Hashable {
    var isDisabled = false
    var isHighlighted = false
    var isSelected = false
    var isEditing = false
    var listPart: ListPart?

    init(_ state: any UIConfigurationState) {
        if let state = state as? UICellConfigurationState {
            listPart = state.listPart
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
            isEditing = state.isEditing
        } else if let state = state as? UIViewConfigurationState {
            listPart = state.listPart
            isDisabled = state.isDisabled
            isHighlighted = state.isHighlighted
            isSelected = state.isSelected
        }
    }

    init() {}
}
