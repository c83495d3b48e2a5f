// Written by Scripts/generate from Scripts/methods.txt: change it there.
/// `delegate?.method?(…)`, as code for UIKit calls optional methods of a protocol whose methods have defaults here.
///
/// A property with the methods' name stands beside them. What it gives is never nil: where a method is missing its
/// default answers, but nil where its absence decides behaviour and is known. A class's own property of the name, such as a
/// controller's `tableView`, comes first: this one is chosen where nothing else fits.
extension UITextFieldDelegate {
    @_disfavoredOverload public var textFieldShouldBeginEditing: (@MainActor (UITextField) -> Bool)? {
        { self.textFieldShouldBeginEditing($0) }
    }
    @_disfavoredOverload public var textFieldDidBeginEditing: (@MainActor (UITextField) -> Void)? {
        { self.textFieldDidBeginEditing($0) }
    }
    @_disfavoredOverload public var textFieldShouldEndEditing: (@MainActor (UITextField) -> Bool)? {
        { self.textFieldShouldEndEditing($0) }
    }
    @_disfavoredOverload public var textFieldDidEndEditing: _UITextFieldDelegateTextFieldDidEndEditing? {
        _UITextFieldDelegateTextFieldDidEndEditing(delegate: self)
    }
    @_disfavoredOverload public var textField: _UITextFieldDelegateCalls? { _UITextFieldDelegateCalls(delegate: self) }
    @_disfavoredOverload public var textFieldDidChangeSelection: (@MainActor (UITextField) -> Void)? {
        { self.textFieldDidChangeSelection($0) }
    }
    @_disfavoredOverload public var textFieldShouldClear: (@MainActor (UITextField) -> Bool)? {
        { self.textFieldShouldClear($0) }
    }
    @_disfavoredOverload public var textFieldShouldReturn: (@MainActor (UITextField) -> Bool)? {
        { self.textFieldShouldReturn($0) }
    }
}

/// Calls of `textFieldDidEndEditing?(…)` on a `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _UITextFieldDelegateTextFieldDidEndEditing {
    let delegate: any UITextFieldDelegate

    public func callAsFunction(_ textField: UITextField) {
        delegate.textFieldDidEndEditing(textField)
    }
    public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        delegate.textFieldDidEndEditing(textField, reason: reason)
    }
}

/// Calls of `textField?(…)` on a `UITextFieldDelegate`.
@preconcurrency @MainActor public struct _UITextFieldDelegateCalls {
    let delegate: any UITextFieldDelegate

    public func callAsFunction(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
}

extension UITextViewDelegate {
    @_disfavoredOverload public var textViewShouldBeginEditing: (@MainActor (UITextView) -> Bool)? {
        { self.textViewShouldBeginEditing($0) }
    }
    @_disfavoredOverload public var textViewDidBeginEditing: (@MainActor (UITextView) -> Void)? {
        { self.textViewDidBeginEditing($0) }
    }
    @_disfavoredOverload public var textViewShouldEndEditing: (@MainActor (UITextView) -> Bool)? {
        { self.textViewShouldEndEditing($0) }
    }
    @_disfavoredOverload public var textViewDidEndEditing: (@MainActor (UITextView) -> Void)? {
        { self.textViewDidEndEditing($0) }
    }
    @_disfavoredOverload public var textViewDidChange: (@MainActor (UITextView) -> Void)? {
        { self.textViewDidChange($0) }
    }
    @_disfavoredOverload public var textViewDidChangeSelection: (@MainActor (UITextView) -> Void)? {
        { self.textViewDidChangeSelection($0) }
    }
    @_disfavoredOverload public var textView: _UITextViewDelegateCalls? { _UITextViewDelegateCalls(delegate: self) }
}

/// Calls of `textView?(…)` on a `UITextViewDelegate`.
@preconcurrency @MainActor public struct _UITextViewDelegateCalls {
    let delegate: any UITextViewDelegate

    public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    {
        delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
    }
    public func callAsFunction(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        delegate.textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    public func callAsFunction(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        delegate.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
    }
    public func callAsFunction(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
    }
    public func callAsFunction(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    {
        delegate.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    public func callAsFunction(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
        delegate.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    public func callAsFunction(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    {
        delegate.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
    public func callAsFunction(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    {
        delegate.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
    public func callAsFunction(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        delegate.textView(textView, textItemMenuWillDisplayFor: textItem, animator: animator)
    }
    public func callAsFunction(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {
        delegate.textView(textView, textItemMenuWillEndFor: textItem, animator: animator)
    }
}
