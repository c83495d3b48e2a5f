/// Other characters in the place of some; offsets in UTF-16 units.
public struct TextEdit: Hashable, Sendable {
    /// The replaced range in the text before.
    public var range: Range<Int>
    public var replacement: String

    public init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// The range of the replacement in the text afterwards.
    public var newRange: Range<Int> { range.lowerBound..<range.lowerBound + replacement.utf16.count }

    public func applied(to string: String) -> String {
        let units = Array(string.utf16)
        return String(
            decoding: units[..<range.lowerBound] + Array(replacement.utf16) + units[range.upperBound...], as: UTF16.self
        )
    }

    /// The edit that undoes this one.
    public func inverse(in string: String) -> TextEdit {
        TextEdit(newRange, String(decoding: Array(string.utf16)[range], as: UTF16.self))
    }
}

/// The grouping of edits for undo: typing continues at its end, deleting continues backwards.
///
/// A caret that was moved in between, and anything that isn't typed, begins anew.
public struct EditGrouping: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case typing, deleting, other
    }

    private var kind = Kind.other
    private var end = -1

    public init() {}

    /// Takes an edit in, and says whether it is undone with the one before.
    public mutating func joins(_ edit: TextEdit, _ kind: Kind) -> Bool {
        let goesOn: Bool
        switch kind {
        case .typing: goesOn = self.kind == .typing && edit.range == end..<end
        case .deleting: goesOn = self.kind == .deleting && edit.range.upperBound == end && edit.replacement.isEmpty
        case .other: goesOn = false
        }
        self.kind = kind
        end = edit.newRange.upperBound
        return goesOn
    }

    public mutating func end(at offset: Int) { if offset != end { self = EditGrouping() } }
}
