import Graphics

extension UILabel {
    /// Calls the label's `drawText`, which overrides may place otherwise.
    func recordLabel(into recorder: inout DisplayListRecorder) {
        guard !content.isEmpty, recording == nil else { return }
        // Moved, not copied: a list with two owners is copied as a whole by the next command.
        recording = recorder
        recorder = DisplayListRecorder()
        drawText(in: bounds)
        if let recording { recorder = recording }
        recording = nil
    }

    /// Records the text into the current drawing; text is always clipped to the label's bounds.
    func recordText(in rectangle: CGRect) {
        guard var recorder = recording, let drawing = LabelDrawing(self, rectangle: rectangle) else { return }
        recording = nil
        recorder.saving { recorder in
            recorder.clip(bounds)
            drawing.record(into: &recorder)
        }
        recording = recorder
    }

    /// The colour of runs that have none.
    var drawnTextColor: Color { (content.color ?? .label).graphicsColor(for: traitCollection) }

    /// The colour of all runs where the label is disabled or highlighted.
    var overridingTextColor: Color? {
        if !isEnabled { return UIColor.tertiaryLabel.graphicsColor(for: traitCollection) }
        guard isHighlighted else { return nil }
        return highlightedTextColor?.graphicsColor(for: traitCollection)
    }

    var drawnShadow: Shadow? {
        guard let color = shadowColor, shadowOffset.width.isFinite, shadowOffset.height.isFinite else { return nil }
        return Shadow(color: color.graphicsColor(for: traitCollection), radius: 0, offset: shadowOffset)
    }
}
