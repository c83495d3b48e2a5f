import Contacts
import ContactsUI
import HeadlessHost
import XCTest

private final class Chooser: UIViewController, CNContactPickerDelegate {
    var isCancelled = false
    func contactPickerDidCancel(_ picker: CNContactPickerViewController) { isCancelled = true }
}

/// Kind: documented — Apple's pages on `CNMutableContact` and `CNContactStore`, where the user refuses.
@MainActor final class ContactTests: XCTestCase {
    private var contact: CNMutableContact {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Moor"
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555 0100"))
        ]
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode) = ("1 River Road", "Harbour", "10001")
        contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
        return contact
    }

    func testContactsAreRefused() async {
        let store = CNContactStore()
        XCTAssertEqual(CNContactStore.authorizationStatus(for: .contacts), .denied)
        do {
            _ = try await store.requestAccess(for: .contacts)
            XCTFail("the user refuses")
        } catch CNError.authorizationDenied {
        } catch { XCTFail("\(error)") }
        let request = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey as CNKeyDescriptor])
        XCTAssertThrowsError(try store.enumerateContacts(with: request) { _, _ in XCTFail("there are none") }) {
            XCTAssertEqual(($0 as NSError).code, 100)
        }
    }

    func testTheUsersCountryIsTheDevices() async throws {
        _ = try HeadlessHost(device: "iphone-15")
        XCTAssertEqual(CNContactsUserDefaults.shared().countryCode, "us")
    }

    func testAContactOfTheAppsOwn() async throws {
        XCTAssertEqual(CNContactFormatter.string(from: contact, style: .fullName), "Ada Moor")
        let copy = try XCTUnwrap(contact.copy() as? CNContact)
        XCTAssertEqual(copy.phoneNumbers.first?.value.stringValue, "555 0100")
        XCTAssertEqual(CNLabeledValue<CNPhoneNumber>.localizedString(forLabel: CNLabelPhoneNumberMobile), "mobile")
        XCTAssertEqual(
            CNPostalAddressFormatter.string(from: copy.postalAddresses[0].value, style: .mailingAddress),
            "1 River Road\nHarbour 10001")
        let firm = CNMutableContact()
        XCTAssertNil(CNContactFormatter.string(from: firm, style: .fullName))
        firm.organizationName = "Moor & Co."
        XCTAssertEqual(CNContactFormatter.string(from: firm, style: .fullName), "Moor & Co.")
    }

    func testScreens() async throws {
        let host = try HeadlessHost(device: "iphone-15")
        host.show(UINavigationController(rootViewController: CNContactViewController(for: contact)))
        XCTAssertTrue(host.accessibilityDump().contains("555 0100"), host.accessibilityDump())
        let chooser = Chooser()
        host.show(chooser)
        let picker = CNContactPickerViewController()
        picker.delegate = chooser
        chooser.present(picker, animated: false)
        host.advanceUntilStill()
        XCTAssertTrue(host.accessibilityDump().contains("No Contacts"), host.accessibilityDump())
        try host.activate("Cancel")
        host.advanceUntilStill()
        XCTAssertTrue(chooser.isCancelled)
        XCTAssertNil(chooser.presentedViewController)
    }
}
