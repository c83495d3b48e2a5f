import UIKit

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice: a host has none.
@preconcurrency @MainActor open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    public let name: String
    public let identifier: String

    /// Fails.
    public init?(language languageCode: String?) { nil }
    /// Fails.
    public init?(identifier: String) { nil }

    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    open class func currentLanguageCode() -> String { Locale.preferredLanguages.first ?? "en-US" }
}

/// A text to be spoken.
@preconcurrency @MainActor open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    /// From 0 to 1.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// From 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// From 0 to 1.
    open var volume: Float = 1
    open var preUtteranceDelay: TimeInterval = 0
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) {
        speechString = string
        super.init()
    }

    public convenience init(attributedString: NSAttributedString) { self.init(string: attributedString.string) }
}

public enum AVSpeechBoundary: Int, Sendable {
    case immediate, word
}

@preconcurrency @MainActor public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}

/// A speaker of texts. Without a voice nothing is heard: each utterance is cancelled in the next turn of the main queue, which
/// the delegate hears.
@preconcurrency @MainActor open class AVSpeechSynthesizer: NSObject {
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    open var isSpeaking: Bool { false }
    open var isPaused: Bool { false }
    open var usesApplicationAudioSession = true

    public override init() { super.init() }

    open func speak(_ utterance: AVSpeechUtterance) {
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.delegate?.speechSynthesizer(self, didCancel: utterance)
            }
        }
    }

    /// False: nothing is being spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// False: nothing is being spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// False: nothing is paused.
    @discardableResult open func continueSpeaking() -> Bool { false }
}
