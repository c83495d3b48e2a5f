import Graphics

/// One tab: image over title, beside it where the bar is low, and a badge.
final class TabButton: UIControl {
    let item: UITabBarItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private let badge = UILabel()
    private var form = UITabBar.Form.row
    private var titleShift = UIOffset.zero
    private var badgeShift = UIOffset.zero

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        item.tab = self
        badge.textAlignment = .center
        badge.clipsToBounds = true
        for view in [label, imageView, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not for TabButton: tab bars make it from their items")
    }

    func show(isSelected: Bool, in bar: UITabBar) {
        self.isSelected = isSelected
        form = bar.form
        label.isHidden = form == .selectedAlone
        imageView.isHidden = form == .capsule && item.title?.isEmpty == false
        isEnabled = item.isEnabled
        let appearance = bar.shownAppearance
        let looks = isLow ? appearance.compactInlineLayoutAppearance : appearance.stackedLayoutAppearance
        let stateLooks = isSelected ? looks.selected : item.isEnabled ? looks.normal : looks.disabled
        let selected = appearance.selectionIndicatorTintColor ?? bar.tintColor
        var plain = isSelected ? selected : bar.unselectedItemTintColor ?? (isGlass ? .label : .systemGray)
        if !item.isEnabled { plain = plain?.withAlphaComponent(BehaviourProfile.current.disabledTabAlpha) }
        let ink = stateLooks.iconColor ?? plain ?? .systemGray
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(
                ofSize: bar.form == .capsule ? TabCapsule.fontSize : isLow ? 13 : 10, weight: .medium),
            .foregroundColor: ink,
        ]
        attributes.merge(stateLooks.titleTextAttributes) { _, given in given }
        attributes.merge(item.attributes(in: isSelected ? .selected : .normal)) { _, given in given }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.preferredSymbolConfiguration = .barItem
        let image = item.image ?? item.systemItem?.image(isSelected: isSelected)
        imageView.image = (isSelected ? item.selectedImage ?? image : image)?.asTemplateByDefault
        imageView.tintColor = ink
        var badgeAttributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
        ]
        badgeAttributes.merge(stateLooks.badgeTextAttributes) { _, given in given }
        let given = item.badgeTextAttributes(for: isSelected ? .selected : .normal)
        badgeAttributes.merge(given ?? item.badgeTextAttributes(for: .normal) ?? [:]) { _, given in given }
        badge.attributedText = item.badgeValue.map { NSAttributedString(string: $0, attributes: badgeAttributes) }
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? stateLooks.badgeBackgroundColor ?? .systemRed
        titleShift = stateLooks.titlePositionAdjustment
        badgeShift = stateLooks.badgePositionAdjustment
        setNeedsLayout()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyAppearances(to: item) }
    }

    private var isLow: Bool { bounds.height > 0 && bounds.height < 40 }
    private var isGlass: Bool { BehaviourProfile.current.isGlass }
    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        let grid = pixelGrid
        func round(_ value: CGFloat) -> CGFloat { CGFloat(grid.round(Double(value))) }
        let image = imageView.isHidden ? .zero : imageView.sizeThatFits(.zero)
        let title = label.isHidden ? .zero : label.sizeThatFits(.zero)
        if isLow || form != .row {
            let gap: CGFloat = image.width > 0 && title.width > 0 ? 6 : 0
            let start = (bounds.width - image.width - gap - title.width) / 2
            imageView.frame = CGRect(
                x: round(start), y: round((bounds.height - image.height) / 2), width: image.width, height: image.height)
            label.frame = CGRect(
                x: round(start + image.width + gap), y: round((bounds.height - title.height) / 2), width: title.width,
                height: title.height)
        } else if isGlass {
            let width = min(title.width, bounds.width - 2)
            label.frame = CGRect(
                x: round((bounds.width - width) / 2), y: TabPlatter.titleTop, width: width, height: title.height)
            imageView.frame = CGRect(
                x: round((bounds.width - image.width) / 2),
                y: round(TabPlatter.symbolTop + (TabPlatter.symbolBox - image.height) / 2), width: image.width,
                height: image.height)
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
            dx: item.titlePositionAdjustment.horizontal + titleShift.horizontal,
            dy: item.titlePositionAdjustment.vertical + titleShift.vertical)
        imageView.frame = imageView.frame.offsetBy(
            dx: item.imageInsets.left - item.imageInsets.right, dy: item.imageInsets.top - item.imageInsets.bottom)
        layOutBadge()
    }

    private func layOutBadge() {
        guard !badge.isHidden else { return }
        let text = badge.sizeThatFits(.zero)
        let height = text.width > 0 ? BehaviourProfile.current.tabBadgeHeight : TabBadge.empty
        let width = max(height, text.width + TabBadge.besideText)
        badge.frame = CGRect(
            x: badgeStart + badgeShift.horizontal, y: 2 + badgeShift.vertical, width: width, height: height)
        badge.layer.cornerRadius = height / 2
    }

    private var badgeStart: CGFloat {
        if form == .capsule, !label.isHidden { return label.frame.maxX + TabBadge.behindTitle }
        return bounds.midX
            + (imageView.bounds.isEmpty ? BehaviourProfile.current.tabBadgeStart : TabBadge.startWithImage)
    }

    override var accessibilityOfKind: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, label: item.accessibilityLabel ?? item.title,
            value: item.accessibilityValue ?? spokenBadge, hint: item.accessibilityHint, traits: .button)
    }
    /// A badge's text; a number is one of items.
    private var spokenBadge: String? {
        guard BehaviourProfile.current.tabBadgesAreRead, let badge = item.badgeValue else { return nil }
        return Int(badge) == nil ? badge : "\(badge) items"
    }
    override var accessibilityReading: AccessibilityReading {
        AccessibilityReading(role: .tab, isControl: true, isDisabled: !isEnabled)
    }
}
