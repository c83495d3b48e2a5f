import Foundation

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of an attribute's values, by the short names of newer programs.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        public static let undefined = Self(.undefinedAttributeType)
        public static let integer16 = Self(.integer16AttributeType)
        public static let integer32 = Self(.integer32AttributeType)
        public static let integer64 = Self(.integer64AttributeType)
        public static let decimal = Self(.decimalAttributeType)
        public static let double = Self(.doubleAttributeType)
        public static let float = Self(.floatAttributeType)
        public static let string = Self(.stringAttributeType)
        public static let boolean = Self(.booleanAttributeType)
        public static let date = Self(.dateAttributeType)
        public static let binaryData = Self(.binaryDataAttributeType)
        public static let uuid = Self(.UUIDAttributeType)
        public static let uri = Self(.URIAttributeType)
        public static let transformable = Self(.transformableAttributeType)
        public static let objectID = Self(.objectIDAttributeType)
        public static let composite = Self(.compositeAttributeType)
    }

    open var attributeType: NSAttributeType = .undefinedAttributeType {
        didSet { attributeValueClassName = attributeType.className }
    }
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    open var attributeValueClassName: String?
    /// The value of a new object.
    open var defaultValue: Any?
    /// The name of the transformer that makes data of a transformable attribute's values.
    open var valueTransformerName: String?
    /// True if large data may lie in a file beside the store.
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
    open var allowsCloudEncryption = false
    /// Bounds that the model states: of numbers their values, of texts their lengths, of dates their seconds.
    var minimum: Double?
    var maximum: Double?
    /// The expression that the model wants a whole text to match.
    var expression: String?

    override var hashedDescription: String {
        super.hashedDescription + " \(attributeType.rawValue) \(valueTransformerName ?? "")"
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? NSAttributeDescription {
            copy.attributeType = attributeType
            copy.attributeValueClassName = attributeValueClassName
            copy.defaultValue = defaultValue
            copy.valueTransformerName = valueTransformerName
            copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
            copy.preservesValueInHistoryOnDeletion = preservesValueInHistoryOnDeletion
            copy.allowsCloudEncryption = allowsCloudEncryption
            copy.minimum = minimum
            copy.maximum = maximum
            copy.expression = expression
        }
        return copy
    }
}

/// An attribute whose value is computed of others when an object is saved.
open class NSDerivedAttributeDescription: NSAttributeDescription {
    /// The format of the expression, such as `canonical:(name)` or `children.@count`.
    open var derivationFormat: String?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSDerivedAttributeDescription)?.derivationFormat = derivationFormat
        return copy
    }
}

/// An attribute made of others, whose value is a dictionary by their names.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    open var elements: [NSAttributeDescription] = []

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSCompositeAttributeDescription)?.elements = elements
        return copy
    }
}
