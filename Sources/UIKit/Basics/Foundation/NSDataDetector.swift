public typealias NSTextCheckingTypes = UInt64

/// Finds web and mail addresses and phone numbers in a text, which Foundation on Linux doesn't do.
///
/// It finds links and phone numbers, as a text view does, but no dates, postal addresses or transit information. On
/// Apple's systems the class is an `NSRegularExpression`, whose methods can't be overridden here.
public final class NSDataDetector: NSObject, Sendable {
    /// The kinds to find, of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    /// The bits of Foundation's kinds, whose names are marked unavailable on Linux.
    static let link: NSTextCheckingTypes = 1 << 5
    static let phoneNumber: NSTextCheckingTypes = 1 << 11

    /// - Throws: where no kind is named, as Foundation does.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var types: UIDataDetectorTypes = []
        if checkingTypes & Self.link != 0 { types.insert(.link) }
        if checkingTypes & Self.phoneNumber != 0 { types.insert(.phoneNumber) }
        guard !types.isEmpty, let part = Range(range, in: string) else { return [] }
        return DetectedData.findings(in: String(string[part]), of: types).map { finding in
            let place = NSRange(location: finding.range.location + range.location, length: finding.range.length)
            return DetectedResult(finding.url, at: place, in: string)
        }
    }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stops)
            if stops.boolValue { return }
        }
    }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

/// A link or phone number that was found.
private final class DetectedResult: NSTextCheckingResult {
    private let place: NSRange
    let target: URL
    let text: String

    init(_ target: URL, at place: NSRange, in string: String) {
        self.target = target
        self.place = place
        text = (string as NSString).substring(with: place)
        super.init()
    }

    init(_ target: URL, at place: NSRange) {
        (self.target, self.place, text) = (target, place, target.absoluteString)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    var isPhoneNumber: Bool { target.scheme == "tel" }
    override var resultType: CheckingType {
        CheckingType(rawValue: isPhoneNumber ? NSDataDetector.phoneNumber : NSDataDetector.link)
    }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
    /// A result as a detector of links gives it.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedResult(url, at: range)
    }
    /// The target of a link; nil for other results.
    public var url: URL? { (self as? DetectedResult).flatMap { $0.isPhoneNumber ? nil : $0.target } }
    /// A phone number as written; nil for other results.
    public var phoneNumber: String? { (self as? DetectedResult).flatMap { $0.isPhoneNumber ? $0.text : nil } }
}

/// Results of kinds that this detector doesn't find: nil for links and phone numbers.
extension NSTextCheckingResult {
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    public var components: [NSTextCheckingKey: String]? { nil }
    public var date: Date? { nil }
    public var timeZone: TimeZone? { nil }
    public var duration: TimeInterval { 0 }
}

/// The parts of an address, or of a flight.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
