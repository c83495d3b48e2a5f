import Foundation

/// The identity of an object: its store, entity and number; of an object that was never saved a temporary one.
///
/// A temporary identity isn't equal to the permanent one that the object gets when it is saved.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    let reference: RowReference
    let layout: EntityLayout
    /// Names the store in URIs; empty for a temporary identity.
    let storeIdentifier: String
    private let link: StoreLink?
    /// The store; nil for a temporary identity, or when the store is gone.
    public var persistentStore: NSPersistentStore? { link?.store }

    init(_ reference: RowReference, _ layout: EntityLayout, _ store: StoreName) {
        self.reference = reference
        self.layout = layout
        link = store.link
        storeIdentifier = store.identifier
    }

    convenience init(_ reference: RowReference, _ layout: EntityLayout, store: NSPersistentStore?) {
        self.init(reference, layout, StoreName(store))
    }

    /// The entity of the object.
    open var entity: NSEntityDescription { layout.description }
    /// True until the object is saved.
    open var isTemporaryID: Bool { reference.isTemporary }

    /// `x-coredata://STORE/Entity/p1`, with `t` before the number of a temporary identity.
    open func uriRepresentation() -> URL {
        let store = isTemporaryID ? "" : storeIdentifier
        let text = "x-coredata://\(store)/\(layout.name)/\(isTemporaryID ? "t\(-reference.row)" : "p\(reference.row)")"
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// True for the identity of the same object in the same store.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other || (reference == other.reference && storeIdentifier == other.storeIdentifier)
    }

    /// The hash of the number and the topmost entity.
    open override var hash: Int { Int(truncatingIfNeeded: reference.row) &* 31 &+ Int(reference.root) }
    /// The identity itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// The identity's URI as text.
    open override var description: String { "<\(type(of: self)): \(uriRepresentation().absoluteString)>" }
}

/// A store as identities name it; without a link and a text for objects that no store has.
struct StoreName {
    let link: StoreLink?
    let identifier: String

    init(_ store: NSPersistentStore?) {
        link = store?.link
        identifier = store?.identifier ?? ""
    }
}

/// The weak reference to a store that the identities of its objects share.
final class StoreLink {
    fileprivate(set) weak var store: NSPersistentStore?

    init(_ store: NSPersistentStore) { self.store = store }
}

/// A result of a fetch request: an object, its identity, a dictionary or a count.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
