public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}

/// Controls a text view's editing, and is notified of it.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns true to allow what the user types, pastes or deletes; not called for the program's own changes.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The menu over a selection; nil for the default one.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Called for a tapped link in text that can't be edited; true lets the system open it, as by `UIApplication.open`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Called for a tapped attachment in text that can't be edited; what it returns has no effect, since nothing else is done.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// The forms before iOS 10, which are called where the delegate lacks the later ones.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool
    /// The action of a tap on a link or another item, from iOS 17 on; nil for nothing. The default action opens the link.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// The menu of a long press on an item, from iOS 17 on; nil for none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        forwardee("textViewShouldBeginEditing:")?.textViewShouldBeginEditing(textView) ?? true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) {
        forwardee("textViewDidBeginEditing:")?.textViewDidBeginEditing(textView)
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        forwardee("textViewShouldEndEditing:")?.textViewShouldEndEditing(textView) ?? true
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        forwardee("textViewDidEndEditing:")?.textViewDidEndEditing(textView)
    }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        forwardee("textView:shouldChangeTextIn:replacementText:")?.textView(
            textView, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    public func textViewDidChange(_ textView: UITextView) {
        forwardee("textViewDidChange:")?.textViewDidChange(textView)
    }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        forwardee("textView:editMenuForTextIn:suggestedActions:")?.textView(
            textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        forwardee("textViewDidChangeSelection:")?.textViewDidChangeSelection(textView)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        forwardee("textView:shouldInteractWith:in:interaction:")?.textView(
            textView, shouldInteractWith: URL, in: characterRange, interaction: interaction)
            ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        forwardee("textView:shouldInteractWith:in:interaction:")?.textView(
            textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction)
            ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        forwardee("textView:shouldInteractWith:in:")?.textView(
            textView, shouldInteractWith: URL, in: characterRange) ?? true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool {
        forwardee("textView:shouldInteractWith:in:")?.textView(
            textView, shouldInteractWith: textAttachment, in: characterRange) ?? true
    }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        guard let forwardee = forwardee("textView:primaryActionFor:defaultAction:") else { return defaultAction }
        return forwardee.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
    }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        guard let forwardee = forwardee("textView:menuConfigurationFor:defaultMenu:") else {
            return UITextItem.MenuConfiguration(menu: defaultMenu)
        }
        return forwardee.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
    }
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}

    /// The object that implements a method which the delegate lacks.
    fileprivate func forwardee(_ name: String) -> (any UITextViewDelegate)? {
        MessageForwarding.target(of: self, for: name) as? any UITextViewDelegate
    }
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
}
