import Foundation

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of an attribute's values, by the short names of newer programs.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The number of the type, that of `NSAttributeType`.
        public let rawValue: UInt

        /// A type by its number.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        private init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// The type of an attribute that has none yet.
        public static let undefined = Self(.undefinedAttributeType)
        /// Whole numbers of 16 bits.
        public static let integer16 = Self(.integer16AttributeType)
        /// Whole numbers of 32 bits.
        public static let integer32 = Self(.integer32AttributeType)
        /// Whole numbers of 64 bits.
        public static let integer64 = Self(.integer64AttributeType)
        /// Decimal numbers, `NSDecimalNumber`.
        public static let decimal = Self(.decimalAttributeType)
        /// Fractions of 64 bits.
        public static let double = Self(.doubleAttributeType)
        /// Fractions of 32 bits.
        public static let float = Self(.floatAttributeType)
        /// Texts.
        public static let string = Self(.stringAttributeType)
        /// True and false.
        public static let boolean = Self(.booleanAttributeType)
        /// Dates, kept as seconds since the reference date.
        public static let date = Self(.dateAttributeType)
        /// Data.
        public static let binaryData = Self(.binaryDataAttributeType)
        /// Universally unique identifiers, kept as 16 bytes.
        public static let uuid = Self(.UUIDAttributeType)
        /// Addresses, kept as texts.
        public static let uri = Self(.URIAttributeType)
        /// Values that a value transformer makes into data.
        public static let transformable = Self(.transformableAttributeType)
        /// Identities of objects, kept as the texts of their URIs.
        public static let objectID = Self(.objectIDAttributeType)
        /// Several attributes under one name.
        public static let composite = Self(.compositeAttributeType)
    }

    /// The type of the attribute's values.
    open var attributeType: NSAttributeType = .undefinedAttributeType {
        didSet { attributeValueClassName = attributeType.className }
    }
    /// The type of the attribute's values, by its newer name.
    open var type: AttributeType {
        get { AttributeType(rawValue: attributeType.rawValue) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }
    /// The class of the attribute's values; nil where the type has none.
    open var attributeValueClassName: String?
    /// The value of a new object.
    open var defaultValue: Any?
    /// The name of the transformer that makes data of a transformable attribute's values.
    open var valueTransformerName: String?
    /// True if large data may lie in a file beside the store.
    open var allowsExternalBinaryDataStorage = false
    /// True to keep a deleted object's value in the store's history, in the change's `tombstone`.
    open var preservesValueInHistoryOnDeletion = false
    /// True to let a cloud encrypt the value, of which there is none here.
    open var allowsCloudEncryption = false
    /// Bounds that the model states: of numbers their values, of texts their lengths, of dates their seconds.
    var minimum: Double?
    var maximum: Double?
    /// The expression that the model wants a whole text to match.
    var expression: String?

    override var hashedDescription: String {
        super.hashedDescription + " \(attributeType.rawValue) \(valueTransformerName ?? "")"
    }

    /// A copy that belongs to no entity.
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

    /// A copy that belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSDerivedAttributeDescription)?.derivationFormat = derivationFormat
        return copy
    }
}

/// An attribute made of others, whose value is a dictionary by their names.
open class NSCompositeAttributeDescription: NSAttributeDescription {
    /// The attributes that the composite one is made of.
    open var elements: [NSAttributeDescription] = []

    /// A copy that belongs to no entity.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? NSCompositeAttributeDescription)?.elements = elements
        return copy
    }
}
