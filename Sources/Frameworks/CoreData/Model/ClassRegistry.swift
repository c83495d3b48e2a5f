import Foundation
import Synchronization

/// The classes of managed objects by the names that models give them.
///
/// Swift finds a class by the name of its module alone; a model says the class's name, or writes a dot for the module. Whoever
/// knows the classes of a module registers them.
final class ClassRegistry: @unchecked Sendable {
    static let shared = ClassRegistry()
    private let lock = Mutex<Void>(())
    private var registered: [String: NSManagedObject.Type] = [:]
    private var modules: [String] = []

    func register(_ classes: [String: NSManagedObject.Type]) {
        lock.withLock { _ in
            registered.merge(classes) { $1 }
            for type in classes.values {
                let module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
                if !modules.contains(module) { modules.append(module) }
            }
            modules.sort()
        }
    }

    /// The class of an entity's objects; `NSManagedObject` where no class has the name, as on Apple's systems.
    func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
        guard let name = entity.managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
        return lock.withLock { _ in
            if let known = registered[name] { return known }
            let short = name.split(separator: ".").last.map(String.init) ?? name
            let candidates = [name] + (registered[short] == nil ? modules.map { "\($0).\(short)" } : [])
            let found = candidates.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
            let type = found ?? registered[short] ?? NSManagedObject.self
            if type != NSManagedObject.self { registered[name] = type }
            return type
        }
    }
}

extension NSManagedObjectModel {
    /// Makes classes known by the names that models call them: the source adapter calls this for each module.
    public static func registerClasses(_ classes: [String: NSManagedObject.Type]) {
        ClassRegistry.shared.register(classes)
    }
}
