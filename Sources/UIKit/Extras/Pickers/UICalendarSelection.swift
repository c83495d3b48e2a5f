/// The selectable days of a calendar, and the selected ones.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// Asks again which days can be chosen.
    open func updateSelectableDates() { view?.refresh() }

    func canSelect(_ date: DateComponents) -> Bool { true }
    func contains(_ date: Date) -> Bool { false }
    func tapped(_ date: Date) {}

    fileprivate func isSame(_ components: DateComponents, _ date: Date) -> Bool {
        guard let view, let chosen = view.calendar.date(from: components) else { return false }
        return view.calendar.isDate(chosen, inSameDayAs: date)
    }
}

/// One day at most.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents? { didSet { view?.refresh() } }
    /// Sets the selection at once; the delegate isn't notified.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    override func canSelect(_ date: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: date) ?? true
    }
    override func contains(_ date: Date) -> Bool { selectedDate.map { isSame($0, date) } ?? false }

    /// A day that is chosen already isn't any more, where the delegate agrees to none.
    override func tapped(_ date: Date) {
        guard let view else { return }
        let chosen: DateComponents? = contains(date) ? nil : view.components(date)
        guard delegate?.dateSelection(self, canSelectDate: chosen) ?? true else { return }
        selectedDate = chosen
        delegate?.dateSelection(self, didSelectDate: chosen)
    }
}

/// Any number of days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    open var selectedDates: [DateComponents] = [] { didSet { view?.refresh() } }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    override func canSelect(_ date: DateComponents) -> Bool {
        delegate?.multiDateSelection(self, canSelectDate: date) ?? true
    }
    override func contains(_ date: Date) -> Bool { selectedDates.contains { isSame($0, date) } }

    override func tapped(_ date: Date) {
        guard let view else { return }
        let components = view.components(date)
        if contains(date) {
            guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
            selectedDates.removeAll { isSame($0, date) }
            delegate?.multiDateSelection(self, didDeselectDate: components)
        } else {
            selectedDates.append(components)
            delegate?.multiDateSelection(self, didSelectDate: components)
        }
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// - Parameter dateComponents: nil where a chosen day was tapped: whether none may be chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
