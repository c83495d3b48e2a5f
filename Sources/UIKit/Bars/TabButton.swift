import Graphics

/// One tab: image over title, beside it where the bar is low, and a badge.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.clipsToBounds = true
        for view in [label, imageView, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not for TabButton: tab bars make it from their items")
    }

    func show(isSelected: Bool, in bar: UITabBar) {
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        let looks = (item.standardAppearance ?? bar.standardAppearance).stackedLayoutAppearance
        let stateLooks = isSelected ? looks.selected : item.isEnabled ? looks.normal : looks.disabled
        let plain = isSelected ? bar.tintColor : bar.unselectedItemTintColor ?? .systemGray
        let ink = stateLooks.iconColor ?? plain ?? .systemGray
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: isLow ? 13 : 10, weight: .medium), .foregroundColor: ink,
        ]
        attributes.merge(stateLooks.titleTextAttributes) { _, given in given }
        attributes.merge(item.attributes(in: isSelected ? .selected : .normal)) { _, given in given }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.preferredSymbolConfiguration = .barItem
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.tintColor = ink
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        setNeedsLayout()
    }

    private var isLow: Bool { bounds.height > 0 && bounds.height < 40 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        func round(_ value: CGFloat) -> CGFloat { CGFloat(grid.round(Double(value))) }
        let image = imageView.sizeThatFits(.zero)
        let title = label.sizeThatFits(.zero)
        if isLow {
            let gap: CGFloat = image.width > 0 && title.width > 0 ? 6 : 0
            let start = (bounds.width - image.width - gap - title.width) / 2
            imageView.frame = CGRect(
                x: round(start), y: round((bounds.height - image.height) / 2), width: image.width, height: image.height)
            label.frame = CGRect(
                x: round(start + image.width + gap), y: round((bounds.height - title.height) / 2), width: title.width,
                height: title.height)
        } else {
            let width = min(title.width, bounds.width - 2)
            label.frame = CGRect(
                x: round((bounds.width - width) / 2), y: bounds.height - 1 - title.height - 1, width: width,
                height: title.height)
            imageView.frame = CGRect(
                x: round((bounds.width - image.width) / 2), y: round((label.frame.minY - image.height) / 2),
                width: image.width, height: image.height)
        }
        label.frame = label.frame.offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
        imageView.frame = imageView.frame.offsetBy(
            dx: item.imageInsets.left - item.imageInsets.right, dy: item.imageInsets.top - item.imageInsets.bottom)
        layOutBadge()
    }

    private func layOutBadge() {
        guard !badge.isHidden else { return }
        let text = badge.sizeThatFits(.zero)
        let width = max(18, text.width + 10)
        badge.frame = CGRect(x: bounds.midX + 6, y: 2, width: width, height: 18)
        badge.layer.cornerRadius = 9
    }
}
