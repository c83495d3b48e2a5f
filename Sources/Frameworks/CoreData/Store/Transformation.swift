import Foundation
import FoundationAdditions

/// Data of values that only an app's classes know, and back.
enum Transformation {
    /// Transformers of Foundation's own turn data into objects; an app's own make data of them.
    private static let unarchiving: Set<String> = ["NSSecureUnarchiveFromData", "NSKeyedUnarchiveFromData"]

    private static func transformer(_ name: String?) -> (transformer: ValueTransformer?, unarchives: Bool) {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "NSSecureUnarchiveFromData"
        let found = ValueTransformer.named(NSValueTransformerName(name))
        return (found, unarchiving.contains(name) || found is NSSecureUnarchiveFromDataTransformer)
    }

    static func data(of value: Any, by name: String?) -> Data? {
        let (transformer, unarchives) = transformer(name)
        guard let transformer else { return nil }
        return (unarchives ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)) as? Data
    }

    static func value(of data: Data, by name: String?) -> Any? {
        let (transformer, unarchives) = transformer(name)
        guard let transformer else { return nil }
        return unarchives ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }
}
