import Foundation

/// Values of attributes between what apps see and what contexts keep.
enum AttributeValues {
    static func initial(of attribute: NSAttributeDescription) -> PropertyValue {
        guard let value = attribute.defaultValue else { return .none }
        return stored(value, as: attribute.attributeType) ?? .none
    }

    /// The value as key-value coding gives it: numbers as `NSNumber`.
    static func object(_ value: PropertyValue, as type: NSAttributeType) -> Any? {
        switch value {
        case .integer(let number):
            switch type {
            case .booleanAttributeType: return NSNumber(value: number != 0)
            case .integer16AttributeType: return NSNumber(value: Int16(truncatingIfNeeded: number))
            case .integer32AttributeType: return NSNumber(value: Int32(truncatingIfNeeded: number))
            default: return NSNumber(value: number)
            }
        case .real(let number):
            switch type {
            case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: number)
            case .floatAttributeType: return NSNumber(value: Float(number))
            default: return NSNumber(value: number)
            }
        case .text(let text): return type == .URIAttributeType ? URL(string: text) : text
        case .data(let data): return type == .UUIDAttributeType ? uuid(data) : data
        case .object(let box): return box.value
        case .none, .reference, .related, .unread: return nil
        }
    }

    static func uuid(_ data: Data) -> UUID? {
        guard data.count == 16 else { return nil }
        return data.withUnsafeBytes { bytes in
            bytes.count == 16 ? UUID(uuid: bytes.loadUnaligned(as: uuid_t.self)) : nil
        }
    }

    static func data(_ uuid: UUID) -> Data { withUnsafeBytes(of: uuid.uuid) { Data($0) } }

    /// - Returns: nil where the value is of another type than the attribute.
    static func stored(_ value: Any, as type: NSAttributeType) -> PropertyValue? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return integer(value).map { .integer($0) }
        case .doubleAttributeType: return real(value).map { .real($0) }
        case .floatAttributeType: return real(value).map { .real(Double(Float($0))) }
        case .decimalAttributeType: return decimal(value).map { .object(OpaqueValue($0)) }
        case .stringAttributeType:
            return (value as? String ?? (value as? NSString).map(String.init(describing:))).map { .text($0) }
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
        case .binaryDataAttributeType: return (value as? Data).map { .data($0) }
        case .UUIDAttributeType: return (value as? UUID).map { .data(data($0)) }
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) }
        case .objectIDAttributeType:
            return (value as? NSManagedObjectID).map { .text($0.uriRepresentation().absoluteString) }
        case .transformableAttributeType, .compositeAttributeType, .undefinedAttributeType:
            return .object(OpaqueValue(value))
        }
    }

    private static func integer(_ value: Any) -> Int64? {
        switch value {
        case let number as NSNumber: number.int64Value
        case let number as any BinaryInteger: Int64(truncatingIfNeeded: number)
        case let flag as Bool: flag ? 1 : 0
        case let number as Double: Int64(exactly: number.rounded(.towardZero))
        case let value as any RawRepresentable: integer(value.rawValue)
        default: nil
        }
    }

    private static func real(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    private static func decimal(_ value: Any) -> NSDecimalNumber? {
        switch value {
        case let number as NSDecimalNumber: number
        case let number as Decimal: NSDecimalNumber(decimal: number)
        case let number as NSNumber: NSDecimalNumber(decimal: number.decimalValue)
        default: (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
        }
    }
}
