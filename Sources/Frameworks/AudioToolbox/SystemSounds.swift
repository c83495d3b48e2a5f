@_exported import Foundation

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: OSStatus = 0
/// Sounds can't be played.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// Plays nothing, as a device does whose sound is off.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Calls back in the next turn of the main loop, as after a sound.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    nonisolated(unsafe) let block = inCompletionBlock
    DispatchQueue.main.async { block?() }
}

/// Makes no sound: the answer is `kAudioServicesSystemSoundUnspecifiedError`, and the identifier stays as it is.
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { kAudioServicesSystemSoundUnspecifiedError }

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    kAudioServicesSystemSoundUnspecifiedError
}
