import Graphics

/// A day of a calendar's page: its number, on a disc while it is chosen.
///
/// Provenance: estimated — a calendar's day 44 pt wide with a disc of 44, today in the tint, what is chosen semibold on
/// the tint's light shade: pictures of iOS 14 and later.
final class CalendarDay: UIControl {
    static let side: CGFloat = 44

    let date: Date
    private let number: UILabel
    var isToday = false { didSet { show() } }
    /// The view under the number.
    var decoration: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let decoration { addSubview(decoration) }
            setNeedsLayout()
        }
    }

    init(_ date: Date, text: String) {
        self.date = date
        number = UILabel()
        super.init(frame: .zero)
        number.text = text
        number.textAlignment = .center
        addSubview(number)
        show()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for CalendarDay: calendars make it") }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }
    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        let tint: UIColor = tintColor
        number.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
        if !isEnabled {
            number.textColor = .tertiaryLabel
        } else if isSelected {
            number.textColor = isToday ? .white : tint
        } else {
            number.textColor = isToday ? tint : .label
        }
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        number.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(bounds.height, Self.side))
        guard let decoration else { return }
        let size = decoration.sizeThatFits(CGSize(width: bounds.width, height: bounds.height - Self.side))
        decoration.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: Self.side + 1, width: size.width,
            height: min(size.height, max(0, bounds.height - Self.side - 1)))
    }

    override func recordContent(into recorder: inout DisplayListRecorder) {
        guard isSelected || isHighlighted else { return }
        let side = min(Self.side, bounds.width)
        let disc = CGRect(
            x: (bounds.width - side) / 2, y: (min(bounds.height, Self.side) - side) / 2, width: side, height: side)
        let tint: UIColor = tintColor
        let ground = isSelected && isToday ? tint : isSelected ? tint.withAlphaComponent(0.12) : .tertiarySystemFill
        recorder.fill(Path(ellipseIn: disc), ground.graphicsColor(for: traitCollection))
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityLabel: String? {
        get { number.text }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? [.button, .selected] : .button }
        set {}
    }
}
