import Foundation

/// Times in words, as seen from another: `2 days ago`, `in 1 hr`, `tomorrow`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`.
        case numeric
        /// `yesterday`, where the language has a word.
        case named
    }

    open var unitsStyle = UnitsStyle.full
    open var dateTimeStyle = DateTimeStyle.numeric
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = _DeviceLocale.present

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The time from a date to another, in the greatest unit of which there is at least one.
    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
    }

    open func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }

    open func localizedString(from components: DateComponents) -> String {
        let parts: [(Calendar.Component, Int?)] = [
            (.year, components.year), (.month, components.month),
            (.weekOfMonth, components.weekOfMonth ?? components.weekOfYear), (.day, components.day),
            (.hour, components.hour), (.minute, components.minute), (.second, components.second),
        ]
        let greatest = parts.first { ($0.1 ?? 0) != 0 } ?? (.second, 0)
        let width: UnicodeFormatting.Width =
            switch unitsStyle {
            case .full, .spellOut: .full
            case .short: .short
            case .abbreviated: .narrow
            }
        return UnicodeFormatting.relativeText(
            Double(greatest.1 ?? 0), greatest.0, width: width, isNamed: dateTimeStyle == .named,
            locale: locale ?? _DeviceLocale.present) ?? ""
    }

    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}
