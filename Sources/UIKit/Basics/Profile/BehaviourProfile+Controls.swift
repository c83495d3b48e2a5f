/// Controls.
extension BehaviourProfile {
    /// The frame of a switch.
    /// Provenance: recorded — switches 51 by 31 pt, 63 by 28 on iOS 26: documents of Interface Builder.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 26.
    var switchSize: CGSize { value(CGSize(width: 51, height: 31), iOS26: CGSize(width: 63, height: 28)) }

    /// A switch's knob is a capsule wider than high, and doesn't grow under a finger.
    /// Provenance: recorded — switches' capsules of 37 by 24 pt: pictures of AccessibilitySnapshot on iOS 26.2.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var switchKnobIsCapsule: Bool { value(false, iOS26: true) }

    /// The height of a slider.
    /// Provenance: recorded — sliders 31 pt high: documents of every Xcode until 16.
    /// Provenance: measured — sliders 34 pt high on devices since iOS 17: pictures of iOS 17.5, 18.5 and 26.2.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 26; cashapp/AccessibilitySnapshot@5b03db8.
    var sliderHeight: CGFloat { value(31, iOS15: 34, canvas: 31, canvas26: 34) }

    /// The distance of a slider's track from the ends.
    /// Provenance: measured — tracks 3 pt from the ends on iOS 17.5 and 18.5, at the ends on iOS 26.2: pictures.
    /// Provenance: estimated — 2 pt before: the alignment rectangle's insets.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var sliderTrackInset: CGFloat { value(2, iOS15: 3, iOS26: 0) }

    /// The size of a slider's thumb.
    /// Provenance: recorded — thumbs 37 by 24 pt on iOS 26: measured on Catalyst.
    /// Provenance: measured — thumbs that take 31 pt on iOS 17.5 and 18.5: their places on sliders of 373 and 382 pt.
    /// Provenance: estimated — round thumbs of 28 pt before: pictures.
    var sliderThumb: CGSize {
        value(
            CGSize(width: 28, height: 28), iOS15: CGSize(width: 31, height: 31), iOS26: CGSize(width: 37, height: 24))
    }

    /// The space between a thumb and the circle that is drawn.
    /// Provenance: measured — circles of 27 pt, 1.167 pt above the track's middle, on iOS 17.5 and 18.5: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var sliderKnobInsets: UIEdgeInsets {
        value(.zero, iOS15: UIEdgeInsets(top: 5.0 / 6, left: 2, bottom: 19.0 / 6, right: 2), iOS26: .zero)
    }

    /// The distance that a thumb may reach beyond the track's ends.
    /// Provenance: measured — thumbs that take the slider's whole width, 3 pt beyond the track, on iOS 17.5 and 18.5: their
    /// places on sliders of 373 and 382 pt.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var sliderThumbOverhang: CGFloat { value(0, iOS15: 3, iOS26: 0) }

    /// Thumbs begin at whole points.
    /// Provenance: measured — circles from 269 and 275 pt, on sliders where 268.5 and 275.25 were theirs, on iOS 17.5 and
    /// 18.5: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var sliderThumbsAreAtPoints: Bool { value(false, iOS15: true, iOS26: false) }

    /// The width of the lines between segments.
    /// Provenance: measured — 3 segments of 87 pt in 263 on iOS 17.5 and 18.5, in 261 on iOS 26.2: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var segmentGap: CGFloat { value(1, iOS26: 0) }

    /// True if the chosen segment is a capsule in a capsule, and no lines divide the others.
    /// Provenance: measured — segmented controls without dividers on iOS 26.2, one point narrower for each: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var segmentsAreCapsules: Bool { value(false, iOS26: true) }

    /// The height of a slider's track.
    /// Provenance: estimated — a slider's track of 2 pt before iOS 13: no source gives it.
    /// Provenance: measured — tracks of 4 pt on iOS 17.5 and 18.5, of 6 on iOS 26.2: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var sliderTrackHeight: CGFloat { value(2, iOS13: 4, iOS26: 6) }

    /// The height of a progress view.
    /// Provenance: recorded — progress views 2 pt high, 4 from iOS 14 on: documents before and since Xcode 12.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 16.
    var progressHeight: CGFloat { value(2, iOS14: 4) }

    /// The size of a stepper.
    /// Provenance: recorded — steppers 94 by 29 pt, 32 high from iOS 13 on: documents of Interface Builder.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 26.
    var stepperSize: CGSize { value(CGSize(width: 94, height: 29), iOS13: CGSize(width: 94, height: 32)) }

    /// The height of a segmented control.
    /// Provenance: recorded — segmented controls 29 pt high, 32 from iOS 13 on: documents before and since Xcode 11.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 26.
    var segmentHeight: CGFloat { value(29, iOS13: 32) }

    /// The width of a segment beyond its title, which is rounded up to whole points.
    /// Provenance: recorded — 14 pt beside a segment's title before iOS 13: 13 of 13 widths fit within 2 pt.
    /// Provenance: estimated — 18 pt beside a segment's title since iOS 13: two recorded widths, which 19 beside the
    /// regular and 17 beside the semibold font fit as well.
    var segmentPadding: CGFloat { value(14, iOS13: 18) }

    /// The weight of the font of 13 pt that segments are measured with.
    /// Provenance: estimated — segments as wide as medium titles ask for since iOS 13, one fits for all: pictures.
    var segmentWeight: UIFont.Weight { value(.regular, iOS13: .medium) }

    /// The weights of a segment's title, whose font has 13 pt, while it isn't chosen and while it is.
    /// Provenance: measured — regular and semibold titles of 66.0 and 66.7 pt on iOS 17.5 and 26.2: pictures.
    /// Provenance: estimated — the same on iOS 13 and 14.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var segmentTitleWeights: (plain: UIFont.Weight, chosen: UIFont.Weight) {
        value((.regular, .regular), iOS13: (.regular, .semibold))
    }

    /// True if a stepper's button that has nowhere to go is read as dimmed.
    ///
    /// Provenance: measured — read as dimmed at the least value on iOS 17.5 and 18.5, not on 26.2: the legends of pictures.
    /// Provenance: estimated — read as dimmed before, and at the greatest value as at the least.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8, testStepperAtMin.
    var stepperEndsAreDimmed: Bool { value(true, iOS26: false) }

    /// Half the length of a stepper's signs, without the line's ends.
    /// Provenance: measured — signs of 13.7 pt on iOS 17.5 and 26.2: pictures.
    /// Provenance: estimated — 15.75 pt before: no source gives it.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var stepperSign: CGFloat { value(7, iOS15: 6) }

    /// The distance of a stepper's dividing line from its top and bottom.
    /// Provenance: measured — lines 24 pt long on iOS 26.2, 18 on iOS 17.5: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var stepperLineInset: CGFloat { value(0, iOS13: 7, iOS26: 4) }

    /// Segmented controls and steppers have a grey ground, with a card under the chosen segment.
    /// Provenance: documented — segmented controls of iOS 13: Apple's presentation of that release.
    var drawsModernSegments: Bool { value(false, iOS13: true) }

    /// The height of a page control.
    /// Provenance: recorded — page controls 37 pt high, 26 from iOS 14 on: documents before and since Xcode 12.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 16.
    /// Provenance: measured — page controls 25.667 pt high at @3x on iOS 17.5, 18.5 and 26.2: pictures; whole pixels.
    var pageControlHeight: CGFloat { value(37, iOS14: 26, iOS15: 25.66) }

    /// The diameter of a page control's dot.
    /// Provenance: claimed — dots of 7 pt before iOS 14: published, not by Apple.
    /// Provenance: estimated — dots of 8 pt on iOS 14: pictures.
    /// Provenance: measured — dots of 7.333 pt on iOS 17.5, 18.5 and 26.2: pictures.
    var pageDot: CGFloat { value(7, iOS14: 8, iOS15: 22.0 / 3) }

    /// The gap between a page control's dots.
    /// Provenance: claimed — 9 pt between dots before iOS 14: published, not by Apple.
    /// Provenance: estimated — 10 pt between dots on iOS 14: pictures.
    /// Provenance: measured — dots 17.333 and 18 pt apart on iOS 17.5, 18.5 and 26.2, 17.667 on average: pictures.
    /// Source: cashapp/AccessibilitySnapshot@5b03db8.
    var pageGap: CGFloat { value(9, iOS14: 10, iOS15: 31.0 / 3) }

    /// The width of a page control beside its dots.
    /// Provenance: estimated — 111.5 pt beside a page control's dots since iOS 14: what makes three pages 155.5 wide,
    /// the one recorded width.
    var pageControlPadding: CGFloat { value(0, iOS14: 111.5) }

    /// The height of a text field with a rounded border.
    /// Provenance: recorded — rounded fields 30 pt high, 34 from iOS 13 on, at 14 and at 17 pt: documents before and
    /// since Xcode 11.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11 to 26.
    var roundedFieldHeight: CGFloat { value(30, iOS13: 34) }

    /// The width of a text field with a rounded border beside its text.
    /// Provenance: measured — 28 pt beside a rounded field's text: iOS 26.
    /// Provenance: estimated — 20 pt beside a rounded field's text before iOS 13: one document.
    var roundedFieldPadding: CGFloat { value(20, iOS13: 28) }

    /// Text fields without a border are as high as the caret, which is higher than the text; earlier as the text, in whole
    /// points.
    /// Provenance: recorded — the height of fields without a border: documents of Interface Builder before and since
    /// iOS 13.4.
    /// Source: Tests/Fixtures/UIKit/releases/controls.jsonl, documents of Xcode 11.
    var fieldsFitTheirCaret: Bool { value(false, iOS13_4: true) }

    /// The spokes of an activity indicator.
    /// Provenance: estimated — 8 spokes of an activity indicator, 12 before iOS 13: pictures.
    var spokes: Int { value(12, iOS13: 8) }

    /// The side of the pictures of button types: a circle with an i or a plus.
    /// Provenance: estimated — symbols of button types, 22 pt before iOS 13 and 24 since: photographs.
    var buttonSymbolSide: CGFloat { value(22, iOS13: 24) }

    /// Date pickers are compact where nothing else is chosen, with a calendar for dates; earlier they have wheels.
    /// Provenance: documented — compact date pickers: Apple's documentation of `UIDatePickerStyle.automatic`.
    var datePickersAreCompact: Bool { value(false, iOS15: true) }
}
