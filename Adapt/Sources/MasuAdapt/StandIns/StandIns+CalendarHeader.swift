extension StandIns {
    /// The title and the names of weekdays.
    static let calendarHeader = #"""
        /// The month's title.
        @preconcurrency @MainActor open class FSCalendarHeaderView: UIView {
            public weak var calendar: FSCalendar!
            public var scrollEnabled = true
            private let title = UILabel()

            public override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                addSubview(title)
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                let offset = calendar?.appearance.headerTitleOffset ?? .zero
                title.frame = bounds.offsetBy(dx: offset.x, dy: offset.y)
            }
            public func reloadData() {
                guard let calendar else { return }
                let formatter = DateFormatter()
                formatter.calendar = calendar.gregorian
                formatter.timeZone = calendar.gregorian.timeZone
                formatter.locale = calendar.locale
                formatter.dateFormat = calendar.appearance.headerDateFormat
                // A week's month is the one of its fourth day.
                let shown = calendar.scope == .week ? calendar.pages.day(3, from: calendar.currentPage) : calendar.currentPage
                let text = formatter.string(from: shown)
                let options = calendar.appearance.caseOptions
                title.text =
                    options.contains(.headerUsesUpperCase)
                    ? text.uppercased() : options.contains(.headerUsesCapitalized) ? text.capitalized : text
            }
            public func configureAppearance() {
                guard let look = calendar?.appearance else { return }
                title.font = look.headerTitleFont
                title.textColor = look.headerTitleColor
                title.textAlignment = look.headerTitleAlignment
                setNeedsLayout()
            }
        }

        /// The names of the seven weekdays.
        @preconcurrency @MainActor open class FSCalendarWeekdayView: UIView {
            weak var calendar: FSCalendar?
            public let weekdayLabels = (0..<7).map { _ in UILabel() }

            public override init(frame: CGRect) {
                super.init(frame: frame)
                addLabels()
            }
            public required init?(coder: NSCoder) {
                super.init(coder: coder)
                addLabels()
            }
            private func addLabels() {
                for label in weekdayLabels {
                    label.textAlignment = .center
                    addSubview(label)
                }
            }

            open override func layoutSubviews() {
                super.layoutSubviews()
                let width = bounds.width / 7
                for (index, label) in weekdayLabels.enumerated() {
                    label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
                }
            }
            func writeSymbols() {
                guard let calendar else { return }
                let options = calendar.appearance.caseOptions
                let isSingle = options.contains(.weekdayUsesSingleUpperCase)
                let symbols =
                    isSingle
                    ? calendar.gregorian.veryShortStandaloneWeekdaySymbols : calendar.gregorian.shortStandaloneWeekdaySymbols
                for (index, label) in weekdayLabels.enumerated() {
                    let symbol = symbols[(index + Int(calendar.firstWeekday) - 1) % 7]
                    label.text = isSingle || options.contains(.weekdayUsesUpperCase) ? symbol.uppercased() : symbol
                }
            }
            public func configureAppearance() {
                guard let look = calendar?.appearance else { return }
                for label in weekdayLabels {
                    label.font = look.weekdayFont
                    label.textColor = look.weekdayTextColor
                }
            }
        }

        extension UIView {
            public var fs_width: CGFloat {
                get { frame.width }
                set { frame.size.width = newValue }
            }
            public var fs_height: CGFloat {
                get { frame.height }
                set { frame.size.height = newValue }
            }
            public var fs_top: CGFloat {
                get { frame.minY }
                set { frame.origin.y = newValue }
            }
            public var fs_left: CGFloat {
                get { frame.minX }
                set { frame.origin.x = newValue }
            }
            public var fs_bottom: CGFloat {
                get { frame.maxY }
                set { frame.origin.y = newValue - frame.height }
            }
            public var fs_right: CGFloat {
                get { frame.maxX }
                set { frame.origin.x = newValue - frame.width }
            }
        }

        """#
}
