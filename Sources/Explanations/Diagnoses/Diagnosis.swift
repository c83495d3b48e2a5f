/// A fault of a list, in a sentence, and the cure in a line.
public struct Diagnosis: Hashable, Sendable, Codable {
    /// The case's number, 1 to 20, in the order of `Symptom`.
    public var number: Int
    public var message: String
    public var cure: String

    public init(_ number: Int, _ message: String, cure: String) {
        self.number = number
        self.message = message
        self.cure = cure
    }

    public var text: String { "\(message) \(cure)" }
}

/// The verdict on the evidence; never a guess.
public enum Verdict: Hashable, Sendable {
    case diagnosed(Diagnosis)
    case sound
    /// The evidence that is missing.
    case unknown(missing: [String])

    public var diagnosis: Diagnosis? {
        if case .diagnosed(let diagnosis) = self { diagnosis } else { nil }
    }
}

/// The gap in the chain of constraints from a content view's top to its bottom.
public enum HeightGap: Hashable, Sendable {
    /// These views have no height of their own.
    case height(of: [String])
    /// These constraints are no stronger than the list's preference for a height of 0.
    case weak([String])
    /// No single tie would close it.
    case torn

    var place: String {
        switch self {
        case .height(let views): "after \(views.joined(separator: ", "))"
        case .weak(let ties): "at \(ties.joined(separator: ", ")), which \(ties.count == 1 ? "is" : "are") too weak"
        case .torn: "from contentView's top on"
        }
    }

    var cure: String {
        switch self {
        case .height(let views): "Close the chain, or give \(views.joined(separator: ", ")) a height."
        case .weak(let ties): "Give \(ties.count == 1 ? "it" : "one of them") a priority above 50."
        case .torn: "Constrain the content to contentView's top and to its bottom."
        }
    }
}

/// A way in which lists go wrong, with the evidence at hand; nil where there is no record.
public enum Symptom: Hashable, Sendable {
    /// 1: after a reload the same offset shows other rows.
    case reloadMovedRows(offset: Double?, rowBefore: Int?, rowAfter: Int?, rowsAbove: Int?)
    /// 2: nothing gives a cell its height.
    case noHeight(gap: HeightGap?, fitted: Double?, standard: Double?)
    /// 3: constraints contradict the height that a list dictates.
    case encapsulatedHeight(dictated: Double?, content: Double?, pixel: Double?, isFinal: Bool?)
    /// 4: measured before there was a width.
    case measuredWithoutWidth(view: String?, width: Double?, hasSuperview: Bool?)
    /// 5: a collection view in a cell was measured at another width.
    case collectionAtOtherWidth(
        measured: Double?, shown: Double?, columns: Int?, shownColumns: Int?, height: Double?, shownHeight: Double?)
    /// 6: a label wrapped at another width than it has.
    case wrappedAtOtherWidth(label: String?, measured: Double?, final: Double?, lines: Int?, finalLines: Int?)
    /// 7: a table header's height is its frame's.
    case headerFrame(height: Double?, fitting: Double?, width: Double?)
    /// 8: a scroll's target was computed from estimates.
    case missedTarget(target: Double?, actual: Double?, measuredRows: Int?)
    /// 9: a reload replaced cells by others of the same identifiers that show the same.
    case replacedCells(count: Int?, sameIdentifiers: Bool?, sameContents: Bool?)
    /// 10: counts don't agree with the updates.
    case invalidUpdate(section: Int?, before: Int?, after: Int?, inserted: Int?, deleted: Int?)
    /// 11: room for a header that isn't there.
    case blankHeader(section: Int?, height: Double?, returned: Double?, hasView: Bool?, style: String?)
    /// 12: hiding an arranged view contradicts its own length.
    case hiddenLength(view: String?, constraint: String?, priority: Double?)
    /// 13: a picture's own height beats its ratio.
    case ratioLost(view: String?, ratio: Double?, compression: Double?, height: Double?, wanted: Double?)
    /// 14: every height is requested before the first cell.
    case allHeightsAsked(calls: Int?, rows: Int?, estimate: Double?)
    /// 15: a height method asks for something that asks for the height again.
    case recursion(calls: [String]?)
    /// 16: content grew and its row didn't.
    case rowDidNotFollow(view: String?, before: Double?, after: Double?, wasMeasuredAgain: Bool?)
    /// 17: the content is narrower than the row.
    case narrowContent(content: Double?, row: Double?, required: Double?, beside: String?)
    /// 18: an item is wider than there is room.
    case itemTooWide(item: Double?, available: Double?)
    /// 19: measured at the width in the document.
    case measuredAtDocumentWidth(view: String?, document: Double?, shown: Double?)
    /// 20: counts are asked several times; nothing is wrong.
    case askedAgain(times: Int?, reasons: [String]?)
}
