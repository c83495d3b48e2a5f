import Foundation

/// An account with calendars; no host has one.
/// The kind of account that calendars come from.
public enum EKSourceType: Int, Sendable {
    case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

open class EKSource: NSObject {
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var sourceIdentifier: String { "" }
}

open class EKCalendar: NSObject {
    open var title = ""
    open var source: EKSource!
    open var calendarIdentifier: String { "" }
    open var allowsContentModifications: Bool { false }

    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}

/// Tells of an event before it begins.
open class EKAlarm: NSObject {
    /// Seconds from the event's begin, negative before it.
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?

    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
}

/// The parts that an event and a reminder share; values are kept, and no store takes them.
open class EKCalendarItem: NSObject {
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var calendar: EKCalendar!
    open var alarms: [EKAlarm]?
    open var calendarItemIdentifier: String { "" }
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    open var creationDate: Date? { nil }

    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

open class EKEvent: EKCalendarItem {
    open var startDate: Date!
    open var endDate: Date!
    open var isAllDay = false
    /// nil: no store has saved it.
    open var eventIdentifier: String! { nil }

    public convenience init(eventStore: EKEventStore) { self.init() }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult { startDate.compare(other.startDate) }
}

open class EKReminder: EKCalendarItem {
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted = false
    open var completionDate: Date?
    /// 0 for none, 1 for the highest, 9 for the lowest.
    open var priority = 0

    public convenience init(eventStore: EKEventStore) { self.init() }
}
