extension UIApplication {
    /// Inserts text that no single key produces, such as an input method's, into the first responder that accepts text.
    package func deliverText(_ text: String, time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        (firstResponder as? any UIKeyInput)?.insertText(text)
    }
}
