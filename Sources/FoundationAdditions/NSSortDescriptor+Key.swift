import Foundation
import Predicates

/// Orders by key, which Foundation on Linux has by key path alone.
extension NSSortDescriptor {
    /// Orders objects by the value of a key, or of a path of keys; nil orders the objects themselves. What has no value comes
    /// first.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keys: key, method: "compare:", ascending: ascending) { $0.compare($1) }
    }

    /// Orders texts as the method that a selector names does: `compare:`, `caseInsensitiveCompare:`,
    /// `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`, `localizedCompare:`.
    public convenience init<Name: CustomStringConvertible>(key: String?, ascending: Bool, selector: Name?) {
        let method = selector?.description ?? "compare:"
        self.init(keys: key, method: method, ascending: ascending) { left, right in
            switch method {
            case _ where method.contains("localizedCaseInsensitiveCompare"): left.localizedCaseInsensitiveCompare(right)
            case _ where method.contains("caseInsensitiveCompare"): left.caseInsensitiveCompare(right)
            case _ where method.contains("localizedStandardCompare"): left.localizedStandardCompare(right)
            case _ where method.contains("localizedCompare"): left.localizedCompare(right)
            default: left.compare(right)
            }
        }
    }

    /// Orders values as a closure does.
    public convenience init(key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult) {
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            if let inquiry = left as? SortInquiry { return inquiry.note(key: key, method: nil) }
            let (left, right) = (value(of: left, forKeyPath: key), value(of: right, forKeyPath: key))
            return comparator(left ?? NSNull(), right ?? NSNull())
        }
    }

    private convenience init(
        keys: String?, method: String, ascending: Bool, texts: @escaping (String, String) -> ComparisonResult
    ) {
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            if let inquiry = left as? SortInquiry { return inquiry.note(key: keys, method: method) }
            guard let left = value(of: left, forKeyPath: keys) else {
                return value(of: right, forKeyPath: keys) == nil ? .orderedSame : .orderedAscending
            }
            guard let right = value(of: right, forKeyPath: keys) else { return .orderedDescending }
            if let left = left as? String, let right = right as? String { return texts(left, right) }
            do {
                return try PredicateValues.order(of: left, and: right)
            } catch {
                endProgram("NSInvalidArgumentException", "\(error)")
            }
        }
    }
}

private func value(of object: Any, forKeyPath path: String?) -> Any? {
    do {
        return try KeyedValues.value(of: object, forKeyPath: path ?? "self")
    } catch {
        endProgram("NSUnknownKeyException", "\(error)")
    }
}
