import Foundation

/// A store that a container is to open.
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// The type of the store. The default is a database of SQLite's.
    open var type = NSSQLiteStoreType
    /// The name of the model's configuration; nil for the whole model.
    open var configuration: String?
    /// The address of the store's file.
    open var url: URL?
    /// The options that the store will be opened with.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// True to open the store on another queue. The default is false.
    open var shouldAddStoreAsynchronously = false

    /// A description of a store without an address.
    public override init() { super.init() }

    /// A description of a store at an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Sets an option; nil removes it.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

    /// True to open the store without changing it. The default is false.
    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
    }
    /// True to bring a store of another model to this one. The default is true.
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }
    /// True to infer the mapping between two models. The default is true.
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
    }
    /// Seconds to wait for a lock of the database.
    open var timeout: TimeInterval = 240

    /// The settings for SQLite by the names of pragmas.
    open var sqlitePragmas: [String: NSObject] { options[NSSQLitePragmasOption] as? [String: NSObject] ?? [:] }

    /// Sets a pragma; nil removes it.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        var pragmas = options[NSSQLitePragmasOption] as? NSDictionary as? [String: NSObject] ?? [:]
        pragmas[name] = value
        options[NSSQLitePragmasOption] = NSDictionary(dictionary: pragmas)
    }

    /// A copy of the description.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.options = options
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        return copy
    }

    /// The type and address as text.
    open override var description: String { "<NSPersistentStoreDescription: \(type) \(url?.path ?? "")>" }
}
