/// The movement of a navigation bar's texts along with the controllers, by a finger too: the title of the one below
/// becomes the back button, and the one on top comes from and goes to the side.
///
/// The bar's previous parts are pictures of it, which are removed when the transition ends. A large title moves with
/// its content, and has no part in this.
@MainActor final class BarTransition {
    private struct Picture {
        let view: UIView
        let isTitle: Bool
        let isBack: Bool
    }

    private let bar: UINavigationBar
    private let operation: UINavigationController.Operation
    private var pictures: [Picture] = []
    private var isUsed = false
    private let direction: CGFloat

    /// - Parameter bar: as it is before the transition.
    init(_ bar: UINavigationBar, _ operation: UINavigationController.Operation) {
        self.bar = bar
        self.operation = operation
        direction = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        guard !bar.isHidden, !bar.parts.isSearching, bar.parts.largeTitle.isHidden else { return }
        for view in shown {
            guard let picture = view.snapshotView(afterScreenUpdates: false) else { continue }
            picture.frame = view.frame
            picture.isUserInteractionEnabled = false
            pictures.append(Picture(view: picture, isTitle: isTitle(view), isBack: view === bar.parts.back))
        }
        isUsed = true
    }

    private var shown: [UIView] {
        let parts = bar.parts
        let all = [parts.titleView ?? parts.title, parts.back].compactMap { $0 } + parts.leading + parts.trailing
        return all.filter { !$0.isHidden && $0.bounds.width > 0 }
    }

    private func isTitle(_ view: UIView) -> Bool { view === bar.parts.title || view === bar.parts.titleView }

    /// The distances of a title from the place of the back button, and from beyond the other side.
    private var distances: (back: CGFloat, beyond: CGFloat) {
        (-bar.bounds.width / 3 * direction, bar.bounds.width / 2 * direction)
    }

    /// Puts what the bar shows now where it comes from.
    func prepare() {
        guard isUsed, bar.parts.largeTitle.isHidden else { return isUsed = false }
        UIView.performWithoutAnimation {
            for picture in pictures { bar.addSubview(picture.view) }
            for view in shown {
                view.alpha = 0
                view.transform = CGAffineTransform(translationX: start(of: view), y: 0)
            }
        }
    }

    private func start(of view: UIView) -> CGFloat {
        if isTitle(view) { return operation == .pop ? distances.back : distances.beyond }
        return view === bar.parts.back && operation == .push ? -distances.back : 0
    }

    func move() {
        guard isUsed else { return }
        for view in shown {
            view.alpha = 1
            view.transform = .identity
        }
        for picture in pictures {
            picture.view.alpha = 0
            let shift = operation == .pop ? distances.beyond : distances.back
            if picture.isTitle {
                picture.view.center.x += shift
            } else if picture.isBack, operation == .pop {
                picture.view.center.x -= distances.back
            }
        }
    }

    func end() {
        for picture in pictures { picture.view.removeFromSuperview() }
        pictures = []
    }
}
