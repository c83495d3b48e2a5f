import Foundation
import FoundationAdditions

/// The user's wishes for contacts, as the device has them.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let standard = CNContactsUserDefaults()

    open class func shared() -> CNContactsUserDefaults { standard }

    /// The device's country in small letters: `us`.
    open var countryCode: String { (_DeviceLocale.present.region?.identifier ?? "us").lowercased() }

    /// By family names, as on a device whose settings nobody changed.
    open var sortOrder: CNContactSortOrder { .familyName }
}
