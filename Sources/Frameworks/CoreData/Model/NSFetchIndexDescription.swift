import Foundation

/// The kind of an index's element.
public enum NSFetchIndexElementType: UInt, Sendable {
    /// An index by the order of values.
    case binary = 0
    /// An index of areas; it is made as one by the order of values.
    case rTree = 1
}

/// An index of an entity's objects by some of their properties.
open class NSFetchIndexDescription: NSObject {
    /// The name of the index.
    open var name: String
    /// The properties of the index, in the order of their weight.
    open var elements: [NSFetchIndexElementDescription]
    /// The entity whose table the index is for.
    public internal(set) weak var entity: NSEntityDescription?
    /// The condition of the objects that the index has; nil for all. A condition of columns, values and plain comparisons is
    /// that of the database's index; one beyond that makes none.
    open var partialIndexPredicate: NSPredicate?

    /// An index of properties.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}

/// A property that an index sorts by.
open class NSFetchIndexElementDescription: NSObject {
    /// The property that is indexed.
    public let property: NSPropertyDescription?
    /// The name of the property that is indexed.
    open var propertyName: String? { property?.name }
    /// The kind of the index.
    open var collationType: NSFetchIndexElementType
    /// True to order upwards. The default is true.
    open var isAscending = true

    /// A property of an index.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}
