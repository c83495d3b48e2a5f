/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// Wheels before iOS 14 and for a duration, compact since.
    case automatic
    case wheels
    /// The date and the time as texts, which show wheels when they are tapped.
    case compact
    /// A calendar's page, and the time as a text below it; a time alone is shown as texts.
    case inline
}

/// Picks a date, a time or a duration; `valueChanged` is sent when the user picked another.
///
/// Calendar, locale, time zone and the present date are the device's unless set; hosts say what these are.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    private var storedDate = UIApplication.shared.presentDate
    private var storedDuration: TimeInterval = 60
    private var ownCalendar: Calendar?
    private let wheels = UIPickerView(frame: .zero)
    /// The colour of the wheels' rows; nil for a label's own.
    var rowColor: UIColor? {
        get { wheels.rowColor }
        set { wheels.rowColor = newValue }
    }
    private var rows: DateWheels?
    private var chips: [DateChip] = []
    private var page: CalendarPage?
    private let timeTitle = UILabel()

    public override init(frame: CGRect) {
        let size = frame.size == .zero ? UIPickerView.naturalSize : frame.size
        super.init(frame: CGRect(origin: frame.origin, size: size))
        styleMayHaveChanged()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeContent(from: coder)
        styleMayHaveChanged()
    }

    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { styleMayHaveChanged() } }
    }
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { styleMayHaveChanged() } }
    }
    /// The style that is shown: durations have wheels alone.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        if preferredDatePickerStyle == .inline, datePickerMode == .time { return .compact }
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return BehaviourProfile.current.datePickersAreCompact ? .compact : .wheels
    }
    open var locale: Locale? { didSet { styleMayHaveChanged() } }
    open var calendar: Calendar! {
        get { UIApplication.shared.surroundings.calendar(ownCalendar, locale: locale, timeZone: timeZone) }
        set {
            ownCalendar = newValue
            styleMayHaveChanged()
        }
    }
    open var timeZone: TimeZone? { didSet { styleMayHaveChanged() } }

    /// The date, limited to the ends; setting it sends no event.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }
    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        show(animated: animated)
    }
    /// An end that lies beyond the other is left out of account, with it.
    open var minimumDate: Date? { didSet { endsChanged() } }
    open var maximumDate: Date? { didSet { endsChanged() } }
    private func endsChanged() {
        date = storedDate
        if page != nil { styleMayHaveChanged() }
    }
    /// Seconds, less than a day; whole minutes are picked.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            storedDuration = min(max(newValue, 0), 86399)
            show(animated: false)
        }
    }
    /// A part of an hour that goes into it: 1 to 30; others stay without effect.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            styleMayHaveChanged()
        }
    }

    private func limited(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    // MARK: Look

    open override var intrinsicContentSize: CGSize {
        guard let page else {
            return datePickerStyle == .wheels ? UIPickerView.naturalSize : DateChip.size(of: chips)
        }
        let size = page.intrinsicContentSize
        return CGSize(width: size.width, height: size.height + timeHeight)
    }
    /// The height of the row under a calendar.
    private var timeHeight: CGFloat { chips.isEmpty ? 0 : 50 }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        let flips = effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard let page else { return DateChip.place(chips, in: bounds, flips: flips) }
        page.frame = CGRect(x: 0, y: 0, width: bounds.width, height: page.intrinsicContentSize.height)
        let row = CGRect(x: 0, y: page.frame.maxY, width: bounds.width, height: timeHeight).insetBy(dx: 16, dy: 0)
        timeTitle.frame = row
        timeTitle.textAlignment = flips ? .right : .left
        DateChip.place(chips, in: row, flips: flips)
    }

    private func styleMayHaveChanged() {
        for chip in chips { chip.removeFromSuperview() }
        chips = []
        page?.removeFromSuperview()
        timeTitle.removeFromSuperview()
        page = nil
        if datePickerStyle == .wheels {
            showWheels()
        } else if datePickerStyle == .inline {
            wheels.removeFromSuperview()
            rows = nil
            showPage()
        } else {
            wheels.removeFromSuperview()
            rows = nil
            chips = [Mode.date, .time].filter { datePickerMode == .dateAndTime || $0 == datePickerMode }.map(chip)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        show(animated: false)
    }

    private func showWheels() {
        let rows = DateWheels(
            mode: datePickerMode, calendar: calendar, minuteInterval: minuteInterval, around: storedDate,
            today: UIApplication.shared.presentDate)
        rows.picked = { [weak self] in self?.userTurned() }
        self.rows = rows
        (wheels.dataSource, wheels.delegate) = (rows, rows)
        if wheels.superview == nil { addSubview(wheels) }
    }

    private func showPage() {
        let page = CalendarPage(of: storedDate, calendar: calendar)
        page.today = UIApplication.shared.presentDate
        page.isSelected = { [weak self] date in
            self.map { $0.calendar.isDate($0.storedDate, inSameDayAs: date) } ?? false
        }
        page.isEnabledDay = { [weak self] date in self?.allows(dayOf: date) ?? false }
        page.tapped = { [weak self] date in self?.pick(dayOf: date) }
        page.range = DateInterval(
            start: minimumDate ?? .distantPast, end: max(minimumDate ?? .distantPast, maximumDate ?? .distantFuture))
        addSubview(page)
        self.page = page
        guard datePickerMode == .dateAndTime else { return }
        timeTitle.text = "Time"
        timeTitle.font = .systemFont(ofSize: 17)
        addSubview(timeTitle)
        chips = [chip(.time)]
    }

    private func allows(dayOf date: Date) -> Bool {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return true }
        let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
        return end > minimumDate ?? .distantPast && date <= maximumDate ?? .distantFuture
    }

    /// Another day, at the same time of day.
    private func pick(dayOf date: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second], from: storedDate)
        let picked = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: date)
        storedDate = limited(picked ?? date)
        show(animated: true)
        sendActions(for: .valueChanged)
    }

    private func chip(_ mode: Mode) -> DateChip {
        let chip = DateChip(mode)
        chip.addAction(
            UIAction { [weak self, weak chip] _ in
                if let self, let chip { self.edit(mode, from: chip) }
            }, for: .touchUpInside)
        addSubview(chip)
        return chip
    }

    private func show(animated: Bool) {
        if datePickerMode == .countDownTimer {
            rows?.show(duration: storedDuration, in: wheels, animated: animated)
        } else {
            rows?.show(storedDate, in: wheels, animated: animated)
        }
        page?.show(storedDate, calendar: calendar)
        for chip in chips { chip.show(storedDate, calendar: calendar) }
        if !chips.isEmpty {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Picking

    private func userTurned() {
        guard let rows else { return }
        if datePickerMode == .countDownTimer {
            let least = Double(minuteInterval) * 60
            storedDuration = max(least, rows.duration(of: wheels))
        } else {
            storedDate = limited(rows.date(of: wheels, from: storedDate))
        }
        show(animated: true)
        sendActions(for: .valueChanged)
    }

    /// Wheels beside the text that was tapped; what they pick is picked at once.
    private func edit(_ mode: Mode, from chip: DateChip) {
        var responder: UIResponder? = self
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let controller = responder as? UIViewController else { return }
        let inner = UIDatePicker(frame: .zero)
        // Provenance: claimed — a compact picker's calendar for dates, wheels for times: so it is on iOS 14 and later,
        // the source wasn't noted; 13 and 14 are one release here.
        inner.preferredDatePickerStyle =
            mode == .date && BehaviourProfile.current.datePickersAreCompact ? .inline : .wheels
        inner.datePickerMode = mode
        inner.calendar = calendar
        inner.minuteInterval = minuteInterval
        (inner.minimumDate, inner.maximumDate) = (minimumDate, maximumDate)
        inner.date = storedDate
        inner.addAction(
            UIAction { [weak self, weak inner] _ in
                guard let self, let inner else { return }
                self.storedDate = inner.date
                self.show(animated: false)
                self.sendActions(for: .valueChanged)
            }, for: .valueChanged)
        controller.present(DatePopover(inner, beside: chip), animated: true)
    }
}
