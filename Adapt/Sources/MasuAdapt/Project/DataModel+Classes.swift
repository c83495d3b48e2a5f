/// The classes that Xcode generates from a data model, in the words of a source file: the source adapter makes of them what
/// it makes of written ones.
extension DataModel {
    /// The text of the classes and extensions; nil where the model asks for none.
    var text: String? {
        let generated = entities.filter { $0.generation != .none && $0.className != nil }
        guard !generated.isEmpty else { return nil }
        let lines = ["import CoreData", "import Foundation", "import UIKit"] + generated.flatMap(lines)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Classes are public, as Xcode's are.
    private func lines(of entity: Entity) -> [String] {
        guard let type = entity.className else { return [] }
        var lines: [String] = []
        if entity.generation == .wholeClass {
            lines += ["@objc(\(type)) public class \(type): \(className(of: entity.parent) ?? "NSManagedObject") {}"]
        }
        lines.append("extension \(type) {")
        lines.append(
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> { "
                + "NSFetchRequest<\(type)>(entityName: \"\(entity.name)\") }")
        lines += entity.attributes.compactMap { attribute in
            Self.type(of: attribute).map { "    @NSManaged public var \(Self.escaped(attribute.name)): \($0)" }
        }
        for relationship in entity.relationships {
            let value =
                relationship.isToMany ? Self.collection(relationship) : className(of: relationship.destination)
            lines.append(
                "    @NSManaged public var \(Self.escaped(relationship.name)): \(value ?? "NSManagedObject")?")
        }
        lines.append("}")
        for relationship in entity.relationships where relationship.isToMany {
            lines += accessors(of: relationship, in: type)
        }
        // A subclass has it from the class above.
        if className(of: entity.parent) == nil { lines.append("extension \(type): Identifiable {}") }
        return lines
    }

    /// The class of another entity of the model's; nil where it has none.
    private func className(of entity: String?) -> String? { entities.first { $0.name == entity }?.className }

    /// The methods that change a collection.
    private func accessors(of relationship: Relationship, in type: String) -> [String] {
        let rest = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let value = className(of: relationship.destination) ?? "NSManagedObject"
        var methods: [String] = []
        if relationship.isOrdered {
            methods += [
                "insertInto\(rest)(_ value: \(value), at idx: Int)", "removeFrom\(rest)(at idx: Int)",
                "insertInto\(rest)(_ values: [\(value)], at indexes: NSIndexSet)",
                "removeFrom\(rest)(at indexes: NSIndexSet)",
                "replace\(rest)(at idx: Int, with value: \(value))",
                "replace\(rest)(at indexes: NSIndexSet, with values: [\(value)])",
            ]
        }
        let values = Self.collection(relationship)
        methods += ["addTo", "removeFrom"].flatMap { verb in
            ["\(verb)\(rest)(_ value: \(value))", "\(verb)\(rest)(_ values: \(values))"]
        }
        return ["extension \(type) {"] + methods.map { "    @NSManaged public func \($0)" } + ["}"]
    }

    private static func collection(_ relationship: Relationship) -> String {
        relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    }

    /// The type in Swift: numbers as such, or objects that may be missing, whether or not the model wants a value.
    private static func type(of attribute: Attribute) -> String? {
        if attribute.isScalar, let scalar = scalars[attribute.type] { return scalar }
        if scalars[attribute.type] != nil, attribute.type != "Date" { return "NSNumber?" }
        if attribute.type == "Transformable" { return "\(attribute.valueClass ?? "NSObject")?" }
        return objects[attribute.type].map { $0 + "?" }
    }

    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float",
        "Boolean": "Bool", "Date": "TimeInterval",
    ]
    private static let objects = [
        "String": "String", "Date": "Date", "Decimal": "NSDecimalNumber", "Binary": "Data", "UUID": "UUID",
        "URI": "URL",
    ]

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
    private static let keywords: Set<String> = [
        "as", "case", "class", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func", "if",
        "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "var",
        "where", "while",
    ]
}
