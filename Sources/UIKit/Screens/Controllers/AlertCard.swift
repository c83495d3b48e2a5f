/// The content of an alert.
@MainActor struct AlertContent {
    var style: UIAlertController.Style
    var title: String?
    var message: String?
    var fields: [UITextField]
    var actions: [UIAlertAction]
    var preferred: UIAlertAction?
    var attributedTitle: NSAttributedString?
    var attributedMessage: NSAttributedString?
    /// A controller's view above the buttons, as wide as the card.
    var view: UIView?
    /// The view's height; 0 for as high as its constraints make it.
    var viewHeight: CGFloat = 0

    @MainActor func height(ofViewIn width: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if viewHeight > 0 { return viewHeight }
        let fitting = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
        return view.systemLayoutSizeFitting(
            fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// The card of an alert, or the two groups of a sheet of buttons.
final class AlertCard: UIView {
    var choose: ((UIAlertAction) -> Void)?
    private(set) var content: AlertContent?
    let title = UILabel()
    let message = UILabel()
    let group = UIView()
    private let cancelGroup = UIView()
    private(set) var buttons: [(view: AlertButton, action: UIAlertAction)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for group in [group, cancelGroup] {
            group.backgroundColor = .secondarySystemGroupedBackground
            group.layer.cornerRadius = 14
            group.clipsToBounds = true
            addSubview(group)
        }
        for label in [title, message] {
            label.numberOfLines = 0
            label.textAlignment = BehaviourProfile.current.isGlass ? .natural : .center
            group.addSubview(label)
        }
        if BehaviourProfile.current.isGlass { becomeGlass() }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for AlertCard: alert controllers make it") }

    func show(_ content: AlertContent) {
        // A field that stays goes on being edited.
        for field in self.content?.fields ?? [] where !content.fields.contains(field) { field.removeFromSuperview() }
        for button in buttons { button.view.removeFromSuperview() }
        if let view = content.view, view.superview !== group {
            // Placed by the card alone: the group grows around it.
            view.autoresizingMask = []
            group.addSubview(view)
        }
        self.content = content
        let isSheet = content.style == .actionSheet
        title.text = content.title
        title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        title.textColor = isSheet ? .secondaryLabel : .label
        message.text = content.message
        message.font = .systemFont(ofSize: 13)
        message.textColor = isSheet ? .secondaryLabel : .label
        for field in content.fields {
            field.backgroundColor = .systemBackground
            field.layer.borderWidth = 1 / UIScreen.main.scale
            field.layer.borderColor = UIColor.separator.cgColor
            if field.leftView == nil {
                field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 24))
                field.leftViewMode = .always
            }
            if field.superview !== group { group.addSubview(field) }
        }
        if BehaviourProfile.current.isGlass { styleGlassText(content) }
        if let text = content.attributedTitle { title.attributedText = text }
        if let text = content.attributedMessage { message.attributedText = text }
        buttons = arranged(content).map { action in
            let button = AlertButton(action, isSheet: isSheet, isPreferred: isSetOff(action, content))
            button.addAction(UIAction { [weak self] _ in self?.choose?(action) }, for: .touchUpInside)
            (isSheet && action.style == .cancel ? cancelGroup : group).addSubview(button)
            return (button, action)
        }
        cancelGroup.isHidden = !isSheet || !content.actions.contains { $0.style == .cancel }
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    /// Cancel comes first of two side by side, last of more.
    private func arranged(_ content: AlertContent) -> [UIAlertAction] {
        let others = content.actions.filter { $0.style != .cancel }
        let cancel = content.actions.filter { $0.style == .cancel }
        if BehaviourProfile.current.isGlass, content.style == .actionSheet { return others }
        return content.style == .alert && content.actions.count == 2 ? cancel + others : others + cancel
    }

    private func isSetOff(_ action: UIAlertAction, _ content: AlertContent) -> Bool {
        content.preferred.map { $0 === action } ?? (action.style == .cancel)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: place(width: size.width, moves: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = place(width: bounds.width, moves: true)
    }

    /// - Parameter moves: true to place the parts, false only to measure them.
    /// - Returns: the height of all.
    private func place(width: CGFloat, moves: Bool) -> CGFloat {
        guard let content else { return 0 }
        if BehaviourProfile.current.isGlass { return placeOnGlass(content, width: width, moves: moves) }
        let isSheet = content.style == .actionSheet
        let pixel = 1 / CGFloat(pixelGrid.scale)
        var y: CGFloat = 0
        func put(_ view: UIView, _ frame: CGRect) { if moves { view.frame = frame } }
        func text(_ label: UILabel, above gap: CGFloat) {
            guard label.text?.isEmpty == false else { return put(label, .zero) }
            let height = label.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
            y += gap
            put(label, CGRect(x: 16, y: y, width: width - 32, height: height))
            y += height
        }
        text(title, above: isSheet ? 14 : 19)
        text(message, above: y > 0 ? 2 : isSheet ? 14 : 19)
        for (index, field) in content.fields.enumerated() {
            y += index == 0 ? 14 : 1
            put(field, CGRect(x: 16, y: y, width: width - 32, height: 24))
            y += 24
        }
        if y > 0 { y += isSheet ? 14 : 19 }
        if let view = content.view {
            let height = content.height(ofViewIn: width)
            put(view, CGRect(x: 0, y: y, width: width, height: height))
            y += height
        }
        let height: CGFloat = isSheet ? 57 : 44
        let grouped = buttons.filter { !(isSheet && $0.action.style == .cancel) }
        if !isSheet, grouped.count == 2, grouped.allSatisfy({ $0.view.fits(in: width / 2) }) {
            for (index, button) in grouped.enumerated() {
                let left = CGFloat(index) * width / 2
                put(button.view, CGRect(x: left, y: y + pixel, width: width / 2, height: height))
                button.view.hasLeadingLine = index == 1
            }
            y += height + pixel
        } else {
            for button in grouped {
                put(button.view, CGRect(x: 0, y: y + pixel, width: width, height: height))
                button.view.hasLeadingLine = false
                y += height + pixel
            }
        }
        put(group, CGRect(x: 0, y: 0, width: width, height: y))
        guard isSheet, let cancel = buttons.first(where: { $0.action.style == .cancel }) else { return y }
        if y > 0 { y += 8 }
        put(cancelGroup, CGRect(x: 0, y: y, width: width, height: height))
        put(cancel.view, CGRect(x: 0, y: 0, width: width, height: height))
        return y + height
    }
}

/// A button of an alert, with the lines around it.
final class AlertButton: UIControl {
    private let label = UILabel()
    private let topLine = UIView()
    private let leadingLine = UIView()
    /// The colour of a capsule; nil for a button on its card.
    private var ground: UIColor?

    init(_ action: UIAlertAction, isSheet: Bool, isPreferred: Bool) {
        super.init(frame: .zero)
        isEnabled = action.isEnabled
        label.text = action.title
        label.font = .systemFont(ofSize: isSheet ? 20 : 17, weight: isPreferred ? .semibold : .regular)
        label.textColor = !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : .systemBlue
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        if BehaviourProfile.current.isGlass { becomeCapsule(action, isPreferred: isPreferred) }
        if action.isEnabled, let color = action.titleColor { label.textColor = color }
        for line in [topLine, leadingLine] { line.backgroundColor = .separator }
        for view in [label, topLine, leadingLine] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for AlertButton: alerts make it") }

    /// From iOS 26 on each button is a capsule, the preferred one in the tint.
    private func becomeCapsule(_ action: UIAlertAction, isPreferred: Bool) {
        let isTinted = isPreferred && action.style != .cancel
        ground = isTinted ? .systemBlue : .secondarySystemFill
        backgroundColor = ground
        layer.cornerRadius = GlassAlert.buttonHeight / 2
        label.font = .systemFont(ofSize: 17, weight: isTinted ? .semibold : .medium)
        if action.isEnabled, action.style != .destructive { label.textColor = isTinted ? .white : .label }
        for line in [topLine, leadingLine] { line.isHidden = true }
    }

    var hasLeadingLine = false { didSet { leadingLine.isHidden = !hasLeadingLine || ground != nil } }

    func fits(in width: CGFloat) -> Bool { label.intrinsicContentSize.width <= width - 16 }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemFill : ground
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / CGFloat(pixelGrid.scale)
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        topLine.frame = CGRect(x: 0, y: -pixel, width: bounds.width, height: pixel)
        leadingLine.frame = CGRect(x: 0, y: 0, width: pixel, height: bounds.height)
    }

    override var accessibilityOfKind: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: spokenLabels(below: self).first, traits: .button)
    }
}
