import Foundation

/// The type of an attribute's values; raw values are those of Apple's headers.
public enum NSAttributeType: UInt, Sendable {
    /// No type yet.
    case undefinedAttributeType = 0
    /// Whole numbers of 16 bits.
    case integer16AttributeType = 100
    /// Whole numbers of 32 bits.
    case integer32AttributeType = 200
    /// Whole numbers of 64 bits.
    case integer64AttributeType = 300
    /// Decimal numbers, `NSDecimalNumber`.
    case decimalAttributeType = 400
    /// Fractions of 64 bits.
    case doubleAttributeType = 500
    /// Fractions of 32 bits.
    case floatAttributeType = 600
    /// Texts.
    case stringAttributeType = 700
    /// True and false.
    case booleanAttributeType = 800
    /// Dates, kept as seconds since the reference date.
    case dateAttributeType = 900
    /// Data.
    case binaryDataAttributeType = 1000
    /// Universally unique identifiers, kept as 16 bytes.
    case UUIDAttributeType = 1100
    /// Addresses, kept as texts.
    case URIAttributeType = 1200
    /// Values that a value transformer makes into data.
    case transformableAttributeType = 1800
    /// Identities of objects, kept as the texts of their URIs.
    case objectIDAttributeType = 2000
    /// Several attributes under one name.
    case compositeAttributeType = 2100

    /// The names of types in a model's file.
    private static let names: [String: NSAttributeType] = [
        "Undefined": .undefinedAttributeType, "Integer 16": .integer16AttributeType,
        "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType,
        "Decimal": .decimalAttributeType, "Double": .doubleAttributeType, "Float": .floatAttributeType,
        "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "Binary Data": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
        "Composite": .compositeAttributeType,
    ]

    init?(nameInModel name: String) {
        guard let type = Self.names[name] else { return nil }
        self = type
    }

    /// The class of the values, as `attributeValueClassName` names it.
    var className: String? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            "NSNumber"
        case .decimalAttributeType: "NSDecimalNumber"
        case .stringAttributeType: "NSString"
        case .dateAttributeType: "NSDate"
        case .binaryDataAttributeType: "NSData"
        case .UUIDAttributeType: "NSUUID"
        case .URIAttributeType: "NSURL"
        case .compositeAttributeType: "NSDictionary"
        case .undefinedAttributeType, .transformableAttributeType, .objectIDAttributeType: nil
        }
    }

    var isNumber: Bool { className == "NSNumber" || self == .decimalAttributeType }
}

/// The rule for an object that refers to a deleted one.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing happens to the objects at the other end.
    case noActionDeleteRule = 0
    /// The objects at the other end forget the deleted one.
    case nullifyDeleteRule = 1
    /// The objects at the other end are deleted too.
    case cascadeDeleteRule = 2
    /// The object can't be deleted while there are objects at the other end.
    case denyDeleteRule = 3

    init?(nameInModel name: String) {
        switch name {
        case "No Action": self = .noActionDeleteRule
        case "Nullify": self = .nullifyDeleteRule
        case "Cascade": self = .cascadeDeleteRule
        case "Deny": self = .denyDeleteRule
        default: return nil
        }
    }
}
