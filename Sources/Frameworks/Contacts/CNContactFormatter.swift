import Foundation

public enum CNContactFormatterStyle: Int, Sendable {
    case fullName, phoneticFullName
}

/// Writes a contact's name: its parts in the order of European languages, else its company's.
open class CNContactFormatter: NSObject {
    open var style = CNContactFormatterStyle.fullName

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }

    /// nil for a contact without a name.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ].filter { !$0.isEmpty }
        if contact.contactType == .organization || parts.isEmpty {
            return contact.organizationName.isEmpty ? nil : contact.organizationName
        }
        return parts.joined(separator: " ")
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable {
    case mailingAddress
}

/// Writes an address as in the United States: street, then city, state and code, then country, a line each.
open class CNPostalAddressFormatter: NSObject {
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String {
        Self.string(from: postalAddress, style: .mailingAddress)
    }
}
