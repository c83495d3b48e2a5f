/// The place and time of the device, as a host sets them; the same in every run by default.
package struct DeviceSurroundings: Sendable {
    /// The date at which the host's clock was zero: the morning on which the first iPhone was presented.
    package var start = Date(timeIntervalSinceReferenceDate: 190_028_460)
    package var locale: Locale { chosenLocale ?? Locale(identifier: "en_US") }
    package var timeZone: TimeZone { chosenTimeZone ?? .gmt }
    /// Nil for the device's own, which Foundation reads only when it is asked for.
    private var chosenLocale: Locale?
    private var chosenTimeZone: TimeZone?

    package init() {}

    package init(start: Date, locale: Locale, timeZone: TimeZone) {
        self.start = start
        chosenLocale = locale
        chosenTimeZone = timeZone
    }

    package var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }

    /// A control's calendar: its own or the device's, with the control's locale and time zone.
    func calendar(_ own: Calendar?, locale: Locale?, timeZone: TimeZone?) -> Calendar {
        var calendar = own ?? calendar
        if let locale { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }
}

extension UIApplication {
    package var surroundings: DeviceSurroundings {
        get { timeline.surroundings }
        set { timeline.surroundings = newValue }
    }
    /// The date by the host's clock.
    package var presentDate: Date { surroundings.start.addingTimeInterval(now) }
}
