import CoreData
import GalleryScreens
import UIKit

/// The articles' users screen with its rows in a store: a tap edits a name, a swipe deletes a user, the button undoes both.
final class StoredUsersViewController: UITableViewController, NSFetchedResultsControllerDelegate {
    private let container: NSPersistentContainer
    private lazy var results: NSFetchedResultsController<StoredUser> = {
        let request = NSFetchRequest<StoredUser>(entityName: "StoredUser")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        request.fetchBatchSize = 20
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = self
        return results
    }()

    init(container: NSPersistentContainer = StoredUser.container()) {
        self.container = container
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Users"
        container.viewContext.undoManager = UndoManager()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Undo") { [weak self] _ in self?.undo() })
        tableView.register(UserCell.self, forCellReuseIdentifier: "user")
        do {
            try results.performFetch()
        } catch {
            fatalError("the users can't be fetched: \(error.localizedDescription)")
        }
    }

    private func save() {
        do {
            try container.viewContext.save()
        } catch {
            let alert = UIAlertController(
                title: "Not saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    private func undo() {
        container.viewContext.undo()
        save()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        results.sections?[section].numberOfObjects ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath)
        (cell as? UserCell)?.show(results.object(at: indexPath).user, row: indexPath.row, style: .plain)
        return cell
    }

    // MARK: Changes by the user

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let user = results.object(at: indexPath)
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = user.name }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
                guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
                user.name = name
                self?.save()
            })
        present(alert, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        container.viewContext.delete(results.object(at: indexPath))
        save()
    }

    // MARK: Changes of the results

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        tableView.beginUpdates()
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch type {
        case .insert: if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .automatic) }
        case .delete: if let indexPath { tableView.deleteRows(at: [indexPath], with: .automatic) }
        case .update: if let indexPath { tableView.reloadRows(at: [indexPath], with: .automatic) }
        case .move:
            if let indexPath, let newIndexPath {
                tableView.deleteRows(at: [indexPath], with: .automatic)
                tableView.insertRows(at: [newIndexPath], with: .automatic)
            }
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        tableView.endUpdates()
    }
}
