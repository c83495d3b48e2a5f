import Foundation

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
    open override var contactType: CNContactType {
        get { content.contactType }
        set { content.contactType = newValue }
    }
    open override var namePrefix: String {
        get { content.namePrefix }
        set { content.namePrefix = newValue }
    }
    open override var givenName: String {
        get { content.givenName }
        set { content.givenName = newValue }
    }
    open override var middleName: String {
        get { content.middleName }
        set { content.middleName = newValue }
    }
    open override var familyName: String {
        get { content.familyName }
        set { content.familyName = newValue }
    }
    open override var nameSuffix: String {
        get { content.nameSuffix }
        set { content.nameSuffix = newValue }
    }
    open override var nickname: String {
        get { content.nickname }
        set { content.nickname = newValue }
    }
    open override var organizationName: String {
        get { content.organizationName }
        set { content.organizationName = newValue }
    }
    open override var departmentName: String {
        get { content.departmentName }
        set { content.departmentName = newValue }
    }
    open override var jobTitle: String {
        get { content.jobTitle }
        set { content.jobTitle = newValue }
    }
    open override var note: String {
        get { content.note }
        set { content.note = newValue }
    }
    open override var imageData: Data? {
        get { content.imageData }
        set { content.imageData = newValue }
    }
    open override var birthday: DateComponents? {
        get { content.birthday }
        set { content.birthday = newValue }
    }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { content.phoneNumbers }
        set { content.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { content.emailAddresses }
        set { content.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { content.postalAddresses }
        set { content.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { content.urlAddresses }
        set { content.urlAddresses = newValue }
    }
}

/// An address for letters.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    var content = PostalContent()

    open var street: String { content.street }
    open var subLocality: String { content.subLocality }
    open var city: String { content.city }
    open var subAdministrativeArea: String { content.subAdministrativeArea }
    open var state: String { content.state }
    open var postalCode: String { content.postalCode }
    open var country: String { content.country }
    open var isoCountryCode: String { content.isoCountryCode }
}

struct PostalContent {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
}

open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
    open override var street: String {
        get { content.street }
        set { content.street = newValue }
    }
    open override var subLocality: String {
        get { content.subLocality }
        set { content.subLocality = newValue }
    }
    open override var city: String {
        get { content.city }
        set { content.city = newValue }
    }
    open override var subAdministrativeArea: String {
        get { content.subAdministrativeArea }
        set { content.subAdministrativeArea = newValue }
    }
    open override var state: String {
        get { content.state }
        set { content.state = newValue }
    }
    open override var postalCode: String {
        get { content.postalCode }
        set { content.postalCode = newValue }
    }
    open override var country: String {
        get { content.country }
        set { content.country = newValue }
    }
    open override var isoCountryCode: String {
        get { content.isoCountryCode }
        set { content.isoCountryCode = newValue }
    }
}
