/// A button of a navigation bar or toolbar, as what it says and does.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    public enum Style: Int, Sendable {
        case plain
        case done = 2
        public static let bordered = Style.plain
        /// The same, as iOS 26 names it: white on a glass of the tint.
        public static let prominent = Style.done
    }

    open var style = Style.plain { didSet { changed() } }
    /// True if the item has no glass under it; from iOS 26 on.
    open var hidesSharedBackground = false { didSet { changed() } }
    /// False if the item has a glass of its own, apart from its neighbours'; from iOS 26 on.
    open var sharesBackground = true { didSet { changed() } }
    /// Points; 0 for as wide as the content.
    open var width: CGFloat = 0 { didSet { changed() } }
    open var tintColor: UIColor? { didSet { customised.insert(.tintColor); changed() } }
    open var customView: UIView? { didSet { changed() } }
    /// A mark at the button's corner, from iOS 26 on.
    open var badge: Badge? { didSet { changed() } }
    open weak var target: AnyObject?
    open var action: Selector?
    /// Called in place of target and action.
    open var primaryAction: UIAction? { didSet { adoptPrimaryActionTitle() } }
    /// Shown by a touch where the item has no action, else by a long press.
    open var menu: UIMenu? { didSet { changed() } }
    open var isSelected = false { didSet { changed() } }
    /// A tap turns it on and off, and it looks so.
    open var changesSelectionAsPrimaryAction = false { didSet { changed() } }
    /// Titles that it may have: it is as wide as the widest.
    open var possibleTitles: Set<String>? { didSet { changed() } }
    open var isHidden = false { didSet { changed() } }
    /// The item's element in the menu of items that its bar has no room for; made of the item where it is nil.
    open var menuRepresentation: UIMenuElement?
    /// The group that the item is in; nil for one that was given to its bar alone.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
    private(set) var systemItem: SystemItem?
    /// True if the item stands for the search bar in a toolbar.
    var isSearchPlace = false
    /// The item's view in its bar.
    weak var button: UIView?
    override var shownView: UIView? { customView ?? button }

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    convenience init(standing systemItem: SystemItem?) {
        self.init()
        stand(for: systemItem)
    }

    /// Becomes a button that the system knows; nil for one that it doesn't.
    func stand(for systemItem: SystemItem?) {
        self.systemItem = systemItem
        title = systemItem?.title
        if systemItem == .done || systemItem == .save { style = .done }
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// - Parameter landscapeImagePhone: shown in low bars, as of a phone on its side.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(standing: systemItem)
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(standing: systemItem)
        self.menu = menu
        self.primaryAction = primaryAction
        adoptPrimaryActionTitle()
    }

    /// The name that UIKit's header has for an item with a system's look and an action; Xcode completes it.
    public convenience init(__barButtonSystemItem systemItem: SystemItem, primaryAction: UIAction?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        adoptPrimaryActionTitle()
    }

    /// An item with a method of its target's, and a menu; with an action, a long press shows the menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        self.image = image
        self.menu = menu
    }

    public class func flexibleSpace() -> Self { space(.flexibleSpace) }
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = space(.fixedSpace)
        item.width = width
        return item
    }

    /// Without a width, from iOS 26 on: it parts the glass under a bar's items.
    public class func fixedSpace() -> Self { fixedSpace(0) }

    private class func space(_ item: SystemItem) -> Self {
        let space = UIBarButtonItem(standing: item)
        guard let space = space as? Self else {
            preconditionFailure("\(self): spaces are made by UIBarButtonItem, not by its subclasses")
        }
        return space
    }

    // MARK: Looks

    private var looks = BarButtonLooks()
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        customised.insert(CustomisedSetting(name: .backgroundImage, state: state.rawValue, kind: barMetrics.rawValue))
        looks.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
        changed()
    }
    /// The same for items of one style, which are all that there are of the item.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) {
        if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    }
    open func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? { style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil }
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[barMetrics]?[state]
    }
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        customised.insert(CustomisedSetting(name: .titlePositionAdjustment, kind: barMetrics.rawValue))
        looks.titleShifts[barMetrics] = adjustment
        changed()
    }
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.titleShifts[barMetrics] ?? .zero
    }
    /// Moves the title of a way back that looks like this item.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        customised.insert(CustomisedSetting(name: .backButtonTitlePositionAdjustment, kind: barMetrics.rawValue))
        looks.backTitleShifts[barMetrics] = adjustment
        changed()
    }
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looks.backTitleShifts[barMetrics] ?? .zero
    }

    /// Moves the background up or down.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.backgroundShifts[barMetrics] = adjustment
        changed()
    }
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.backgroundShifts[barMetrics] ?? 0
    }
    /// Stretched behind a way back that looks like this item, in place of its chevron.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        looks.backBackgrounds[barMetrics, default: StateValues()][state] = backgroundImage
        changed()
    }
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backBackgrounds[barMetrics]?[state]
    }
    open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        looks.backBackgroundShifts[barMetrics] = adjustment
        changed()
    }
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looks.backBackgroundShifts[barMetrics] ?? 0
    }

    private func adoptPrimaryActionTitle() {
        if title == nil, let given = primaryAction?.title, !given.isEmpty { title = given }
        if image == nil { image = primaryAction?.image }
        changed()
    }

    /// True if a tap does something of the item's own.
    var hasAction: Bool { primaryAction != nil || action != nil }

    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    func perform(from sender: Any?, for event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        }
    }

    /// On glass the system's Done and Cancel are a check mark and a cross.
    override func picture(in traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
        let given = super.picture(in: traits)
        guard BehaviourProfile.current.isGlass, given.image == nil, let systemItem, title == systemItem.title,
            let name = systemItem.glassSymbol
        else { return given }
        return (UIImage(systemName: name), given.insets)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .tintColor: CustomisedValue(\UIBarButtonItem.tintColor)
        default: super.customisedValue(of: property)
        }
    }

    override func copy(_ setting: CustomisedSetting, from appearance: NSObject) {
        super.copy(setting, from: appearance)
        if let appearance = appearance as? UIBarButtonItem { copyBarSetting(setting, from: appearance) }
    }
}

/// Rarely used looks of an item, allocated when first set.
private struct BarButtonLooks {
    var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
    var titleShifts: [UIBarMetrics: UIOffset] = [:]
    var backTitleShifts: [UIBarMetrics: UIOffset] = [:]
    var backgroundShifts: [UIBarMetrics: CGFloat] = [:]
    var backBackgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
    var backBackgroundShifts: [UIBarMetrics: CGFloat] = [:]
}

extension UIBarButtonItem.SystemItem {
    /// The symbol in place of the title on glass; nil for an item that keeps its title.
    ///
    /// Provenance: claimed — Done is a check mark and Cancel a cross in bars of iOS 26: published, not by Apple.
    var glassSymbol: String? {
        switch self {
        case .done: "checkmark"
        case .cancel: "xmark"
        default: nil
        }
    }

    /// The title in the bar; items that UIKit shows by a picture of its own have none where Masu draws it too.
    var title: String? {
        switch self {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }
}
