@_exported import AVFoundation
@_exported import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }
public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// The reasons why nothing is understood.
public struct SFSpeechError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalServiceError = 1
        case audioReadFailed
        case undefinedTemplateClassName = 7
        case malformedSupplementalModel
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    public var errorCode: Int { code.rawValue }
}

public protocol SFSpeechRecognizerDelegate: AnyObject {
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

public protocol SFSpeechRecognitionTaskDelegate: AnyObject {
    func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
    public func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool) {}
}

/// Speech that is to become text.
open class SFSpeechRecognitionRequest: NSObject {
    open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var addsPunctuation = false
    open var contextualStrings: [String] = []

    public override init() { super.init() }
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL

    public init(url URL: URL) {
        url = URL
        super.init()
    }
}

/// Speech as it comes from a microphone, which no host has.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    open func endAudio() {}
}

/// A way in which speech can be read; there is none.
open class SFTranscription: NSObject {
    open var formattedString: String { "" }
    open var segments: [SFTranscriptionSegment] { [] }
}

open class SFTranscriptionSegment: NSObject {
    open var substring: String { "" }
    open var substringRange: NSRange { NSRange(location: 0, length: 0) }
    open var timestamp: TimeInterval { 0 }
    open var duration: TimeInterval { 0 }
    open var confidence: Float { 0 }
}

/// A result of listening; there is none.
open class SFSpeechRecognitionResult: NSObject {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}

/// The work on a request, which has ended before it began.
open class SFSpeechRecognitionTask: NSObject {
    open var state: SFSpeechRecognitionTaskState { .completed }
    open private(set) var isFinishing = false
    open private(set) var isCancelled = false
    open var error: (any Error)? { SFSpeechError(.internalServiceError) }

    open func finish() { isFinishing = true }
    open func cancel() { isCancelled = true }
}

/// The system's understanding of speech, which isn't available.
open class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition: Bool { false }
    open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified
    open var queue = OperationQueue.main

    /// - Returns: nil for a language that Apple's service doesn't understand; none is refused here.
    public init?(locale: Locale) {
        self.locale = locale
        super.init()
    }

    public convenience override init() { self.init(known: .current) }

    private init(known locale: Locale) {
        self.locale = locale
        super.init()
    }

    open class func supportedLocales() -> Set<Locale> { [] }
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .restricted }
    open class func requestAuthorization(
        _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
    ) { DispatchQueue.main.async { handler(.restricted) } }

    /// Refuses with `SFSpeechError.Code.internalServiceError`, on the recognizer's queue.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        queue.addOperation { resultHandler(nil, SFSpeechError(.internalServiceError)) }
        return SFSpeechRecognitionTask()
    }

    /// Tells the delegate that nothing was understood, on the recognizer's queue.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
    ) -> SFSpeechRecognitionTask {
        let task = SFSpeechRecognitionTask()
        queue.addOperation { delegate.speechRecognitionTask(task, didFinishSuccessfully: false) }
        return task
    }
}
