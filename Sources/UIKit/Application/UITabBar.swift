/// An entry of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
    open var title: String? { didSet { changed?() } }
    open var image: UIImage? { didSet { changed?() } }
    open var tag = 0
    /// Told to the bar that shows the item.
    var changed: (() -> Void)?

    public override init() { super.init() }

    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
        super.init()
    }
}

/// The bar at a tab bar controller's bottom: 49 pt, and below it the safe area's end.
@preconcurrency @MainActor open class UITabBar: UIView {
    static let standardHeight: CGFloat = 49

    open var items: [UITabBarItem]? {
        didSet { rebuild() }
    }
    var selectedIndex = 0 {
        didSet { updateColors() }
    }
    var onSelection: ((Int) -> Void)?
    private var buttons: [UIButton] = []
    private let hairline = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        hairline.backgroundColor = .separator
        addSubview(hairline)
    }

    private func rebuild() {
        buttons.forEach { $0.removeFromSuperview() }
        buttons = (items ?? []).enumerated().map { index, item in
            let button = UIButton(type: .custom)
            button.titleLabel?.font = .systemFont(ofSize: 10, weight: .medium)
            button.setTitle(item.title, for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.onSelection?(index) }, for: .touchUpInside)
            item.changed = { [weak button, weak item] in button?.setTitle(item?.title, for: .normal) }
            addSubview(button)
            return button
        }
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        for (index, button) in buttons.enumerated() {
            button.setTitleColor(index == selectedIndex ? tintColor : .systemGray, for: .normal)
        }
    }

    /// Equal shares of the width; a hairline begins the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / CGFloat(pixelGrid.scale)
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
        let count = CGFloat(max(1, buttons.count))
        for (index, button) in buttons.enumerated() {
            let start = CGFloat(pixelGrid.round(Double(bounds.width * CGFloat(index) / count)))
            let end = CGFloat(pixelGrid.round(Double(bounds.width * CGFloat(index + 1) / count)))
            button.frame = CGRect(x: start, y: 0, width: end - start, height: UITabBar.standardHeight)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UITabBar.standardHeight)
    }
}
