import Graphics

/// A bar button item on the screen: its title, image or picture in the bar's tint.
final class BarItemButton: UIControl {
    let item: UIBarButtonItem
    /// The bar's appearance for its buttons.
    var barLooks: UIBarButtonItemAppearance? { didSet { show() } }
    private let label = UILabel()
    private let imageView = UIImageView()
    var symbolView: UIImageView { imageView }
    private let ground = UIImageView()
    private var badge: BarBadgeView?
    /// Points on either side of the content that take touches too.
    static let padding: CGFloat = 8
    static let height: CGFloat = 44

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        for view in [ground, label, imageView] { addSubview(view) }
        imageView.contentMode = .center
        item.button = self
        addAction(UIAction { [weak item, weak self] _ in item?.perform(from: self, for: nil) }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not for BarItemButton: bars make it from their items")
    }

    func show() {
        isEnabled = item.isEnabled
        showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
        if controlMenu.menu !== item.menu { setMenu(item.menu) }
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: ink]
        attributes.merge(barLooks?.titleTextAttributes(in: state) ?? [:]) { _, given in given }
        attributes.merge(item.attributes(in: state)) { _, given in given }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        imageView.image = picture.image?.asTemplateByDefault
        imageView.preferredSymbolConfiguration = .barItem
        imageView.tintColor = ink
        label.isHidden = picture.image != nil
        showBadge()
        ground.image =
            item.backgroundImage(for: state, barMetrics: .default) ?? item.backgroundImage(
                for: .normal, barMetrics: .default)
            ?? barLooks?.normal.backgroundImage
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { applyAppearances(to: item) }
    }

    private var ink: UIColor {
        guard isEnabled else { return .disabledButtonTitle }
        let tint: UIColor = isProminent ? .white : item.tintColor ?? glassInk ?? tintColor
        return isHighlighted ? tint.withAlphaComponent(UIButton.highlightedAlpha) : tint
    }

    private func showBadge() {
        guard let wanted = item.badge else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BarBadgeView()
        if view.superview !== self { addSubview(view) }
        view.show(wanted)
        badge = view
    }

    /// At the upper trailing corner of the content, half beyond it.
    private func layOutBadge() {
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let corner = isReversed ? (bounds.width - contentSize.width) / 2 : (bounds.width + contentSize.width) / 2
        badge.frame = CGRect(
            x: corner - size.width / 2, y: (bounds.height - contentSize.height) / 2 - size.height / 2,
            width: size.width, height: size.height)
    }

    /// On glass, prominent items are white on the tint.
    var isProminent: Bool { BehaviourProfile.current.isGlass && item.style == .done && isEnabled }
    var prominentTint: UIColor { item.tintColor ?? tintColor }
    /// A picture, not a title.
    var isSymbol: Bool { item.title == nil || picture.image != nil }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private var picture: (image: UIImage?, insets: UIEdgeInsets) { item.picture(in: traitCollection) }

    /// The largest size of the title and all that it may become.
    private var widest: CGSize {
        var size = label.sizeThatFits(.zero)
        guard let shown = label.attributedText, shown.length > 0 else { return size }
        let attributes = shown.attributes(at: 0, effectiveRange: nil)
        for title in item.possibleTitles ?? [] {
            size.width = max(size.width, title.size(withAttributes: attributes).width.rounded(.up))
        }
        return size
    }

    private var contentSize: CGSize {
        if let image = picture.image { return image.preferring(.barItem).size }
        if item.title != nil { return widest }
        return CGSize(width: SystemItemSymbol.side, height: SystemItemSymbol.side)
    }

    /// The width of an item's button, without making it the item's button.
    static func width(of item: UIBarButtonItem) -> CGFloat {
        guard !item.isSpace else { return max(0, item.width) }
        let known = item.button
        let width = BarItemButton(item: item).sizeThatFits(.zero).width
        item.button = known
        return width
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = item.width > 0 ? item.width : contentSize.width
        return CGSize(width: width.rounded(.up), height: BarItemButton.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let grid = pixelGrid
        func middle(_ whole: CGFloat, _ part: CGFloat) -> CGFloat { CGFloat(grid.round(Double((whole - part) / 2))) }
        let frame = CGRect(
            x: middle(bounds.width, size.width), y: middle(bounds.height, size.height), width: size.width,
            height: size.height)
        let own = item.titlePositionAdjustment(for: .default)
        let shift = own == .zero ? barLooks?.normal.titlePositionAdjustment ?? .zero : own
        label.frame = frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        let height = min(bounds.height, ground.image?.size.height ?? 0)
        ground.frame = CGRect(
            x: 0, y: middle(bounds.height, height) + item.backgroundVerticalPositionAdjustment(for: .default),
            width: bounds.width, height: height)
        label.textAlignment = .center
        layOutBadge()
        imageView.frame = frame.offsetBy(
            dx: picture.insets.left - picture.insets.right, dy: picture.insets.top - picture.insets.bottom)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -BarItemButton.padding, dy: 0).contains(point)
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        if item.isSelected {
            let content = CGRect(
                x: (bounds.width - contentSize.width) / 2 - 6, y: bounds.midY - 16, width: contentSize.width + 12,
                height: 32)
            let tint: UIColor = item.tintColor ?? tintColor
            recorder.fill(
                Path(roundedRect: content, radius: 8, curve: .continuous),
                tint.withAlphaComponent(0.15).graphicsColor(for: traitCollection))
        }
        guard item.title == nil, item.image == nil, let symbol = item.systemItem else { return }
        SystemItemSymbol.record(
            symbol, around: CGPoint(x: bounds.midX, y: bounds.midY), ink: ink.graphicsColor(for: traitCollection),
            into: &recorder)
    }

    override var accessibilityOfKind: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: item.spokenTitle, traits: .button)
    }
}

extension UIView {
    /// The colour of a bar's buttons without a tint of their own from iOS 26 on: the labels', unless the bar has a tint.
    var glassInk: UIColor? {
        guard BehaviourProfile.current.isGlass else { return nil }
        var view: UIView? = superview
        while let present = view {
            if let tint = present.viewStyle.tintColor { return tint }
            if present is any UIBarPositioning { return .label }
            view = present.superview
        }
        return .label
    }
}
