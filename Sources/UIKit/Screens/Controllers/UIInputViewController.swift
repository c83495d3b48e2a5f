/// A controller of keys in the keyboard's place, in an app or in an extension; only an app's is ever shown here.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
    /// The language of what is written, as a code with its region.
    open var primaryLanguage: String?
    open var hasDictationKey = false
    /// False: there is no other keyboard to switch to.
    open var needsInputModeSwitchKey: Bool { false }
    open var hasFullAccess: Bool { false }

    /// Ends the writing, with which the keyboard goes.
    open func dismissKeyboard() {
        for window in UIApplication.shared.visibleWindows { window.endEditing(true) }
    }
    open func advanceToNextInputMode() {}
}
