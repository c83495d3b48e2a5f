import Graphics

/// The views of a navigation bar and what they were made from.
@MainActor struct NavigationBarParts {
    var items: [UINavigationItem] = []
    let ground = BarGround(hairlineIsAtTop: false)
    let title = UILabel()
    let largeTitle = UILabel()
    let prompt = UILabel()
    var titleView: UIView?
    var back: BackButton?
    /// Buttons and custom views, from the leading side inwards and from the trailing side inwards.
    var leading: [UIView] = []
    var trailing: [UIView] = []
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    /// The bar was last laid out with this height of its content, without what is above.
    var shownHeight: CGFloat = 0
    /// How far the large title has been scrolled away: 0 for not at all, its height for wholly.
    var collapse: CGFloat = 0
    /// The same of the search bar.
    var searchCollapse: CGFloat = 0
    var searchBar: UISearchBar?
    /// A search is going on that has the bar for itself.
    var isSearching = false
    /// A tap on the way back; nil pops the item.
    var goBack: (() -> Void)?
    /// A controller's bar says that it wants another height.
    var heightDidChange: (() -> Void)?
}

/// The way back: a chevron and the last title.
final class BackButton: UIControl {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var title = "" {
        didSet { show() }
    }

    private func show() {
        label.attributedText = NSAttributedString(
            string: title, attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: ink])
        setNeedsDisplay()
    }

    private var ink: UIColor {
        isHighlighted ? tintColor.withAlphaComponent(UIButton.highlightedAlpha) : tintColor
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    /// 12 for the chevron, 6 between it and the title.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 18 + label.sizeThatFits(.zero).width, height: BarItemButton.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.sizeThatFits(.zero)
        let y = CGFloat(pixelGrid.round(Double((bounds.height - size.height) / 2)))
        let width = min(size.width, bounds.width - 18)
        label.frame = CGRect(x: isReversed ? 0 : bounds.width - width, y: y, width: width, height: size.height)
    }

    private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        let direction: CGFloat = isReversed ? -1 : 1
        let tip = CGPoint(x: isReversed ? bounds.width - 1.5 : 1.5, y: bounds.midY)
        var chevron = Path()
        chevron.move(to: CGPoint(x: tip.x + 9 * direction, y: tip.y - 9))
        chevron.line(to: tip)
        chevron.line(to: CGPoint(x: tip.x + 9 * direction, y: tip.y + 9))
        recorder.stroke(
            chevron, StrokeStyle(width: 2.5, cap: .round), ink.graphicsColor(for: traitCollection))
    }
}
