/// The device was shaken.
final class ShakeEvent: UIEvent {
    override var type: UIEvent.EventType { .motion }
    override var subtype: UIEvent.EventSubtype { .motionShake }
}

extension UIApplication {
    /// The first responder, or the key window, is told that the device is shaken, and that it was.
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
