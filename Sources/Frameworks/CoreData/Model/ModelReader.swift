import Foundation
import InterfaceBuilder

/// Reads the `contents` of a model as Xcode saves it.
struct ModelReader {
    private let path: String
    private var entities: [String: NSEntityDescription] = [:]
    private var names: [String] = []

    private init(path: String) { self.path = path }

    /// - Throws: an error of Cocoa's domain, which names both facts, where the model contradicts itself.
    static func model(in data: Data, path: String) throws -> NSManagedObjectModel {
        let root: MarkupElement
        do {
            root = try MarkupParser.parse([UInt8](data))
        } catch {
            throw ModelFailure.error("\(path): \(error)")
        }
        guard root.name == "model" else { throw ModelFailure.error("\(path): <\(root.name)> isn't <model>") }
        var reader = ModelReader(path: path)
        return try reader.model(root)
    }

    private func failure(_ element: MarkupElement, _ text: String) -> NSError {
        ModelFailure.error("\(path):\(element.line): \(text)")
    }

    private mutating func model(_ root: MarkupElement) throws -> NSManagedObjectModel {
        let elements = root.children.filter { $0.name == "entity" }
        for element in elements {
            let entity = try entity(element)
            guard let name = entity.name, entities[name] == nil else {
                throw failure(element, "there are two entities named '\(entity.name ?? "")'")
            }
            entities[name] = entity
            names.append(name)
        }
        for element in elements { try linkParent(element) }
        for element in elements { try readProperties(element) }
        for element in elements { try linkRelationships(element) }
        for element in elements { try readIndexes(element) }
        let model = NSManagedObjectModel()
        model.entities = names.sorted().compactMap { entities[$0] }
        if let identifier = root["userDefinedModelVersionIdentifier"] { model.versionIdentifiers = [identifier] }
        for element in root.children {
            switch element.name {
            case "configuration": try readConfiguration(element, into: model)
            case "fetchRequest":
                model.setFetchRequestTemplate(try request(element), forName: element["name"] ?? "")
            default: break
            }
        }
        try ModelCheck.check(model, path: path)
        return model
    }

    private func entity(_ element: MarkupElement) throws -> NSEntityDescription {
        guard let name = element["name"], !name.isEmpty else { throw failure(element, "an entity has no name") }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = Self.className(element["representedClassName"])
        entity.isAbstract = element["isAbstract"] == "YES"
        entity.versionHashModifier = element["versionHashModifier"]
        entity.renamingIdentifier = element["elementID"]
        entity.userInfo = Self.userInfo(element)
        return entity
    }

    /// A dot before the name stands for the module that the model is in.
    private static func className(_ written: String?) -> String {
        guard let written, !written.isEmpty else { return "NSManagedObject" }
        return written.hasPrefix(".") ? String(written.dropFirst()) : written
    }

    static func userInfo(_ element: MarkupElement) -> [AnyHashable: Any]? {
        let entries = element.children(of: "userInfo").compactMap { entry in
            entry["key"].map { (AnyHashable($0), (entry["value"] ?? "") as Any) }
        }
        return entries.isEmpty ? nil : Dictionary(entries, uniquingKeysWith: { $1 })
    }

    private func linkParent(_ element: MarkupElement) throws {
        guard let name = element["name"], let entity = entities[name], let parentName = element["parentEntity"] else {
            return
        }
        guard let parent = entities[parentName] else {
            throw failure(element, "the parent of '\(name)' is '\(parentName)', but the model has no such entity")
        }
        var above: NSEntityDescription? = parent
        while let current = above {
            if current === entity {
                throw failure(element, "'\(name)' is below '\(parentName)', and '\(parentName)' below '\(name)'")
            }
            above = current.superentity
        }
        parent.subentities.append(entity)
    }

    // MARK: Properties

    private func readProperties(_ element: MarkupElement) throws {
        guard let name = element["name"], let entity = entities[name] else { return }
        var known: Set<String> = []
        var properties: [NSPropertyDescription] = []
        for child in element.children {
            let property: NSPropertyDescription
            switch child.name {
            case "attribute": property = try AttributeReader(path: path, element: child).attribute()
            case "relationship": property = try relationship(child)
            case "fetchedProperty":
                let fetched = NSFetchedPropertyDescription()
                fetched.fetchRequest = try child.child("fetchRequest").map(request)
                property = fetched
            default: continue
            }
            property.name = child["name"] ?? ""
            guard !property.name.isEmpty else { throw failure(child, "a property of '\(name)' has no name") }
            guard known.insert(property.name).inserted else {
                throw failure(child, "'\(name)' has two properties named '\(property.name)'")
            }
            property.isOptional = child["optional"] == "YES"
            property.isTransient = child["transient"] == "YES"
            property.isIndexed = child["indexed"] == "YES"
            property.isIndexedBySpotlight = child["spotlightIndexingEnabled"] == "YES"
            property.renamingIdentifier = child["elementID"]
            property.versionHashModifier = child["versionHashModifier"]
            property.userInfo = Self.userInfo(child)
            properties.append(property)
        }
        entity.ownProperties = properties
        for property in properties { property.owner = entity }
    }

    private func relationship(_ element: MarkupElement) throws -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        let isToMany = element["toMany"] == "YES"
        relationship.minCount = element["minCount"].flatMap(Int.init) ?? 0
        relationship.maxCount = element["maxCount"].flatMap(Int.init) ?? (isToMany ? 0 : 1)
        relationship.isOrdered = element["ordered"] == "YES"
        if let rule = element["deletionRule"] {
            guard let known = NSDeleteRule(nameInModel: rule) else {
                throw failure(element, "'\(rule)' is no delete rule: it is No Action, Nullify, Cascade or Deny")
            }
            relationship.deleteRule = known
        }
        if isToMany, relationship.maxCount == 1 {
            throw failure(element, "'\(element["name"] ?? "")' leads to many, but its greatest number is 1")
        }
        return relationship
    }

    private func linkRelationships(_ element: MarkupElement) throws {
        guard let owner = element["name"], let entity = entities[owner] else { return }
        for child in element.children where child.name == "relationship" {
            guard let name = child["name"],
                let relationship = entity.ownProperties.first(where: { $0.name == name }) as? NSRelationshipDescription
            else { continue }
            guard let destinationName = child["destinationEntity"] else {
                throw failure(child, "the relationship '\(name)' of '\(owner)' has no destination")
            }
            guard let destination = entities[destinationName] else {
                throw failure(
                    child,
                    "the relationship '\(name)' of '\(owner)' leads to '\(destinationName)', but the model has no such entity"
                )
            }
            relationship.destinationEntity = destination
            guard let inverseName = child["inverseName"] else { continue }
            let holder = child["inverseEntity"].flatMap { entities[$0] } ?? destination
            guard let inverse = holder.relationshipsByName[inverseName] else {
                throw failure(
                    child,
                    "the inverse of '\(name)' of '\(owner)' is '\(inverseName)', but '\(holder.name ?? "")' has no such relationship"
                )
            }
            relationship.inverseRelationship = inverse
        }
    }

    // MARK: Indexes and constraints

    private func readIndexes(_ element: MarkupElement) throws {
        guard let name = element["name"], let entity = entities[name] else { return }
        let known = entity.propertiesByName
        func property(_ written: String, of child: MarkupElement, in what: String) throws -> NSPropertyDescription {
            guard let found = known[written] else {
                throw failure(child, "\(what) of '\(name)' names '\(written)', but the entity has no such property")
            }
            return found
        }
        for child in element.children where child.name == "fetchIndex" {
            let elements = try child.children.compactMap { part -> NSFetchIndexElementDescription? in
                guard let written = part["property"] else { return nil }
                let element = NSFetchIndexElementDescription(
                    property: try property(written, of: part, in: "the index '\(child["name"] ?? "")'"),
                    collationType: part["type"] == "RTree" ? .rTree : .binary)
                element.isAscending = part["order"] != "descending"
                return element
            }
            let index = NSFetchIndexDescription(name: child["name"] ?? "index", elements: elements)
            if let format = child["partialIndexPredicate"] {
                index.partialIndexPredicate = try ModelFailure.predicate(format, at: "\(path):\(child.line)")
            }
            entity.indexes.append(index)
        }
        entity.uniquenessConstraints = try element.children(of: "uniquenessConstraints").map { constraint in
            try constraint.children.compactMap { part in
                try part["value"].map { try property($0, of: part, in: "a uniqueness constraint").name }
            }
        }
    }

    // MARK: The model's own

    private func readConfiguration(_ element: MarkupElement, into model: NSManagedObjectModel) throws {
        let name = element["name"] ?? ""
        let members = try element.children.filter { $0.name == "memberEntity" }.map { member in
            guard let entity = member["name"].flatMap({ entities[$0] }) else {
                throw failure(
                    member,
                    "the configuration '\(name)' names '\(member["name"] ?? "")', but the model has no such entity")
            }
            return entity
        }
        model.setEntities(members, forConfigurationName: name)
    }

    private func request(_ element: MarkupElement) throws -> NSFetchRequest<any NSFetchRequestResult> {
        guard let name = element["entity"], let entity = entities[name] else {
            throw failure(
                element, "a fetch request is for '\(element["entity"] ?? "")', but the model has no such entity")
        }
        let request = NSFetchRequest<any NSFetchRequestResult>()
        request.entity = entity
        if let format = element["predicateString"], !format.isEmpty {
            request.predicate = try ModelFailure.predicate(format, at: "\(path):\(element.line)")
        }
        request.fetchLimit = element["fetchLimit"].flatMap(Int.init) ?? 0
        request.fetchBatchSize = element["fetchBatchSize"].flatMap(Int.init) ?? 0
        request.includesSubentities = element["includeSubentities"] != "NO"
        request.includesPropertyValues = element["includePropertyValues"] != "NO"
        request.returnsObjectsAsFaults = element["returnObjectsAsFaults"] != "NO"
        request.returnsDistinctResults = element["returnDistinctResults"] == "YES"
        return request
    }
}
