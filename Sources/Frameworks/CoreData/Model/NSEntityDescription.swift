import Foundation

/// An entity of a model: what its objects have and which class they are of.
open class NSEntityDescription: NSObject, NSCopying {
    /// An entity that stands where there is none.
    static let none = NSEntityDescription()

    /// The name by which requests ask for the entity; unique in its model.
    open var name: String?
    /// The name of the objects' class, with or without its module's.
    open var managedObjectClassName: String! = "NSManagedObject"
    /// The model that has the entity; it isn't retained.
    public internal(set) weak var model: NSManagedObjectModel?
    /// The model that has the entity; an empty one where none has.
    open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }
    /// True for an entity of which there are only objects of entities below it.
    open var isAbstract = false
    /// An app's own values.
    open var userInfo: [AnyHashable: Any]?
    /// A text that makes the entity's version another one.
    open var versionHashModifier: String?
    /// The name that the entity had in the version before.
    open var renamingIdentifier: String?
    /// The expression of a name for search by the system, which isn't there on Linux.
    open var coreSpotlightDisplayNameExpression: String?
    /// The indexes of the entity's table.
    open var indexes: [NSFetchIndexDescription] = [] { didSet { for index in indexes { index.entity = self } } }
    /// Names of properties, or attribute descriptions, whose values together belong to one object at most.
    open var uniquenessConstraints: [[Any]] = []
    /// The properties of indexes in their old form; kept, but `indexes` alone makes some.
    open var compoundIndexes: [[Any]] = []
    /// The entity above this one, whose properties it has too; nil for a topmost one.
    public internal(set) weak var superentity: NSEntityDescription?
    /// The entities below this one, which have all its properties.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    /// The entity's own properties, without those of its superentities.
    var ownProperties: [NSPropertyDescription] = []

    /// All properties; setting them leaves those of superentities out.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { property in !inherited.contains { $0 === property } }
            for property in ownProperties { property.owner = self }
        }
    }

    /// All properties, inherited ones too, by their names. O(n).
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    /// All attributes, inherited ones too, by their names. O(n).
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// All relationships, inherited ones too, by their names. O(n).
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The entities below this one, by their names.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// The relationships whose objects are of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    /// True for the entity itself and for those below another.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// The entity of a name in a context's model.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName] ?? context.layout?.entity(named: entityName)?.description
    }

    /// A new object of an entity in a context.
    ///
    /// - Raises: `NSInvalidArgumentException` where the context's model has no such entity.
    @discardableResult
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            raise(
                .invalidArgument,
                "+entityForName: could not locate an entity named '\(entityName)' in this model: it has \(context.model?.entityNames ?? "no entities")."
            )
        }
        return entity.managedObjectClass.init(entity: entity, insertInto: context)
    }

    /// The class of the objects.
    var managedObjectClass: NSManagedObject.Type { ClassRegistry.shared.type(of: self) }

    /// The form that contexts use, made with the whole model the first time. `unowned(unsafe)`: the layout clears it
    /// when it goes; see `ObjectRegistry` for what a weak reference would cost.
    unowned(unsafe) var knownLayout: EntityLayout?

    var frozenLayout: EntityLayout? {
        if let knownLayout { return knownLayout }
        return model?.layout.entity(self)
    }

    /// The hash of what a store depends on in this entity, 32 bytes.
    open var versionHash: Data { compiledHash ?? ModelHash.data(of: hashedDescription) }
    /// The hash that `VersionInfo.plist` has for the entity; nil without such a file.
    var compiledHash: Data?

    var hashedDescription: String {
        let properties = self.properties.sorted { $0.name < $1.name }.map(\.hashedDescription)
        return "\(name ?? "") \(isAbstract) \(superentity?.name ?? "") \(versionHashModifier ?? "")\n"
            + properties.joined(separator: "\n")
    }

    /// A copy with copies of its properties, which belongs to no model.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.managedObjectClassName = managedObjectClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.versionHashModifier = versionHashModifier
        copy.renamingIdentifier = renamingIdentifier
        copy.compiledHash = compiledHash
        copy.indexes = indexes
        copy.uniquenessConstraints = uniquenessConstraints
        copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        copy.subentities = subentities.compactMap { $0.copy() as? NSEntityDescription }
        return copy
    }

    /// The entity's name as text.
    open override var description: String { "<NSEntityDescription: \(name ?? "(nil)")>" }
}
