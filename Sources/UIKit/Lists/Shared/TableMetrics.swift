/// Numbers of tables that are the same in all releases.
enum TableMetrics {
    /// The estimate of an unmeasured automatic row, and a row's height where nothing else says one.
    /// Provenance: recorded — 44 pt for a row that nothing else sizes: public logs.
    static let automaticEstimate: CGFloat = 44
    static let standardRowHeight: CGFloat = 44
    /// A blank header that a delegate asks for by returning −1 in a plain table.
    /// Provenance: claimed — 28 pt for a blank plain header: observed by developers, without a recording.
    static let blankPlainHeader: CGFloat = 28
    /// Space above and below each section of a grouped table, unless the app sets another.
    /// Provenance: recorded — 17.5 pt above and below grouped sections: canvases of Interface Builder.
    static let groupedSpacing: CGFloat = 17.5
    /// The default heights that documents write for grouped tables' headers and footers; with a title they have no
    /// effect. Xcode wrote 10 until version 8 and 18 since; recorded canvases of both have their first rows at 55.5
    /// below a title, and 48 between two sections of tables that say 10: the footer's 10 and a title's 38.
    /// Provenance: recorded — heights of grouped headers and footers: canvases of Interface Builder.
    static let groupedDefaults: Set<CGFloat> = [10, 18]
    /// The height that a grouped table's titled header has above the spacing of its section.
    /// Provenance: recorded — 38 pt for the first title of a grouped table: canvases of Interface Builder.
    static let groupedTitle: CGFloat = 38
}
