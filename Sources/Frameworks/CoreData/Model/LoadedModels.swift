import Foundation
import Synchronization

/// The models in use, by which classes find their entities without a context.
final class LoadedModels: @unchecked Sendable {
    private struct Entry {
        weak var layout: ModelLayout?
    }

    static let shared = LoadedModels()
    private let lock = Mutex<Void>(())
    private var models: [Entry] = []

    func add(_ layout: ModelLayout) {
        lock.withLock { _ in
            models.removeAll { $0.layout == nil }
            models.append(Entry(layout: layout))
        }
    }

    /// The entity of a class in the model that was taken into use last.
    func entity(of type: NSManagedObject.Type) -> EntityLayout? {
        lock.withLock { _ in models.reversed().lazy.compactMap { $0.layout?.entity(of: type) }.first }
    }
}
