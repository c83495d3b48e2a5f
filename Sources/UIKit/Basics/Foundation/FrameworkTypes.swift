/// The framework's own types, distinguished from an app's by their module.
///
/// No member can tell them apart: a subclass of an app's inherits all of them.
enum FrameworkTypes {
    private static let prefix = "UIKit."

    static func contains(_ type: Any.Type) -> Bool { _typeName(type).hasPrefix(prefix) }

    /// True for a type of the framework that apps don't know: all that they know are named UI….
    static func hides(_ type: Any.Type) -> Bool { contains(type) && !name(of: type).hasPrefix("UI") }

    /// The type's name: bare for the framework's own, with its module for an app's.
    static func name(of type: Any.Type) -> String { bareName(_typeName(type)) }

    /// A name with its module, without it where that is the framework.
    static func bareName(_ name: String) -> String {
        name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    }
}
