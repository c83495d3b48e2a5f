@_exported import Foundation
@_exported import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
public let CSSearchQueryString = "kCSSearchQueryString"
public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// The reason why nothing is indexed.
public struct CSIndexError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1
        case indexUnavailableError = -1000
        case invalidItemError = -1001
        case invalidClientStateError = -1002
        case remoteConnectionError = -1003
        case quotaExceeded = -1004
        case indexingUnsupported = -1005

        /// True for an error of this code.
        public static func ~= (code: Code, error: any Error) -> Bool {
            let error = error as NSError
            return error.domain == CSIndexErrorDomain && error.code == code.rawValue
        }
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { CSIndexErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var indexingUnsupported: Code { .indexingUnsupported }
    public static var indexUnavailableError: Code { .indexUnavailableError }
}

/// The words about an item by which a search of the system would find it.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    open var contentType: String?
    open var title: String?
    open var displayName: String?
    open var alternateNames: [String]?
    open var contentDescription: String?
    open var keywords: [String]?
    open var thumbnailURL: URL?
    open var thumbnailData: Data?
    open var contentURL: URL?
    open var relatedUniqueIdentifier: String?
    open var identifier: String?
    open var path: String?
    open var contentCreationDate: Date?
    open var contentModificationDate: Date?
    open var startDate: Date?
    open var endDate: Date?
    open var dueDate: Date?
    open var creator: String?
    open var subject: String?
    open var textContent: String?
    open var htmlContentData: Data?
    open var rating: NSNumber?
    open var duration: NSNumber?
    open var latitude: NSNumber?
    open var longitude: NSNumber?
    open var phoneNumbers: [String]?
    open var emailAddresses: [String]?
    open var supportsPhoneCall: NSNumber?
    open var supportsNavigation: NSNumber?
    open var domainIdentifier: String?

    public init(itemContentType type: String) { contentType = type }
    public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// An item that an app would have the system find.
open class CSSearchableItem: NSObject, @unchecked Sendable {
    open var uniqueIdentifier: String
    open var domainIdentifier: String?
    open var expirationDate: Date! = .distantFuture
    open var attributeSet: CSSearchableItemAttributeSet

    /// - Parameter uniqueIdentifier: nil for one that is made up.
    public init(
        uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
    ) {
        self.uniqueIdentifier = uniqueIdentifier ?? "\(ObjectIdentifier(attributeSet))"
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }
}

/// The index of the system's search, which no host has: `CSIndexError.indexingUnsupported`.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private static let shared = CSSearchableIndex(name: "")

    open class func isIndexingAvailable() -> Bool { false }
    open class func `default`() -> CSSearchableIndex { shared }
    public init(name: String) {}

    open func indexSearchableItems(
        _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    open func deleteSearchableItems(
        withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    open func deleteSearchableItems(
        withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { refuse(completionHandler) }
    open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completionHandler)
    }
    open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
        throw CSIndexError(.indexingUnsupported)
    }
    open func deleteAllSearchableItems() async throws { throw CSIndexError(.indexingUnsupported) }

    private func refuse(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        DispatchQueue.global().async { handler?(CSIndexError(.indexingUnsupported)) }
    }
}
