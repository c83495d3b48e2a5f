import Foundation
import FoundationAdditions
import ListSnapshots

/// Hears of changes of fetched results: what will change, sections, objects, what has changed; or snapshots and differences
/// instead, where it has one of those methods.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before changes are told one by one.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called after changes were told one by one.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

    /// - Parameters:
    ///   - indexPath: the place before the change; nil for an insertion.
    ///   - newIndexPath: the place after it; for insertions and moves.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

    /// Called for each changed result; places before the changes in `indexPath`, after them in `newIndexPath`.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)

    /// Called for each section that is new or gone, before the results.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?

    /// With this method no other one is called; snapshots hold `NSManagedObjectID`.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)

    /// With this method, for results without sections, no other one is called.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

/// Marks that a delegate lacks a method: the default runs in its place.
final class MissingMethods {
    static let shared = MissingMethods()
    private(set) var snapshot = false
    private(set) var difference = false
    private(set) var title = false

    func clear() { (snapshot, difference, title) = (false, false, false) }
    func noteSnapshot() { snapshot = true }
    func noteDifference() { difference = true }
    func noteTitle() { title = true }
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Notes that the delegate has no titles of its own.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? {
        MissingMethods.shared.noteTitle()
        return nil
    }
    /// Notes that the delegate takes no snapshots.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { MissingMethods.shared.noteSnapshot() }
    /// Notes that the delegate takes no differences.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { MissingMethods.shared.noteDifference() }
}
