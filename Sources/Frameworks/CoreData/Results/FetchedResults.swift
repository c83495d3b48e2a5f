import Foundation

/// Results in order, by the type that the caller sees.
public protocol FetchedResults: AnyObject {
    /// The type of the results: a class of managed objects, or any result of a request.
    associatedtype ResultType
}

/// The list of results of a controller, whatever type they have.
protocol HasResultsCore {
    var core: ResultsCore { get }
}

extension NSFetchedResultsController: HasResultsCore {}

extension FetchedResults {
    private var core: ResultsCore {
        guard let controller = self as? any HasResultsCore else {
            raise(.internalInconsistency, "\(type(of: self)) has no results: only NSFetchedResultsController has")
        }
        return controller.core
    }

    /// All results in order; nil before the first fetch.
    public var fetchedObjects: [ResultType]? {
        let core = self.core
        return core.hasFetched ? core.objects.compactMap { $0 as? ResultType } : nil
    }

    /// The result at a section and row; ends the program beyond the results. Its neighbours are read with it.
    public func object(at indexPath: IndexPath) -> ResultType {
        guard let object = core.object(at: indexPath), let result = object as? ResultType else {
            raise(
                .invalidArgument,
                "no object at index \(indexPath.count > 1 ? indexPath[1] : -1) in section at index \(indexPath.first ?? -1)"
            )
        }
        return result
    }

    /// The section and row of a result; nil where it is none. O(1) after the first call, which is O(n).
    public func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.indexPath(of: $0) }
    }
}
