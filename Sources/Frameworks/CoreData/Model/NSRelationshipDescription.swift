import Foundation

/// A relationship of an entity to another, to one object or to many.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects at the other end; it isn't retained.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that leads back; it isn't retained.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// The largest number of objects; 0 is any number, 1 a relationship to one.
    open var maxCount = 0
    /// The least number of objects at the other end.
    open var minCount = 0
    /// The rule for the objects at the other end when an object is deleted. The default is to forget the deleted one.
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    /// True if the objects at the other end have an order.
    open var isOrdered = false
    /// True unless one object at most is at the other end.
    open var isToMany: Bool { maxCount != 1 }
    /// Names by which a copied model finds the ends again.
    var destinationName: String?
    var inverseName: String?

    override var hashedDescription: String {
        super.hashedDescription
            + " \(destinationEntity?.name ?? "") \(inverseRelationship?.name ?? "") \(isToMany) \(isOrdered) \(maxCount)"
            + " \(minCount) \(deleteRule.rawValue)"
    }

    /// A copy that belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSRelationshipDescription {
            copy.maxCount = maxCount
            copy.minCount = minCount
            copy.deleteRule = deleteRule
            copy.isOrdered = isOrdered
            copy.destinationName = destinationEntity?.name ?? destinationName
            copy.inverseName = inverseRelationship?.name ?? inverseName
        }
        return copy
    }
}
