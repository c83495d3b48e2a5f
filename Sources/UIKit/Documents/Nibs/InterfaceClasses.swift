import InterfaceBuilder

/// Classes that documents name: those that a program registered, and those that the program has by that name.
@preconcurrency @MainActor public enum InterfaceClasses {
    private static var registered: [String: AnyObject.Type] = [:]
    private static var makers: [String: @MainActor () -> AnyObject] = [:]
    private static var lookedUp: [String: AnyObject.Type?] = [:]

    /// Makes documents that name a class find it: nested or private classes, and those whose module is another than the
    /// document says. Others are found without.
    public static func register(_ type: AnyObject.Type, as name: String? = nil) {
        registered[name ?? String(describing: type)] = type
    }

    /// Says how to make objects that are neither views nor controllers, which documents name by their class.
    public static func register(_ name: String, make: @escaping @MainActor () -> AnyObject) { makers[name] = make }

    private static var applicationModule: String? {
        guard let delegate = UIApplication.shared.delegate else { return nil }
        let parts = String(reflecting: Swift.type(of: delegate)).split(separator: ".")
        return parts.count > 1 ? String(parts[0]) : nil
    }

    static func maker(of name: String) -> (@MainActor () -> AnyObject)? { makers[name] }

    /// The class that an element asks for, nil where the program has none of that name.
    ///
    /// A class of the target is one of the app's module, whatever the module was called when the document was written;
    /// Xcode puts the target's name in when it compiles the document. The app's module is its delegate's.
    static func type(named name: String, module: String?, isOfTarget: Bool = false) -> AnyObject.Type? {
        if isOfTarget || module == nil, let own = applicationModule, own != module,
            let type = type(named: name, module: own)
        {
            return type
        }
        if let type = registered[name] ?? module.flatMap({ registered["\($0).\(name)"] }) { return type }
        let path = module.map { "\($0).\(name)" } ?? name
        if let known = lookedUp[path] { return known }
        // A document may name one of the framework's own classes where it could have used its element, or one that is missing,
        // in whose place the source adapter declared one in a module of its own.
        let found: AnyObject.Type? =
            NSClassFromString(path) ?? (module == nil ? NSClassFromString("UIKit.\(name)") : nil)
            ?? NSClassFromString("StandIns.\(name)")
        lookedUp[path] = .some(found)
        return found
    }
}
