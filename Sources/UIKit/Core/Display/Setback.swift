import Graphics

/// The place of a view as something in front of it pushes it back: smaller, with round corners.
///
/// It is drawn only: the view's own geometry, and where touches arrive, stay.
struct Setback {
    /// Above 0 and at most 1.
    let scale: CGFloat
    /// The distance of the view's top from where it was, in its superview's coordinates.
    let drop: CGFloat
    /// Points of the view's own coordinates.
    let cornerRadius: CGFloat
    /// True if black is seen around it, false for what lies behind.
    let isOnBlack: Bool
}

extension UIView {
    /// The setback at the moment of drawing; nil for none.
    var setback: (@MainActor () -> Setback?)? {
        get { rareParts?.setback }
        set { if rareParts != nil || newValue != nil { ensuredParts.setback = newValue } }
    }
}

extension Setback {
    /// Draws a view's content set back; the recorder is in the coordinates of its bounds, and so is the block's rectangle.
    func record(
        _ bounds: CGRect, visible: CGRect, into recorder: inout DisplayListRecorder,
        content: (inout DisplayListRecorder, CGRect) -> Void
    ) {
        if isOnBlack { recorder.fill(bounds, Color(red: 0, green: 0, blue: 0, alpha: 1)) }
        let map = CGAffineTransform(translationX: bounds.midX, y: bounds.minY + drop)
            .scaledBy(x: scale, y: scale).translatedBy(x: -bounds.midX, y: -bounds.minY)
        recorder.saving { recorder in
            recorder.transform(map)
            recorder.clip(Path(roundedRect: bounds, radius: cornerRadius))
            content(&recorder, visible.applying(map.inverted()).intersection(bounds))
        }
    }
}

extension UIWindow {
    /// True if the window shows black at its top, above a screen that is pushed back.
    package var isBlackAtTop: Bool {
        subviews.contains { $0.isBelowBlack || $0.subviews.contains(where: \.isBelowBlack) }
    }
}

extension UIView {
    fileprivate var isBelowBlack: Bool { setback?().map { $0.isOnBlack && $0.drop > 0 } ?? false }
}
