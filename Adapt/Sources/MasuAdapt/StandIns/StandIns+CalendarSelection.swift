extension StandIns {
    /// Selection, cells, and what documents set.
    static let calendarSelection = #"""
        extension FSCalendar {
            private func isInRange(_ date: Date) -> Bool { date >= minimumDate && date <= maximumDate }

            // MARK: Selection

            public func select(_ date: Date?) { select(date, scrollToDate: true) }
            public func select(_ date: Date?, scrollToDate: Bool) {
                guard let date, allowsSelection else { return }
                let day = gregorian.startOfDay(for: date)
                guard isInRange(day) else { return }
                if !allowsMultipleSelection { selectedDates = [] }
                if !selectedDates.contains(day) { selectedDates.append(day) }
                director.markVisibleCells()
                if scrollToDate { setCurrentPage(day, animated: true) }
            }
            public func deselect(_ date: Date) {
                let day = gregorian.startOfDay(for: date)
                selectedDates.removeAll { $0 == day }
                director.markVisibleCells()
            }
            /// The effect of a tap on a day.
            func choose(_ date: Date, at position: FSCalendarMonthPosition) {
                guard allowsSelection, isInRange(date) else { return }
                if selectedDates.contains(date) {
                    guard allowsMultipleSelection else {
                        if delegate?.calendar(self, shouldSelect: date, at: position) ?? true {
                            delegate?.calendar(self, didSelect: date, at: position)
                        }
                        return
                    }
                    guard delegate?.calendar(self, shouldDeselect: date, at: position) ?? true else { return }
                    deselect(date)
                    delegate?.calendar(self, didDeselect: date, at: position)
                    return
                }
                guard delegate?.calendar(self, shouldSelect: date, at: position) ?? true else { return }
                let earlier = allowsMultipleSelection ? [] : selectedDates
                select(date, scrollToDate: false)
                for other in earlier {
                    delegate?.calendar(self, didDeselect: other, at: pages.position(of: other, onPage: pages.page(of: page)))
                }
                delegate?.calendar(self, didSelect: date, at: position)
            }

            // MARK: Cells

            public func register(_ cellClass: AnyClass, forCellReuseIdentifier identifier: String) {
                days.register(cellClass, forCellWithReuseIdentifier: identifier)
            }
            public func dequeueReusableCell(
                withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition
            ) -> FSCalendarCell {
                guard let path = director.asked ?? pages.indexPath(of: gregorian.startOfDay(for: date), at: position),
                    let cell = days.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as? FSCalendarCell
                else { fatalError("There is no day \(date) in the calendar, or the cell of \(identifier) is no FSCalendarCell.") }
                return cell
            }
            public func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? {
                pages.indexPath(of: gregorian.startOfDay(for: date), at: position)
                    .flatMap { days.cellForItem(at: $0) as? FSCalendarCell }
            }
            public func date(for cell: FSCalendarCell) -> Date? {
                days.indexPath(for: cell).map { pages.date(ofItem: $0.item, onPage: $0.section) }
            }
            public func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition {
                guard let path = days.indexPath(for: cell) else { return .notFound }
                return pages.position(of: pages.date(ofItem: path.item, onPage: path.section), onPage: path.section)
            }
            public func visibleCells() -> [FSCalendarCell] { days.visibleCells.compactMap { $0 as? FSCalendarCell } }
            public func frame(for date: Date) -> CGRect {
                guard let path = pages.indexPath(of: gregorian.startOfDay(for: date), at: .current),
                    let frame = layout.layoutAttributesForItem(at: path)?.frame
                else { return .zero }
                return days.convert(frame, to: superview)
            }

            /// Outlets and attributes of documents.
            static var interfaceKeys: InterfaceConnections {
                typealias Look = FSCalendarAppearance
                let colors: [(String, ReferenceWritableKeyPath<Look, UIColor?>)] = [
                    ("eventDefaultColor", \.eventDefaultColor), ("eventSelectionColor", \.eventSelectionColor),
                    ("weekdayTextColor", \.weekdayTextColor), ("headerTitleColor", \.headerTitleColor),
                    ("titleDefaultColor", \.titleDefaultColor), ("titleSelectionColor", \.titleSelectionColor),
                    ("titleTodayColor", \.titleTodayColor), ("titlePlaceholderColor", \.titlePlaceholderColor),
                    ("titleWeekendColor", \.titleWeekendColor), ("subtitleDefaultColor", \.subtitleDefaultColor),
                    ("subtitleSelectionColor", \.subtitleSelectionColor), ("subtitleTodayColor", \.subtitleTodayColor),
                    ("subtitlePlaceholderColor", \.subtitlePlaceholderColor), ("subtitleWeekendColor", \.subtitleWeekendColor),
                    ("selectionColor", \.selectionColor), ("todayColor", \.todayColor),
                    ("todaySelectionColor", \.todaySelectionColor), ("borderDefaultColor", \.borderDefaultColor),
                    ("borderSelectionColor", \.borderSelectionColor),
                ]
                let fonts: [(String, ReferenceWritableKeyPath<Look, UIFont?>)] = [
                    ("titleTextSize", \.titleFont), ("subtitleTextSize", \.subtitleFont), ("weekdayTextSize", \.weekdayFont),
                    ("headerTitleTextSize", \.headerTitleFont),
                ]
                var keys = InterfaceConnections()
                    .outlet("delegate", \FSCalendar.delegate).outlet("dataSource", \FSCalendar.dataSource)
                    .attribute("firstWeekday") { (calendar: FSCalendar, value: Int) in calendar.firstWeekday = UInt(max(value, 1))
                    }
                    .attribute("headerHeight", \FSCalendar.headerHeight).attribute("weekdayHeight", \FSCalendar.weekdayHeight)
                    .attribute("rowHeight", \FSCalendar.rowHeight)
                    .attribute("allowsSelection", \FSCalendar.allowsSelection)
                    .attribute("allowsMultipleSelection", \FSCalendar.allowsMultipleSelection)
                    .attribute("adjustsBoundingRectWhenChangingMonths", \FSCalendar.adjustsBoundingRectWhenChangingMonths)
                    .attribute("pagingEnabled", \FSCalendar.pagingEnabled).attribute("scrollEnabled", \FSCalendar.scrollEnabled)
                    .attribute("headerDateFormat", \FSCalendar.appearance.headerDateFormat)
                    .attribute("headerMinimumDissolvedAlpha", \FSCalendar.appearance.headerMinimumDissolvedAlpha)
                    .attribute("borderRadius", \FSCalendar.appearance.borderRadius)
                    .attribute("useVeryShortWeekdaySymbols", \FSCalendar.appearance.useVeryShortWeekdaySymbols)
                    // These are for Interface Builder alone.
                    .attribute("fakeSubtitles") { (_: FSCalendar, _: Bool) in }
                    .attribute("fakeEventDots") { (_: FSCalendar, _: Bool) in }
                    .attribute("fakedSelectedDay") { (_: FSCalendar, _: Int) in }
                for (name, path) in colors {
                    keys = keys.attribute(name) { (calendar: FSCalendar, value: UIColor) in
                        calendar.appearance[keyPath: path] = value
                    }
                }
                for (name, path) in fonts {
                    keys = keys.attribute(name) { (calendar: FSCalendar, value: CGFloat) in
                        calendar.appearance[keyPath: path] = calendar.appearance[keyPath: path]?.withSize(value)
                    }
                }
                return keys
            }
        }

        """#
}
