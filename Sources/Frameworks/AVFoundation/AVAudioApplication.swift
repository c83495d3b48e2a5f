import UIKit

/// The app's right to use the microphone, which `AVAudioSession` had until iOS 17.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
    public enum RecordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public static let shared = AVAudioApplication()

    private override init() { super.init() }

    /// The answer that the user gave.
    @preconcurrency @MainActor public var recordPermission: RecordPermission {
        switch AVCaptureDevice.authorizationStatus(for: .audio) {
        case .authorized: .granted
        case .notDetermined: .undetermined
        case .denied, .restricted: .denied
        }
    }

    /// Asks the user; the answer comes later.
    @preconcurrency @MainActor public static func requestRecordPermission(
        completionHandler response: @escaping @Sendable (Bool) -> Void
    ) { AVCaptureDevice.requestAccess(for: .audio, completionHandler: response) }

    @preconcurrency @MainActor public static func requestRecordPermission() async -> Bool {
        await AVCaptureDevice.requestAccess(for: .audio)
    }
}
