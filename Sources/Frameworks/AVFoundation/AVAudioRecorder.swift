import HostServices
import UIKit

public typealias AudioFormatID = UInt32

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"

public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

@preconcurrency @MainActor public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// A recorder of sound. A host has no microphone: recording never begins, as where the user allows none.
@preconcurrency @MainActor open class AVAudioRecorder: NSObject {
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open private(set) var url: URL
    open private(set) var settings: [String: Any]
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    /// In seconds.
    open var currentTime: TimeInterval { 0 }

    /// A recorder into a file, which isn't made before the recording begins.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    /// - Returns: false, for there is nothing to record from.
    @discardableResult open func prepareToRecord() -> Bool { false }
    /// - Returns: false, for there is nothing to record from.
    @discardableResult open func record() -> Bool { false }
    /// - Returns: false, for there is nothing to record from.
    @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    /// - Returns: true if there was a recording.
    @discardableResult open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    /// In decibels below full scale: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// In decibels below full scale: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The name before Swift 4.2.
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission

extension AVAudioSession {
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// The answer that the user gave about the microphone.
    public var recordPermission: RecordPermission {
        switch AVCaptureDevice.authorizationStatus(for: .audio) {
        case .authorized: .granted
        case .notDetermined: .undetermined
        case .denied, .restricted: .denied
        }
    }

    /// Asks the user for the microphone; the answer comes later.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
    }
}
