extension StandIns {
    /// The answers to the collection view.
    static let calendarDirector = #"""
        /// Answers the collection view of a calendar.
        @MainActor final class CalendarDirector: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            private weak var calendar: FSCalendar?
            /// The place for which the data source is asked for a cell.
            private(set) var asked: IndexPath?
            /// True while an animation goes to another page.
            var isTurning = false
            private var chosen: IndexPath?

            init(_ calendar: FSCalendar) { self.calendar = calendar }

            func numberOfSections(in collectionView: UICollectionView) -> Int { calendar?.pages.count ?? 0 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                calendar?.pages.itemCount ?? 0
            }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                guard let calendar else { return UICollectionViewCell(frame: .zero) }
                let (date, position) = day(at: indexPath, in: calendar)
                guard calendar.pages.shows(position, item: indexPath.item, onPage: indexPath.section) else {
                    return collectionView.dequeueReusableCell(
                        withReuseIdentifier: FSCalendarBlankCellReuseIdentifier, for: indexPath)
                }
                asked = indexPath
                defer { asked = nil }
                let cell =
                    calendar.dataSource?.calendar(calendar, cellFor: date, at: position)
                    ?? calendar.dequeueReusableCell(withIdentifier: FSCalendarDefaultCellReuseIdentifier, for: date, at: position)
                configure(cell, date, position)
                return cell
            }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) {
                guard let calendar, let cell = cell as? FSCalendarCell else { return }
                let (date, position) = day(at: indexPath, in: calendar)
                mark(cell, date)
                calendar.delegate?.calendar(calendar, willDisplay: cell, for: date, at: position)
            }
            /// The calendar selects by itself, since a day may have a cell on two pages.
            func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
                guard let calendar else { return false }
                let (date, position) = day(at: indexPath, in: calendar)
                if calendar.pages.shows(position, item: indexPath.item, onPage: indexPath.section) {
                    calendar.choose(date, at: position)
                }
                return false
            }
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
                isTurning = false
                calendar?.setNeedsLayout()
            }
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = false }
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {
                guard let calendar else { return }
                let page = calendar.layout.nearestPage(to: targetContentOffset.pointee)
                calendar.turn(to: calendar.pages.start(ofPage: min(max(page, 0), calendar.pages.count - 1)))
            }

            private func day(at path: IndexPath, in calendar: FSCalendar) -> (Date, FSCalendarMonthPosition) {
                let pages = calendar.pages
                let date = pages.date(ofItem: path.item, onPage: path.section)
                return (date, pages.position(of: date, onPage: path.section))
            }

            // MARK: Cells

            func configureVisibleCells() {
                guard let calendar else { return }
                for cell in calendar.visibleCells() {
                    guard let date = calendar.date(for: cell) else { continue }
                    configure(cell, date, calendar.monthPosition(for: cell))
                }
            }
            func markVisibleCells() {
                guard let calendar else { return }
                for cell in calendar.visibleCells() {
                    if let date = calendar.date(for: cell) { mark(cell, date) }
                }
            }
            private func mark(_ cell: FSCalendarCell, _ date: Date) {
                guard let calendar else { return }
                cell.isSelected = calendar.selectedDates.contains(date)
                cell.configureAppearance()
            }

            private func configure(_ cell: FSCalendarCell, _ date: Date, _ position: FSCalendarMonthPosition) {
                guard let calendar else { return }
                let (source, look) = (calendar.dataSource, calendar.appearance)
                cell.calendar = calendar
                cell.appearance = look
                cell.monthPosition = position
                cell.isPlaceholder = position != .current || date < calendar.minimumDate || date > calendar.maximumDate
                cell.dateIsToday = date == calendar.today
                cell.weekend = [1, 7].contains(calendar.gregorian.component(.weekday, from: date))
                cell.numberOfEvents = source?.calendar(calendar, numberOfEventsFor: date) ?? 0
                cell.titleLabel.text =
                    source?.calendar(calendar, titleFor: date) ?? "\(calendar.gregorian.component(.day, from: date))"
                cell.subtitle = source?.calendar(calendar, subtitleFor: date)
                cell.image = source?.calendar(calendar, imageFor: date)
                cell.preferredTitleOffset = look.titleOffset
                cell.preferredSubtitleOffset = look.subtitleOffset
                cell.preferredImageOffset = look.imageOffset
                cell.preferredEventOffset = look.eventOffset
                cell.preferredBorderRadius = look.borderRadius
                if let delegate = calendar.delegate as? any FSCalendarDelegateAppearance {
                    cell.preferredFillDefaultColor = delegate.calendar(calendar, appearance: look, fillDefaultColorFor: date)
                    cell.preferredFillSelectionColor = delegate.calendar(calendar, appearance: look, fillSelectionColorFor: date)
                    cell.preferredTitleDefaultColor = delegate.calendar(calendar, appearance: look, titleDefaultColorFor: date)
                    cell.preferredTitleSelectionColor = delegate.calendar(
                        calendar, appearance: look, titleSelectionColorFor: date)
                    cell.preferredSubtitleDefaultColor = delegate.calendar(
                        calendar, appearance: look, subtitleDefaultColorFor: date)
                    cell.preferredSubtitleSelectionColor =
                        delegate.calendar(calendar, appearance: look, subtitleSelectionColorFor: date)
                    cell.preferredBorderDefaultColor = delegate.calendar(calendar, appearance: look, borderDefaultColorFor: date)
                    cell.preferredBorderSelectionColor = delegate.calendar(
                        calendar, appearance: look, borderSelectionColorFor: date)
                    cell.preferredEventDefaultColors = delegate.calendar(calendar, appearance: look, eventDefaultColorsFor: date)
                    cell.preferredEventSelectionColors = delegate.calendar(
                        calendar, appearance: look, eventSelectionColorsFor: date)
                    cell.preferredTitleOffset = delegate.calendar(calendar, appearance: look, titleOffsetFor: date)
                    cell.preferredSubtitleOffset = delegate.calendar(calendar, appearance: look, subtitleOffsetFor: date)
                    cell.preferredImageOffset = delegate.calendar(calendar, appearance: look, imageOffsetFor: date)
                    cell.preferredEventOffset = delegate.calendar(calendar, appearance: look, eventOffsetFor: date)
                    cell.preferredBorderRadius = delegate.calendar(calendar, appearance: look, borderRadiusFor: date)
                }
                mark(cell, date)
            }

            /// A finger that moves over the days after a long touch chooses each.
            func choose(_ gesture: UILongPressGestureRecognizer) {
                guard let calendar, [.began, .changed].contains(gesture.state) else {
                    chosen = nil
                    return
                }
                guard let path = calendar.days.indexPathForItem(at: gesture.location(in: calendar.days)), path != chosen else {
                    return
                }
                chosen = path
                let (date, position) = day(at: path, in: calendar)
                calendar.choose(date, at: position)
            }
        }

        """#
}
