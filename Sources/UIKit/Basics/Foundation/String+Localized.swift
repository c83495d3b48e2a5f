/// Localised texts by key, as Swift writes them since iOS 15.
extension String {
    /// The text for a key, with values where the key has interpolations: `String(localized: "\(count) items")` has the key
    /// `%lld items`.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        let key: String
        let arguments: [Argument]

        /// A value that stands in a text's place.
        enum Argument: Equatable, Sendable {
            case text(String), whole(Int64), fraction(Double)

            fileprivate var asVariable: any CVarArg {
                switch self {
                case .text(let text): text as NSString
                case .whole(let number): number
                case .fraction(let number): number
                }
            }
        }

        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [Argument] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }
            public mutating func appendInterpolation(_ text: String) { append(.text(text), as: "%@") }
            public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
                append(.whole(Int64(clamping: number)), as: "%lld")
            }
            public mutating func appendInterpolation(_ number: Double) { append(.fraction(number), as: "%lf") }
            public mutating func appendInterpolation(_ number: Float) { append(.fraction(Double(number)), as: "%f") }
            public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {
                let argument: Argument =
                    switch value {
                    case let number as any BinaryInteger: .whole(Int64(clamping: number))
                    case let number as Double: .fraction(number)
                    case let number as Float: .fraction(Double(number))
                    default: .text("\(value)")
                    }
                append(argument, as: specifier)
            }
            public mutating func appendInterpolation<Value>(_ value: Value) { append(.text("\(value)"), as: "%@") }

            private mutating func append(_ argument: Argument, as placeholder: String) {
                key += placeholder
                arguments.append(argument)
            }
        }

        public init(_ text: String) { (key, arguments) = (text, []) }
        public init(stringLiteral text: String) { self.init(text) }
        public init(stringInterpolation: StringInterpolation) {
            (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        }

        fileprivate func filled(_ format: String, _ locale: Locale) -> String {
            guard !arguments.isEmpty else { return format }
            return String(format: format, locale: locale, arguments: arguments.map(\.asVariable))
        }
    }

    /// The localised text of a key.
    ///
    /// - Parameters:
    ///   - table: the file `TABLE.strings`; nil for `Localizable`.
    ///   - bundle: nil for the app's.
    ///   - locale: that of numbers among the values.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let format = (bundle ?? .application).localizedText(forKey: key.key, value: "", table: table)
        self = key.filled(format, locale)
    }

    /// The localised text of a key, or another where no file has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let format = (bundle ?? .application).localizedText(
            forKey: "\(key)", value: defaultValue.key, table: table)
        self = defaultValue.filled(format, locale)
    }

    public init(localized resource: LocalizedStringResource) {
        self.init(
            localized: resource.value, table: resource.table, bundle: resource.bundle.place, locale: resource.locale)
    }
}

/// A localised text that is looked up when it is wanted.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)

        fileprivate var place: Bundle? {
            switch self {
            case .main: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    let value: String.LocalizationValue
    public var key: String { value.key }
    public let table: String?
    public var locale: Locale
    let bundle: BundleDescription

    public init(
        _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.value = value
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral text: String) { self.init(String.LocalizationValue(text)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}
