import Graphics

/// A round button that shows a colour and lets the user choose another: a tap presents `UIColorPickerViewController`.
///
/// Sends `valueChanged` with each choice.
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    static let side: CGFloat = 28

    /// The picker's title.
    open var title: String?
    open var supportsAlpha = true
    /// nil shows an empty well.
    open var selectedColor: UIColor? { didSet { setNeedsDisplay(); setNeedsComposition() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A ring of all hues around the colour.
    override func recordContent(into recorder: inout DisplayListRecorder) {
        let side = min(bounds.width, bounds.height)
        let outer = CGRect(
            x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        var ring = Path(ellipseIn: outer)
        ring.append(Path(ellipseIn: outer.insetBy(dx: 3, dy: 3)))
        let stops = (0...12).map { step in
            Gradient.Stop(
                location: CGFloat(step) / 12,
                color: UIColor(hue: CGFloat(step % 12) / 12, saturation: 0.85, brightness: 1, alpha: 1).graphicsColor(
                    for: traitCollection))
        }
        recorder.gradient(
            ring, Gradient(course: .conic(center: CGPoint(x: outer.midX, y: outer.midY), angle: 0), stops: stops),
            rule: .evenOdd)
        guard let selectedColor else { return }
        recorder.fill(Path(ellipseIn: outer.insetBy(dx: 5, dy: 5)), selectedColor.graphicsColor(for: traitCollection))
    }

    private func presentPicker() {
        var responder: UIResponder? = self
        while let next = responder, !(next is UIViewController) { responder = next.next }
        guard let controller = responder as? UIViewController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        if let selectedColor { picker.selectedColor = selectedColor }
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        controller.present(picker, animated: true)
    }

    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}
