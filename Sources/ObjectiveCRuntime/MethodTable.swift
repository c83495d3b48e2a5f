import UIKit

/// The methods that can be exchanged, by class and name.
@preconcurrency @MainActor public enum _MethodTable {
    private static var table: [ObjectIdentifier: [String: ExchangeableMethod]] = {
        var table: [ObjectIdentifier: [String: ExchangeableMethod]] = [:]
        let methods =
            ControllerMethods.all + ViewMethods.all + ListMethods.all + EventMethods.all + LayerMethods.all
        for method in methods {
            for name in method.names { table[ObjectIdentifier(method.owner), default: [:]][name] = method }
        }
        return table
    }()

    /// The method of a class, or of the nearest that it comes from.
    static func method(_ name: String, of type: AnyClass) -> ExchangeableMethod? {
        var current: AnyClass? = type
        while let type = current {
            if let method = table[ObjectIdentifier(type)]?[name] { return method }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// Has a method of an adapted module take part; the source adapter writes this around its selector.
    public static func selector(_ selector: Selector, in owner: AnyClass) -> Selector {
        if table[ObjectIdentifier(owner)]?[selector.name] == nil {
            table[ObjectIdentifier(owner), default: [:]][selector.name] = ExchangeableMethod(owner, [selector.name]) {
                guard let answer = selector.applied(to: $0, $1) else {
                    fatalError("\(owner).\(selector.name) doesn't take \($1) of \($0).")
                }
                return answer
            }
        }
        return selector
    }

    /// The replacement of an adapted module's method; nil where its own body is to run.
    public static func replacement(_ name: String, of owner: AnyClass, for object: AnyObject) -> IMP? {
        table[ObjectIdentifier(owner)]?[name]?.replacement(for: object)
    }
}
