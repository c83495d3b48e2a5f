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
}
