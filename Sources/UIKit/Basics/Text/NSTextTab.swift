import TextLayout

/// A tab stop; immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `CharacterSet`: the first of its characters is aligned to the stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    public let alignment: NSTextAlignment
    /// From the leading edge of the container, in points.
    public let location: CGFloat
    public let options: [OptionKey: Any]

    /// - Parameter options: with terminators, the first full stop or comma after a digit in the text after the tab is
    /// aligned to the stop, whatever the terminators are.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
            && (other.options[.columnTerminators] == nil) == (options[.columnTerminators] == nil)
    }

    open override var hash: Int {
        alignment.rawValue &* 31 &+ Int(location.isFinite ? min(max(location, -1e6), 1e6) : 0)
    }

    /// Text after the tab starts at the stop, is centred about it, or ends there.
    func engineStop(isRightToLeft: Bool) -> TabStop {
        if options[.columnTerminators] != nil { return TabStop(.decimal, at: Double(location)) }
        switch alignment {
        case .center: return TabStop(.center, at: Double(location))
        case .right: return TabStop(isRightToLeft ? .left : .right, at: Double(location))
        case .left: return TabStop(isRightToLeft ? .right : .left, at: Double(location))
        case .natural, .justified: return TabStop(.left, at: Double(location))
        }
    }
}

extension NSParagraphStyle {
    /// The twelve stops of a paragraph that sets none.
    static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}
