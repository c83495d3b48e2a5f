@_exported import UIKit

/// Something that the user can ask an app for.
open class INIntent: NSObject, NSCopying {
    open var identifier: String? { nil }
    open var intentDescription: String? { nil }
    open var suggestedInvocationPhrase: String?
    open var shortcutAvailability: INShortcutAvailabilityOptions = []
    open var donationMetadata: INIntentDonationMetadata?
    fileprivate var images: [(parameter: AnyKeyPath, image: INImage)] = []

    public override init() { super.init() }

    /// The object itself: what an intent asks for doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The picture that was set first.
    open func keyImage() -> INImage? { images.first?.image }
}

/// Intents whose pictures are set by key paths.
public protocol INIntentSetImageKeyPath: INIntent {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath {
    /// - Parameter parameterName: one of the intent's properties.
    public func setImage<Value>(_ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>) {
        images.removeAll { $0.parameter == parameterName }
        if let image { images.append((parameterName, image)) }
    }

    public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
        images.first { $0.parameter == parameterName }?.image
    }
}

public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
    public static let sleepJournaling = INShortcutAvailabilityOptions(rawValue: 1 << 1)
    public static let sleepMusic = INShortcutAvailabilityOptions(rawValue: 1 << 2)
    public static let sleepPodcasts = INShortcutAvailabilityOptions(rawValue: 1 << 3)
    public static let sleepReading = INShortcutAvailabilityOptions(rawValue: 1 << 4)
    public static let sleepWrapUpYourDay = INShortcutAvailabilityOptions(rawValue: 1 << 5)
    public static let sleepYogaAndStretching = INShortcutAvailabilityOptions(rawValue: 1 << 6)
}

open class INIntentDonationMetadata: NSObject {
    public override init() { super.init() }
}

/// An app's answer to an intent.
open class INIntentResponse: NSObject, NSCopying {
    open var userActivity: NSUserActivity?

    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }

/// The domain of the framework's errors.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// The reasons why the system does nothing for an app.
public struct INIntentError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case interactionOperationNotSupported = 1900
        case donatingInteraction, deletingAllInteractions, deletingInteractionWithIdentifiers
        case deletingInteractionWithGroupIdentifier
        case requestTimedOut = 2000
        case invalidIntentName, invalidUserVocabularyFileLocation
        case voiceShortcutCreationFailed = 4000
        case voiceShortcutGetFailed, voiceShortcutDeleteFailed
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { INIntentErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// An act of the user, told to the system, which forgets it.
open class INInteraction: NSObject {
    public let intent: INIntent
    public let intentResponse: INIntentResponse?
    open var direction: INInteractionDirection = .unspecified
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    open var dateInterval: DateInterval?
    open var identifier = UUID().uuidString
    open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
        super.init()
    }

    /// Refuses with `INIntentError.Code.interactionOperationNotSupported`, on the main queue.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { Self.refuse(completion) }
    open func donate() async throws { throw INIntentError(.interactionOperationNotSupported) }

    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completion) }
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completion)
    }
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        refuse(completion)
    }

    private class func refuse(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        DispatchQueue.main.async { completion?(INIntentError(.interactionOperationNotSupported)) }
    }
}
