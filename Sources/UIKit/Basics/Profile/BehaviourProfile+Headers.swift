/// Headers, footers and filler rows of tables.
extension BehaviourProfile {
    /// The estimated height of headers and footers: −1 lets them size themselves.
    /// Provenance: documented — automatic estimates of headers and footers from iOS 11 on: Apple's documentation.
    var defaultEstimatedPartHeight: CGFloat { value(0, iOS11: -1) }

    /// A header or footer of height 0 really has no height in a grouped table; earlier it has the default.
    /// Provenance: claimed — grouped tables give headers of height 0 the standard one before iOS 11: observed by
    /// developers, without a recording.
    var groupedPartsMayBeEmpty: Bool { value(false, iOS11: true) }

    /// A plain table's delegate that returns −1 for a header without content gets a blank one.
    /// Provenance: claimed — plain headers are blank where a delegate returns −1, from iOS 11 on: observed by
    /// developers, without a recording.
    var automaticPlainHeaderIsBlank: Bool { value(false, iOS11: true) }

    /// The height of the empty rows that fill a plain table: −1 is the last row's, 0 makes none.
    /// Provenance: documented — filler rows until iOS 14: Apple's documentation of `fillerRowHeight`.
    var defaultFillerRowHeight: CGFloat { value(-1, iOS15: 0) }

    /// The padding above each header of a plain table.
    /// Provenance: measured — 22 pt above plain headers on iOS 26: every header of a plain table.
    /// Provenance: claimed — 22 pt above plain headers, iOS 15 to 18: published, not by Apple.
    var automaticHeaderTopPadding: CGFloat { value(0, iOS15: 22) }

    /// The height of a plain header of one line at the standard text size before iOS 26; since then it follows its text.
    /// Provenance: recorded — a plain header of 28 pt before iOS 26: two public prints of first rows at 28.
    var plainHeaderHeight: CGFloat { value(28) }

    /// Titles of grouped headers are shown in capitals.
    /// Provenance: measured — grouped headers as written: iOS 26.
    /// Provenance: documented — capitals in grouped headers: Apple's documentation of `UITableView.Style.grouped`.
    var groupedHeadersAreCapitals: Bool { value(true, iOS26: false) }
}
