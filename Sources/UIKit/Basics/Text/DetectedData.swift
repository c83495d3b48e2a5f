/// The kinds of data that a text view turns into links in read-only text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// Web and mail addresses and phone numbers in a text.
///
/// Foundation's detector is missing on Linux. This one finds addresses with `http`, `https` or `www`, mail addresses,
/// and runs of seven to fifteen digits with the usual signs among them; nothing else.
struct DetectedData {
    struct Finding: Equatable {
        var range: NSRange
        var url: URL
    }

    static let found: UIDataDetectorTypes = [.link, .phoneNumber]
    private static let web = pattern(#"(?i)\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]"#)
    private static let mail = pattern(#"(?i)\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#)
    private static let phone = pattern(#"(?<![\w.,/+-])\+?\(?\d[\d\u0020\u00A0().\-/]{5,20}\d(?![\w])"#)

    private static func pattern(_ text: String) -> NSRegularExpression? { try? NSRegularExpression(pattern: text) }

    /// In the order of the text; the first finding wins over those that overlap it.
    static func findings(in text: String, of types: UIDataDetectorTypes) -> [Finding] {
        var findings: [Finding] = []
        func add(_ expression: NSRegularExpression?, _ url: (String) -> URL?) {
            let whole = NSRange(location: 0, length: (text as NSString).length)
            for match in expression?.matches(in: text, range: whole) ?? [] {
                let isTaken = findings.contains { NSIntersectionRange($0.range, match.range).length > 0 }
                guard !isTaken, let url = url((text as NSString).substring(with: match.range)) else { continue }
                findings.append(Finding(range: match.range, url: url))
            }
        }
        if types.contains(.link) {
            add(mail) { URL(string: "mailto:\($0)") }
            add(web) { URL(string: $0.lowercased().hasPrefix("www.") ? "http://\($0)" : $0) }
        }
        if types.contains(.phoneNumber) {
            add(phone) { found in
                let digits = found.filter { $0.isASCII && $0.isNumber }
                guard (7...15).contains(digits.count) else { return nil }
                return URL(string: "tel:\(found.hasPrefix("+") ? "+" : "")\(digits)")
            }
        }
        return findings.sorted { $0.range.location < $1.range.location }
    }
}
