import Graphics

/// A month with its name, a way to the ones before and after it, and its days.
///
/// Provenance: estimated — a calendar's head of 44 pt, weekdays of 24, weeks of 44 with 2 between them: pictures of iOS
/// 14 and later.
final class CalendarPage: UIView {
    static let headHeight: CGFloat = 44
    static let weekdaysHeight: CGFloat = 24
    private static let padding: CGFloat = 8

    private let title = UILabel()
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private(set) var days: [CalendarDay] = []
    /// Room under the days' numbers.
    var decorationHeight: CGFloat = 0 { didSet { if decorationHeight != oldValue { setNeedsLayout() } } }

    private(set) var month: CalendarMonth
    private(set) var calendar: Calendar
    var today: Date?
    var isSelected: (Date) -> Bool = { _ in false }
    var isEnabledDay: (Date) -> Bool = { _ in true }
    var decoration: (Date) -> UIView? = { _ in nil }
    var tapped: (Date) -> Void = { _ in }
    var turned: () -> Void = {}
    /// Months that may be turned to; nil for any.
    var range: DateInterval? { didSet { showHead() } }

    init(of date: Date, calendar: Calendar) {
        self.calendar = calendar
        month = CalendarMonth(of: date, calendar: calendar)
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        forth.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        (back.accessibilityLabel, forth.accessibilityLabel) = ("Previous Month", "Next Month")
        back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        for view in [title, back, forth] { addSubview(view) }
        for _ in 0..<7 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        rebuild()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for CalendarPage: pickers make it") }

    private func turn(by months: Int) {
        show(month.moved(by: months, calendar: calendar).start, calendar: calendar)
        turned()
    }

    /// Turns to the month of a date.
    func show(_ date: Date, calendar: Calendar) {
        let wanted = CalendarMonth(of: date, calendar: calendar)
        guard wanted != month || calendar != self.calendar else { return refresh() }
        self.calendar = calendar
        month = wanted
        rebuild()
    }

    private func rebuild() {
        for day in days { day.removeFromSuperview() }
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, calendar.locale, calendar.timeZone)
        formatter.dateFormat = "d"
        days = month.weeks.joined().compactMap { $0 }.map { date in
            let day = CalendarDay(date, text: formatter.string(from: date))
            day.addAction(UIAction { [weak self] _ in self?.tapped(date) }, for: .touchUpInside)
            addSubview(day)
            return day
        }
        showHead()
        refresh()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showHead() {
        title.text = month.title
        for (label, text) in zip(weekdays, month.weekdays) { label.text = text }
        guard let range else { return }
        let next = month.moved(by: 1, calendar: calendar)
        back.isEnabled = range.start < month.start
        forth.isEnabled = range.end >= next.start
    }

    /// Asks again for the selected days, the selectable ones, and the decorations.
    func refresh() {
        for day in days {
            day.isToday = today.map { calendar.isDate($0, inSameDayAs: day.date) } ?? false
            day.isEnabled = isEnabledDay(day.date)
            day.isSelected = isSelected(day.date)
            day.decoration = decorationHeight > 0 ? decoration(day.date) : nil
        }
    }

    private var weekHeight: CGFloat { CalendarDay.side + 2 + decorationHeight }

    /// The height of the longest month, so that turning pages moves nothing else.
    override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: Self.headHeight + Self.weekdaysHeight + 6 * weekHeight + Self.padding)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 320, height: intrinsicContentSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let grid = pixelGrid
        func x(_ column: Int) -> CGFloat {
            let place = CGFloat(isReversed ? 6 - column : column)
            return CGFloat(grid.round(Double(Self.padding + (bounds.width - 2 * Self.padding) * place / 7)))
        }
        let column = (bounds.width - 2 * Self.padding) / 7
        func leading(_ distance: CGFloat, _ width: CGFloat) -> CGFloat {
            isReversed ? bounds.width - distance - width : distance
        }
        let end = bounds.width
        title.frame = CGRect(x: leading(16, end - 120), y: 0, width: end - 120, height: Self.headHeight)
        title.textAlignment = isReversed ? .right : .left
        forth.frame = CGRect(x: leading(end - 44, 44), y: 0, width: 44, height: Self.headHeight)
        back.frame = CGRect(x: leading(end - 92, 44), y: 0, width: 44, height: Self.headHeight)
        for (index, label) in weekdays.enumerated() {
            label.frame = CGRect(x: x(index), y: Self.headHeight, width: column, height: Self.weekdaysHeight)
        }
        var rest = days[...]
        for (week, dates) in month.weeks.enumerated() {
            for (index, date) in dates.enumerated() where date != nil {
                rest.popFirst()?.frame = CGRect(
                    x: x(index), y: Self.headHeight + Self.weekdaysHeight + CGFloat(week) * weekHeight, width: column,
                    height: weekHeight - 2)
            }
        }
    }
}
