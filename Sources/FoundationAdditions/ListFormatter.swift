import Foundation

/// Lists in a language's words: `apples, pears, and plums`.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = _DeviceLocale.present
    /// Writes each item; nil for its description.
    open var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining texts: [String]) -> String {
        UnicodeFormatting.list(texts, ofUnits: false, width: .full, locale: _DeviceLocale.present)
    }

    open func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return UnicodeFormatting.list(texts, ofUnits: false, width: .full, locale: locale ?? _DeviceLocale.present)
    }

    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap { string(from: $0) } }
}
