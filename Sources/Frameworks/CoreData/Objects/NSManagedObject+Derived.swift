import Foundation
import FoundationAdditions
import Predicates

extension NSManagedObject {
    /// Computes the attributes that are derived from others.
    final func computeDerived() {
        for slot in layout.derived {
            guard let attribute = layout.slots[slot].description as? NSDerivedAttributeDescription,
                let format = attribute.derivationFormat,
                let value = DerivedValue.value(of: format, for: self)
            else { continue }
            if let stored = AttributeValues.stored(value, as: attribute.attributeType), stored != values[slot] {
                assign(stored, at: slot)
            }
        }
    }
}

/// The value of an expression such as `canonical:(name)`, `children.@count` or `now()`.
enum DerivedValue {
    static func value(of format: String, for object: NSManagedObject) -> Any? {
        guard let read = try? PredicateFormat("\(format) == nil"), case .comparison(let comparison) = read.tree else {
            return nil
        }
        if case .function("canonical:", let arguments) = comparison.left, let first = arguments.first,
            let text = value(first, object) as? String
        {
            return text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
        return value(comparison.left, object)
    }

    private static func value(_ expression: PredicateTerm, _ object: NSManagedObject) -> Any? {
        (try? PredicateFormat.value(of: expression, for: object)) ?? nil
    }
}
