import Foundation
import InterfaceBuilder

/// Reads one attribute of a model's file.
struct AttributeReader {
    let path: String
    let element: MarkupElement

    private var name: String { element["name"] ?? "" }

    private func failure(_ text: String) -> NSError { ModelFailure.error("\(path):\(element.line): \(text)") }

    func attribute() throws -> NSAttributeDescription {
        let written = element["attributeType"] ?? "Undefined"
        guard let type = NSAttributeType(nameInModel: written) else {
            throw failure("the attribute '\(name)' is of the type '\(written)', which isn't known")
        }
        let attribute = try made(type)
        attribute.attributeType = type
        attribute.valueTransformerName = element["valueTransformerName"]
        attribute.allowsExternalBinaryDataStorage = element["allowsExternalBinaryDataStorage"] == "YES"
        attribute.preservesValueInHistoryOnDeletion = element["preserveAfterDeletion"] == "YES"
        attribute.allowsCloudEncryption = element["allowsCloudEncryption"] == "YES"
        if let custom = element["customClassName"] { attribute.attributeValueClassName = custom }
        attribute.defaultValue = try defaultValue(type)
        (attribute.minimum, attribute.maximum) = try bounds(type)
        attribute.expression = element["regularExpressionString"]
        return attribute
    }

    private func made(_ type: NSAttributeType) throws -> NSAttributeDescription {
        if element["derived"] == "YES" {
            let derived = NSDerivedAttributeDescription()
            derived.derivationFormat = element["derivationExpression"]
            return derived
        }
        guard type == .compositeAttributeType else { return NSAttributeDescription() }
        let composite = NSCompositeAttributeDescription()
        composite.elements = try element.children.filter { $0.name == "attribute" }.map { child in
            let part = try AttributeReader(path: path, element: child).attribute()
            part.name = child["name"] ?? ""
            return part
        }
        return composite
    }

    private func defaultValue(_ type: NSAttributeType) throws -> Any? {
        if type == .dateAttributeType {
            return element["defaultDateTimeInterval"].flatMap(Double.init).map(
                Date.init(timeIntervalSinceReferenceDate:))
        }
        guard let text = element["defaultValueString"] else { return nil }
        func contradiction() -> NSError {
            failure("the attribute '\(name)' is \(element["attributeType"] ?? ""), but its default is '\(text)'")
        }
        // An attribute that was a fraction keeps its default as it was: `0.0`.
        let whole = Double(text).flatMap { Int64(exactly: $0) }.map(String.init) ?? text
        switch type {
        case .integer16AttributeType: return try (Int16(whole).map { NSNumber(value: $0) }).orThrow(contradiction())
        case .integer32AttributeType: return try (Int32(whole).map { NSNumber(value: $0) }).orThrow(contradiction())
        case .integer64AttributeType: return try (Int64(whole).map { NSNumber(value: $0) }).orThrow(contradiction())
        case .doubleAttributeType: return try (Double(text).map { NSNumber(value: $0) }).orThrow(contradiction())
        case .floatAttributeType: return try (Float(text).map { NSNumber(value: $0) }).orThrow(contradiction())
        case .decimalAttributeType:
            return try (Decimal(string: text).map { NSDecimalNumber(decimal: $0) }).orThrow(contradiction())
        case .booleanAttributeType: return NSNumber(value: ["YES", "true", "1"].contains(text))
        case .stringAttributeType: return text
        case .UUIDAttributeType: return try UUID(uuidString: text).orThrow(contradiction())
        case .URIAttributeType: return try URL(string: text).orThrow(contradiction())
        default: return nil
        }
    }

    private func bounds(_ type: NSAttributeType) throws -> (Double?, Double?) {
        let names =
            type == .dateAttributeType
            ? ("minDateTimeInterval", "maxDateTimeInterval") : ("minValueString", "maxValueString")
        let bounds = (element[names.0].flatMap(Double.init), element[names.1].flatMap(Double.init))
        if let low = bounds.0, let high = bounds.1, low > high {
            throw failure("the attribute '\(name)' is at least \(low), but at most \(high)")
        }
        return bounds
    }
}

extension Optional {
    fileprivate func orThrow(_ error: @autoclosure () -> NSError) throws -> Wrapped {
        guard let self else { throw error() }
        return self
    }
}
