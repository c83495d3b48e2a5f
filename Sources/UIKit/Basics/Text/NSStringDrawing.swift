/// Options for measuring and drawing text in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle's origin is the first line's top; several lines are laid out.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Line spacing includes the font's leading.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The outlines' extent instead of the advances'; stored without effect.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// Lines that don't fit the height are left out.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The limit to which text may shrink, and the result.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {
    /// The smallest factor of the fonts' sizes; 0 or 1 keeps them.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor with which the text was last measured.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The rectangle that the text last occupied.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}

extension NSAttributedString {
    /// The text's size, each paragraph on one line; in points, not rounded.
    public func size() -> CGSize { StringMeasurement(self).size(width: .infinity) }

    /// The bounding rectangle of the text within a size, in points, not rounded.
    ///
    /// The width limits lines; the height is a limit only if the last visible line is truncated; zero or less in either
    /// is no limit. Text wraps only with `usesLineFragmentOrigin` and in a paragraph style that wraps: one that
    /// truncates or clips gives one line, as on iOS.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StringMeasurement(self).boundingRect(in: size, options: options, context: context)
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: String(describing: self), attributes: attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(describing: self), attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

extension String {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}
