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

    /// Orders objects by the value that a key path of Swift's leads to, of any type that predicates can order: optional
    /// ones, flags and numbers as objects too, for which Foundation on Linux has no initialiser. What has no value comes first.
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { left, right in
            order(of: content(of: left), and: content(of: right)) { $0.compare($1) }
        }
    }

    private convenience init(
        keys: String?, method: String, ascending: Bool, texts: @escaping (String, String) -> ComparisonResult
    ) {
        self.init(keyPath: \Any.self, ascending: ascending) { left, right in
            if let inquiry = left as? SortInquiry { return inquiry.note(key: keys, method: method) }
            return order(of: value(of: left, forKeyPath: keys), and: value(of: right, forKeyPath: keys), texts: texts)
        }
    }
}

/// The order of two values, either of which may be missing; that of texts is given.
private func order(
    of left: Any?, and right: Any?, texts: (String, String) -> ComparisonResult
) -> ComparisonResult {
    guard let left else { return right == nil ? .orderedSame : .orderedAscending }
    guard let right else { return .orderedDescending }
    if let left = left as? String, let right = right as? String { return texts(left, right) }
    do {
        return try PredicateValues.order(of: left, and: right)
    } catch {
        endProgram("NSInvalidArgumentException", "\(error)")
    }
}

/// The value in an optional that is held as any; nil for none.
private func content(of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { content(of: $0.value) }
}

private func value(of object: Any, forKeyPath path: String?) -> Any? {
    do {
        return try KeyedValues.value(of: object, forKeyPath: path ?? "self")
    } catch {
        endProgram("NSUnknownKeyException", "\(error)")
    }
}
