import Foundation

/// Lengths of time: `1:05:00`, `1 hour, 5 minutes`, `1h 5m`.
///
/// Foundation on Linux declares the class unavailable; the source adapter has a module's own name mean this one.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        /// `1:05:00`.
        case positional
        /// `1h 5m`.
        case abbreviated
        /// `1 hr, 5 min`.
        case short
        /// `1 hour, 5 minutes`.
        case full
        case spellOut
        /// `1hr 5min`.
        case brief
    }

    /// The units whose number 0 isn't written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = .current
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// The number of units that are written at most; 0 for all.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from seconds: TimeInterval) -> String? {
        guard seconds.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(seconds))
    }

    open func string(from start: Date, to end: Date) -> String? {
        let calendar = self.calendar ?? .current
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return string(from: components)
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for object: Any?) -> String? {
        (object as? DateComponents).flatMap { string(from: $0) }
    }

    private struct Unit {
        var component: Calendar.Component
        var flag: NSCalendar.Unit
        /// ICU's name, and the letter of the shortest form.
        var name: String
        var letter: String
    }

    private static let all = [
        Unit(component: .year, flag: .year, name: "year", letter: "y"),
        Unit(component: .month, flag: .month, name: "month", letter: "mo"),
        Unit(component: .weekOfMonth, flag: .weekOfMonth, name: "week", letter: "w"),
        Unit(component: .day, flag: .day, name: "day", letter: "d"),
        Unit(component: .hour, flag: .hour, name: "hour", letter: "h"),
        Unit(component: .minute, flag: .minute, name: "minute", letter: "m"),
        Unit(component: .second, flag: .second, name: "second", letter: "s"),
    ]

    private var units: [Unit] {
        let allowed =
            allowedUnits.isEmpty ? [.year, .month, .weekOfMonth, .day, .hour, .minute, .second] : allowedUnits
        return Self.all.filter { allowed.contains($0.flag) }
    }

    open func string(from components: DateComponents) -> String? {
        var parts: [(unit: Unit, number: Int)] = []
        for unit in units {
            guard let number = components.value(for: unit.component), number != Int.max else { continue }
            parts.append((unit, number))
        }
        parts = withoutZeros(parts)
        if maximumUnitCount > 0, parts.count > maximumUnitCount {
            // The units that are left out round the last one.
            let kept = parts[..<maximumUnitCount]
            parts = Array(kept)
        }
        guard !parts.isEmpty else { return nil }
        let locale = calendar?.locale ?? _DeviceLocale.present
        let text = unitsStyle == .positional ? positional(parts) : worded(parts, locale: locale)
        return includesTimeRemainingPhrase ? "\(text) remaining" : text
    }

    private func withoutZeros(_ all: [(unit: Unit, number: Int)]) -> [(unit: Unit, number: Int)] {
        var parts = all
        let behaviour = zeroFormattingBehavior
        guard !behaviour.contains(.pad) else { return parts }
        let isPositional = unitsStyle == .positional
        let dropsLeading = behaviour.contains(.dropLeading) || behaviour.contains(.default)
        let dropsMiddle = behaviour.contains(.dropMiddle) || (behaviour.contains(.default) && !isPositional)
        let dropsTrailing = behaviour.contains(.dropTrailing) || (behaviour.contains(.default) && !isPositional)
        while dropsLeading, parts.count > 1, parts.first?.number == 0 { parts.removeFirst() }
        while dropsTrailing, parts.count > 1, parts.last?.number == 0 { parts.removeLast() }
        if dropsMiddle, parts.count > 2 {
            let last = parts.count - 1
            parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == last || $0.element.number != 0 }
                .map(\.element)
        }
        return parts
    }

    /// Two digits for each unit below the first, and for that too where zeros are padded.
    private func positional(_ parts: [(unit: Unit, number: Int)]) -> String {
        let isNegative = parts.contains { $0.number < 0 }
        let pads = zeroFormattingBehavior.contains(.pad)
        let texts = parts.enumerated().map { position, part in
            let number = abs(part.number)
            return position == 0 && !pads ? "\(number)" : number < 10 ? "0\(number)" : "\(number)"
        }
        return (isNegative ? "-" : "") + texts.joined(separator: ":")
    }

    private func worded(_ parts: [(unit: Unit, number: Int)], locale: Locale) -> String {
        let (skeleton, width): (String, UnicodeFormatting.Width) =
            switch unitsStyle {
            case .full: ("unit-width-full-name", .full)
            case .spellOut: ("unit-width-full-name", .full)
            case .short: ("unit-width-short", .short)
            default: ("unit-width-narrow", .narrow)
            }
        let texts = parts.map { part in
            UnicodeFormatting.text(
                of: Double(part.number), skeleton: "unit/\(part.unit.name) \(skeleton)", locale: locale)
                ?? "\(part.number)\(part.unit.letter)"
        }
        return UnicodeFormatting.list(texts, ofUnits: true, width: width, locale: locale)
    }
}
