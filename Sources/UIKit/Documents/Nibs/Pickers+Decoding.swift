import InterfaceBuilder

/// Pickers of documents: wheels and dates.
extension UIDatePicker {
    func decodeContent(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        let modes: [String: Mode] = [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countdownTimer": .countDownTimer,
        ]
        if let mode = element["datePickerMode"].flatMap({ modes[$0] }) { datePickerMode = mode }
        let styles: [String: UIDatePickerStyle] = [
            "wheels": .wheels, "compact": .compact, "automatic": .automatic,
        ]
        if let style = element["style"].flatMap({ styles[$0] }) { preferredDatePickerStyle = style }
        if let identifier = element.child(key: "locale")?["localeIdentifier"] {
            locale = Locale(identifier: identifier)
        }
        if let interval = element.integer("minuteInterval"), interval > 0, 60 % interval == 0, interval <= 30 {
            minuteInterval = interval
        }
        if let duration = element.number("countDownDuration") { countDownDuration = duration }
        func date(_ key: String) -> Date? {
            element.child(key: key)?.number("timeIntervalSinceReferenceDate").map {
                Date(timeIntervalSinceReferenceDate: $0)
            }
        }
        // A document without "Use Today's Date" fixes the date that it was written with.
        if element["useCurrentDate"] != "YES", let fixed = date("date") { self.date = fixed }
        if let earliest = date("minimumDate") { minimumDate = earliest }
        if let latest = date("maximumDate") { maximumDate = latest }
    }
}
