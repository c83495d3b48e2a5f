import Foundation
import FoundationAdditions
import ListSnapshots

/// The results of a fetch request in sections, kept up to date with the context.
///
/// A delegate hears of changes when the context processes them. Without a delegate the results stay as they were fetched.
///
/// Members that give or take results are those of `FetchedResults`: a delegate is handed the controller itself as one of any
/// results, and there they go by the type that the caller sees, not by the one that the controller was made with.
open class NSFetchedResultsController<ResultType>: NSObject, FetchedResults {
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
        core.controller = self
        core.fetch = { [fetchRequest] in
            // The names of sections are values of every object.
            guard sectionNameKeyPath == nil else {
                return ResultList(try context.fetchObjects(fetchRequest, valuesNeeded: true))
            }
            return try context.fetchResults(fetchRequest)
        }
        core.plan = { [fetchRequest] in try context.layout.map { try fetchRequest.plan($0) } }
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
}

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
