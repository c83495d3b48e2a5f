/// The pictures of a slider's track on both sides of the thumb.
struct SliderTracks {
    var minimum = StateValues<UIImage>()
    var maximum = StateValues<UIImage>()
}

extension UISlider {
    /// Stretched from the track's beginning to the thumb, in its own height.
    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        tracks.minimum[state] = image
        setNeedsDisplay()
    }
    /// Stretched along the whole track, below the other.
    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        tracks.maximum[state] = image
        setNeedsDisplay()
    }
    public func minimumTrackImage(for state: UIControl.State) -> UIImage? { tracks.minimum[state] }
    public func maximumTrackImage(for state: UIControl.State) -> UIImage? { tracks.maximum[state] }
    public var currentMinimumTrackImage: UIImage? { tracks.minimum[state] }
    public var currentMaximumTrackImage: UIImage? { tracks.maximum[state] }
}
