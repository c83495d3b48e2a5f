import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — the Gregorian calendar; Apple's documentation of `UICalendarView` and of the inline style.
@MainActor final class CalendarTests: XCTestCase {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
        try XCTUnwrap(
            calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
    }

    func testMonths() async throws {
        // 1 February 2024 was a Thursday.
        let month = CalendarMonth(of: try date(2024, 2, 29), calendar: calendar)
        XCTAssertEqual(month.title, "February 2024")
        XCTAssertEqual(month.weekdays, ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
        XCTAssertEqual(month.weeks.count, 5)
        XCTAssertEqual(month.weeks[0].map { $0 == nil }, [true, true, true, true, false, false, false])
        XCTAssertEqual(month.weeks.joined().compactMap { $0 }.count, 29)
        XCTAssertEqual(month.moved(by: 1, calendar: calendar).title, "March 2024")
        var german = calendar
        german.locale = Locale(identifier: "de_DE")
        german.firstWeekday = 2
        let other = CalendarMonth(of: try date(2024, 2, 1), calendar: german)
        XCTAssertEqual(other.title, "Februar 2024")
        XCTAssertEqual(other.weeks[0].firstIndex { $0 != nil }, 3)
        // 28 days from a Sunday on: four weeks.
        XCTAssertEqual(CalendarMonth(of: try date(2015, 2, 1), calendar: calendar).weeks.count, 4)
    }

    private func shown(_ view: UIView, on device: String = "iphone-8") throws -> HeadlessHost {
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        host.show(controller)
        view.frame = CGRect(origin: CGPoint(x: 20, y: 60), size: view.intrinsicContentSize)
        view.frame.size.width = 335
        controller.view.addSubview(view)
        host.settle()
        return host
    }

    private func page(_ view: UIView) throws -> CalendarPage {
        try XCTUnwrap(view.subviews.compactMap { $0 as? CalendarPage }.first)
    }

    private func tap(_ number: Int, of page: CalendarPage) {
        page.days[number - 1].sendActions(for: .touchUpInside)
    }

    func testInlinePickers() async throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .inline
        picker.calendar = calendar
        picker.date = try date(2007, 1, 9, 15, 7)
        let host = try shown(picker)
        XCTAssertEqual(picker.datePickerStyle, .inline)
        let page = try page(picker)
        XCTAssertEqual(page.month.title, "January 2007")
        XCTAssertEqual(page.days.filter(\.isSelected).map(\.accessibilityLabel), ["9"])
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        tap(20, of: page)
        XCTAssertEqual(picker.date, try date(2007, 1, 20, 15, 7), "the time of day stays")
        XCTAssertEqual(sent, 1)
        XCTAssertEqual(page.days.filter(\.isSelected).map(\.accessibilityLabel), ["20"])
        XCTAssertEqual(picker.subviews.compactMap { $0 as? DateChip }.map(\.accessibilityValue), ["3:07 PM"])
        picker.minimumDate = try date(2007, 1, 5)
        picker.maximumDate = try date(2007, 2, 10)
        let limited = try self.page(picker)
        XCTAssertEqual(limited.days.filter { !$0.isEnabled }.count, 4)
        picker.datePickerMode = .date
        XCTAssertTrue(picker.subviews.allSatisfy { !($0 is DateChip) })
        picker.datePickerMode = .time
        XCTAssertEqual(picker.datePickerStyle, .compact)
        picker.datePickerMode = .dateAndTime
        picker.frame.size.height = picker.intrinsicContentSize.height
        host.settle()
        try record("inline", host)
    }

    private func record(_ name: String, _ host: HeadlessHost) throws {
        guard let folder = ProcessInfo.processInfo.environment["MASU_SHEETS"] else { return }
        try host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent("calendar-\(name).png"))
    }

    private final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var months: [Int?] = []
        var days: [Int?] = []
        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            switch dateComponents.day {
            case 12: .default(color: .systemRed, size: .large)
            case 13: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
            default: nil
            }
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
        ) { months.append(previous.month) }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            days.append(dateComponents?.day)
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 15 }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { days.append(dateComponents.day) }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { days.append(dateComponents.day.map { -$0 }) }
    }

    func testCalendarViews() async throws {
        let view = UICalendarView()
        view.calendar = calendar
        let listener = Listener()
        view.delegate = listener
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        let host = try shown(view)
        let page = try page(view)
        XCTAssertEqual(view.visibleDateComponents.month, 1)
        XCTAssertFalse(page.days[14].isEnabled)
        XCTAssertNotNil(page.days[11].decoration)
        XCTAssertNil(page.days[10].decoration)
        tap(12, of: page)
        XCTAssertEqual(selection.selectedDate?.day, 12)
        XCTAssertEqual(listener.days, [12])
        tap(12, of: page)
        XCTAssertNil(selection.selectedDate)
        XCTAssertEqual(listener.days, [12, nil])
        selection.setSelected(DateComponents(year: 2007, month: 1, day: 24), animated: false)
        try record("view", host)
        view.setVisibleDateComponents(DateComponents(year: 2007, month: 3), animated: true)
        XCTAssertEqual(listener.months, [1])
        XCTAssertEqual(try self.page(view).month.title, "March 2007")
        let several = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = several
        listener.days = []
        tap(1, of: page)
        tap(3, of: page)
        tap(1, of: page)
        XCTAssertEqual(listener.days, [1, 3, -1])
        XCTAssertEqual(several.selectedDates.map(\.day), [3])
        view.availableDateRange = DateInterval(start: try date(2007, 3, 10), end: try date(2007, 3, 20))
        XCTAssertEqual(page.days.filter(\.isEnabled).count, 11)
    }
}
