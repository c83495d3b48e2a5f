import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String

    /// A name as text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name as text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The transformer that makes true false; not registered on its own.
    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    /// The transformer that says whether there is no value; not registered on its own.
    public static let isNilTransformerName = Self("NSIsNil")
    /// The transformer that says whether there is a value; not registered on its own.
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    /// The transformer of archives into objects.
    public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
    /// The transformer of archives into objects of known classes.
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Turns values into others and back, by the name under which it is registered; Foundation on Linux has none. Its names are
/// state of the program, which layers below the frameworks do without.
open class ValueTransformer: NSObject {
    nonisolated(unsafe) private static var named: [NSValueTransformerName: ValueTransformer] = [:]
    private static let lock = Mutex<Void>(())

    /// A transformer that leaves values as they are.
    public override init() { super.init() }

    /// Registers a transformer, or with nil forgets it.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { _ in named[name] = transformer }
    }

    /// The transformer of a name: a registered one, or one of Foundation's own.
    public class func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        lock.withLock { _ in named[name] } ?? standard(name)
    }

    /// The names of registered transformers, in their order.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { _ in named.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// The class of transformed values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// True if values can be transformed back.
    open class func allowsReverseTransformation() -> Bool { true }
    /// The value that another is transformed into.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// The value that the transformer makes this one of.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        type(of: self).allowsReverseTransformation() ? transformedValue(value) : nil
    }

    private static func standard(_ name: NSValueTransformerName) -> ValueTransformer? {
        switch name {
        case .keyedUnarchiveFromDataTransformerName: ArchiveTransformer()
        case .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
        default: nil
        }
    }
}

/// Objects out of an archive; in reverse an archive of an object.
private final class ArchiveTransformer: ValueTransformer {
    override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { NSSecureUnarchiveFromDataTransformer.object(in: $0) }
    }

    override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { NSSecureUnarchiveFromDataTransformer.archive(of: $0) }
    }
}

/// Objects of the listed classes out of an archive; in reverse an archive of an object.
///
/// Foundation on Linux doesn't restrict the classes of what is inside a collection.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that an archive's object may have.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self, NSUUID.self, NSNull.self,
        ]
    }

    /// The object in an archive; nil where the data are none.
    open override func transformedValue(_ value: Any?) -> Any? { (value as? Data).flatMap { Self.object(in: $0) } }

    /// The archive of an object; nil where it can't be archived.
    open override func reverseTransformedValue(_ value: Any?) -> Any? { value.flatMap { Self.archive(of: $0) } }

    fileprivate static func archive(of value: Any) -> Data? {
        try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    fileprivate static func object(in data: Data) -> Any? {
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        defer { reader.finishDecoding() }
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
