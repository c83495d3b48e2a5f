import Foundation

/// Measurements in words: `21 °C`, `3 kilometers`.
///
/// Foundation on Linux declares the class unavailable; the source adapter has a module's own name mean this one. A
/// measurement keeps its unit: the conversion to those of a country isn't there.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let providedUnit = UnitOptions(rawValue: 1)
        public static let naturalScale = UnitOptions(rawValue: 2)
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    open var unitOptions: UnitOptions = []
    open var unitStyle = Formatter.UnitStyle.medium
    open var locale: Locale! = _DeviceLocale.present
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
        if measurement.unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        return number + separator(for: measurement.unit) + measurement.unit.symbol
    }

    open func string(from unit: Unit) -> String { unit.symbol }

    open override func string(for object: Any?) -> String? {
        (object as? Measurement<Unit>).map { string(from: $0) }
    }

    /// Degrees and the short style stand beside the number.
    private func separator(for unit: Unit) -> String {
        unit is UnitTemperature || unit is UnitAngle || unitStyle == .short ? "" : " "
    }
}
