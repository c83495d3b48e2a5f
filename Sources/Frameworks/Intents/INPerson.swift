import UIKit

/// A picture for the system.
open class INImage: NSObject {
    let data: Data?
    let url: URL?
    let name: String?

    private init(data: Data? = nil, url: URL? = nil, name: String? = nil) {
        (self.data, self.url, self.name) = (data, url, name)
        super.init()
    }

    public convenience init(imageData: Data) { self.init(data: imageData) }
    public convenience init?(url: URL) { self.init(data: nil, url: url) }
    public convenience init?(url: URL, width: Double, height: Double) { self.init(data: nil, url: url) }
    public convenience init(named name: String) { self.init(data: nil, name: name) }
    public convenience init(uiImage: UIImage) { self.init(data: uiImage.pngData()) }
}

public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }

/// A name that belongs to an address.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let home = INPersonHandleLabel("_$!<Home>!$_")
    public static let work = INPersonHandleLabel("_$!<Work>!$_")
    public static let other = INPersonHandleLabel("_$!<Other>!$_")
    public static let main = INPersonHandleLabel("_$!<Main>!$_")
}

/// An address of a person's.
open class INPersonHandle: NSObject, NSCopying {
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        (self.value, self.type, self.label) = (value, type, label)
        super.init()
    }
    public convenience init(value: String?, type: INPersonHandleType) {
        self.init(value: value, type: type, label: nil)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return value == other.value && type == other.type && label == other.label
    }
    open override var hash: Int { value.hashValue }
}

public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

/// Somebody whom an intent is about.
open class INPerson: NSObject, NSCopying {
    open var personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    open var displayName: String { shownName }
    private let shownName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    public let isMe: Bool
    public let suggestionType: INPersonSuggestionType

    /// - Parameters:
    ///   - displayName: shown in place of the name's parts and the address, in this order.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        let name = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }.joined(separator: " ")
        shownName = displayName ?? (name.isEmpty ? personHandle.value ?? "" : name)
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
        self.suggestionType = suggestionType
        super.init()
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A text with the way in which it is spoken.
open class INSpeakableString: NSObject, NSCopying {
    public let spokenPhrase: String
    public let pronunciationHint: String?
    public let vocabularyIdentifier: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        super.init()
    }

    public init(spokenPhrase: String) {
        vocabularyIdentifier = nil
        self.spokenPhrase = spokenPhrase
        pronunciationHint = nil
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? INSpeakableString)?.spokenPhrase == spokenPhrase
    }
    open override var hash: Int { spokenPhrase.hashValue }
}
