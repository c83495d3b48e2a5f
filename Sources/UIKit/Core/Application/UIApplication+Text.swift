extension UIApplication {
    /// Text that no single key stands for, such as an input method's, goes to the first responder that takes text.
    package func deliverText(_ text: String, time: TimeInterval) {
        runDueWaits(until: time)
        timeline.now = time
        (firstResponder as? any UIKeyInput)?.insertText(text)
    }
}
