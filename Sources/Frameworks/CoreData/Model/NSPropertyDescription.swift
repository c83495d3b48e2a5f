import Foundation

/// A property of an entity: an attribute, a relationship, a fetched property.
open class NSPropertyDescription: NSObject, NSCopying {
    /// The entity that the property belongs to; it isn't retained.
    public internal(set) unowned(safe) var entity: NSEntityDescription {
        get { owner ?? NSEntityDescription.none }
        set { owner = newValue }
    }
    weak var owner: NSEntityDescription?

    open var name: String = ""
    /// True if the property may be nil when it is saved.
    open var isOptional = true
    /// True if the property isn't stored.
    open var isTransient = false
    open var isIndexed = false
    open var isIndexedBySpotlight = false
    open var isStoredInExternalRecord = false
    open var userInfo: [AnyHashable: Any]?
    /// The name that the property had in the version before.
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []

    public override required init() { super.init() }

    /// Sets conditions that a value has to meet when it is saved, each with the code or the text of its error.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// 32 bytes that differ where properties can't be exchanged.
    ///
    /// The algorithm of Apple's isn't documented: these are SHA-256 over this project's own description.
    open var versionHash: Data { ModelHash.data(of: hashedDescription) }

    var hashedDescription: String {
        "\(type(of: self)) \(name) \(isOptional) \(isTransient) \(versionHashModifier ?? "")"
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.isIndexed = isIndexed
        copy.isIndexedBySpotlight = isIndexedBySpotlight
        copy.isStoredInExternalRecord = isStoredInExternalRecord
        copy.userInfo = userInfo
        copy.renamingIdentifier = renamingIdentifier
        copy.versionHashModifier = versionHashModifier
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
        return copy
    }

    open override var description: String { "<\(type(of: self)): \(name)>" }
}

/// A property that fetches the objects that a request names each time it is asked for the first time.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
        return copy
    }
}
