extension StandIns {
    /// The arithmetic of pages.
    static let calendarPages = #"""
        /// The places of days: the months or weeks between two dates, as pages with rows of seven days.
        struct CalendarPages {
            var calendar: Calendar
            var bounds: ClosedRange<Date>
            var scope: FSCalendarScope
            var placeholders: FSCalendarPlaceholderType

            var itemCount: Int { scope == .month ? 42 : 7 }
            var count: Int { max(page(of: bounds.upperBound) + 1, 1) }

            /// The first day of a date's month or week.
            func start(of date: Date) -> Date {
                if scope == .week { return firstOfWeek(date) }
                return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
            }
            func page(of date: Date) -> Int {
                let (first, start) = (start(of: bounds.lowerBound), start(of: date))
                if scope == .week { return days(from: first, to: start) / 7 }
                return calendar.dateComponents([.month], from: first, to: start).month ?? 0
            }
            func start(ofPage page: Int) -> Date {
                let first = start(of: bounds.lowerBound)
                let unit: Calendar.Component = scope == .week ? .day : .month
                return calendar.date(byAdding: unit, value: scope == .week ? page * 7 : page, to: first) ?? first
            }
            /// The day in the upper left corner. Six rows begin with a row of the month before where the month begins with one.
            func corner(ofPage page: Int) -> Date {
                let start = start(ofPage: page)
                guard scope == .month else { return start }
                let corner = firstOfWeek(start)
                return corner == start && placeholders == .fillSixRows ? day(-7, from: start) : corner
            }
            func date(ofItem item: Int, onPage page: Int) -> Date { day(item, from: corner(ofPage: page)) }

            func position(of date: Date, onPage page: Int) -> FSCalendarMonthPosition {
                guard scope == .month else { return .current }
                let other = self.page(of: date)
                return other == page ? .current : other < page ? .previous : .next
            }
            /// The place of a date on the page where it has a position.
            func indexPath(of date: Date, at position: FSCalendarMonthPosition) -> IndexPath? {
                let offset = scope == .week ? 0 : position == .previous ? 1 : position == .next ? -1 : 0
                let page = page(of: date) + offset
                let item = days(from: corner(ofPage: page), to: date)
                guard position != .notFound, (0..<count).contains(page), (0..<itemCount).contains(item) else { return nil }
                return IndexPath(item: item, section: page)
            }
            func rows(onPage page: Int) -> Int {
                guard scope == .month else { return 1 }
                guard placeholders != .fillSixRows else { return 6 }
                let start = start(ofPage: page)
                let length = calendar.range(of: .day, in: .month, for: start)?.count ?? 31
                return (days(from: corner(ofPage: page), to: start) + length + 6) / 7
            }
            /// True if a day has a cell: there may be none of other months.
            func shows(_ position: FSCalendarMonthPosition, item: Int, onPage page: Int) -> Bool {
                switch placeholders {
                case .none: position == .current
                case .fillHeadTail: item / 7 < rows(onPage: page)
                case .fillSixRows: true
                }
            }

            private func firstOfWeek(_ date: Date) -> Date {
                let weekday = calendar.component(.weekday, from: date)
                return day(-((weekday - calendar.firstWeekday + 7) % 7), from: date)
            }
            func day(_ offset: Int, from date: Date) -> Date {
                calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: date)) ?? date
            }
            private func days(from first: Date, to last: Date) -> Int {
                calendar.dateComponents([.day], from: first, to: last).day ?? 0
            }
        }

        /// Pages beside or below each other, of seven columns.
        final class CalendarLayout: UICollectionViewLayout {
            weak var calendar: FSCalendar?
            private var size: CGSize { collectionView?.bounds.size ?? .zero }
            private var isVertical: Bool { calendar?.scrollDirection == .vertical }
            private var itemCount: Int { calendar?.pages.itemCount ?? 0 }

            override var collectionViewContentSize: CGSize {
                let count = CGFloat(collectionView?.numberOfSections ?? 0)
                return CGSize(width: size.width * (isVertical ? 1 : count), height: size.height * (isVertical ? count : 1))
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { newBounds.size != size }

            func offset(ofPage page: Int) -> CGPoint {
                isVertical ? CGPoint(x: 0, y: size.height * CGFloat(page)) : CGPoint(x: size.width * CGFloat(page), y: 0)
            }
            private func page(at offset: CGPoint) -> Int {
                let length = isVertical ? size.height : size.width
                return length > 0 ? Int(((isVertical ? offset.y : offset.x) / length).rounded(.down)) : 0
            }
            func nearestPage(to offset: CGPoint) -> Int {
                page(at: CGPoint(x: offset.x + size.width / 2, y: offset.y + size.height / 2))
            }

            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let count = collectionView?.numberOfSections ?? 0
                let first = max(page(at: rect.origin), 0)
                let last = min(page(at: CGPoint(x: rect.maxX, y: rect.maxY)), count - 1)
                guard first <= last else { return [] }
                return (first...last).flatMap { page in
                    (0..<itemCount).compactMap { item in
                        let found = layoutAttributesForItem(at: IndexPath(item: item, section: page))
                        return found.flatMap { $0.frame.intersects(rect) ? $0 : nil }
                    }
                }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                func edge(_ position: Int, _ length: CGFloat) -> CGFloat { (CGFloat(position) * length * 2).rounded() / 2 }
                let (row, column) = (indexPath.item / 7, indexPath.item % 7)
                let (width, height) = (size.width / 7, calendar?.dayHeight ?? 0)
                let origin = offset(ofPage: indexPath.section)
                attributes.frame = CGRect(
                    x: origin.x + edge(column, width), y: origin.y + edge(row, height),
                    width: edge(column + 1, width) - edge(column, width), height: edge(row + 1, height) - edge(row, height))
                return attributes
            }
        }

        """#
}
