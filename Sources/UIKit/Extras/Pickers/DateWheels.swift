/// The rows of a date picker's wheels, and what their choice means.
///
/// Months, days, hours and minutes go round: their rows are repeated, and a wheel starts in the middle.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    enum Part {
        case month, day, year, weekday, hour, minute, period, hours, minutes
    }

    private static let turns = 100
    private static let daysAround = 20000

    let parts: [Part]
    var picked: () -> Void = {}
    private let calendar: Calendar
    private let minuteInterval: Int
    private let isTwelveHours: Bool
    /// The first moment of the day in the middle row of the wheel of days.
    private let middleDay: Date
    private let today: Date
    private let dayFormatter = DateFormatter()

    init(mode: UIDatePicker.Mode, calendar: Calendar, minuteInterval: Int, around date: Date, today: Date) {
        self.calendar = calendar
        self.minuteInterval = minuteInterval
        self.today = today
        middleDay = calendar.startOfDay(for: date)
        let locale = calendar.locale ?? Locale(identifier: "en_US")
        let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        // Words are in quotes: the German form has a word with an h.
        let letters = hours.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        isTwelveHours = letters.contains { "hKabB".contains($0) }
        let time: [Part] = isTwelveHours ? [.hour, .minute, .period] : [.hour, .minute]
        switch mode {
        case .time: parts = time
        case .date: parts = Self.dateOrder(in: locale)
        case .dateAndTime: parts = [.weekday] + time
        case .countDownTimer: parts = [.hours, .minutes]
        }
        super.init()
        dayFormatter.calendar = calendar
        dayFormatter.locale = locale
        dayFormatter.timeZone = calendar.timeZone
        dayFormatter.dateFormat =
            DateFormatter.dateFormat(fromTemplate: "EEEMMMd", options: 0, locale: locale)?
            .replacingOccurrences(of: ",", with: "") ?? "EEE MMM d"
    }

    /// The order of a date's parts in a locale.
    private static func dateOrder(in locale: Locale) -> [Part] {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
        func place(_ letters: Set<Character>) -> Int {
            format.firstIndex { letters.contains($0) }.map { format.distance(from: format.startIndex, to: $0) } ?? 0
        }
        let places: [(Part, Int)] = [
            (.month, place(["M", "L"])), (.day, place(["d"])), (.year, place(["y"])),
        ]
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    // MARK: Rows

    /// The number of different rows of a wheel, and whether they repeat.
    private func cycle(_ part: Part) -> (count: Int, repeats: Bool) {
        switch part {
        case .month: (calendar.monthSymbols.count, true)
        case .day: (calendar.maximumRange(of: .day)?.count ?? 31, true)
        case .year: (10000, false)
        case .weekday: (2 * Self.daysAround + 1, false)
        case .hour: (isTwelveHours ? 12 : 24, true)
        case .minute: (60 / minuteInterval, true)
        case .period: (2, false)
        case .hours: (24, false)
        case .minutes: (60 / minuteInterval, false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        let cycle = cycle(parts[component])
        return cycle.count * (cycle.repeats ? Self.turns : 1)
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch parts[component] {
        case .month: 134
        case .day, .hour, .minute, .period: 50
        case .year: 80
        case .weekday: 130
        case .hours, .minutes: 130
        }
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        let part = parts[component]
        let value = row % cycle(part).count
        switch part {
        case .month: return calendar.standaloneMonthSymbols[value]
        case .day, .year: return String(value + 1)
        case .weekday:
            guard let day = calendar.date(byAdding: .day, value: value - Self.daysAround, to: middleDay) else {
                return nil
            }
            return calendar.isDate(day, inSameDayAs: today) ? "Today" : dayFormatter.string(from: day)
        case .hour: return isTwelveHours ? String(value == 0 ? 12 : value) : twoDigits(value)
        case .minute: return twoDigits(value * minuteInterval)
        case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
        case .hours: return value == 1 ? "1 hour" : "\(value) hours"
        case .minutes: return "\(value * minuteInterval) min"
        }
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { picked() }

    private func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }

    // MARK: Dates

    /// Turns each wheel to the nearest row of its value.
    private func turn(_ picker: UIPickerView, _ part: Part, to value: Int, animated: Bool) {
        guard let component = parts.firstIndex(of: part) else { return }
        let cycle = cycle(part)
        let present = picker.selectedRow(inComponent: component)
        guard present < 0 || present % cycle.count != value || (cycle.repeats && present < cycle.count) else { return }
        var row = value
        if cycle.repeats {
            let isAway = present < cycle.count * 2 || present > cycle.count * (Self.turns - 2)
            let middle = isAway ? cycle.count * (Self.turns / 2) : present - present % cycle.count
            row = middle + value
        }
        let last = cycle.count * (cycle.repeats ? Self.turns : 1) - 1
        picker.selectRow(min(max(row, 0), last), inComponent: component, animated: animated)
    }

    func show(_ date: Date, in picker: UIPickerView, animated: Bool) {
        let values = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let hour = values.hour ?? 0
        turn(picker, .year, to: (values.year ?? 1) - 1, animated: animated)
        turn(picker, .month, to: (values.month ?? 1) - 1, animated: animated)
        turn(picker, .day, to: (values.day ?? 1) - 1, animated: animated)
        let days = calendar.dateComponents([.day], from: middleDay, to: calendar.startOfDay(for: date)).day ?? 0
        turn(picker, .weekday, to: days + Self.daysAround, animated: animated)
        turn(picker, .hour, to: isTwelveHours ? hour % 12 : hour, animated: animated)
        turn(picker, .minute, to: (values.minute ?? 0) / minuteInterval, animated: animated)
        turn(picker, .period, to: hour < 12 ? 0 : 1, animated: animated)
    }

    func show(duration: TimeInterval, in picker: UIPickerView, animated: Bool) {
        let minutes = Int(duration) / 60
        turn(picker, .hours, to: minutes / 60, animated: animated)
        turn(picker, .minutes, to: minutes % 60 / minuteInterval, animated: animated)
    }

    private func value(_ part: Part, in picker: UIPickerView) -> Int? {
        parts.firstIndex(of: part).map { max(0, picker.selectedRow(inComponent: $0)) % cycle(part).count }
    }

    /// The date on the wheels; parts that have no wheel are those of the other date. A day that the month hasn't is its
    /// last.
    func date(of picker: UIPickerView, from date: Date) -> Date {
        var values = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        if let row = value(.weekday, in: picker),
            let day = calendar.date(byAdding: .day, value: row - Self.daysAround, to: middleDay)
        {
            let chosen = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (values.era, values.year, values.month, values.day) = (chosen.era, chosen.year, chosen.month, chosen.day)
        }
        if let year = value(.year, in: picker) { values.year = year + 1 }
        if let month = value(.month, in: picker) { values.month = month + 1 }
        if let day = value(.day, in: picker) {
            values.day = 1
            let length = calendar.date(from: values).flatMap { calendar.range(of: .day, in: .month, for: $0)?.count }
            values.day = min(day + 1, length ?? 28)
        }
        if let hour = value(.hour, in: picker) {
            values.hour = hour + (value(.period, in: picker) == 1 ? 12 : 0)
            values.second = 0
        }
        if let minute = value(.minute, in: picker) { values.minute = minute * minuteInterval }
        return calendar.date(from: values) ?? date
    }

    func duration(of picker: UIPickerView) -> TimeInterval {
        let hours = value(.hours, in: picker) ?? 0
        let minutes = (value(.minutes, in: picker) ?? 0) * minuteInterval
        return TimeInterval(hours * 3600 + minutes * 60)
    }
}
