import Foundation

/// A model, its coordinator and a context of the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name of the container, that of its store's file too.
    public let name: String
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// The model of the stores.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator of the stores.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores that will be opened; one file of SQLite's in `defaultDirectoryURL()` at first.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The folder of a container's stores: that of the application's support files.
    open class func defaultDirectoryURL() -> URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return folders.first ?? FileManager.default.temporaryDirectory
    }

    /// A container with the model of its name, from the bundles of the program.
    public convenience init(name: String) {
        let model =
            ModelFiles.url(named: name).flatMap { NSManagedObjectModel(contentsOf: $0) }
            ?? NSManagedObjectModel.mergedModel(from: nil)
        guard let model, !model.entities.isEmpty else {
            raise(.invalidArgument, "Failed to load model named \(name): no bundle of the program has \(name).momd")
        }
        self.init(name: name, managedObjectModel: model)
    }

    /// A container with a model; its stores aren't open yet.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let url = Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
    }

    /// Opens the stores of all descriptions; the block is called for each.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            if let folder = description.url?.deletingLastPathComponent(), description.type != NSInMemoryStoreType,
                !FileManager.default.fileExists(atPath: folder.path)
            {
                try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context of a private queue.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a context of its own, on that context's queue.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a context of its own, and gives its result.
    public func performBackgroundTask<Result>(
        _ block: @escaping (NSManagedObjectContext) throws -> Result
    ) async throws -> Result {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}

/// A container whose stores a cloud would share; without one they are this device's.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Throws an error, since there is no cloud.
    open func initializeCloudKitSchema(options: Int = 0) throws {
        throw CocoaFailure.error(NSCoreDataError, "there is no cloud that a schema could be made in")
    }
}
