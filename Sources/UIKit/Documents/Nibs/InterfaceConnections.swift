/// A class whose outlets, actions and runtime attributes documents set by name.
///
/// The members that Objective-C finds by key are a table here; a subclass's table includes its superclass's:
///
///     class ProfileController: UIViewController, InterfaceConnectable {
///         weak var nameLabel: UILabel!
///         class var interfaceConnections: InterfaceConnections {
///             InterfaceConnections()
///                 .outlet("nameLabel", \ProfileController.nameLabel)
///                 .action(Selector("save:", ProfileController.save(_:)))
///         }
///     }
@preconcurrency @MainActor public protocol InterfaceConnectable: AnyObject {
    static var interfaceConnections: InterfaceConnections { get }
}

/// Outlets, collections, actions and attributes of a class by their names in documents.
@preconcurrency @MainActor public struct InterfaceConnections {
    /// Sets a value on an object; false where object or value are of another class.
    typealias Setter = @MainActor (_ object: AnyObject, _ value: Any) -> Bool

    private(set) var outlets: [String: Setter] = [:]
    private(set) var attributes: [String: Setter] = [:]
    private(set) var actions: [String: Selector] = [:]

    public init() {}

    /// The setter of a key. Key-value coding calls the method `set` with the key's first letter in upper case: a
    /// document's `ImageView` reaches the property `imageView`.
    func outletSetter(forKey key: String) -> Setter? {
        outlets[key] ?? key.withOtherFirstLetter.flatMap { outlets[$0] }
    }

    /// An outlet, optional as outlets are: `UILabel!` or `UILabel?`.
    public func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
    ) -> InterfaceConnections {
        var result = self
        result.outlets[name] = { object, value in
            guard let owner = object as? Owner, let value = value as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
        return result
    }

    /// An outlet that is no optional.
    @_disfavoredOverload public func outlet<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> InterfaceConnections {
        var result = self
        result.outlets[name] = { object, value in
            guard let owner = object as? Owner, let value = value as? Value else { return false }
            owner[keyPath: path] = value
            return true
        }
        return result
    }

    /// An outlet collection; objects arrive in the document's order.
    public func outlets<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]>
    ) -> InterfaceConnections {
        var result = self
        result.outlets[name] = { object, value in
            guard let owner = object as? Owner, let value = value as? Value else { return false }
            owner[keyPath: path].append(value)
            return true
        }
        return result
    }

    /// An outlet collection that is optional, as `[UILabel]!`.
    public func outlets<Owner: AnyObject, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Value]?>
    ) -> InterfaceConnections {
        var result = self
        result.outlets[name] = { object, value in
            guard let owner = object as? Owner, let value = value as? Value else { return false }
            owner[keyPath: path] = (owner[keyPath: path] ?? []) + [value]
            return true
        }
        return result
    }

    /// An action, by the selector's name: `save:`.
    public func action(_ selector: Selector) -> InterfaceConnections {
        var result = self
        result.actions[selector.name] = selector
        return result
    }

    /// A user-defined runtime attribute: a number, text, flag, colour, image, point, size or rectangle.
    ///
    /// A computed property's getter runs before its setter, since Swift sets through a key path so; where the getter
    /// can't run yet, give the setter.
    public func attribute<Owner: AnyObject, Value>(
        _ keyPath: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> InterfaceConnections {
        attribute(keyPath) { (owner: Owner, value: Value) in owner[keyPath: path] = value }
    }

    /// A user-defined runtime attribute by its setter, as Objective-C sets it: a number, text, flag, colour, image, point,
    /// size or rectangle.
    public func attribute<Owner: AnyObject, Value>(
        _ keyPath: String, _ set: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
    ) -> InterfaceConnections {
        var result = self
        result.attributes[keyPath] = { object, value in
            guard let owner = object as? Owner, let value = RuntimeAttribute.converted(value, to: Value.self) else {
                return false
            }
            set(owner, value)
            return true
        }
        return result
    }

    /// A table with these entries and another one's, whose entries come first.
    public func including(_ other: InterfaceConnections) -> InterfaceConnections {
        var result = self
        result.outlets.merge(other.outlets) { $1 }
        result.attributes.merge(other.attributes) { $1 }
        result.actions.merge(other.actions) { $1 }
        return result
    }
}

extension String {
    /// The key with its first letter in the other case, which has the same setter; nil where it begins with no letter.
    fileprivate var withOtherFirstLetter: String? {
        guard let first, first.isLetter else { return nil }
        return (first.isUppercase ? first.lowercased() : first.uppercased()) + dropFirst()
    }
}
