/// List content: configurations of cells, headers and footers.
extension BehaviourProfile {
    /// The margin above and below a cell's content.
    /// Provenance: recorded — 11 pt above and below list content of cells: UIKit prints its configurations, iOS 14 to 17.
    /// Provenance: estimated — 15 pt above and below list content of cells on iOS 26: rows of 90.3 pt around contents of 60
    /// fit them, and rows of 52 around one line.
    var listCellMargin: CGFloat { value(11, iOS26: 15) }

    /// The margin above and below a plain header's content.
    /// Provenance: estimated — 4 pt above and below list content of plain headers before iOS 26: no source gives it.
    /// Provenance: measured — 10 pt above and below list content of headers: they make headers of 40.5 pt on iOS 26.
    var listPlainHeaderMargin: CGFloat { value(4, iOS26: 10) }

    /// The margin above a grouped header's content.
    /// Provenance: recorded — 17 pt above list content of grouped headers: UIKit prints its configurations, iOS 14 to 17.
    /// Provenance: measured — 10 pt above list content of grouped headers: they make headers of 40.5 pt on iOS 26.
    var listHeaderTop: CGFloat { value(17, iOS26: 10) }

    /// The margin below a grouped header's content.
    /// Provenance: recorded — 6 pt below list content of grouped headers: UIKit prints its configurations, iOS 14 to 17.
    /// Provenance: measured — 10 pt below list content of grouped headers: they make headers of 40.5 pt on iOS 26.
    var listHeaderBottom: CGFloat { value(6, iOS26: 10) }

    /// The text style of a subtitle.
    /// Provenance: documented — caption 1 for subtitles: the documentation's pictures.
    /// Provenance: measured — subheadline for subtitles on iOS 26: rows of 70.5 pt.
    var listSubtitleStyle: UIFont.TextStyle { value(.caption1, iOS26: .subheadline) }

    /// The distance from a text to the subtitle below it.
    /// Provenance: recorded — 3 pt between texts: UIKit prints its configurations, iOS 14 to 17.
    /// Provenance: measured — nothing between texts on iOS 26: rows of 70.5 pt.
    var listSubtitleGap: CGFloat { value(3, iOS26: 0) }
}
