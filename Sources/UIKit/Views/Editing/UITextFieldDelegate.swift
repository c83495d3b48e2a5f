/// Controls a text field's editing, and is notified of it.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called in place of the method without a reason, where it is implemented.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Returns true to allow what the user types, pastes or deletes; not called for the program's own changes.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns true to allow the clear button to empty the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns true for Return's default behaviour.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu over a selection; nil for the default one.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        forwardee("textFieldShouldBeginEditing:")?.textFieldShouldBeginEditing(textField) ?? true
    }
    public func textFieldDidBeginEditing(_ textField: UITextField) {
        forwardee("textFieldDidBeginEditing:")?.textFieldDidBeginEditing(textField)
    }
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        forwardee("textFieldShouldEndEditing:")?.textFieldShouldEndEditing(textField) ?? true
    }
    public func textFieldDidEndEditing(_ textField: UITextField) {
        forwardee("textFieldDidEndEditing:")?.textFieldDidEndEditing(textField)
    }
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        if let other = forwardee("textFieldDidEndEditing:reason:") {
            return other.textFieldDidEndEditing(textField, reason: reason)
        }
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        forwardee("textField:shouldChangeCharactersIn:replacementString:")?.textField(
            textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
    public func textFieldDidChangeSelection(_ textField: UITextField) {
        forwardee("textFieldDidChangeSelection:")?.textFieldDidChangeSelection(textField)
    }
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
        forwardee("textFieldShouldClear:")?.textFieldShouldClear(textField) ?? true
    }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        forwardee("textFieldShouldReturn:")?.textFieldShouldReturn(textField) ?? true
    }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        forwardee("textField:editMenuForCharactersIn:suggestedActions:")?.textField(
            textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
    }

    /// The object that implements a method which the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UITextFieldDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UITextFieldDelegate
    }
}

extension UITextField {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name(
        "UITextFieldTextDidChangeNotification")
    /// The reason for the end of editing, as a raw value in the notification's dictionary.
    public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"
}
