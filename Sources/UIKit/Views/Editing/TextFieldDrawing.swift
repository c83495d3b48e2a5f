import Graphics

/// A text field's text or placeholder.
class TextFieldLabel: UILabel {}

/// The placeholder of a field without text, drawn by the field.
final class PlaceholderLabel: TextFieldLabel {
    package override var shownText: ShownText? { ShownText(text, font, isPlaceholder: true) }

    /// Draws in the field's coordinates, as in `draw(_:)`.
    override func drawText(in rect: CGRect) {
        guard let field = superview as? UITextField else { return super.drawText(in: rect) }
        let origin = frame.origin
        let context = CGContext(scale: traitCollection.displayScale, bounds: field.bounds)
        GraphicsContextStack.drawing(into: context) {
            field.drawPlaceholder(in: rect.offsetBy(dx: origin.x, dy: origin.y))
        }
        let list = context.recorder.list
        guard !list.isEmpty else { return }
        recording?.saving { recorder in
            recorder.clip(bounds)
            recorder.translate(x: -origin.x, y: -origin.y)
            recorder.append(list)
        }
    }

    /// - Parameter rect: in the field's coordinates.
    func drawItself(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y))
    }
}

extension UITextField {
    func recordBorder(into recorder: inout DisplayListRecorder) {
        let frame = borderRect(forBounds: bounds)
        let traits = traitCollection
        let pixel = 1 / max(1, traits.displayScale)
        switch borderStyle {
        case .none: recordBackground(in: frame, into: &recorder)
        case .line:
            recordBackground(in: frame, into: &recorder)
            let ink = UIColor.label.graphicsColor(for: traits)
            recorder.stroke(Path(rect: frame.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(width: 1), ink)
        case .bezel:
            recordBackground(in: frame, into: &recorder)
            recorder.fill(frame, UIColor.systemBackground.graphicsColor(for: traits))
            let ink = UIColor.systemGray2.graphicsColor(for: traits)
            recorder.stroke(Path(rect: frame.insetBy(dx: 1, dy: 1)), StrokeStyle(width: 2), ink)
        case .roundedRect:
            let shape = Path(roundedRect: frame, radius: 5, curve: .continuous)
            // The field's background colour fills the rounded shape, and nothing outside of it.
            let background = backgroundColor ?? (isEnabled ? .fieldBackground : .disabledFieldBackground)
            recorder.fill(shape, background.graphicsColor(for: traits))
            let line = Path(
                roundedRect: frame.insetBy(dx: pixel / 2, dy: pixel / 2), radius: 5 - pixel / 2, curve: .continuous)
            recorder.stroke(line, StrokeStyle(width: pixel), UIColor.fieldBorder.graphicsColor(for: traits))
        }
    }

    private func recordBackground(in frame: CGRect, into recorder: inout DisplayListRecorder) {
        guard let image = isEnabled ? background : disabledBackground ?? background else { return }
        image.record(
            into: &recorder, in: frame, tint: image.tint(in: self), screenScale: traitCollection.displayScale)
    }
}

extension UIColor {
    fileprivate static let fieldBackground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 1) : UIColor(white: 1, alpha: 1)
    }
    fileprivate static let disabledFieldBackground = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 0.12 : 0.97, alpha: 1)
    }
    /// Measured in light mode: a fifth of black.
    fileprivate static let fieldBorder = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2)
    }
}

/// A grey disc with a cross, which empties a text field.
final class ClearButton: UIControl {
    /// Replace the grey disc.
    var images = StateValues<UIImage>() { didSet { setNeedsDisplay() } }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        if let image = images[state] {
            let size = image.size
            let place = CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            return image.record(
                into: &recorder, in: place, tint: image.tint(in: self), screenScale: traitCollection.displayScale)
        }
        let disc = bounds.insetBy(dx: 2, dy: 2)
        let traits = traitCollection
        let gray: UIColor = isHighlighted ? .systemGray : .systemGray3
        recorder.fill(Path(ellipseIn: disc), gray.graphicsColor(for: traits))
        recorder.stroke(
            .cross(around: CGPoint(x: disc.midX, y: disc.midY), reach: 2.75), StrokeStyle(width: 1.5, cap: .round),
            UIColor.systemBackground.graphicsColor(for: traits))
    }

    override var accessibilityOfKind: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: "Clear text", traits: .button)
    }
}
