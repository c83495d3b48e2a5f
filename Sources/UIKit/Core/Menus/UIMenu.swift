/// A titled group of menu elements; inside another menu it is a section or a submenu.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows its children in the parent menu, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one of its children can be on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Shows its children in the parent menu as a row of small pictures.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of a section's elements; sizes other than `automatic` and `large` are laid out in a row.
    public enum ElementSize: Int, Sendable {
        /// Pictures alone, side by side.
        case small
        /// A picture above its title, side by side.
        case medium
        /// A row each.
        case large
        case automatic = -1
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    open var preferredElementSize: ElementSize
    /// Further display options of the menu; nil for the system's defaults.
    open var displayPreferences: UIMenuDisplayPreferences?
    private static var count = 0

    /// - Parameter identifier: nil for a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        UIMenu.count += 1
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UIMenu.count)")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
        if options.contains(.singleSelection) { groupActions() }
    }

    /// Makes the actions choices of which one is on.
    private func groupActions() {
        for case let action as UIAction in leaves { action.group = SelectionGroup(menu: self) }
    }

    /// Makes the actions the choices of a pop-up button, of which one is on from the beginning: the first where none is.
    func becomeChoice() {
        groupActions()
        guard selectedElements.isEmpty else { return }
        for case let action as UIAction in leaves { return selectAlone(action) }
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The size for `automatic`: small for a palette.
    var elementSize: ElementSize {
        guard preferredElementSize == .automatic else { return preferredElementSize }
        return options.contains(.displayAsPalette) ? .small : .large
    }

    /// The elements that are on, here and in inline sections.
    open var selectedElements: [UIMenuElement] { leaves.filter { ($0 as? UIAction)?.state == .on } }

    /// The elements of this menu with inline sections flattened.
    private var leaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.leaves }
            return [child]
        }
    }

    /// Turns the chosen action of a group on and the others off.
    func selectAlone(_ chosen: UIAction) {
        for case let action as UIAction in leaves { action.state = action === chosen ? .on : .off }
    }
}

/// Display options of a menu.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// The maximum number of lines of a title; 0 for the system's.
    open var maximumNumberOfTitleLines = 0
    public override init() { super.init() }
}

/// The menu of which an action is one choice.
struct SelectionGroup {
    weak var menu: UIMenu?
}

/// A menu element that sends a method up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    public let action: Selector?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    public let propertyList: Any?
    /// The variants of the command with other modifiers.
    public let alternates: [UICommandAlternate]

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.alternates = alternates
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

/// The variant of a command while modifiers are pressed: a title and a method of its own.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}
