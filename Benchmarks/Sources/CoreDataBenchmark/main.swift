// The times of saving and fetching, beside the same work by SQLite's own calls.
import CoreData
import Foundation

let saved = 10_000
let stored = 100_000
let screen = 20
let rounds = 7

/// Milliseconds: the median of several rounds; neither what a round prepares nor the release of its result is timed.
func time<Prepared, Result>(
    _ prepare: () throws -> Prepared, _ body: (Prepared) throws -> Result
) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
        let prepared = try prepare()
        let start = DispatchTime.now().uptimeNanoseconds
        let result = try body(prepared)
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
        withExtendedLifetime((prepared, result)) {}
    }
    return times.sorted()[rounds / 2]
}

func line(_ name: String, _ ours: Double, _ plain: Double) {
    let figures = [ours, plain, ours / plain].map { String(format: "%.1f", $0) }.joined(separator: "\t")
    print("\(name)\t\(figures)")
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let model = Item.model()

func path() -> URL { folder.appendingPathComponent("\(UUID().uuidString).sqlite") }

/// A context of its own coordinator.
func context(_ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
}

@discardableResult
func makeItems(_ range: Range<Int>, _ context: NSManagedObjectContext) -> NSManagedObjectContext {
    for index in range {
        let sample = Sample(index)
        let item = Item(context: context)
        item.isDone = sample.isDone
        item.number = sample.number
        item.date = Date(timeIntervalSinceReferenceDate: sample.date)
        item.detail = sample.detail
        item.name = sample.name
    }
    return context
}

let kind = CommandLine.arguments.dropFirst().first ?? "all"

if ["all", "save"].contains(kind) {
    let samples = (0..<saved).map { Sample($0) }
    // Answers first: SQLite reads of the store what it reads of its own database.
    let (own, stored) = (PlainDatabase(path().path), path())
    own.insert(samples)
    try makeItems(0..<saved, context(stored)).save()
    precondition(own.items() == samples && PlainDatabase(stored.path).items() == samples)
    let plain = time({ PlainDatabase(path().path) }) { $0.insert(samples) }
    line("make 10,000 objects", try time({ try context(path()) }) { makeItems(0..<saved, $0) }, plain)
    line("save 10,000 objects", try time({ makeItems(0..<saved, try context(path())) }) { try $0.save() }, plain)
}

if ["all", "fetch", "results"].contains(kind) {
    let plain = PlainDatabase(path().path)
    plain.insert((0..<stored).map { Sample($0) })
    let url = path()
    try makeItems(0..<stored, context(url)).save()

    func request() -> NSFetchRequest<Item> {
        let request = NSFetchRequest<Item>(entityName: "Item")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchBatchSize = screen
        return request
    }

    // Answers first: the same rows in the same order, and the same values on the first screen and far below.
    let order = plain.numbers()
    let reader = try context(url)
    let all = try reader.fetch(request())
    precondition(all.map { $0.objectID.uriRepresentation().lastPathComponent } == order.map { "p\($0)" })
    for range in [0..<screen, 77_770..<77_790] {
        precondition(all[range].map { $0.name ?? "" } == plain.names(of: order[range]))
        precondition(all[range].map { Sample($0) } == order[range].map { Sample(Int($0) - 1) })
    }

    let numbers = time({}) { precondition(plain.names(plain.numbers().prefix(screen)) > 0) }
    if kind != "results" {
        let fetch = try time({ try context(url) }) { context in
            let items = try context.fetch(request())
            precondition(items.count == stored && items.prefix(screen).allSatisfy { $0.name != nil })
            return items
        }
        line("fetch 100,000 in batches", fetch, numbers)
    }
    let results = try time({ try context(url) }) { context in
        let controller = NSFetchedResultsController(
            fetchRequest: request(), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        precondition(controller.sections?[0].numberOfObjects == stored)
        for row in 0..<screen { precondition(controller.object(at: [0, row]).name?.isEmpty == false) }
        return controller
    }
    line("first screen of 100,000 results", results, numbers)
}
