import Contacts
import UIKit

@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact's name, numbers and addresses in a list; nothing can be edited.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var allowsEditing = true
    open var allowsActions = true
    open var contactStore: CNContactStore?
    open var displayedPropertyKeys: [any CNKeyDescriptor] = []
    open var message: String?
    open var alternateName: String?
    private let isNew: Bool
    private let rows: [(label: String, value: String)]

    private init(_ contact: CNContact, isNew: Bool) {
        self.contact = contact
        self.isNew = isNew
        func row<Value>(_ entry: CNLabeledValue<Value>, _ text: String) -> (label: String, value: String) {
            (CNLabeledValue<Value>.localizedString(forLabel: entry.label ?? ""), text)
        }
        rows =
            contact.phoneNumbers.map { row($0, $0.value.stringValue) }
            + contact.emailAddresses.map { row($0, "\($0.value)") }
            + contact.postalAddresses.map {
                row($0, CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress))
            }
        super.init(style: .insetGrouped)
        title = CNContactFormatter.string(from: contact, style: .fullName) ?? (isNew ? "New Contact" : "No Name")
    }

    /// The keys that a contact has to be fetched with; Masu's contacts have all their properties.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
    }

    public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
    /// Cancel calls the delegate with no contact, since nothing can be written.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }

    public required init?(coder: NSCoder) {
        fatalError("CNContactViewController can't be in a document; make it with init(for:).")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard isNew else { return }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.contactViewController(self, didCompleteWith: nil)
            })
    }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = rows[indexPath.row].label
        content.secondaryText = rows[indexPath.row].value
        cell.contentConfiguration = content
        return cell
    }
}
