import Foundation

/// The object by which a sort descriptor is asked for its key, since Foundation's keeps a closure alone.
final class SortInquiry {
    fileprivate var found: SortKey?

    func note(key: String?, method: String?) -> ComparisonResult {
        found = SortKey(key: key, method: method)
        return .orderedSame
    }
}

/// The key of a sort descriptor, and the name of the method that compares texts; nil for a closure.
package struct SortKey {
    package let key: String?
    package let method: String?
}

extension NSSortDescriptor {
    /// The key that the descriptor was made by; nil for one by a key path of Swift's.
    package var sortKey: SortKey? {
        guard keyPath == \Any.self else { return nil }
        let inquiry = SortInquiry()
        _ = compare(inquiry, to: inquiry)
        return inquiry.found
    }
}
