/// A field for searching, with a button to give up and, below, a choice of where to search.
///
/// Provenance: claimed — search bars 56 pt high, 44 before iOS 11, 52 in a navigation bar: published, not by Apple.
/// Provenance: estimated — a scope bar of 44 pt: no source gives it.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    /// A picture of the bar's own.
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    open weak var delegate: (any UISearchBarDelegate)?
    var parts = SearchBarParts()
    public let searchTextField = UISearchTextField(frame: .zero)
    let cancelButton = UIButton(type: .system)
    /// The button's title in place of the system's; nil for that.
    var cancelTitle: String? {
        didSet {
            cancelButton.setTitle(cancelTitle ?? "Cancel", for: .normal)
            updateCancelButton()
            setNeedsLayout()
        }
    }
    let scopeControl = UISegmentedControl(items: nil)
    private let promptLabel = UILabel()
    private lazy var listener = SearchFieldListener(self)
    /// The look of the cancel button: an item, as `UIBarButtonItem.appearance(whenContainedInInstancesOf:)` knows it.
    private let cancelItem = UIBarButtonItem()
    /// The controller whose bar this is.
    weak var owner: UISearchController? {
        didSet {
            updateLooks()
            enableCancelButton(whileEdited: searchTextField.isFirstResponder)
        }
    }
    /// The part of the screen that the bar is in.
    var place = SearchBarPlace.content {
        didSet {
            guard place != oldValue else { return }
            searchTextField.isOnGlass = place.isOnGlass
            updateLooks()
            sizeDidChange()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeContent(from: coder)
    }

    private func setUp() {
        searchTextField.delegate = listener
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                updateFieldButton()
                delegate?.searchBar(self, textDidChange: text ?? "")
                owner?.searchDidChange()
            }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
                owner?.isActive = false
            }, for: .touchUpInside)
        scopeControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopeControl.selectedSegmentIndex)
                owner?.searchDidChange()
            }, for: .valueChanged)
        promptLabel.font = .systemFont(ofSize: 12)
        promptLabel.textAlignment = .center
        for view in [searchTextField, cancelButton, scopeControl, promptLabel] { addSubview(view) }
        cancelButton.isHidden = true
        updateLooks()
        sizeDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, Appearances.isInUse else { return }
        applyAppearances(to: cancelItem)
        let title = cancelItem.title ?? cancelTitle ?? "Cancel"
        cancelButton.setTitle(title, for: .normal)
        for state in [UIControl.State.normal, .highlighted, .disabled] {
            guard let attributes = cancelItem.titleTextAttributes(for: state) else { continue }
            let whole: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: cancelButton.tintColor ?? .systemBlue,
            ]
            cancelButton.setAttributedTitle(
                NSAttributedString(string: title, attributes: whole.merging(attributes) { _, given in given }),
                for: state)
        }
        if let tint = cancelItem.tintColor { cancelButton.tintColor = tint }
        setNeedsLayout()
    }

    // MARK: Text

    /// A change by the program isn't reported to the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            updateFieldButton()
        }
    }
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            sizeDidChange()
        }
    }

    // MARK: Buttons and scopes

    open var showsCancelButton: Bool {
        get { !cancelButton.isHidden }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard self.showsCancelButton != showsCancelButton else { return }
        cancelButton.isHidden = !showsCancelButton
        enableCancelButton(whileEdited: searchTextField.isFirstResponder)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
    /// A bar without a search controller can be cancelled while it is edited alone. Apps know it: they enable the button again
    /// after `resignFirstResponder`.
    ///
    /// Provenance: measured — a bar that was never edited has a grey button: an app's own picture of a release before iOS 26.
    /// Source: vitor-rc1/recipe-app-ios, Public/meals-main.png and FoodSearchBar.swift.
    func enableCancelButton(whileEdited isEdited: Bool) {
        cancelButton.isEnabled = owner != nil || isEdited
    }
    /// A book at the field's end while it is empty; the delegate is notified of taps on it.
    open var showsBookmarkButton = false { didSet { updateFieldButton() } }
    /// A list there, before the book.
    open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
    open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }
    open var scopeButtonTitles: [String]? {
        didSet {
            scopeControl.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopeControl.insertSegment(withTitle: title, at: index, animated: false)
            }
            if scopeControl.numberOfSegments > 0 { scopeControl.selectedSegmentIndex = 0 }
            sizeDidChange()
        }
    }
    open var selectedScopeButtonIndex: Int {
        get { max(0, scopeControl.selectedSegmentIndex) }
        set { scopeControl.selectedSegmentIndex = newValue }
    }
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { sizeDidChange() } } }
    open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

    // MARK: Looks

    open var searchBarStyle = Style.default { didSet { customised.insert(.searchBarStyle); updateLooks() } }
    open var barStyle = UIBarStyle.default { didSet { customised.insert(.barStyle); updateLooks() } }
    open var barTintColor: UIColor? { didSet { customised.insert(.barTintColor); updateLooks() } }
    open var isTranslucent = true { didSet { customised.insert(.isTranslucent) } }
    open var backgroundImage: UIImage? { didSet { customised.insert(.backgroundImage); updateLooks() } }
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
    private func updateLooks() {
        byDefault(.backgroundColor) { $0.backgroundColor = shownBackground }
        updateCancelButton()
    }
    /// A bar of the minimal style has no background, whatever its tint: Apple's documentation of `UISearchBar.Style`.
    private var shownBackground: UIColor? {
        if searchBarStyle == .minimal { return nil }
        if let barTintColor { return barTintColor }
        if backgroundImage != nil || place != .content { return nil }
        if barStyle == .black { return .black }
        return BehaviourProfile.current.searchBarsHaveGround ? .systemGray6 : nil
    }

    // MARK: Keyboard

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// The field is what is edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Layout

    private static let scopeHeight: CGFloat = 44
    private static let promptHeight: CGFloat = 19
    private var rowHeight: CGFloat {
        let profile = BehaviourProfile.current
        switch place {
        case .toolbar: return GlassPlatter.toolbarHeight
        case .besideTitle: return profile.isGlass ? BarGlass.height : profile.searchFieldHeight
        case .underTitle: return profile.navigationSearchBarHeight
        case .content: break
        }
        return (searchBarStyle == .minimal ? profile.minimalSearchBarHeight : profile.searchBarHeight) + fieldGrowth
    }
    private var fieldHeight: CGFloat {
        place.isOnGlass ? rowHeight : min(rowHeight, BehaviourProfile.current.searchFieldHeight + fieldGrowth)
    }
    /// The field's additional height at the current text size, where the bar is higher than its field: since iOS 11.
    ///
    /// Provenance: recorded — a bar 51 pt high at the smallest text size, 56 at the standard one: documents of Xcode 12.5
    /// and 13.
    /// Provenance: estimated — its field grows as the body's leading does at other text sizes: what explains these two.
    private var fieldGrowth: CGFloat {
        let profile = BehaviourProfile.current
        guard place == .content, profile.searchBarHeight > 44 else { return 0 }
        let standard = profile.searchFieldHeight
        return UIFontMetrics(forTextStyle: .body).scaledValue(for: standard, compatibleWith: traitCollection) - standard
    }
    private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }
    private var hasPrompt: Bool { prompt?.isEmpty == false }
    var naturalHeight: CGFloat {
        rowHeight + (hasScopes ? Self.scopeHeight : 0) + (hasPrompt ? Self.promptHeight : 0)
    }
    /// The width that the button which ends a search takes beside the field.
    var cancelWidth: CGFloat { showsCancelButton ? cancelButtonWidth + 8 : 0 }
    private var cancelButtonWidth: CGFloat {
        showsCross ? fieldHeight : cancelButton.intrinsicContentSize.width
    }
    /// True for a search that a cross on glass ends.
    ///
    /// Provenance: claimed — a search in a bar is ended by a cross on glass, as high as its field, from iOS 26 on: pictures.
    private var showsCross: Bool {
        BehaviourProfile.current.isGlass && owner != nil && place != .content && cancelTitle == nil
    }
    private func updateCancelButton() {
        guard showsCross != (cancelButton.configuration != nil) else { return }
        guard showsCross else { return cancelButton.configuration = nil }
        cancelButton.accessibilityLabel = "Cancel"
        var configuration = UIButton.Configuration.glass()
        configuration.image = UIImage(systemName: "xmark")
        configuration.title = ""
        configuration.contentInsets = .zero
        cancelButton.configuration = configuration
    }
    private func sizeDidChange() {
        scopeControl.isHidden = !hasScopes
        promptLabel.isHidden = !hasPrompt
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        owner?.barHeightDidChange()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    override var accessibilityReading: AccessibilityReading { AccessibilityReading(takesTouchesAround: true) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        let side = place.side(width: bounds.width)
        let keepsInside = place == .underTitle && BehaviourProfile.current.isGlass
        let safe = keepsInside ? safeAreaInsets : .zero
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let top: CGFloat = hasPrompt ? Self.promptHeight : 0
        let y =
            top + (place == .underTitle ? 1 : CGFloat(grid.round(Double((rowHeight - fieldHeight) / 2))))
        var field = CGRect(
            x: side + safe.left, y: y, width: max(0, bounds.width - 2 * side - safe.left - safe.right),
            height: fieldHeight)
        if showsCancelButton {
            let width = cancelButtonWidth
            field.size.width = max(0, field.width - width - 8)
            cancelButton.frame = CGRect(
                x: flips ? side + safe.left : field.maxX + 8, y: y, width: width, height: fieldHeight)
            if flips { field.origin.x += width + 8 }
        }
        searchTextField.frame = field
        promptLabel.frame = CGRect(x: side, y: 4, width: max(0, bounds.width - 2 * side), height: 15)
        scopeControl.frame = CGRect(
            x: side, y: top + rowHeight, width: max(0, bounds.width - 2 * side),
            height: scopeControl.intrinsicContentSize.height + 1)
    }

    override class func customisedValue(of property: CustomisedProperty) -> CustomisedValue? {
        switch property {
        case .backgroundImage: CustomisedValue(\UISearchBar.backgroundImage)
        case .barStyle: CustomisedValue(\UISearchBar.barStyle)
        case .barTintColor: CustomisedValue(\UISearchBar.barTintColor)
        case .isTranslucent: CustomisedValue(\UISearchBar.isTranslucent)
        case .searchBarStyle: CustomisedValue(\UISearchBar.searchBarStyle)
        default: super.customisedValue(of: property)
        }
    }
}

/// Methods that are called for the user's actions in a search bar.
@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called for changes by the user, the clear button among them.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was typed.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
