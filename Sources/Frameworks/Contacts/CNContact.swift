import Foundation

public let CNContactIdentifierKey = "identifier"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNameSuffixKey = "nameSuffix"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactDepartmentNameKey = "departmentName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactTypeKey = "contactType"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelEmailiCloud = "iCloud"

/// The name of a part of a contact that is to be read.
public protocol CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public enum CNContactType: Int, Sendable {
    case person, organization
}

/// A telephone number as it was written.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
    public let stringValue: String
    public init(stringValue string: String) { stringValue = string }
}

/// A value with the word for what it is.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

    /// The label's word, `home` for `CNLabelHome`; a label of an app's own as it is.
    public static func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }
}

/// A person or a company.
open class CNContact: NSObject, @unchecked Sendable {
    public internal(set) var identifier = UUID().uuidString
    var content = ContactContent()

    open var contactType: CNContactType { content.contactType }
    open var namePrefix: String { content.namePrefix }
    open var givenName: String { content.givenName }
    open var middleName: String { content.middleName }
    open var familyName: String { content.familyName }
    open var nameSuffix: String { content.nameSuffix }
    open var nickname: String { content.nickname }
    open var organizationName: String { content.organizationName }
    open var departmentName: String { content.departmentName }
    open var jobTitle: String { content.jobTitle }
    open var note: String { content.note }
    open var imageData: Data? { content.imageData }
    open var thumbnailImageData: Data? { content.imageData }
    open var imageDataAvailable: Bool { content.imageData != nil }
    open var birthday: DateComponents? { content.birthday }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { content.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { content.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { content.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { content.urlAddresses }

    /// True: a contact here was made by the app, with all of its parts.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

    open override func copy() -> Any { duplicate(CNContact()) }
    open override func mutableCopy() -> Any { duplicate(CNMutableContact()) }

    private func duplicate(_ contact: CNContact) -> CNContact {
        contact.identifier = identifier
        contact.content = content
        return contact
    }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor { CNContactFamilyNameKey }
}

struct ContactContent {
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var note = ""
    var imageData: Data?
    var birthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
}
