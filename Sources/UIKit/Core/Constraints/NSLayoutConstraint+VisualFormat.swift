import AutoLayout
import ConstraintSolver

extension NSLayoutConstraint {
    /// Alignment, direction and spacing of a visual format; raw values are UIKit's.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let alignAllLeft = FormatOptions(aligning: .left)
        public static let alignAllRight = FormatOptions(aligning: .right)
        public static let alignAllTop = FormatOptions(aligning: .top)
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        public static let directionLeadingToTrailing: FormatOptions = []
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        public static let spacingEdgeToEdge: FormatOptions = []
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// The parser's options for these bits.
        var engineOptions: VisualFormat.Options {
            let direction: VisualFormat.Options.Direction =
                contains(.directionRightToLeft)
                ? .rightToLeft : contains(.directionLeftToRight) ? .leftToRight : .leadingToTrailing
            return VisualFormat.Options(
                alignments: LayoutAttribute.allCases.filter { attribute in
                    attribute != .notAnAttribute && attribute.rawValue < 16
                        && rawValue >> UInt(attribute.rawValue) & 1 == 1
                },
                direction: direction, spacesBaselines: contains(.spacingBaselineToBaseline))
        }
    }

    /// Makes the constraints for a row or column of views written as text; none is active.
    ///
    /// `|-[a]-8-[b(>=20)]|` describes the views' superview, its margin, gaps and sizes.
    /// - Parameter metrics: numbers by name (`CGFloat`, `Double`, `Float`, `Int` or `NSNumber`).
    /// - Parameter views: views or layout guides by name.
    /// - Raises: `NSInvalidArgumentException` with the position marked by a caret, for text that can't be parsed.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let items = views.mapValues { $0 as AnyObject }
        let layoutItems = items.filter { $0.value is UIView || $0.value is UILayoutGuide }
        var numbers = items.compactMapValues(number(in:))
        for (name, value) in metrics ?? [:] { numbers[name] = number(in: value) }
        let context = VisualFormat.Context(
            views: Set(layoutItems.keys),
            viewsWithoutSuperview: Set(layoutItems.filter { superview(of: $0.value) == nil }.keys), metrics: numbers)
        do {
            let specifications = try VisualFormat(format, in: context)
                .constraints(opts.engineOptions, format: format)
            return specifications.compactMap { make($0, layoutItems)?.written(fileID, line) }
        } catch {
            UIKitException.raise(.invalidArgument, "\(error)")
            return []
        }
    }

    private class func make(
        _ specification: VisualFormatConstraint, _ items: [String: AnyObject]
    ) -> NSLayoutConstraint? {
        func item(of party: VisualFormatConstraint.Party) -> AnyObject? {
            switch party {
            case .view(let name): items[name]
            case .superview(let name): items[name].flatMap { superview(of: $0) }
            }
        }
        guard let first = item(of: specification.first),
            let firstAttribute = Attribute(rawValue: specification.firstAttribute.rawValue),
            let secondAttribute = Attribute(rawValue: specification.secondAttribute.rawValue)
        else { return nil }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: Relation(specification.relation),
            toItem: specification.second.flatMap(item), attribute: secondAttribute,
            multiplier: CGFloat(specification.multiplier), constant: CGFloat(specification.constant))
        constraint.priority = UILayoutPriority(specification.priority)
        if specification.isStandardSpace { constraint.standardSpaceName = "NSSpace" }
        return constraint
    }

    /// A guide's counterpart of a superview is its owning view.
    private class func superview(of item: AnyObject) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    private class func number(in value: Any) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    init(_ relation: Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}
