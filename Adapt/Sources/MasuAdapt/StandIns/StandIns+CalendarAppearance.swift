extension StandIns {
    /// The colours of all days.
    static let calendarAppearance = #"""
        /// Fonts and colours of all days.
        @preconcurrency @MainActor open class FSCalendarAppearance: NSObject {
            public internal(set) weak var calendar: FSCalendar!

            public var titleFont: UIFont! = .systemFont(ofSize: FSCalendarStandardTitleTextSize) { didSet { changed() } }
            public var subtitleFont: UIFont! = .systemFont(ofSize: FSCalendarStandardSubtitleTextSize) { didSet { changed() } }
            public var weekdayFont: UIFont! = .systemFont(ofSize: FSCalendarStandardWeekdayTextSize) { didSet { changed() } }
            public var headerTitleFont: UIFont! = .systemFont(ofSize: FSCalendarStandardHeaderTextSize) { didSet { changed() } }
            public var headerTitleOffset = CGPoint.zero { didSet { changed() } }
            public var titleOffset = CGPoint.zero { didSet { changed() } }
            public var subtitleOffset = CGPoint.zero { didSet { changed() } }
            public var eventOffset = CGPoint.zero { didSet { changed() } }
            public var imageOffset = CGPoint.zero { didSet { changed() } }
            public var eventDefaultColor: UIColor! = colour(31, 119, 219, 0.75) { didSet { changed() } }
            public var eventSelectionColor: UIColor! = colour(31, 119, 219, 0.75) { didSet { changed() } }
            public var weekdayTextColor: UIColor! = colour(14, 69, 221) { didSet { changed() } }
            public var headerTitleColor: UIColor! = colour(14, 69, 221) { didSet { changed() } }
            public var headerSeparatorColor: UIColor! = .lightGray.withAlphaComponent(0.3) { didSet { changed() } }
            public var headerDateFormat: String! = "MMMM yyyy" { didSet { calendar?.calendarHeaderView.reloadData() } }
            public var headerTitleAlignment = NSTextAlignment.center { didSet { changed() } }
            public var headerMinimumDissolvedAlpha: CGFloat = 0.2
            public var titleDefaultColor: UIColor! = .black { didSet { changed() } }
            public var titleSelectionColor: UIColor! = .white { didSet { changed() } }
            public var titleTodayColor: UIColor! = .white { didSet { changed() } }
            public var titlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
            public var titleWeekendColor: UIColor! { didSet { changed() } }
            public var subtitleDefaultColor: UIColor! = .darkGray { didSet { changed() } }
            public var subtitleSelectionColor: UIColor! = .white { didSet { changed() } }
            public var subtitleTodayColor: UIColor! = .white { didSet { changed() } }
            public var subtitlePlaceholderColor: UIColor! = .lightGray { didSet { changed() } }
            public var subtitleWeekendColor: UIColor! { didSet { changed() } }
            public var selectionColor: UIColor! = colour(31, 119, 219) { didSet { changed() } }
            public var todayColor: UIColor! = colour(198, 51, 42) { didSet { changed() } }
            public var todaySelectionColor: UIColor! { didSet { changed() } }
            public var borderDefaultColor: UIColor! { didSet { changed() } }
            public var borderSelectionColor: UIColor! { didSet { changed() } }
            public var borderRadius: CGFloat = 1 { didSet { changed() } }
            public var caseOptions: FSCalendarCaseOptions = [] { didSet { calendar?.writeSymbols() } }
            public var separators = FSCalendarSeparators.none { didSet { calendar?.setNeedsLayout() } }
            public var useVeryShortWeekdaySymbols: Bool {
                get { caseOptions.contains(.weekdayUsesSingleUpperCase) }
                set {
                    newValue
                        ? caseOptions.formUnion(.weekdayUsesSingleUpperCase) : caseOptions.subtract(.weekdayUsesSingleUpperCase)
                }
            }

            private func changed() { calendar?.configureAppearance() }

            private static func colour(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
                UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
            }
        }

        """#
}
