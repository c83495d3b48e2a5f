/// A shake of the device.
final class ShakeEvent: UIEvent {
    override var type: UIEvent.EventType { .motion }
    override var subtype: UIEvent.EventSubtype { .motionShake }
}

extension UIApplication {
    /// Delivers the beginning and the end of a shake to the first responder, or the key window.
    package func deliverShake(time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        let event = ShakeEvent()
        event.timestamp = time
        let responder = firstResponder ?? keyWindow ?? self
        responder.motionBegan(.motionShake, with: event)
        responder.motionEnded(.motionShake, with: event)
    }
}

/// The device has no headset and no lock screen, so no such event ever comes.
extension UIApplication {
    public func beginReceivingRemoteControlEvents() {}
    public func endReceivingRemoteControlEvents() {}
}
