@_exported import Contacts
@_exported import UIKit

@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

/// The optional methods.
extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}

/// A part of a contact that the user chose.
open class CNContactProperty: NSObject {
    public let contact: CNContact
    public let key: String
    public let value: Any?

    init(_ contact: CNContact, _ key: String, _ value: Any?) {
        (self.contact, self.key, self.value) = (contact, key, value)
    }
}

/// Lets the user choose a contact of none, as on a device without contacts: a bar with Cancel over an empty screen.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        showEmptyPicker(title: "Contacts", message: "No Contacts") { [weak self] in self?.cancel() }
    }

    private func cancel() {
        delegate?.contactPickerDidCancel(self)
        dismiss(animated: true)
    }
}
