/// Optional methods of UIKit's in classes of the modules around one.
struct DelegateMethodsElsewhere {
    /// Those that classes implement, by the class of another module that they come from.
    var implemented: [String: [DelegateClasses.Method]] = [:]
    /// Those that classes have for others' to override, by class.
    var opened: [String: Set<String>] = [:]
}

/// Methods that the classes of a module get for those that come from them.
struct InheritedDelegateMethods {
    /// The methods with UIKit's defaults, by the class that conforms.
    var defaults: [String: [FrameworkMethods.Method]] = [:]
    /// The methods of the module's classes that override such a default.
    var overrides: [String: Set<DelegateClasses.Method>] = [:]
    /// The methods that classes of other modules override, by the class that they come from.
    var opened: [String: Set<String>] = [:]
}

extension SourceIndex {
    /// The methods that classes get for those below them, and these override.
    func inheritedDelegateMethods(with elsewhere: DelegateMethodsElsewhere) -> InheritedDelegateMethods {
        var result = InheritedDelegateMethods()
        func add(_ method: DelegateClasses.Method, below type: String?) -> Bool {
            let chain = delegates.chain(from: type)
            guard !chain.contains(where: { delegates.declared[$0]?.contains { $0.key == method.key } == true }) else {
                return false
            }
            for type in chain.reversed() {
                let conformances = types.expanded(delegates.inherited[type] ?? [])
                guard let found = FrameworkMethods.all.method(method.key, method.types, of: conformances) else {
                    continue
                }
                let isThere = result.defaults[type, default: []].contains { $0.head == found.head }
                if !isThere { result.defaults[type, default: []].append(found) }
                return true
            }
            return false
        }
        for (type, methods) in delegates.first.sorted(by: { $0.key < $1.key }) {
            let top = delegates.chain(from: type).last.flatMap(delegates.above)
            for method in methods {
                let isOpened = top.flatMap { elsewhere.opened[$0] }?.contains(method.key) == true
                if isOpened || add(method, below: delegates.above(type)) {
                    result.overrides[type, default: []].insert(method)
                }
            }
        }
        for (type, methods) in elsewhere.implemented.sorted(by: { $0.key < $1.key })
        where delegates.visible.contains(type) {
            for method in methods where add(method, below: type) { result.opened[type, default: []].insert(method.key) }
        }
        return result
    }
}
