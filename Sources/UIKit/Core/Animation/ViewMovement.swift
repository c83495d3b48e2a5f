/// A running animation of a view's place, size or transform, as somebody who is sensitive to motion sees it.
package struct ViewMovement: Hashable {
    /// The animated property: `center`, `bounds`, `transform`, or the key path of a layer's animation.
    package let property: String
    /// Seconds of one run.
    package let duration: TimeInterval
    package let isEndless: Bool
}

extension UIView {
    /// The movements that are under way now, those of the view's own layer included; fades and colours aren't among them.
    package var presentMovements: [ViewMovement] {
        let application = UIApplication.shared
        let now = application.now
        var found: [ViewMovement] = []
        for track in application.animations.tracks(of: self) where !track.run.isOver(at: now) {
            guard let property = track.movingProperty else { continue }
            let timing = track.run.timing
            found.append(
                ViewMovement(property: property, duration: timing.duration, isEndless: timing.total == .infinity))
        }
        guard let layer = lazyLayer else { return found }
        for running in layer.animations where !running.isOver(at: layer.localTime(now)) {
            for path in running.animation.movingKeyPaths {
                found.append(
                    ViewMovement(
                        property: path, duration: running.duration,
                        isEndless: running.animation.repeatCount.isInfinite))
            }
        }
        return found
    }
}

extension AnimationTrack {
    /// The property, where it moves the view.
    fileprivate var movingProperty: String? {
        switch key {
        case .center: "center"
        case .bounds: "bounds"
        case .transform: "transform"
        case .alpha, .backgroundColor: nil
        }
    }
}
