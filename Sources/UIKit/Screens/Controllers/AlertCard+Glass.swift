import Graphics

/// Alerts and action sheets from iOS 26 on: a card of glass, text at its left, buttons as capsules.
extension AlertCard {
    func becomeGlass() {
        let glass = UIVisualEffectView(effect: ThickGlassEffect())
        glass.layer.cornerRadius = GlassAlert.radius
        glass.frame = group.bounds
        glass.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        group.backgroundColor = nil
        group.clipsToBounds = false
        group.insertSubview(glass, at: 0)
    }

    func styleGlassText(_ content: AlertContent) {
        let isSheet = content.style == .actionSheet
        title.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        message.font = .systemFont(ofSize: isSheet ? 13 : 15)
        message.textColor = .secondaryLabel
        for field in content.fields {
            field.backgroundColor = .tertiarySystemFill
            field.layer.borderWidth = 0
            field.layer.cornerRadius = GlassAlert.fieldHeight / 2
        }
    }

    /// - Parameter moves: true to place the parts, false only to measure them.
    /// - Returns: the height of all.
    func placeOnGlass(_ content: AlertContent, width: CGFloat, moves: Bool) -> CGFloat {
        let textWidth = width - 2 * GlassAlert.textLeft
        var y = GlassAlert.textTop
        var hasText = false
        func put(_ view: UIView, _ frame: CGRect) { if moves { view.frame = frame } }
        for label in [title, message] {
            guard label.text?.isEmpty == false else {
                put(label, .zero)
                continue
            }
            if hasText { y += GlassAlert.messageGap }
            let height = label.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude)).height
            put(
                label,
                CGRect(
                    x: GlassAlert.textLeft, y: CGFloat(pixelGrid.round(Double(y))), width: textWidth, height: height))
            y += height
            hasText = true
        }
        let room = width - 2 * GlassAlert.side
        for field in content.fields {
            y += GlassAlert.buttonGap
            put(field, CGRect(x: GlassAlert.side, y: y, width: room, height: GlassAlert.fieldHeight))
            y += GlassAlert.fieldHeight
            hasText = true
        }
        if let view = content.view {
            y += hasText ? GlassAlert.buttonGap : 0
            let height = content.height(ofViewIn: width)
            put(view, CGRect(x: 0, y: y, width: width, height: height))
            y += height
            hasText = true
        }
        let above = content.style == .actionSheet ? GlassAlert.aboveRows : GlassAlert.aboveButtons
        y = hasText ? y + above : GlassAlert.side
        let half = (room - GlassAlert.buttonGap) / 2
        let pairs = content.style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.view.fits(in: half) }
        for (index, button) in buttons.enumerated() {
            let x = GlassAlert.side + (pairs ? CGFloat(index) * (half + GlassAlert.buttonGap) : 0)
            put(button.view, CGRect(x: x, y: y, width: pairs ? half : room, height: GlassAlert.buttonHeight))
            if !pairs || index == 1 { y += GlassAlert.buttonHeight + GlassAlert.buttonGap }
        }
        y += (buttons.isEmpty ? 0 : -GlassAlert.buttonGap) + GlassAlert.side
        y = CGFloat(pixelGrid.ceil(Double(y)))
        put(group, CGRect(x: 0, y: 0, width: width, height: y))
        return y
    }
}

extension AlertPresentationController {
    /// The frame of an action sheet on glass: beside what it was called from, or at the bottom.
    func glassSheetFrame(height: CGFloat, in safe: CGRect, of container: UIView) -> CGRect {
        let width = GlassAlert.actionSheetWidth
        let room = safe.insetBy(dx: 8, dy: 8)
        guard let source = sourceRectangle(in: container) else {
            return CGRect(x: safe.midX - width / 2, y: room.maxY - height, width: width, height: height)
        }
        let isBelow = source.midY < container.bounds.midY
        let y = isBelow ? source.maxY + 8 : source.minY - 8 - height
        return CGRect(
            x: min(max(source.midX - width / 2, room.minX), room.maxX - width),
            y: min(max(y, room.minY), room.maxY - height), width: width, height: height)
    }

    private func sourceRectangle(in container: UIView) -> CGRect? {
        guard let popover = presentedViewController.popoverPresentationController else { return nil }
        guard let source = popover.sourceView ?? popover.barButtonItem?.shownView else { return nil }
        return source.convert(popover.sourceRect.isNull ? source.bounds : popover.sourceRect, to: container)
    }

    var hasSource: Bool { containerView.flatMap { sourceRectangle(in: $0) } != nil }
}

/// The glass of alerts, which has to keep text legible.
private final class ThickGlassEffect: UIGlassEffect {
    override func material(for traits: UITraitCollection) -> Material? {
        var material = super.material(for: traits)
        material?.tint.alpha = 0.9
        return material
    }
}
