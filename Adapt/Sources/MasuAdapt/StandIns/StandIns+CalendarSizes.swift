extension StandIns {
    /// Heights.
    static let calendarSizes = #"""
        /// Heights, and who is told of them.
        extension FSCalendar {
            var shownHeaderHeight: CGFloat {
                guard headerHeight == FSCalendarAutomaticDimension else { return headerHeight }
                // Half of what a higher calendar has beyond the usual height's share.
                return (FSCalendarStandardHeaderHeight * (1 + monthHeight / FSCalendarStandardMonthlyPageHeight)) / 2
            }
            var shownWeekdayHeight: CGFloat {
                guard weekdayHeight == FSCalendarAutomaticDimension else { return weekdayHeight }
                return FSCalendarStandardWeekdayHeight * monthHeight / FSCalendarStandardMonthlyPageHeight
            }
            var monthRowHeight: CGFloat { max(monthHeight - shownHeaderHeight - shownWeekdayHeight, 0) / 6 }
            var dayHeight: CGFloat { shownScope == .week ? days.bounds.height : monthRowHeight }

            func noteHeight() {
                guard shownScope == .month, bounds.height > 0 else { return }
                if let toldHeight, abs(toldHeight - bounds.height) < 1 { return }
                monthHeight = bounds.height
            }
            func tellBounds(animated: Bool) {
                let size = sizeThatFits(bounds.size)
                toldHeight = size.height
                let box = CGRect(origin: .zero, size: size)
                guard animated, window != nil else {
                    delegate?.calendar(self, boundingRectWillChange: box, animated: animated)
                    return
                }
                UIView.animate(withDuration: 0.3) { self.delegate?.calendar(self, boundingRectWillChange: box, animated: true) }
            }
        }

        """#
}
