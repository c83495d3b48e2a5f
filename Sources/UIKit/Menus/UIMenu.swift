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
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    private static var count = 0

    /// - Parameter identifier: nil makes one that no other menu has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
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
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
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

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

/// Elements that are known only when the menu is shown.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void
    private let provider: Provider
    private let keeps: Bool
    private var kept: [UIMenuElement]?

    /// Asked once; what it gives is kept.
    public convenience init(_ elementProvider: @escaping Provider) { self.init(elementProvider, keeps: true) }
    /// Asked each time that the menu is shown.
    public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, keeps: false)
    }

    private init(_ provider: @escaping Provider, keeps: Bool) {
        self.provider = provider
        self.keeps = keeps
        super.init(title: "", image: nil)
    }

    /// - Returns: what is known already; nil where the provider will tell later.
    func resolve(_ arrived: @escaping ([UIMenuElement]) -> Void) -> [UIMenuElement]? {
        if let kept { return kept }
        var given: [UIMenuElement]?
        var isLate = false
        provider { [weak self] elements in
            if self?.keeps ?? false { self?.kept = elements }
            given = elements
            if isLate { arrived(elements) }
        }
        isLate = true
        return given
    }
}
