internal import SwiftSyntax

/// The table of a module's classes of managed objects, by the names that data models give them.
///
/// Nothing runs before a Swift program here, so the table is registered by whatever makes a container, a model, a coordinator
/// or a context: the first of them comes before the first object.
enum ManagedObjectClasses {
    /// Naming the table registers it, and the receiver of a call comes before its arguments.
    static let function = "_managedObjectClasses.registered"
    /// The classes of which the objects are made first.
    static let makers: Set<String> = [
        "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSManagedObjectModel",
        "NSPersistentStoreCoordinator",
        "NSManagedObjectContext",
    ]

    /// The source of the table; nil for a module without such classes.
    static func text(of index: SourceIndex) -> String? {
        let entries = index.managedObjectClasses.map { "\"\($0.key)\": \($0.value).self" }
        guard !entries.isEmpty else { return nil }
        return """
            import CoreData

            /// The module's classes, made known where this is first named: before a model needs them.
            let _managedObjectClasses = _ManagedObjectClasses()

            final class _ManagedObjectClasses: Sendable {
                init() {
                    NSManagedObjectModel.registerClasses([
                        \(entries.joined(separator: ",\n            "))
                    ])
                }

                func registered<Value>(_ value: Value) -> Value { value }
            }

            """
    }
}

extension SourceIndex {
    /// The module's classes that come from `NSManagedObject` and that another file can name, in the order of their names
    /// in models.
    var managedObjectClasses: [(key: String, value: String)] {
        var found: [String: String] = [:]
        for name in superclasses.keys where comes(name, from: ["NSManagedObject"]) {
            guard let place = placesOfClasses[name] else { continue }
            found[place.runtimeName ?? name] = place.path
        }
        return found.sorted { $0.key < $1.key }
    }

    /// True if a class of the module has one of some classes above it.
    func comes(_ name: String, from ancestors: Set<String>) -> Bool {
        var seen: Set<String> = [name]
        var rest = superclasses[name] ?? []
        while let next = rest.popLast() {
            if ancestors.contains(next) { return true }
            if seen.insert(next).inserted { rest += superclasses[next] ?? [] }
        }
        return false
    }
}

extension AdaptationVisitor {
    /// `NSPersistentContainer(name: "Model")` registers the module's classes, and in tests those of the one module that they test.
    func registerManagedObjectClasses(_ node: FunctionCallExprSyntax) {
        guard index.hasManagedObjectClasses || testedModulesOfManagedObjects.count == 1 else { return }
        let called: ExprSyntax
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["init", "mergedModel"].contains(member.declName.baseName.text)
        {
            called = base
        } else {
            called = node.calledExpression
        }
        guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ManagedObjectClasses.makers.contains(name) || index.comes(name, from: ManagedObjectClasses.makers)
        else { return }
        insert("\(ManagedObjectClasses.function)(", at: node.positionAfterSkippingLeadingTrivia)
        insert(")", at: node.endPositionBeforeTrailingTrivia)
    }
}
