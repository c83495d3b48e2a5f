extension StandIns {
    /// The view.
    static let calendarView = #"""
        /// A calendar of pages, each a month or a week.
        @preconcurrency @MainActor open class FSCalendar: UIView, InterfaceConnectable {
            public weak var delegate: (any FSCalendarDelegate)? { didSet { reloadData() } }
            public weak var dataSource: (any FSCalendarDataSource)? { didSet { reloadData() } }
            public let appearance = FSCalendarAppearance()
            public let calendarHeaderView = FSCalendarHeaderView(frame: .zero)
            public let calendarWeekdayView = FSCalendarWeekdayView(frame: .zero)

            public var today: Date? = Date() {
                didSet {
                    today = today.map(gregorian.startOfDay)
                    director.configureVisibleCells()
                }
            }
            public var locale = _DeviceLocale.present {
                didSet {
                    gregorian.locale = locale
                    writeSymbols()
                }
            }
            /// 1 is Sunday.
            public var firstWeekday: UInt = 1 {
                didSet {
                    gregorian.firstWeekday = Int(firstWeekday)
                    page = pages.start(of: page)
                    writeSymbols()
                    reloadData()
                }
            }
            public var scrollDirection = FSCalendarScrollDirection.horizontal { didSet { relayout() } }
            public var placeholderType = FSCalendarPlaceholderType.fillSixRows { didSet { relayout() } }
            public var headerHeight = FSCalendarAutomaticDimension { didSet { setNeedsLayout() } }
            public var weekdayHeight = FSCalendarAutomaticDimension { didSet { setNeedsLayout() } }
            /// Of calendars without pages, which aren't here.
            public var rowHeight = FSCalendarStandardRowHeight
            public var pagingEnabled = true
            public var scrollEnabled = true { didSet { days.isScrollEnabled = scrollEnabled } }
            public var allowsSelection = true
            public var allowsMultipleSelection = false
            public var adjustsBoundingRectWhenChangingMonths = false

            public internal(set) var selectedDates: [Date] = []
            public var selectedDate: Date? { selectedDates.last }
            public private(set) lazy var swipeToChooseGesture: UILongPressGestureRecognizer = {
                let gesture = UILongPressGestureRecognizer(
                    target: director, action: Selector("choose:", CalendarDirector.choose(_:)))
                gesture.isEnabled = false
                days.addGestureRecognizer(gesture)
                return gesture
            }()
            public private(set) lazy var scopeGesture: UIPanGestureRecognizer = {
                let gesture = UIPanGestureRecognizer(target: self, action: Selector("scope:", FSCalendar.handleScopeGesture(_:)))
                addGestureRecognizer(gesture)
                return gesture
            }()

            var gregorian = Calendar(identifier: .gregorian)
            let layout = CalendarLayout()
            private(set) lazy var days = UICollectionView(frame: .zero, collectionViewLayout: layout)
            private(set) lazy var director = CalendarDirector(self)
            private let edges = [UIView(), UIView()]
            private let rowLines = (0..<5).map { _ in UIView() }
            private(set) var shownScope = FSCalendarScope.month
            var page = Date()
            /// The week that a change of scope led to, and its month.
            private var origin: (week: Date, month: Date)?
            private var knownBounds: ClosedRange<Date>?
            /// The height that the calendar has, or had last, with a month of six rows.
            var monthHeight = FSCalendarStandardMonthlyPageHeight
            /// The height that the delegate was told last.
            var toldHeight: CGFloat?

            public override init(frame: CGRect) {
                super.init(frame: frame)
                prepare()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                prepare()
            }

            private func prepare() {
                gregorian.locale = locale
                gregorian.firstWeekday = 1
                today = today.map(gregorian.startOfDay)
                page = pages.start(of: today ?? Date())
                layout.calendar = self
                appearance.calendar = self
                calendarHeaderView.calendar = self
                calendarWeekdayView.calendar = self
                days.backgroundColor = .clear
                days.isPagingEnabled = true
                days.showsHorizontalScrollIndicator = false
                days.showsVerticalScrollIndicator = false
                days.contentInsetAdjustmentBehavior = .never
                days.scrollsToTop = false
                days.dataSource = director
                days.delegate = director
                days.register(FSCalendarCell.self, forCellWithReuseIdentifier: FSCalendarDefaultCellReuseIdentifier)
                days.register(FSCalendarBlankCell.self, forCellWithReuseIdentifier: FSCalendarBlankCellReuseIdentifier)
                for view in [calendarHeaderView, calendarWeekdayView, days] + rowLines + edges { addSubview(view) }
                for line in rowLines + edges {
                    line.isUserInteractionEnabled = false
                    line.backgroundColor = .lightGray.withAlphaComponent(edges.contains(line) ? 0.3 : 0.6)
                }
                writeSymbols()
                configureAppearance()
            }

            // MARK: Dates

            var standardBounds: ClosedRange<Date> {
                func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
                    gregorian.date(from: DateComponents(year: year, month: month, day: day)) ?? Date()
                }
                return day(1970, 1, 1)...day(2099, 12, 31)
            }
            private var dateBounds: ClosedRange<Date> {
                if let knownBounds { return knownBounds }
                guard let dataSource else { return standardBounds }
                let first = gregorian.startOfDay(for: dataSource.minimumDate(for: self))
                let last = gregorian.startOfDay(for: dataSource.maximumDate(for: self))
                let bounds = min(first, last)...max(first, last)
                knownBounds = bounds
                return bounds
            }
            var pages: CalendarPages {
                CalendarPages(calendar: gregorian, bounds: dateBounds, scope: shownScope, placeholders: placeholderType)
            }
            public var minimumDate: Date { dateBounds.lowerBound }
            public var maximumDate: Date { dateBounds.upperBound }

            // MARK: Pages

            public var currentPage: Date {
                get { page }
                set { setCurrentPage(newValue, animated: false) }
            }
            open func setCurrentPage(_ currentPage: Date, animated: Bool) {
                let date = min(max(gregorian.startOfDay(for: currentPage), minimumDate), maximumDate)
                let start = pages.start(of: date)
                guard start != page else { return }
                turn(to: start)
                let offset = layout.offset(ofPage: pages.page(of: page))
                director.isTurning = animated && window != nil && offset != days.contentOffset
                days.setContentOffset(offset, animated: director.isTurning)
            }
            /// Notes another page; the days are there already, or on their way.
            func turn(to start: Date) {
                guard start != page else { return }
                page = start
                calendarHeaderView.reloadData()
                setNeedsLayout()
                delegate?.calendarCurrentPageDidChange(self)
                if adjustsBoundingRectWhenChangingMonths, placeholderType != .fillSixRows { tellBounds(animated: true) }
            }

            public var scope: FSCalendarScope {
                get { shownScope }
                set { setScope(newValue, animated: false) }
            }
            open func setScope(_ scope: FSCalendarScope, animated: Bool) {
                guard scope != shownScope else { return }
                noteHeight()
                let old = pages
                let focus = [selectedDate, today].compactMap { $0 }.first { old.start(of: $0) == page }
                shownScope = scope
                // A month shows the week of the selected day, else today's, else its first. A week goes back to the month that
                // it came from, or to that of its fourth day after a turn.
                if scope == .week {
                    let month = page
                    page = pages.start(of: focus ?? month)
                    origin = (page, month)
                } else {
                    page = origin.flatMap { $0.week == page ? $0.month : nil } ?? pages.start(of: pages.day(3, from: page))
                }
                relayout()
                calendarHeaderView.reloadData()
                tellBounds(animated: animated)
            }
            open func handleScopeGesture(_ sender: UIPanGestureRecognizer) {
                guard sender.state == .ended else { return }
                let velocity = sender.velocity(in: self).y
                if velocity != 0 { setScope(velocity < 0 ? .week : .month, animated: true) }
            }

            open func reloadData() {
                knownBounds = nil
                page = pages.start(of: min(max(page, minimumDate), maximumDate))
                calendarHeaderView.reloadData()
                relayout()
            }
            private func relayout() {
                director.isTurning = false
                layout.invalidateLayout()
                days.reloadData()
                setNeedsLayout()
            }
            open func configureAppearance() {
                calendarHeaderView.configureAppearance()
                calendarWeekdayView.configureAppearance()
                director.configureVisibleCells()
            }
            func writeSymbols() {
                calendarWeekdayView.writeSymbols()
                calendarHeaderView.reloadData()
            }

            // MARK: Layout

            open override func sizeThatFits(_ size: CGSize) -> CGSize {
                let isShort = shownScope == .week || adjustsBoundingRectWhenChangingMonths
                let rows = isShort ? pages.rows(onPage: pages.page(of: page)) : 6
                return CGSize(
                    width: size.width, height: shownHeaderHeight + shownWeekdayHeight + CGFloat(rows) * monthRowHeight)
            }
            open override func layoutSubviews() {
                super.layoutSubviews()
                noteHeight()
                let (header, weekdays) = (shownHeaderHeight, shownWeekdayHeight)
                calendarHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header)
                calendarWeekdayView.frame = CGRect(x: 0, y: header, width: bounds.width, height: weekdays)
                let frame = CGRect(
                    x: 0, y: header + weekdays, width: bounds.width, height: max(bounds.height - header - weekdays, 0))
                edges[0].frame = CGRect(x: 0, y: -1, width: bounds.width, height: 1)
                edges[1].frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: 1)
                if days.frame != frame {
                    days.frame = frame
                    layout.invalidateLayout()
                }
                if !days.isDragging, !days.isDecelerating {
                    days.layoutIfNeeded()
                    let offset = layout.offset(ofPage: pages.page(of: page))
                    if !director.isTurning, days.contentOffset != offset { days.contentOffset = offset }
                }
                let rows =
                    appearance.separators == .interRows && shownScope == .month ? pages.rows(onPage: pages.page(of: page)) : 0
                for (index, line) in rowLines.enumerated() {
                    line.isHidden = index + 1 >= rows
                    line.frame = CGRect(
                        x: 0, y: frame.minY + CGFloat(index + 1) * dayHeight, width: bounds.width,
                        height: FSCalendarStandardSeparatorThickness)
                }
            }

            open class var interfaceConnections: InterfaceConnections { interfaceKeys }
        }

        """#
}
