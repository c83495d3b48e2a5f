import ListGeometry

/// Texts, fonts and errors.
extension BehaviourProfile {
    /// The wording for updates that don't add up.
    /// Provenance: recorded — texts about invalid updates: public crash logs of each release.
    var updateWording: UpdateWording.Generation { value(.untilIOS16_3, iOS16_4: .iOS16_4, iOS17: .fromIOS17) }

    /// Reports of invalid updates end with a description of the table.
    /// Provenance: recorded — descriptions in texts about invalid updates: public crash logs since iOS 13.
    var updateTextsNameTheTable: Bool { value(false, iOS13: true) }

    /// A compositional layout that can't be computed ends the program; earlier it is logged.
    /// Provenance: claimed — errors of compositional layouts that end a program on iOS 26: the source wasn't noted.
    var layoutErrorsAreFatal: Bool { value(false, iOS26: true) }

    /// Documents' fonts are those of iOS 9 and 10, with other widths.
    /// Provenance: recorded — widths of labels: documents of Interface Builder before and since Xcode 9.
    var documentsUseEarlierFonts: Bool { value(true, iOS11: false) }

    /// A view's description has its background colour.
    ///
    /// Provenance: recorded — `backgroundColor = …` before the layer: 9 of 9 descriptions of iOS 16 to 26 whose view has a colour, none
    /// of 3 of iOS 12 and 13; 14 and 15 have no source.
    /// Source: getsentry/sentry-cocoa, Tests/SentryTests/ViewCapture; will-lumley/Kotoba, AddWordViewController.swift.
    var descriptionsHaveBackground: Bool { value(false, iOS16: true) }

    /// Labels break their lines by the standard strategy: a lone word on the last line gets the word before it.
    ///
    /// Provenance: documented — the last line is usually pushed out by one word, against a lone one: Apple's documentation of
    /// `NSParagraphStyle.LineBreakStrategy.pushOut`.
    /// Provenance: claimed — labels do so from iOS 11 on, text views don't: an answer about labels' word wrap (StackOverflow 46200027) and
    /// two libraries that follow labels (zacwest/ZSWTappableLabel 42, psharanda/Atributika 74); a recording of a public app on iOS 13 has a line
    /// broken so (EZDev-sh/hackernews-iOS, README).
    /// Provenance: estimated — the line above keeps a word at least: no source gives it.
    var labelsAvoidLoneWords: Bool { value(false, iOS11: true) }
}
