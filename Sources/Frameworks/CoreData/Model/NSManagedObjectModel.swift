import Foundation

/// A model: entities with their properties, configurations and fetch requests.
///
/// A model may be changed until a coordinator uses it; changes after that have no effect on the coordinator.
open class NSManagedObjectModel: NSObject, NSCopying {
    /// All entities, those below others among them.
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.model = self } }
    }
    private var configurationsByName: [String: [NSEntityDescription]] = [:]
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    /// The identifiers of the model's version, which a store's metadata repeat.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// The name of the file that the model was read from.
    var fileName: String?

    /// An empty model.
    public override init() { super.init() }

    /// The entities of some models together.
    ///
    /// - Returns: nil where two models have different entities of one name.
    public init?(byMerging models: [NSManagedObjectModel]?) {
        super.init()
        for model in models ?? [] {
            let copy = model.copied()
            for entity in copy.entities {
                if let known = entitiesByName[entity.name ?? ""] {
                    guard known.versionHash == entity.versionHash else { return nil }
                } else {
                    entities.append(entity)
                }
            }
            configurationsByName.merge(copy.configurationsByName) { $0 + $1 }
            templates.merge(copy.templates) { $1 }
            versionIdentifiers.formUnion(copy.versionIdentifiers)
        }
        relink()
    }

    /// The entities by their names. O(n).
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }

    /// The form that contexts use; the model stays as it is from the first use on.
    private(set) lazy var layout: ModelLayout = {
        let made = ModelLayout(self)
        for entity in made.entities { entity.description.knownLayout = entity }
        LoadedModels.shared.add(made)
        return made
    }()

    /// True where `VersionInfo.plist` has the hashes of all entities, which are those of Apple's stores.
    var hasCompiledHashes: Bool { !entities.isEmpty && entities.allSatisfy { $0.compiledHash != nil } }

    /// The names of the entities in one text.
    var entityNames: String { entities.compactMap(\.name).sorted().joined(separator: ", ") }

    // MARK: Configurations

    /// The names of all configurations, in their order.
    open var configurations: [String] { configurationsByName.keys.sorted() }

    /// The entities of a configuration; all where the name is nil, nil where there is none of the name.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        return configurationsByName[configuration]
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationsByName[configuration] = entities
    }

    // MARK: Fetch requests

    /// The requests that the model has by their names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] { templates }

    /// Keeps a request under a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    /// The request of a name without variables; nil where there is none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    /// A copy of a template with values for its variables.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let copy = templates[name]?.copy() as? NSFetchRequest<any NSFetchRequestResult> else { return nil }
        copy.predicate = copy.predicate?.substituting(variables)
        return copy
    }

    // MARK: Versions

    /// The hashes of the entities by their names.
    open var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

    /// True if a store with this metadata can be opened with the model: its entities have the same hashes.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        let entities = entities(forConfigurationName: configuration) ?? []
        return entities.count == hashes.count
            && entities.allSatisfy { entity in hashes[entity.name ?? ""] == entity.versionHash }
    }

    /// A copy with copies of all entities.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    private func copied() -> NSManagedObjectModel {
        let copy = NSManagedObjectModel()
        var made: [String: NSEntityDescription] = [:]
        func collect(_ entity: NSEntityDescription) {
            made[entity.name ?? ""] = entity
            for child in entity.subentities { collect(child) }
        }
        for entity in entities where entity.superentity == nil {
            if let root = entity.copy() as? NSEntityDescription { collect(root) }
        }
        copy.entities = entities.compactMap { made[$0.name ?? ""] }
        copy.configurationsByName = configurationsByName.mapValues { $0.compactMap { made[$0.name ?? ""] } }
        copy.templates = templates
        copy.versionIdentifiers = versionIdentifiers
        copy.fileName = fileName
        copy.relink()
        return copy
    }

    /// Lets relationships refer to this model's own entities, by their names.
    private func relink() {
        let byName = entitiesByName
        for entity in entities {
            for case let relationship as NSRelationshipDescription in entity.ownProperties {
                guard let destination = relationship.destinationName ?? relationship.destinationEntity?.name else {
                    continue
                }
                relationship.destinationEntity = byName[destination]
                if let inverse = relationship.inverseName ?? relationship.inverseRelationship?.name {
                    relationship.inverseRelationship = byName[destination]?.relationshipsByName[inverse]
                }
            }
        }
    }

    /// The names of the entities as text.
    open override var description: String { "<NSManagedObjectModel: \(entityNames)>" }
}
