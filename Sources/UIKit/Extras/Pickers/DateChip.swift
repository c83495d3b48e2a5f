/// A date or a time as a text on a grey ground, which is tapped to change it.
///
/// Provenance: recorded — compact pickers 34.333 high at @3x, a line of the body font and 7 pt above and below: compact
/// pickers in documents of Interface Builder.
/// Provenance: estimated — 11 pt at the sides of a date, 6 between date and time: no source gives them.
final class DateChip: UIControl {
    private static let padding = UIEdgeInsets(top: 7, left: 11, bottom: 7, right: 11)
    private static let gap: CGFloat = 6

    private let mode: UIDatePicker.Mode
    private let label = UILabel()

    init(_ mode: UIDatePicker.Mode) {
        self.mode = mode
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, calendar: Calendar) {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = mode == .time ? .none : .medium
        formatter.timeStyle = mode == .time ? .short : .none
        // ICU puts a narrow space before AM and PM.
        label.text = formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.textColor = isEnabled ? (isHighlighted ? tintColor : .label) : .tertiaryLabel
    }

    private var natural: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(
            width: text.width + Self.padding.left + Self.padding.right,
            height: text.height + Self.padding.top + Self.padding.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.padding)
    }

    static func size(of chips: [DateChip]) -> CGSize {
        let sizes = chips.map(\.natural)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + CGFloat(max(0, chips.count - 1)) * gap,
            height: sizes.map(\.height).max() ?? 0)
    }

    /// Places the chips from the trailing edge, as in a row of settings.
    static func place(_ chips: [DateChip], in bounds: CGRect, flips: Bool) {
        var x = flips ? bounds.minX : bounds.maxX
        for chip in chips.reversed() {
            let size = chip.natural
            chip.frame = CGRect(
                x: flips ? x : x - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            x += (size.width + gap) * (flips ? 1 : -1)
        }
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }
    override var accessibilityLabel: String? {
        get { mode == .time ? "Time Picker" : "Date Picker" }
        set {}
    }
    override var accessibilityValue: String? {
        get { label.text }
        set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { .button }
        set {}
    }
}

/// A compact picker's wheels, beside what was tapped.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
    private let picker: UIDatePicker

    init(_ picker: UIDatePicker, beside source: UIView) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        preferredContentSize = picker.intrinsicContentSize
        popoverPresentationController?.sourceView = source
        popoverPresentationController?.delegate = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.frame = view.bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(picker)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
