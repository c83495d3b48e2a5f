/// The rules, by what they look at. Their names stay; Documentation/lint.md has an example of each.
extension Rule {
    public static let all = layoutRules + projectRules + sourceRules

    /// Rules about view trees as they are laid out.
    public static let layoutRules = [
        truncatedText, outsideSuperview, overlappingViews, ambiguousLayout, ambiguousContentSize,
        conflictingConstraints, smallTouchTarget, cellWithoutHeight, translationTooLong,
    ]
    /// Rules about documents as they are written, and the project around them.
    public static let projectRules = [
        missingOutlet, missingAction, missingClass, missingImage, missingColor, missingFont, deadVariation,
        unreachedVariation, untranslatedText,
    ]
    /// Rules about Swift sources in scenes of other sizes, which `masu-adapt lint` holds them against.
    public static let sourceRules = [screenBounds, deviceLayout, earlyBounds, heightWithoutWidth]

    public static let truncatedText = Rule(
        "truncated-text", .warning, "A label has less room than its text needs.",
        cure: "Let it wrap, or give it room: a greater numberOfLines, fewer fixed lengths, a lower hugging beside it.")
    public static let outsideSuperview = Rule(
        "outside-superview", .warning, "A view reaches beyond its superview.",
        cure: "Constrain the edge that reaches out to the superview's, or shorten a fixed length.")
    public static let overlappingViews = Rule(
        "overlapping-views", .warning, "Two texts or controls cover each other.",
        cure: "Constrain one to the other's edge instead of to the superview's.")
    public static let ambiguousLayout = Rule(
        "ambiguous-layout", .warning, "Constraints leave a view's place or size open.",
        cure: "Add the constraint that is missing, or give equal priorities different values.")
    public static let ambiguousContentSize = Rule(
        "ambiguous-content-size", .warning, "Constraints leave the size of a scroll view's content open.",
        cure:
            "Constrain the content to all four edges of the scroll view's content, and give its width or height a source."
    )
    public static let conflictingConstraints = Rule(
        "conflicting-constraints", .error, "Required constraints contradict each other.",
        cure: "Remove one of them, or give it the priority 999.")
    public static let smallTouchTarget = Rule(
        "small-touch-target", .note, "A button is smaller than 44 × 44 points.",
        cure: "Constrain its width and height to at least 44, or enlarge its content insets.")
    public static let cellWithoutHeight = Rule(
        "cell-without-height", .warning, "A cell's height is automatic, but no chain of constraints gives it one.",
        cure: "Constrain the content to the content view's top and bottom.")
    public static let translationTooLong = Rule(
        "translation-too-long", .warning, "A translated text has less room than it needs.",
        cure: "Let the label wrap or shrink, or shorten the translation.")

    public static let missingOutlet = Rule(
        "missing-outlet", .error, "A connection sets an outlet that the class doesn't have.",
        cure: "Declare the outlet, or remove the connection: loading the document stops the program.")
    public static let missingAction = Rule(
        "missing-action", .error, "A connection calls an action that the class doesn't have.",
        cure: "Declare the action, or remove the connection: the first event stops the program.")
    public static let missingClass = Rule(
        "missing-class", .error, "An object's class isn't in the sources.",
        cure: "Correct the class in the identity inspector, or add its source.")
    public static let missingImage = Rule(
        "missing-image", .warning, "A picture isn't among the project's catalogs and files.",
        cure: "Add the picture, or correct its name.")
    public static let missingColor = Rule(
        "missing-color", .warning, "A named colour isn't in the project's catalogs.",
        cure: "Add the colour set, or choose another colour.")
    public static let missingFont = Rule(
        "missing-font", .warning, "A font is neither iOS's nor among the project's files.",
        cure: "Add the font's file and list it under UIAppFonts, or choose another font.")
    public static let deadVariation = Rule(
        "dead-variation", .note, "A variation for size classes changes nothing.",
        cure: "Remove it: what it refers to is gone, or it says what holds anyway.")
    public static let unreachedVariation = Rule(
        "unreached-variation", .note, "A variation for a regular width isn't reached by a phone's scene that grows.",
        cure: "Let constraints follow the width, or switch them in code by view.bounds.")
    public static let untranslatedText = Rule(
        "untranslated-text", .warning, "A text has no translation in a language that the document has others in.",
        cure: "Add the key to the language's table.")

    public static let screenBounds = Rule(
        "screen-bounds", .warning, "A layout reads the bounds of the screen, which aren't those of its scene.",
        cure: "Read view.bounds where it is laid out, or window?.windowScene?.effectiveGeometry.")
    public static let deviceLayout = Rule(
        "device-layout", .warning, "A layout depends on the device's idiom or orientation.",
        cure: "Ask view.bounds where it is laid out, or traitCollection.")
    public static let earlyBounds = Rule(
        "early-bounds", .warning, "A frame is computed once from bounds that aren't those at which the view is shown.",
        cure: "Compute it in viewWillLayoutSubviews or layoutSubviews, or use constraints.")
    public static let heightWithoutWidth = Rule(
        "height-without-width", .warning, "A height is kept without the width at which it was measured.",
        cure: "Let the width be part of the key, or empty the cache when the width changes.")
}
