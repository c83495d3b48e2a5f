import Graphics

/// A search bar's field: rounded, with a magnifying glass before its text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {

    /// The tokens' views before the text; see `UISearchTextField+Tokens`.
    var tokenViews: [SearchTokenView] = []
    var tokenGround: UIColor?
    /// True if a backward deletion at the text's beginning takes a token away.
    open var allowsDeletingTokens = true
    /// A stored value without effect: only selected text is copied.
    open var allowsCopyingTokens = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        withoutRecordingCustomization { $0.backgroundColor = .tertiarySystemFill }
        placeholderLabel.textColor = BehaviourProfile.current.searchPlaceholder
        layer.cornerRadius = BehaviourProfile.current.isGlass ? BehaviourProfile.current.searchFieldHeight / 2 : 10
        leftView = MagnifyingGlass(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        leftViewMode = .always
        withoutRecordingCustomization { $0.clearButtonMode = .whileEditing }
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .default
    }

    /// True if the field has no ground of its own, as it lies on a toolbar's glass.
    var isOnGlass = false {
        didSet {
            guard isOnGlass != oldValue else { return }
            let ground: UIColor = isOnGlass ? .clear : .tertiarySystemFill
            withoutRecordingCustomization { $0.backgroundColor = ground }
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 14, height: BehaviourProfile.current.searchFieldHeight)
    }
    /// The offset of the text.
    var searchTextOffset = UIOffset.zero { didSet { setNeedsLayout() } }
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), .search)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), .bookmark)
    }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.clearButtonRect(forBounds: bounds), .clear)
    }
    private func moved(_ frame: CGRect, _ icon: UISearchBar.Icon) -> CGRect {
        iconOffsets[icon].map { frame.offsetBy(dx: $0.horizontal, dy: $0.vertical) } ?? frame
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { inset(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { inset(super.editingRect(forBounds: bounds)) }

    open override func deleteBackward() { if !deletesToken() { super.deleteBackward() } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        if !tokenViews.isEmpty { placeholderLabel.isHidden = true }
        placeTokens()
    }

    /// Text is 7 points from an edge that has no view beside it.
    private func inset(_ rectangle: CGRect) -> CGRect {
        var rectangle = rectangle
        if rectangle.maxX == bounds.maxX { rectangle.size.width = max(0, rectangle.width - 7) }
        let tokens = min(tokensWidth, rectangle.width)
        if effectiveUserInterfaceLayoutDirection != .rightToLeft { rectangle.origin.x += tokens }
        rectangle.size.width -= tokens
        rectangle.origin.x += searchTextOffset.horizontal
        rectangle.origin.y += searchTextOffset.vertical
        rectangle.size.width = max(0, rectangle.width - searchTextOffset.horizontal)
        return rectangle
    }

    override var accessibilityReading: AccessibilityReading {
        var reading = super.accessibilityReading
        reading.role = .searchField
        return reading
    }

    override func handleKey(_ key: UIKey) -> Bool {
        ["\u{8}", "\u{7F}"].contains(key.characters) && deletesToken() || super.handleKey(key)
    }
}

/// A circle with a handle in the view's tint, unless an app gives it another picture: UIKit's is an image view too.
final class MagnifyingGlass: UIImageView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        withoutRecordingCustomization { $0.tintColor = .secondaryLabel }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for MagnifyingGlass: search fields make it") }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard image == nil else { return super.recordContent(into: &recorder) }
        let ink = tintColor.graphicsColor(for: traitCollection)
        let lens = CGRect(x: 8, y: bounds.midY - 7.5, width: 11, height: 11)
        recorder.stroke(Path(ellipseIn: lens), StrokeStyle(width: 1.6), ink)
        var handle = Path()
        handle.move(to: CGPoint(x: lens.maxX - 1.4, y: lens.maxY - 1.4))
        handle.line(to: CGPoint(x: lens.maxX + 3.2, y: lens.maxY + 3.2))
        recorder.stroke(handle, StrokeStyle(width: 1.8, cap: .round), ink)
    }
}
