extension StandIns {
    /// `FSCalendar`, a calendar of months and weeks in Objective-C.
    static let calendar =
        calendarTypes + calendarDelegate + calendarAppearance + calendarCell + calendarPages
        + calendarHeader + calendarView + calendarSizes + calendarSelection + calendarDirector

    /// Constants, data source and delegate.
    static let calendarTypes = #"""
        // A stand-in for FSCalendar by Masu: pages of months or weeks in a collection view, of Masu's own making.
        @_exported import UIKit
        import FoundationAdditions

        public let FSCalendarStandardHeaderHeight: CGFloat = 40
        public let FSCalendarStandardWeekdayHeight: CGFloat = 25
        public let FSCalendarStandardMonthlyPageHeight: CGFloat = 300
        public let FSCalendarStandardWeeklyPageHeight: CGFloat = 108 + 1 / 3.0
        public let FSCalendarStandardCellDiameter: CGFloat = 100 / 3.0
        public let FSCalendarStandardSeparatorThickness: CGFloat = 0.5
        public let FSCalendarAutomaticDimension: CGFloat = -1
        public let FSCalendarDefaultBounceAnimationDuration: CGFloat = 0.15
        public let FSCalendarStandardRowHeight: CGFloat = 38
        public let FSCalendarStandardTitleTextSize: CGFloat = 13.5
        public let FSCalendarStandardSubtitleTextSize: CGFloat = 10
        public let FSCalendarStandardWeekdayTextSize: CGFloat = 14
        public let FSCalendarStandardHeaderTextSize: CGFloat = 16.5
        public let FSCalendarMaximumEventDotDiameter: CGFloat = 4.8
        public let FSCalendarDefaultHourComponent = 0
        public let FSCalendarMaximumNumberOfEvents = 3
        public let FSCalendarDefaultCellReuseIdentifier = "_FSCalendarDefaultCellReuseIdentifier"
        public let FSCalendarBlankCellReuseIdentifier = "_FSCalendarBlankCellReuseIdentifier"

        public enum FSCalendarScope: UInt, Sendable { case month, week }
        public enum FSCalendarScrollDirection: UInt, Sendable { case vertical, horizontal }
        public enum FSCalendarPlaceholderType: UInt, Sendable { case none, fillHeadTail, fillSixRows }
        public enum FSCalendarSeparators: UInt, Sendable { case none, interRows }

        public enum FSCalendarMonthPosition: UInt, Sendable {
            case previous, current, next
            /// Objective-C's `NSNotFound`.
            case notFound = 0x7FFF_FFFF_FFFF_FFFF
        }

        public struct FSCalendarCaseOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let headerUsesUpperCase = FSCalendarCaseOptions(rawValue: 1)
            public static let headerUsesCapitalized = FSCalendarCaseOptions(rawValue: 2)
            public static let weekdayUsesUpperCase = FSCalendarCaseOptions(rawValue: 16)
            public static let weekdayUsesSingleUpperCase = FSCalendarCaseOptions(rawValue: 32)
            public static let headerUsesDefaultCase: FSCalendarCaseOptions = []
            public static let weekdayUsesDefaultCase: FSCalendarCaseOptions = []
        }

        @preconcurrency @MainActor public protocol FSCalendarDataSource: NSObjectProtocol {
            func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String?
            func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String?
            func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage?
            func minimumDate(for calendar: FSCalendar) -> Date
            func maximumDate(for calendar: FSCalendar) -> Date
            func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell
            func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int
        }

        extension FSCalendarDataSource {
            public func calendar(_ calendar: FSCalendar, titleFor date: Date) -> String? { nil }
            public func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { nil }
            public func calendar(_ calendar: FSCalendar, imageFor date: Date) -> UIImage? { nil }
            public func minimumDate(for calendar: FSCalendar) -> Date { calendar.standardBounds.lowerBound }
            public func maximumDate(for calendar: FSCalendar) -> Date { calendar.standardBounds.upperBound }
            public func calendar(
                _ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition
            ) -> FSCalendarCell {
                calendar.dequeueReusableCell(withIdentifier: FSCalendarDefaultCellReuseIdentifier, for: date, at: position)
            }
            public func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { 0 }
        }

        @preconcurrency @MainActor public protocol FSCalendarDelegate: NSObjectProtocol {
            func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
            func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition)
            func calendar(_ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool
            func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition)
            func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool)
            func calendar(
                _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
                at monthPosition: FSCalendarMonthPosition)
            func calendarCurrentPageDidChange(_ calendar: FSCalendar)
        }

        extension FSCalendarDelegate {
            public func calendar(
                _ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition
            ) -> Bool { true }
            public func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
            public func calendar(
                _ calendar: FSCalendar, shouldDeselect date: Date, at monthPosition: FSCalendarMonthPosition
            ) -> Bool { true }
            public func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {}
            public func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) {}
            public func calendar(
                _ calendar: FSCalendar, willDisplay cell: FSCalendarCell, for date: Date,
                at monthPosition: FSCalendarMonthPosition
            ) {}
            public func calendarCurrentPageDidChange(_ calendar: FSCalendar) {}
        }

        """#
}
