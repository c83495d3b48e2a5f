/// A text view's text: an attributed string that notifies its layout managers of changes.
///
/// Between `beginEditing` and `endEditing` changes are collected and reported once. The delegate may change attributes
/// in `didProcessEditing` and characters in `willProcessEditing`.
open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    open weak var delegate: (any NSTextStorageDelegate)?
    /// The changes since the last processing.
    open private(set) var editedMask: EditActions = []
    /// Their range in the present text; `NSNotFound` where nothing changed.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    /// Retained by the storage.
    public internal(set) var layoutManagers: [NSLayoutManager] = []
    private var depth = 0
    private var isProcessing = false
    /// Called after each processing, with the changes and the growth of the text.
    var processed: ((EditActions, NSRange, Int) -> Void)?

    open override func replaceCharacters(in range: NSRange, with str: String) {
        let change = str.utf16.count - range.length
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: change)
    }
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        let change = attrString.length - range.length
        super.replaceCharacters(in: range, with: attrString)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: change)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        super.addAttribute(name, value: value, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        super.addAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        super.removeAttribute(name, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    open override func append(_ attrString: NSAttributedString) {
        let end = NSRange(location: length, length: 0)
        super.append(attrString)
        edited([.editedCharacters, .editedAttributes], range: end, changeInLength: attrString.length)
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        super.insert(attrString, at: loc)
        edited(
            [.editedCharacters, .editedAttributes], range: NSRange(location: loc, length: 0),
            changeInLength: attrString.length)
    }
    open override func deleteCharacters(in range: NSRange) {
        super.deleteCharacters(in: range)
        edited(.editedCharacters, range: range, changeInLength: -range.length)
    }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        let range = NSRange(location: 0, length: length)
        super.setAttributedString(attrString)
        edited(
            [.editedCharacters, .editedAttributes], range: range, changeInLength: attrString.length - range.length)
    }

    open override func beginEditing() {
        super.beginEditing()
        depth += 1
    }
    open override func endEditing() {
        super.endEditing()
        depth = max(0, depth - 1)
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Records a change; `range` is of the text before it.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange =
            self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
        changeInLength += delta
        if depth == 0, !isProcessing { processEditing() }
    }

    /// Posted before and after a change is processed.
    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = NSNotification.Name(
        "NSTextStorageDidProcessEditingNotification")
    /// A Boolean value that indicates whether attributes are fixed lazily; here they are fixed on request only.
    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }
    open func ensureAttributesAreFixed(in range: NSRange) { fixAttributes(in: range) }

    open func processEditing() {
        isProcessing = true
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        isProcessing = false
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        processed?(mask, range, change)
    }
}

/// Notified of a text's changes before and after they are processed.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
