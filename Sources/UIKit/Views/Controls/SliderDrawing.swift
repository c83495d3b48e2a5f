import Graphics

/// Draws a slider's track up to the thumb and beyond it, the thumb, and the images at the ends.
@MainActor struct SliderDrawing {
    private let slider: UISlider

    init(_ slider: UISlider) { self.slider = slider }

    func record(into recorder: inout DisplayListRecorder) {
        recorder.grouping(alpha: slider.isEnabled ? 1 : 0.5) { recorder in
            recordImages(into: &recorder)
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
            recordTrack(track, thumb: thumb, into: &recorder)
            recordThumb(thumb, into: &recorder)
        }
    }

    private func recordTrack(_ track: CGRect, thumb: CGRect, into recorder: inout DisplayListRecorder) {
        let traits = slider.traitCollection
        let radius = track.height / 2
        let flips = slider.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let filled: UIColor = slider.minimumTrackTintColor ?? slider.tintColor
        let rest = slider.maximumTrackTintColor ?? .systemFill
        if let image = slider.currentMaximumTrackImage {
            record(image, along: track, into: &recorder)
        } else {
            recorder.fill(Path(roundedRect: track, radius: radius), rest.graphicsColor(for: traits))
        }
        var passed = track
        if flips {
            passed.origin.x = thumb.midX
            passed.size.width = track.maxX - thumb.midX
        } else {
            passed.size.width = thumb.midX - track.minX
        }
        if let image = slider.currentMinimumTrackImage {
            record(image, along: passed, into: &recorder)
        } else {
            recorder.fill(Path(roundedRect: passed, radius: radius), filled.graphicsColor(for: traits))
        }
    }

    /// In the picture's own height, in the middle of the track.
    private func record(_ image: UIImage, along track: CGRect, into recorder: inout DisplayListRecorder) {
        let place = CGRect(
            x: track.minX, y: track.midY - image.size.height / 2, width: track.width, height: image.size.height)
        image.record(
            into: &recorder, in: place, tint: image.tint(in: slider),
            screenScale: slider.traitCollection.displayScale)
    }

    private func recordThumb(_ thumb: CGRect, into recorder: inout DisplayListRecorder) {
        if let image = slider.currentThumbImage {
            image.record(
                into: &recorder, in: thumb, tint: image.tint(in: slider),
                screenScale: slider.traitCollection.displayScale)
            return
        }
        let knob = thumb.inset(by: BehaviourProfile.current.sliderKnobInsets)
        let path = Path(roundedRect: knob, radius: knob.height / 2)
        recorder.shadow(
            path, Shadow(color: Color(white: 0, alpha: 0.12), radius: 6.5, offset: CGSize(width: 0, height: 6)))
        recorder.shadow(
            path, Shadow(color: Color(white: 0, alpha: 0.12), radius: 2, offset: CGSize(width: 0, height: 0.5)))
        recorder.fill(path, (slider.thumbTintColor ?? .white).graphicsColor(for: slider.traitCollection))
    }

    private func recordImages(into recorder: inout DisplayListRecorder) {
        let images = [
            (slider.minimumValueImage, slider.minimumValueImageRect(forBounds: slider.bounds)),
            (slider.maximumValueImage, slider.maximumValueImageRect(forBounds: slider.bounds)),
        ]
        for case (let image?, let frame) in images {
            image.record(
                into: &recorder, in: frame, tint: image.tint(in: slider),
                screenScale: slider.traitCollection.displayScale)
        }
    }
}
