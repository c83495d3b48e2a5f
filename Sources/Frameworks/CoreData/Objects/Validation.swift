import Foundation
import FoundationAdditions

/// Checks of objects before they are saved, with the framework's codes.
enum Validation {
    static func error(
        _ code: Int, _ object: NSManagedObject, _ slot: Int, _ text: String, predicate: Any? = nil
    ) -> NSError {
        let property = object.layout.slots[slot]
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSValidationObjectErrorKey: object, NSValidationKeyErrorKey: property.name,
        ]
        if let value = object.object(at: slot) { info[NSValidationValueErrorKey] = value }
        if let predicate { info[NSValidationPredicateErrorKey] = predicate }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    /// One error as it is, several as one with details.
    static func combined(_ errors: [NSError]) -> NSError? {
        guard errors.count > 1 else { return errors.first }
        return CocoaFailure.error(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    /// A relationship with the rule Deny keeps its object from being deleted.
    static func checkDeletion(of object: NSManagedObject) throws {
        var errors: [NSError] = []
        for (slot, property) in object.layout.slots.enumerated() {
            guard property.relationship?.deleteRule == .denyDeleteRule else { continue }
            let others = property.isToMany ? object.objects(at: slot) : object.destination(at: slot)
            if others.contains(where: { !$0.state.contains(.deleted) }) {
                errors.append(
                    error(
                        NSValidationRelationshipDeniedDeleteError, object, slot,
                        "Items cannot be deleted from \(property.name)."))
            }
        }
        if let error = combined(errors) { throw error }
    }
}

extension NSManagedObject {
    func validateProperties() throws {
        var errors: [NSError] = []
        for slot in layout.checked {
            let property = layout.slots[slot]
            if let error = validate(slot, property) { errors.append(error) }
            for (index, predicate) in property.description.validationPredicates.enumerated()
            where !values[slot].isNone && !predicate.evaluate(with: object(at: slot)) {
                let warnings = property.description.validationWarnings
                let warning = warnings.indices.contains(index) ? warnings[index] : nil
                errors.append(
                    Validation.error(
                        warning as? Int ?? NSManagedObjectValidationError, self, slot,
                        warning as? String ?? "The value of \(property.name) is not valid.", predicate: predicate))
            }
        }
        if let error = Validation.combined(errors) { throw error }
    }

    private func validate(_ slot: Int, _ property: PropertySlot) -> NSError? {
        let value = values[slot]
        if value.isNone {
            guard !property.isOptional, !property.isTransient, !(property.description is NSDerivedAttributeDescription)
            else { return nil }
            return Validation.error(
                NSValidationMissingMandatoryPropertyError, self, slot, "\(property.name) is a required value.")
        }
        if let relationship = property.relationship, case .related(let rows) = value {
            return validate(rows.count, relationship, at: slot)
        }
        guard let attribute = property.attribute else { return nil }
        return ValueBounds.error(of: value, attribute, self, slot)
    }

    private func validate(_ count: Int, _ relationship: NSRelationshipDescription, at slot: Int) -> NSError? {
        let name = relationship.name
        if count == 0, relationship.isOptional { return nil }
        if count < max(relationship.minCount, relationship.isOptional ? 0 : 1) {
            return Validation.error(
                NSValidationRelationshipLacksMinimumCountError, self, slot, "Too few items in \(name).")
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            return Validation.error(
                NSValidationRelationshipExceedsMaximumCountError, self, slot, "Too many items in \(name).")
        }
        return nil
    }
}

/// Bounds that a model states for an attribute's values.
enum ValueBounds {
    static func error(
        of value: PropertyValue, _ attribute: NSAttributeDescription, _ object: NSManagedObject, _ slot: Int
    ) -> NSError? {
        let name = attribute.name
        func error(_ code: Int, _ text: String) -> NSError { Validation.error(code, object, slot, text) }
        switch (attribute.attributeType, value) {
        case (.stringAttributeType, .text(let text)):
            let length = Double(text.utf16.count)
            if let most = attribute.maximum, length > most {
                return error(NSValidationStringTooLongError, "\(name) is too long.")
            }
            if let least = attribute.minimum, length < least {
                return error(NSValidationStringTooShortError, "\(name) is too short.")
            }
            if let expression = attribute.expression,
                !TextComparison.holds(10, options: 0, text, expression)
            {
                return error(NSValidationStringPatternMatchingError, "\(name) does not match the required pattern.")
            }
        case (.dateAttributeType, .real(let seconds)):
            if let most = attribute.maximum, seconds > most {
                return error(NSValidationDateTooLateError, "\(name) is too late.")
            }
            if let least = attribute.minimum, seconds < least {
                return error(NSValidationDateTooSoonError, "\(name) is too soon.")
            }
        default:
            guard attribute.attributeType.isNumber, let number = number(value) else { return nil }
            if let most = attribute.maximum, number > most {
                return error(NSValidationNumberTooLargeError, "\(name) is too large.")
            }
            if let least = attribute.minimum, number < least {
                return error(NSValidationNumberTooSmallError, "\(name) is too small.")
            }
        }
        return nil
    }

    private static func number(_ value: PropertyValue) -> Double? {
        switch value {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .object(let box): (box.value as? NSNumber)?.doubleValue
        default: nil
        }
    }
}
