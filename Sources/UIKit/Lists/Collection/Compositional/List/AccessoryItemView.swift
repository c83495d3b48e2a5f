/// Shows one accessory of a list's cell, in the middle of its own bounds.
final class AccessoryItemView: UIView {
    let accessory: UICellAccessory
    /// The mark, control, label or view.
    let content: UIView
    var tapped: (() -> Void)?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        content = Self.makeContent(accessory)
        super.init(frame: .zero)
        viewStyle.isOpaque = false
        if let color = accessory.options.tintColor { content.tintColor = color }
        content.isHidden = accessory.options.isHidden
        content.alpha = 1
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    private static func makeContent(_ accessory: UICellAccessory) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator: return AccessoryMark.chevron(accessory.options.tintColor ?? .systemGray3)
        case .outlineDisclosure: return AccessoryMark.chevron(accessory.options.tintColor)
        case .checkmark: return AccessoryMark.view(.checkmark) ?? UIView()
        case .detail: return AccessoryMark.view(.detailButton) ?? UIView()
        case .delete: return mark(.delete)
        case .insert: return mark(.insert)
        case .multiselect: return mark(.selection)
        case .reorder:
            let view = CellReorderControl(frame: CGRect(origin: .zero, size: CellEditingMetrics.handle))
            view.isUserInteractionEnabled = false
            return view
        case .label:
            let label = UILabel()
            label.text = accessory.options.text
            if let font = accessory.options.font { label.font = font }
            label.textColor = accessory.options.tintColor ?? .secondaryLabel
            label.sizeToFit()
            return label
        case .customView(let view): return view
        }
    }

    private static func mark(_ kind: CellEditControl.Kind) -> UIView {
        let length = CellEditingMetrics.ring
        let view = CellEditControl(kind: kind)
        view.frame = CGRect(x: 0, y: 0, width: length, height: length)
        view.isUserInteractionEnabled = false
        return view
    }

    /// The content's own size.
    var contentSize: CGSize {
        guard case .customView(let view) = accessory.accessoryType, !accessory.options.maintainsFixedSize else {
            return content.bounds.size
        }
        let fitted = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if fitted.width > 0, fitted.height > 0 { return fitted }
        let plain = view.sizeThatFits(UIView.layoutFittingExpandedSize)
        return plain.width > 0 && plain.height > 0 && plain.width < 1_000 ? plain : view.bounds.size
    }

    /// The part of the cell's width that the accessory takes.
    var reservedWidth: CGFloat { accessory.options.reservedLayoutWidth.width(contentSize.width) }

    func show(isSelected: Bool, isExpanded: Bool, mirrored: Bool) {
        (content as? CellEditControl)?.isSelected = isSelected
        switch accessory.accessoryType {
        case .outlineDisclosure where isExpanded: content.transform = CGAffineTransform(rotationAngle: .pi / 2)
        case .disclosureIndicator, .outlineDisclosure:
            content.transform = mirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        default: break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize
        let grid = pixelGrid
        content.bounds.size = size
        content.center = CGPoint(
            x: CGFloat(grid.round(Double((bounds.width - size.width) / 2))) + size.width / 2,
            y: CGFloat(grid.round(Double((bounds.height - size.height) / 2))) + size.height / 2)
    }

    /// Marks that do nothing leave the touch to the cell; custom views have their own.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        if case .customView = accessory.accessoryType { return true }
        return tapped != nil
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if tapped == nil { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let tapped else { return super.touchesEnded(touches, with: event) }
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        tapped()
    }
}
