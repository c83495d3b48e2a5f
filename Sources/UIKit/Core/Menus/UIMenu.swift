/// A titled group of menu elements; inside another menu it is a section or a menu of its own.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its children stand in the menu around it, between separators.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its children one is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// In the menu around it its children are small pictures in a row.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large the elements of a section are; more than `automatic` and `large` stand in a row.
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
    /// How the menu is shown beyond that; nil for the system's way.
    open var displayPreferences: UIMenuDisplayPreferences?
    private static var count = 0

    /// - Parameter identifier: nil makes one that no other menu has.
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
        guard options.contains(.singleSelection) else { return }
        for case let action as UIAction in leaves { action.group = SelectionGroup(menu: self) }
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The size that stands for `automatic`: a palette's elements are small.
    var elementSize: ElementSize {
        guard preferredElementSize == .automatic else { return preferredElementSize }
        return options.contains(.displayAsPalette) ? .small : .large
    }

    /// Those that are on, here and in sections inside.
    open var selectedElements: [UIMenuElement] { leaves.filter { ($0 as? UIAction)?.state == .on } }

    /// What stands in this menu, sections opened up.
    private var leaves: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.leaves }
            return [child]
        }
    }

    /// One of a group was chosen: it alone is on.
    func selectAlone(_ chosen: UIAction) {
        for case let action as UIAction in leaves { action.state = action === chosen ? .on : .off }
    }
}

/// How a menu is shown.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
    /// Lines that a title may take; 0 for the system's number.
    open var maximumNumberOfTitleLines = 0
    public override init() { super.init() }
}

/// The menu that an action is one choice of.
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
    /// What the command is with other modifiers held.
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

/// What a command is while modifiers are held: a title and a method of its own.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
        super.init()
    }
}
