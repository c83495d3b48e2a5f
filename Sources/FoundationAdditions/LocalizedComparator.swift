import Foundation

/// Texts in the order of a person's file list, which Foundation on Linux has as a function of texts alone: "Part 2" before "Part 10".
public struct _LocalizedComparator: SortComparator {
    public var order = SortOrder.forward

    public func compare(_ first: String, _ second: String) -> ComparisonResult {
        order == .forward ? first.localizedStandardCompare(second) : second.localizedStandardCompare(first)
    }
}

extension SortComparator where Self == _LocalizedComparator {
    public static var localizedStandard: _LocalizedComparator { _LocalizedComparator() }
}
