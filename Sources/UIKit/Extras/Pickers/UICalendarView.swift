import Graphics

/// A calendar, month by month, with marks under days and days that can be chosen.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private var page: CalendarPage
    private var ownCalendar: Calendar?

    public override init(frame: CGRect) {
        page = CalendarPage(of: UIApplication.shared.presentDate, calendar: UIApplication.shared.surroundings.calendar)
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        page = CalendarPage(of: UIApplication.shared.presentDate, calendar: UIApplication.shared.surroundings.calendar)
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(page)
        page.decorationHeight = 14
        page.isEnabledDay = { [weak self] date in self?.canSelect(date) ?? false }
        page.isSelected = { [weak self] date in self?.selectionBehavior?.contains(date) ?? false }
        page.decoration = { [weak self] date in self?.decorationView(for: date) }
        page.tapped = { [weak self] date in self?.selectionBehavior?.tapped(date) }
        page.turned = { [weak self] in self?.monthChanged() }
        shown = page.month.start
        settingsChanged()
    }

    /// The first of the month that the calendar showed last.
    private var shown = Date(timeIntervalSinceReferenceDate: 0)

    open var calendar: Calendar {
        get { UIApplication.shared.surroundings.calendar(ownCalendar, locale: locale, timeZone: timeZone) }
        set {
            ownCalendar = newValue
            settingsChanged()
        }
    }
    open var locale: Locale? { didSet { settingsChanged() } }
    open var timeZone: TimeZone? { didSet { settingsChanged() } }
    /// A stored value without effect: fonts are the system's in its own cut.
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    /// Days outside can't be chosen, months outside can't be turned to.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { settingsChanged() }
    }
    /// True if there is room under days for marks.
    open var wantsDateDecorations = true {
        didSet {
            page.decorationHeight = wantsDateDecorations ? 14 : 0
            invalidateIntrinsicContentSize()
            page.refresh()
        }
    }
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { page.refresh() } }
    /// The selection behaviour; nil for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            page.refresh()
        }
    }

    /// The month that is shown.
    open var visibleDateComponents: DateComponents {
        get { calendar.dateComponents([.calendar, .era, .year, .month], from: page.month.start) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// The month is there at once, animated or not.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let date = calendar.date(from: dateComponents) else { return }
        page.show(date, calendar: calendar)
        monthChanged()
    }
    /// Asks the delegate again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { page.refresh() }

    open override var intrinsicContentSize: CGSize { page.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { page.sizeThatFits(size) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = bounds
    }

    private func settingsChanged() {
        page.today = UIApplication.shared.presentDate
        page.range = availableDateRange
        page.show(page.month.start, calendar: calendar)
    }

    private func monthChanged() {
        let previous = shown
        guard previous != page.month.start else { return }
        shown = page.month.start
        delegate?.calendarView(
            self,
            didChangeVisibleDateComponentsFrom: calendar.dateComponents(
                [.calendar, .era, .year, .month], from: previous))
    }

    func refresh() { page.refresh() }

    /// The day in the form that delegates get.
    func components(_ date: Date) -> DateComponents {
        calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
    }

    private func canSelect(_ date: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        guard end > availableDateRange.start, date <= availableDateRange.end else { return false }
        return selectionBehavior?.canSelect(components(date)) ?? true
    }

    private func decorationView(for date: Date) -> UIView? {
        delegate?.calendarView(self, decorationFor: components(date))?.makeView(tint: tintColor)
    }
}

/// Provides the decorations of days, and is notified of months.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

extension UICalendarView {
    public enum DecorationSize: Int, Sendable {
        case small, medium, large

        fileprivate var side: CGFloat { [4, 7, 10][rawValue] }
    }

    /// The decoration of a day: a dot, a picture or a view.
    @preconcurrency @MainActor open class Decoration: NSObject {
        private enum Content {
            case dot(UIColor?, DecorationSize)
            case image(UIImage?, UIColor?, DecorationSize)
            case view(() -> UIView)
        }

        private let content: Content

        private init(content: Content) {
            self.content = content
            super.init()
        }

        public convenience override init() { self.init(content: .dot(nil, .medium)) }
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(content: .image(image, color, size))
        }
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(content: .view(customViewProvider))
        }
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(content: .dot(color, size))
        }
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        fileprivate func makeView(tint: UIColor) -> UIView {
            switch content {
            case .dot(let color, let size):
                let dot = SizedView(side: size.side)
                dot.backgroundColor = color ?? .systemGray
                dot.layer.cornerRadius = size.side / 2
                return dot
            case .image(let image, let color, let size):
                let picture = UIImageView(
                    image: image?.preferring(UIImage.SymbolConfiguration(pointSize: size.side + 2)))
                picture.tintColor = color ?? .systemGray
                picture.isUserInteractionEnabled = false
                return picture
            case .view(let provider): return provider()
            }
        }
    }
}

/// A view that asks for a square.
private final class SizedView: UIView {
    private let side: CGFloat

    init(side: CGFloat) {
        self.side = side
        super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for SizedView: decorations make it") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: side, height: side) }
}
