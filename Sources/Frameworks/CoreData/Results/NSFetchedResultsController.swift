import Foundation
import FoundationAdditions
import ListSnapshots

/// The results of a fetch request in sections, kept up to date with the context.
///
/// A delegate hears of changes when the context processes them. Without a delegate the results stay as they were fetched.
open class NSFetchedResultsController<ResultType>: NSObject {
    let core: ResultsCore

    /// - Parameters:
    ///   - fetchRequest: its sort descriptors aren't nil, though they may be none; where there are sections, the first one orders by their key.
    ///   - sectionNameKeyPath: the path of the value that names an object's section.
    ///   - name: kept; results are read anew each time.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors != nil else {
            raise(
                .invalidArgument,
                "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
        }
        self.fetchRequest = fetchRequest
        core = ResultsCore(context, sectionNameKeyPath: sectionNameKeyPath, cacheName: name)
        super.init()
        core.fetch = { [fetchRequest] in
            // The names of sections are values of every object.
            guard sectionNameKeyPath == nil else {
                return ResultList(try context.fetchObjects(fetchRequest, valuesNeeded: true))
            }
            return try context.fetchResults(fetchRequest)
        }
        core.plan = { [fetchRequest] in try context.layout.map { try fetchRequest.plan($0) } }
        let kept = core
        core.controller = { NSFetchedResultsController<any NSFetchRequestResult>(core: kept) }
    }

    /// A controller of other results' type for the same results.
    init(core: ResultsCore) {
        self.core = core
        fetchRequest = NSFetchRequest<ResultType>()
    }

    /// The request whose results the controller has; changes count from the next fetch on.
    public private(set) var fetchRequest: NSFetchRequest<ResultType>
    /// The context of the results.
    open var managedObjectContext: NSManagedObjectContext { core.context }
    /// The path of the value that names an object's section; nil for one section.
    open var sectionNameKeyPath: String? { core.sectionNameKeyPath }
    /// The name of a cache; kept, and nothing is cached.
    open var cacheName: String? { core.cacheName }

    /// The object that hears of changes; not retained.
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

    /// The result at a section and row; ends the program beyond the results. Its neighbours are read with it.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.object(at: indexPath), let result = object as? ResultType else {
            raise(
                .invalidArgument,
                "no object at index \(indexPath.count > 1 ? indexPath[1] : -1) in section at index \(indexPath.first ?? -1)"
            )
        }
        return result
    }

    /// The section and row of a result; nil where it is none. O(1) after the first call, which is O(n).
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.indexPath(of: $0) }
    }

    // MARK: Sections

    /// The sections in order; nil before the first fetch.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.hasFetched ? core.sectionInfos : nil }

    /// The first letter of a section's name, in capitals.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        core.title(sectionName)
    }

    /// The titles of all sections in order, equal neighbours once.
    open var sectionIndexTitles: [String] { core.indexTitles }

    /// The section of a title and its place among the titles; 0 where there is none.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        let titles = core.indexTitles
        guard titles.indices.contains(sectionIndex) else { return 0 }
        return core.sectionInfos.firstIndex { $0.indexTitle == titles[sectionIndex] } ?? 0
    }

    /// True for controllers of the same list of results.
    open override func isEqual(_ object: Any?) -> Bool { (object as? any SharesResults)?.core === core }
    /// The hash of the list of results.
    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// Controllers of one list of results are equal, whatever type of results they are for.
protocol SharesResults {
    var core: ResultsCore { get }
}

extension NSFetchedResultsController: SharesResults {}

/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
    /// The section's name.
    var name: String { get }
    /// The title of the section in an index; nil for none.
    var indexTitle: String? { get }
    /// The number of results in the section.
    var numberOfObjects: Int { get }
    /// The results in the section in order. O(n).
    var objects: [Any]? { get }
}

/// The kind of a change of results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// A new result.
    case insert = 1
    /// A result that is gone.
    case delete = 2
    /// A result at another place.
    case move = 3
    /// A result whose values changed.
    case update = 4
}
