import Foundation
import FoundationAdditions
import ListSnapshots

/// The results of a fetch request in sections, kept up to date with the context.
///
/// A delegate hears of changes when the context processes them. Without a delegate the results stay as they were fetched.
open class NSFetchedResultsController<ResultType>: NSObject {
    let core: ResultsCore

    /// - Parameters:
    ///   - fetchRequest: at least one sort descriptor; where there are sections, the first one orders by their key.
    ///   - sectionNameKeyPath: the path of the value that names an object's section.
    ///   - name: kept; results are read anew each time.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors?.isEmpty == false else {
            raise(
                .invalidArgument,
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        self.fetchRequest = fetchRequest
        core = ResultsCore(context, sectionNameKeyPath: sectionNameKeyPath, cacheName: name)
        super.init()
        core.fetch = { [fetchRequest] in try context.fetchObjects(fetchRequest, valuesNeeded: true) }
        core.plan = { [fetchRequest] in try context.layout.map { try fetchRequest.plan($0) } }
        let kept = core
        core.controller = { NSFetchedResultsController<any NSFetchRequestResult>(core: kept) }
    }

    /// A controller of other results' type for the same results.
    init(core: ResultsCore) {
        self.core = core
        fetchRequest = NSFetchRequest<ResultType>()
    }

    public private(set) var fetchRequest: NSFetchRequest<ResultType>
    open var managedObjectContext: NSManagedObjectContext { core.context }
    open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
    open var cacheName: String? { core.cacheName }

    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// Forgets a cache; there are none.
    open class func deleteCache(withName name: String?) {}

    /// Fetches the results; later calls fetch anew.
    open func performFetch() throws { try core.performFetch() }

    // MARK: Results

    /// All results in order; nil before the first fetch.
    open var fetchedObjects: [ResultType]? { core.hasFetched ? core.objects.compactMap { $0 as? ResultType } : nil }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.object(at: indexPath), let result = object as? ResultType else {
            raise(
                .invalidArgument,
                "no object at index \(indexPath.count > 1 ? indexPath[1] : -1) in section at index \(indexPath.first ?? -1)"
            )
        }
        return result
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.indexPath(of: $0) }
    }

    // MARK: Sections

    open var sections: [any NSFetchedResultsSectionInfo]? { core.hasFetched ? core.sectionInfos : nil }

    /// The first letter of a section's name, in capitals.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        core.title(sectionName)
    }

    open var sectionIndexTitles: [String] { core.indexTitles }

    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        let titles = core.indexTitles
        guard titles.indices.contains(sectionIndex) else { return 0 }
        return core.sectionInfos.firstIndex { $0.indexTitle == titles[sectionIndex] } ?? 0
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharesResults)?.core === core }
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// Controllers of one list of results are equal, whatever type of results they are for.
protocol SharesResults {
    var core: ResultsCore { get }
}

extension NSFetchedResultsController: SharesResults {}

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// The kind of a change of results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete = 2
    case move = 3
    case update = 4
}
