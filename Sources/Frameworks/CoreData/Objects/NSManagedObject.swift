import Combine
import Foundation
import Predicates

/// An object of an entity, with values by the names of its properties.
///
/// It belongs to its context and is used on the context's queue. A fault is an object whose values haven't been read yet; the
/// first access to one of them reads all.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValueProviding, ObservableObject {
    struct State: OptionSet {
        let rawValue: UInt16

        /// It was never saved.
        static let inserted = State(rawValue: 1)
        static let updated = State(rawValue: 2)
        static let deleted = State(rawValue: 4)
        /// Its values haven't been asked for.
        static let fault = State(rawValue: 8)
        /// A fault whose values have been read with the fetch that found it.
        static let isAtHand = State(rawValue: 16)
        /// It notes the keys that it is asked for, and has no values.
        static let recording = State(rawValue: 32)
        /// It was deleted and the deletion saved, or its row is gone.
        static let gone = State(rawValue: 64)
        /// It is among what changed since the last processing.
        static let pending = State(rawValue: 128)
    }

    final let layout: EntityLayout
    final var reference: RowReference
    final var state: State = []
    /// Current values, by the places of the entity's slots.
    final var values: [PropertyValue]
    /// Values as they are in the store, or in the parent.
    final var committed: [PropertyValue]
    final var version: Int64 = 0
    final var context: NSManagedObjectContext? {
        get { link?.context }
        set { link = newValue?.link }
    }
    private final var link: ContextLink?
    /// Objects and collections that values were made into, which keeps the objects alive as long as this one isn't a fault.
    final var related = RelatedObjects()
    /// Other objects of the same fetch, which are read together.
    final var batch: FetchBatch?
    private final var identity: NSManagedObjectID?
    private final var publisher: ObservableObjectPublisher?
    final var recorded: KeyRecorder?

    // MARK: Making

    /// An object of an entity; with a context it is inserted there.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        guard let layout = entity.frozenLayout else {
            raise(.invalidArgument, "the entity '\(entity.name ?? "")' belongs to no model")
        }
        self.layout = layout
        values = layout.initialValues
        committed = layout.unreadValues
        reference = RowReference(
            store: -1, root: Int16(layout.root), entity: Int16(layout.index), row: 0)
        super.init()
        context?.adopt(self)
    }

    /// An object of the class's entity, inserted into a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: moc.description(of: Self.self), insertInto: moc)
    }

    /// The entity of the class in the models that coordinators use.
    open class func entity() -> NSEntityDescription {
        guard let layout = LoadedModels.shared.entity(of: self) else {
            raise(
                .internalInconsistency,
                "\(self).entity(): no loaded model has an entity of this class; open a store or read a model first")
        }
        return layout.description
    }

    /// A request for the objects of the class; where the class has one of its own, that is meant unless a type says otherwise.
    @_disfavoredOverload
    public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: LoadedModels.shared.entity(of: self)?.name ?? String(describing: self))
    }

    deinit { link?.registry.remove(reference, of: UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())) }

    /// Becomes an object of a context's whose values haven't been read; the context has to register it.
    final func becomeFault(of row: RowReference, _ unread: [PropertyValue], _ link: ContextLink) {
        reference = row
        self.link = link
        state = .fault
        values = unread
    }

    // MARK: Identity and state

    /// The context of the object; nil for one that was deleted and saved, or whose context is gone.
    public final var managedObjectContext: NSManagedObjectContext? { context }
    /// The entity of the object.
    public final var entity: NSEntityDescription { layout.description }

    /// The identity of the object, a temporary one until it is saved.
    public final var objectID: NSManagedObjectID {
        if let known = knownIdentity { return known }
        return makeIdentity(StoreName(context?.store(reference)))
    }

    /// The identity, where somebody has asked for it since the object has its number.
    final var knownIdentity: NSManagedObjectID? { identity.flatMap { $0.reference == reference ? $0 : nil } }

    final func makeIdentity(_ store: StoreName) -> NSManagedObjectID {
        let made = NSManagedObjectID(reference, layout, store)
        identity = made
        return made
    }

    /// True from the insertion to the saving.
    public final var isInserted: Bool { state.contains(.inserted) }
    /// True if the object was changed since it was saved last.
    public final var isUpdated: Bool { state.contains(.updated) }
    /// True if the object will be deleted with the next saving.
    public final var isDeleted: Bool { state.contains(.deleted) && !state.contains(.gone) }
    /// True if the object was inserted, changed or deleted since the last saving.
    public final var hasChanges: Bool {
        !state.isDisjoint(with: [.inserted, .updated, .deleted]) && !state.contains(.gone)
    }
    /// True if the object's values haven't been asked for yet.
    public final var isFault: Bool { state.contains(.fault) }
    /// True if what would be saved differs from what is stored.
    public final var hasPersistentChangedValues: Bool { !changedSlots.isEmpty }
    /// A state in which awakening or refreshing changes values; here always none.
    public final var faultingState: Int { isFault ? 1 : 0 }

    /// True if a relationship hasn't been read.
    public final func hasFault(forRelationshipNamed key: String) -> Bool {
        guard let slot = layout.slotByName[key] else { return false }
        return isFault || values[slot].isUnread
    }

    /// The places whose values differ from the store's.
    final var changedSlots: [Int] {
        guard !isFault else { return [] }
        return layout.slots.indices.filter { slot in
            !layout.slots[slot].isTransient && values[slot] != committed[slot]
                && !(isInserted && values[slot].isNone && committed[slot].isUnread)
        }
    }

    // MARK: Changes that others announce

    /// Announces changes before they happen.
    public final var objectWillChange: ObservableObjectPublisher {
        if let publisher { return publisher }
        let made = ObservableObjectPublisher()
        publisher = made
        return made
    }

    /// Reads the values of a fault; an accessor calls it before it reads a value.
    open func willAccessValue(forKey key: String?) { fireIfNeeded() }
    /// An accessor calls it after it has read a value.
    open func didAccessValue(forKey key: String?) {}
    /// Notes that the object changes; an accessor calls it before it sets a value.
    open func willChangeValue(forKey key: String) {
        publisher?.send()
        willChange()
    }
    /// An accessor calls it after it has set a value.
    open func didChangeValue(forKey key: String) {}

    final func announce() { publisher?.send() }

    // MARK: The object's life, for subclasses

    /// Called once for a new object, after it was inserted.
    open func awakeFromInsert() {}
    /// Called when a fault has got its values.
    open func awakeFromFetch() {}
    /// Called before the object is marked for deletion.
    open func prepareForDeletion() {}
    /// Called before the object is saved; it may change values then.
    open func willSave() {}
    /// Called after the object has been saved.
    open func didSave() {}
    /// Called before the object becomes a fault again.
    open func willTurnIntoFault() {}
    /// Called after the object became a fault again.
    open func didTurnIntoFault() {}

    /// Checks a new object; an error keeps the context from saving.
    open func validateForInsert() throws { try validateProperties() }
    /// Checks a changed object; an error keeps the context from saving.
    open func validateForUpdate() throws { try validateProperties() }
    /// Checks an object that will be deleted; an error keeps the context from saving.
    open func validateForDelete() throws { try Validation.checkDeletion(of: self) }

    // MARK: Key-value coding

    /// The value of a property; ends the program where the entity has none of the name.
    open func value(forKey key: String) -> Any? {
        guard let slot = layout.slotByName[key] else { return value(forUndefinedKey: key) }
        return object(at: slot)
    }

    /// Sets the value of a property; ends the program where the entity has none of the name, or the value is of another type.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.slotByName[key] else { return setValue(value, forUndefinedKey: key) }
        set(value, at: slot)
    }

    /// Called for a name that is no property; ends the program unless a subclass gives a value.
    open func value(forUndefinedKey key: String) -> Any? {
        raise(
            .unknownKey,
            "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(layout.name) is not key value coding-compliant for the key \"\(key)\"."
        )
    }

    /// Called for a name that is no property; ends the program unless a subclass takes the value.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        raise(
            .unknownKey,
            "[<\(type(of: self))> setValue:forUndefinedKey:]: the entity \(layout.name) is not key value coding-compliant for the key \"\(key)\"."
        )
    }

    /// The value as it is kept, without announcing the access.
    open func primitiveValue(forKey key: String) -> Any? {
        guard let slot = layout.slotByName[key] else { return value(forUndefinedKey: key) }
        return object(at: slot)
    }

    /// Sets the value without announcing the change.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        guard let slot = layout.slotByName[key] else { return setValue(value, forUndefinedKey: key) }
        set(value, at: slot)
    }

    /// The value of a key for predicates and key paths; nil where there is no such key.
    open func keyedValue(_ key: String) -> KeyedValue? {
        switch key {
        case "objectID": return KeyedValue(objectID)
        case "entity": return KeyedValue(layout.description)
        default: break
        }
        guard let slot = layout.slotByName[key] else { return nil }
        return KeyedValue(object(at: slot))
    }

    /// Sets the value of a key for key paths.
    open func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        guard layout.slotByName[key] != nil else { return false }
        setValue(value, forKey: key)
        return true
    }

    // MARK: Values against the store's

    /// Values that differ from those last saved or fetched.
    open func changedValues() -> [String: Any] {
        changedSlots.reduce(into: [:]) { $0[layout.slots[$1].name] = object(at: $1) ?? NSNull() }
    }

    /// Values that changed since the last processing of changes.
    open func changedValuesForCurrentEvent() -> [String: Any] { state.contains(.pending) ? changedValues() : [:] }

    /// Values as they were last saved or fetched; of all properties where no names are given.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fireIfNeeded()
        let slots = keys.map { $0.compactMap { layout.slotByName[$0] } } ?? Array(layout.slots.indices)
        return slots.reduce(into: [:]) { table, slot in
            table[layout.slots[slot].name] = object(committed[slot], at: slot) ?? NSNull()
        }
    }

    /// The hash of the object itself, whatever its values.
    public final override var hash: Int { Int(bitPattern: ObjectIdentifier(self)) >> 4 }

    /// The class, entity, identity and values as text; a fault isn't read for it.
    open override var description: String {
        let data =
            isFault
            ? "<fault>"
            : layout.slots.indices.map { "\(layout.slots[$0].name) = \(text(at: $0))" }
                .joined(separator: "; ")
        return
            "<\(type(of: self))> (entity: \(layout.name); id: \(objectID.uriRepresentation().absoluteString); data: {\(data)})"
    }

    private func text(at slot: Int) -> String {
        switch values[slot] {
        case .unread: "<relationship fault>"
        case .related(let rows): "\(rows.count) objects"
        case .reference(let row): "\(row.row)"
        default: object(at: slot).map { "\($0)" } ?? "nil"
        }
    }
}
