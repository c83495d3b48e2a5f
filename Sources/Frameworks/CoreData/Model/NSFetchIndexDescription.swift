import Foundation

/// The kind of an index's element.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree = 1
}

/// An index of an entity's objects by some of their properties.
open class NSFetchIndexDescription: NSObject {
    open var name: String
    open var elements: [NSFetchIndexElementDescription]
    public internal(set) weak var entity: NSEntityDescription?
    /// The objects that the index has; nil for all.
    open var partialIndexPredicate: NSPredicate?

    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}

/// A property that an index sorts by.
open class NSFetchIndexElementDescription: NSObject {
    public let property: NSPropertyDescription?
    open var propertyName: String? { property?.name }
    open var collationType: NSFetchIndexElementType
    open var isAscending = true

    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}
