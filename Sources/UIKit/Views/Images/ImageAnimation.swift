/// The frames of an image view's animation, on the host's clock.
struct ImageAnimation {
    let images: [UIImage]
    let highlightedImages: [UIImage]?
    /// Seconds for all frames; above 0.
    let duration: TimeInterval
    /// 0 for endless repetition.
    let repeatCount: Int
    /// The time at which the first frame was first shown.
    let start: TimeInterval
    /// True if it shows an animated picture, so that no app started it.
    let isOfPicture: Bool

    var end: TimeInterval? { repeatCount > 0 ? start + duration * Double(repeatCount) : nil }

    /// A tolerance of half a microsecond makes up for rounding in computed times.
    private func step(at time: TimeInterval) -> Int {
        Int(((time - start + 5e-7) / duration * Double(images.count)).rounded(.down))
    }

    func frame(at time: TimeInterval, isHighlighted: Bool) -> UIImage? {
        let images = isHighlighted ? highlightedImages ?? self.images : self.images
        guard !images.isEmpty, time < (end ?? .infinity) - 5e-7 else { return nil }
        let share = (time - start + 5e-7) / duration
        let index = Int(((share - share.rounded(.down)) * Double(images.count)).rounded(.down))
        return images[min(max(0, index), images.count - 1)]
    }

    /// The time of the next frame.
    func nextChange(after time: TimeInterval) -> TimeInterval {
        start + Double(step(at: time) + 1) * duration / Double(images.count)
    }
}

/// The settings of an image view's animation, and the running one.
@MainActor final class ImageViewAnimations {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    var running: ImageAnimation?
    /// The wait for the next frame.
    var wait: HostClock.Wait?
}

extension UIImageView {
    var ensuredAnimations: ImageViewAnimations {
        if let animations { return animations }
        let made = ImageViewAnimations()
        animations = made
        return made
    }

    private var animation: ImageAnimation? {
        get { animations?.running }
        set { if animations != nil || newValue != nil { ensuredAnimations.running = newValue } }
    }

    /// Changes the pictures, which ends a running animation of the former ones.
    func changeAnimation(_ change: (ImageViewAnimations) -> Void) {
        change(ensuredAnimations)
        endAnimation()
    }

    func beginAnimation() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        guard !images.isEmpty else { return followPicture(restarts: true) }
        animation = ImageAnimation(
            images: animationImages ?? images, highlightedImages: highlightedAnimationImages,
            duration: animationDuration > 0 ? animationDuration : Double(images.count) / 30,
            repeatCount: max(0, animationRepeatCount), start: UIApplication.shared.now, isOfPicture: false)
        setNeedsDisplay()
        animateIfShown()
    }

    func endAnimation() {
        guard animation != nil else { return }
        animation = nil
        setNeedsDisplay()
    }

    /// Animates an animated picture, without anybody starting it.
    func followPicture(restarts: Bool = false) {
        if let animation, !animation.isOfPicture { return }
        guard let frames = image?.content.frames, !frames.images.isEmpty else { return endAnimation() }
        if !restarts, animation?.images == frames.images { return }
        animation = ImageAnimation(
            images: frames.images, highlightedImages: nil, duration: frames.duration,
            repeatCount: 0, start: UIApplication.shared.now, isOfPicture: true)
        setNeedsDisplay()
        animateIfShown()
    }

    /// Waits for the next frame as long as the view is in a window.
    func animateIfShown() {
        guard let animation, window != nil, animation.images.count > 1 || animation.end != nil else { return }
        let now = UIApplication.shared.now
        let start = animation.start
        let next = min(animation.nextChange(after: now), animation.end ?? .infinity)
        animations?.wait?.cancel()
        animations?.wait = UIApplication.shared.after(next - now) { [weak self] in
            guard let self, let running = self.animation, running.start == start, window != nil else { return }
            if let end = running.end, UIApplication.shared.now >= end - 5e-7 { return endAnimation() }
            setNeedsDisplay()
            animateIfShown()
        }
    }
}
