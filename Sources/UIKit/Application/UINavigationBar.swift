/// The bar at a navigation controller's top: 44 pt, and above it the status bar's height.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    static let standardHeight: CGFloat = 44

    /// The title of the item on top.
    var item: UINavigationItem? {
        didSet {
            oldValue?.changed = nil
            item?.changed = { [weak self] in self?.showItem() }
            showItem()
        }
    }
    private let titleLabel = UILabel()
    private let hairline = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        hairline.backgroundColor = .separator
        addSubview(titleLabel)
        addSubview(hairline)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func showItem() {
        titleLabel.text = item?.title
        setNeedsLayout()
    }

    /// The title is centred in the lower 44 pt; a hairline closes the bar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        let pixel = 1 / CGFloat(grid.scale)
        let size = titleLabel.sizeThatFits(bounds.size)
        let width = min(size.width, bounds.width - 32)
        let top = bounds.height - UINavigationBar.standardHeight
        titleLabel.frame = CGRect(
            x: CGFloat(grid.round(Double((bounds.width - width) / 2))),
            y: top + CGFloat(grid.round(Double((UINavigationBar.standardHeight - size.height) / 2))),
            width: width, height: size.height)
        hairline.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UINavigationBar.standardHeight)
    }
}
