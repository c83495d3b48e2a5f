import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIDatePicker`, the calendar, and CLDR's order of dates.
@MainActor final class DatePickerTests: XCTestCase {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) throws -> Date {
        try XCTUnwrap(
            calendar.date(
                from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)))
    }

    private func wheels(_ picker: UIDatePicker) throws -> UIPickerView {
        picker.layoutIfNeeded()
        return try XCTUnwrap(picker.subviews.compactMap { $0 as? UIPickerView }.first)
    }

    private func titles(_ wheels: UIPickerView) -> [String?] {
        (0..<wheels.numberOfComponents).map { component in
            wheels.delegate?.pickerView(
                wheels, titleForRow: wheels.selectedRow(inComponent: component), forComponent: component)
        }
    }

    func testWheelsShowTheDateInTheLocalesOrder() async throws {
        let picker = UIDatePicker()
        XCTAssertEqual(picker.frame, CGRect(x: 0, y: 0, width: 320, height: 216))
        XCTAssertEqual(picker.datePickerStyle, .wheels)
        picker.datePickerMode = .date
        picker.date = try date(2024, 2, 29, 15, 7)
        XCTAssertEqual(titles(try wheels(picker)), ["February", "29", "2024"])
        picker.locale = Locale(identifier: "de_DE")
        XCTAssertEqual(titles(try wheels(picker)), ["29", "Februar", "2024"])
        picker.datePickerMode = .time
        XCTAssertEqual(titles(try wheels(picker)), ["15", "07"])
        picker.locale = Locale(identifier: "en_US")
        XCTAssertEqual(titles(try wheels(picker)), ["3", "07", "PM"])
    }

    /// Picks rows as a finger does.
    private func turn(_ wheels: UIPickerView, _ component: Int, by rows: Int) {
        let row = wheels.selectedRow(inComponent: component) + rows
        wheels.selectRow(row, inComponent: component, animated: false)
        wheels.delegate?.pickerView(wheels, didSelectRow: row, inComponent: component)
    }

    func testTurningAWheelPicksADate() async throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.date = try date(2024, 1, 31, 10, 30)
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        let wheels = try wheels(picker)
        // February has no 31st: its last day is picked, and the wheel of days goes there. The time of day stays.
        turn(wheels, 0, by: 1)
        XCTAssertEqual(picker.date, try date(2024, 2, 29, 10, 30))
        XCTAssertEqual(titles(wheels), ["February", "29", "2024"])
        XCTAssertEqual(sent, 1)
        turn(wheels, 2, by: 1)
        XCTAssertEqual(picker.date, try date(2025, 2, 28, 10, 30))
        // Months go round without the year.
        turn(wheels, 0, by: -2)
        XCTAssertEqual(picker.date, try date(2025, 12, 28, 10, 30))
        XCTAssertEqual(sent, 3)
    }

    func testEndsHold() async throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.minimumDate = try date(2024, 3, 10)
        picker.maximumDate = try date(2024, 3, 20)
        picker.date = try date(2024, 1, 1)
        XCTAssertEqual(picker.date, try date(2024, 3, 10))
        let wheels = try wheels(picker)
        turn(wheels, 0, by: 2)
        XCTAssertEqual(picker.date, try date(2024, 3, 20))
        XCTAssertEqual(titles(wheels), ["March", "20", "2024"])
        picker.minimumDate = try date(2024, 4, 1)
        picker.date = try date(2020, 1, 1)
        XCTAssertEqual(picker.date, try date(2020, 1, 1), "ends that contradict each other don't count")
    }

    func testDaysAndTimes() async throws {
        UIApplication.shared.restart()
        let picker = UIDatePicker()
        // The morning of 9 January 2007, by the clock of a host that says nothing else.
        XCTAssertEqual(picker.date, try date(2007, 1, 9, 9, 41))
        let wheels = try wheels(picker)
        XCTAssertEqual(titles(wheels), ["Today", "9", "41", "AM"])
        turn(wheels, 0, by: 1)
        XCTAssertEqual(titles(wheels)[0], "Wed Jan 10")
        turn(wheels, 3, by: 1)
        XCTAssertEqual(picker.date, try date(2007, 1, 10, 21, 41))
    }

    func testDurationsAndIntervals() async throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.minuteInterval = 7
        XCTAssertEqual(picker.minuteInterval, 1, "60 isn't a multiple of 7")
        picker.minuteInterval = 15
        picker.countDownDuration = 5400
        let wheels = try wheels(picker)
        XCTAssertEqual(titles(wheels), ["1 hour", "30 min"])
        XCTAssertEqual(wheels.numberOfRows(inComponent: 1), 4)
        turn(wheels, 1, by: 1)
        XCTAssertEqual(picker.countDownDuration, 6300)
        turn(wheels, 0, by: -1)
        turn(wheels, 1, by: -3)
        XCTAssertEqual(picker.countDownDuration, 900, "a duration isn't nothing")
    }

    /// From iOS 14 on pickers are texts, which show a calendar or wheels when they are tapped.
    func testCompactPickers() async throws {
        BehaviourProfile.current = BehaviourProfile(release: .iOS15)
        let host = try HeadlessHost()
        let controller = UIViewController()
        host.show(controller)
        let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        XCTAssertEqual(picker.datePickerStyle, .compact)
        picker.date = try date(2024, 2, 29, 15, 7)
        controller.view.addSubview(picker)
        host.settle()
        let chips = picker.subviews.compactMap { $0 as? DateChip }
        XCTAssertEqual(chips.map(\.accessibilityValue), ["Feb 29, 2024", "3:07 PM"])
        XCTAssertEqual(chips.last?.frame.maxX, 300)
        XCTAssertEqual(picker.intrinsicContentSize.height, 34.333, accuracy: 0.4)
        let chip = try XCTUnwrap(chips.first)
        host.play(.tap(at: chip.convert(CGPoint(x: chip.bounds.midX, y: chip.bounds.midY), to: nil)))
        host.advanceUntilStill()
        let popover = try XCTUnwrap(controller.presentedViewController)
        let inner = try XCTUnwrap(popover.view.subviews.compactMap { $0 as? UIDatePicker }.first)
        XCTAssertEqual(inner.date, picker.date)
        XCTAssertEqual(inner.datePickerStyle, .inline, "a date is picked on a calendar's page")
        var sent = 0
        picker.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        let page = try XCTUnwrap(inner.subviews.compactMap { $0 as? CalendarPage }.first)
        page.days[27].sendActions(for: .touchUpInside)
        XCTAssertEqual(picker.date, try date(2024, 2, 28, 15, 7))
        XCTAssertEqual(sent, 1)
    }
}
