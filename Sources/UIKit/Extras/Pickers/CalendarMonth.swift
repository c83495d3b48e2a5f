import Foundation

/// A month as a page of a calendar: weeks of seven days, those of other months left empty.
struct CalendarMonth: Hashable {
    /// The first moment of the month.
    let start: Date
    /// The first moments of its days, by weeks; nil outside of the month.
    let weeks: [[Date?]]
    /// The short names of the columns.
    let weekdays: [String]
    let title: String

    init(of date: Date, calendar: Calendar) {
        let parts = calendar.dateComponents([.era, .year, .month], from: date)
        let start = calendar.date(from: parts) ?? calendar.startOfDay(for: date)
        self.start = start
        let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
        let lead = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        var days: [Date?] = Array(repeating: nil, count: lead)
        for day in 0..<count {
            days.append(calendar.date(byAdding: .day, value: day, to: start))
        }
        while days.count % 7 != 0 { days.append(nil) }
        weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
        let formatter = DateFormatter()
        (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, calendar.locale, calendar.timeZone)
        formatter.dateFormat = DateFormatter.dateFormat(
            fromTemplate: "MMMMy", options: 0, locale: calendar.locale ?? Locale(identifier: "en_US"))
        title = formatter.string(from: start)
        let names = formatter.shortStandaloneWeekdaySymbols
        weekdays = (0..<7).map { column in
            let index = (column + calendar.firstWeekday - 1) % 7
            return names.indices.contains(index) ? names[index].uppercased(with: calendar.locale) : ""
        }
    }

    /// The page so many months further on.
    func moved(by months: Int, calendar: Calendar) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, calendar: calendar)
    }
}
