import Foundation

/// A property of an entity: an attribute, a relationship, a fetched property.
open class NSPropertyDescription: NSObject, NSCopying {
    /// The entity that the property belongs to; it isn't retained.
    public internal(set) unowned(safe) var entity: NSEntityDescription {
        get { owner ?? NSEntityDescription.none }
        set { owner = newValue }
    }
    weak var owner: NSEntityDescription?

    /// The name of the property, unique in its entity.
    open var name: String = ""
    /// True if the property may be nil when it is saved.
    open var isOptional = true
    /// True if the property isn't stored.
    open var isTransient = false
    /// True for an index of the property alone. The default is false.
    open var isIndexed = false
    /// True to let the system search for the value; there is no such search on Linux.
    open var isIndexedBySpotlight = false
    /// True to keep the value in a file for searches too; there are none on Linux.
    open var isStoredInExternalRecord = false
    /// An app's own values.
    open var userInfo: [AnyHashable: Any]?
    /// The name that the property had in the version before.
    open var renamingIdentifier: String?
    /// A text that makes the property's version another one.
    open var versionHashModifier: String?
    /// The predicates that each value must fulfil to be saved.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The warnings beside the predicates: texts, or the codes of errors.
    open private(set) var validationWarnings: [Any] = []

    /// A property without a name.
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

    /// A copy that belongs to no entity.
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

    /// The kind and name of the property as text.
    open override var description: String { "<\(type(of: self)): \(name)>" }
}

/// A property that fetches the objects that a request names each time it is asked for the first time.
open class NSFetchedPropertyDescription: NSPropertyDescription {
    /// The request whose results are the property's objects; `$FETCH_SOURCE` stands for the object.
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

    /// A copy that belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSFetchedPropertyDescription)?.fetchRequest = fetchRequest
        return copy
    }
}
