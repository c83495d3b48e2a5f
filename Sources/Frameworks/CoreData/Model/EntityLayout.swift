import Foundation

/// A property of an entity as contexts and stores use it, at a fixed place among the values of an object.
struct PropertySlot {
    enum Kind: Equatable {
        case attribute(NSAttributeType)
        case toOne
        case toMany(isOrdered: Bool)
        case fetched
    }

    let name: String
    let kind: Kind
    let isOptional: Bool
    let isTransient: Bool
    let description: NSPropertyDescription
    /// The value of a new object.
    let initial: PropertyValue
    /// Of a relationship the entity at the other end and the place of the way back there, by numbers in the model.
    var destination = -1
    var inverse = -1

    var attribute: NSAttributeDescription? { description as? NSAttributeDescription }
    var relationship: NSRelationshipDescription? { description as? NSRelationshipDescription }
    var isToMany: Bool { if case .toMany = kind { true } else { false } }
    var isOrdered: Bool { kind == .toMany(isOrdered: true) }
    var isAttribute: Bool { if case .attribute = kind { true } else { false } }
    var isRelationship: Bool { kind == .toOne || isToMany }
}

/// An entity as contexts and stores use it; it doesn't change.
///
/// Invariant: the slots of an entity begin with those of the entity above it.
final class EntityLayout: @unchecked Sendable {
    let name: String
    let description: NSEntityDescription
    /// The number in the model's list.
    let index: Int
    /// The number of the topmost entity above.
    fileprivate(set) var root = 0
    /// The entity directly above; -1 for none.
    fileprivate(set) var parent = -1
    /// Numbers of all entities below, and the entity's own.
    fileprivate(set) var family: [Int] = []
    fileprivate(set) var slots: [PropertySlot] = []
    private(set) var slotByName: [String: Int] = [:]
    /// The values of a new object.
    private(set) var initialValues: [PropertyValue] = []
    /// The values of an object of which only its identity is known.
    private(set) var unreadValues: [PropertyValue] = []
    private(set) lazy var objectClass: NSManagedObject.Type = description.managedObjectClass
    /// Places of the attributes that are computed when an object is saved.
    private(set) var derived: [Int] = []
    private(set) var hasRelationships = false
    /// Places of the properties that may fail validation; others take any value. Read when the model is in use.
    private(set) lazy var checked: [Int] = slots.indices.filter { slots[$0].mayFail }

    fileprivate init(_ description: NSEntityDescription, index: Int) {
        name = description.name ?? ""
        self.description = description
        self.index = index
        slots = description.properties.map { PropertySlot($0) }
    }

    deinit { description.knownLayout = nil }

    fileprivate func freeze() {
        slotByName = Dictionary(slots.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { $1 })
        initialValues = slots.map { $0.isToMany ? .related(RelatedRows()) : $0.initial }
        unreadValues = slots.map { $0.isRelationship ? .unread : .none }
        hasRelationships = slots.contains(where: \.isRelationship)
        derived = slots.indices.filter { slots[$0].description is NSDerivedAttributeDescription }
    }

    var hasFamily: Bool { family.count > 1 }
}

extension PropertySlot {
    /// True where a value may be rejected: it is required, bounded or a relationship's, or has predicates.
    fileprivate var mayFail: Bool {
        guard let attribute, !(attribute is NSDerivedAttributeDescription) else { return true }
        return !isOptional || attribute.minimum != nil || attribute.maximum != nil || attribute.expression != nil
            || !attribute.validationPredicates.isEmpty
    }

    fileprivate init(_ property: NSPropertyDescription) {
        name = property.name
        isOptional = property.isOptional
        description = property
        switch property {
        case let attribute as NSAttributeDescription:
            kind = .attribute(attribute.attributeType)
            isTransient = property.isTransient
            initial = AttributeValues.initial(of: attribute)
        case let relationship as NSRelationshipDescription:
            kind = relationship.isToMany ? .toMany(isOrdered: relationship.isOrdered) : .toOne
            isTransient = property.isTransient
            initial = .none
        default:
            kind = .fetched
            isTransient = true
            initial = .unread
        }
    }
}

/// A model as contexts and stores use it; it doesn't change.
final class ModelLayout: @unchecked Sendable {
    /// The model isn't retained: it has the layout.
    private(set) weak var model: NSManagedObjectModel?
    let entities: [EntityLayout]
    private let byName: [String: Int]
    private var byClass: [ObjectIdentifier: Int] = [:]

    init(_ model: NSManagedObjectModel) {
        self.model = model
        let descriptions = Self.ordered(model.entities)
        entities = descriptions.enumerated().map { EntityLayout($0.element, index: $0.offset) }
        byName = Dictionary(entities.map { ($0.name, $0.index) }, uniquingKeysWith: { $1 })
        for entity in entities {
            var top = entity.description
            while let above = top.superentity { top = above }
            entity.root = byName[top.name ?? ""] ?? entity.index
            entity.parent = entity.description.superentity.flatMap { byName[$0.name ?? ""] } ?? -1
            entity.family = entities.filter { $0.description.isKindOf(entity: entity.description) }.map(\.index)
            entity.freeze()
        }
        for entity in entities { link(entity) }
        for entity in entities {
            let type = entity.objectClass
            if type != NSManagedObject.self, byClass[ObjectIdentifier(type)] == nil {
                byClass[ObjectIdentifier(type)] = entity.index
            }
        }
    }

    /// By name, those below an entity directly after it.
    private static func ordered(_ entities: [NSEntityDescription]) -> [NSEntityDescription] {
        func sorted(_ list: [NSEntityDescription]) -> [NSEntityDescription] {
            list.sorted { ($0.name ?? "") < ($1.name ?? "") }
        }
        func family(_ entity: NSEntityDescription) -> [NSEntityDescription] {
            [entity] + sorted(entity.subentities).flatMap(family)
        }
        return sorted(entities.filter { $0.superentity == nil }).flatMap(family)
    }

    private func link(_ entity: EntityLayout) {
        for index in entity.slots.indices {
            guard let relationship = entity.slots[index].relationship,
                let destination = relationship.destinationEntity.flatMap({ byName[$0.name ?? ""] })
            else { continue }
            entity.slots[index].destination = destination
            if let inverse = relationship.inverseRelationship {
                entity.slots[index].inverse = entities[destination].slotByName[inverse.name] ?? -1
            }
        }
    }

    /// The entity of a name, or of a class's: Xcode gives generated classes the entity's name for Objective-C, and
    /// `NSStringFromClass` puts the module's before it on Linux. No entity has a dot in its name.
    func entity(named name: String) -> EntityLayout? {
        if let known = byName[name] { return entities[known] }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return byName[String(name[name.index(after: dot)...])].map { entities[$0] }
    }

    func entity(_ description: NSEntityDescription) -> EntityLayout? { entity(named: description.name ?? "") }

    /// The entity whose objects are of a class, or of one above it.
    func entity(of type: NSManagedObject.Type) -> EntityLayout? {
        var current: AnyClass? = type
        while let known = current {
            if let index = byClass[ObjectIdentifier(known)] { return entities[index] }
            current = class_superclass(known)
        }
        return nil
    }

    private func class_superclass(_ type: AnyClass) -> AnyClass? { _getSuperclass(type) }
}
