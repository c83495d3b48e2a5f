import UIKit

/// Something that the user could do again by a word.
open class INShortcut: NSObject {
    public let intent: INIntent?
    public let userActivity: NSUserActivity?

    public init(userActivity: NSUserActivity) {
        intent = nil
        self.userActivity = userActivity
        super.init()
    }

    /// - Returns: nil for none: any intent that the app declares is valid here.
    public init?(intent: INIntent) {
        self.intent = intent
        userActivity = nil
        super.init()
    }
}

/// A shortcut that the user has given a word; there is none.
open class INVoiceShortcut: NSObject {
    public let identifier: UUID
    public let invocationPhrase: String
    public let shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
        super.init()
    }
}

/// The user's shortcuts, of which there are none.
open class INVoiceShortcutCenter: NSObject {
    public static let shared = INVoiceShortcutCenter()

    private override init() { super.init() }

    open func getAllVoiceShortcuts(completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completion([], nil) }
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    open func getVoiceShortcut(
        with identifier: UUID, completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(nil, INIntentError(.voiceShortcutGetFailed)) } }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}

public enum INRelevantShortcutRole: Int, Sendable { case action, information }

/// A shortcut for a time or a place.
open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var shortcutRole: INRelevantShortcutRole = .action
    open var widgetKind: String?

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
        super.init()
    }
}

/// The shortcuts that the system is to offer by itself; it offers none.
open class INRelevantShortcutStore: NSObject {
    public static let `default` = INRelevantShortcutStore()

    private override init() { super.init() }

    open func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completion?(INIntentError(.interactionOperationNotSupported)) } }
}

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The user's settings of the assistant, which isn't there.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }
    open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        DispatchQueue.main.async { handler(.restricted) }
    }
    open class func siriLanguageCode() -> String { Locale.preferredLanguages.first ?? "en" }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

open class INFocusStatus: NSObject {
    /// Nil: nobody may know.
    open var isFocused: Bool? { nil }
}

/// The quiet that a user has asked for; no app may know of it.
open class INFocusStatusCenter: NSObject {
    public static let `default` = INFocusStatusCenter()

    private override init() { super.init() }

    open var focusStatus: INFocusStatus { INFocusStatus() }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }
    open func requestAuthorization(
        completionHandler completion: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) { DispatchQueue.main.async { completion?(.restricted) } }
}

/// Words that the assistant is to understand; it isn't there.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName
    case photoTag = 100
    case photoAlbumName
    case workoutActivityName = 200
    case carProfileName = 300
    case carName
    case paymentsOrganizationName = 400
    case paymentsAccountNickname
    case notebookItemTitle = 500
    case notebookItemGroupName
    case mediaPlaylistTitle = 700
}

open class INVocabulary: NSObject {
    private static let only = INVocabulary()

    private override init() { super.init() }

    open class func shared() -> INVocabulary { only }
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    open func removeAllVocabularyStrings() {}
}
