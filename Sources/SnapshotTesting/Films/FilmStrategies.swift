import HeadlessHost
public import UIKit

extension Snapshotting where Value == UIViewController, Format == Film {
    /// Keeps what a controller's screen does in a while, as an animated PNG: before a change, and then a frame at a time.
    ///
    ///     assertSnapshot(of: list, as: .film(on: .iPhone13) { $0.present(Detail(), animated: true) })
    ///
    /// - Parameters:
    ///   - count: frames, the one before the change included.
    ///   - interval: seconds between frames, of the screen's own time.
    ///   - precision: see `Diffing.film(precision:perceptualPrecision:)`.
    ///   - change: starts what moves.
    public static func film(
        on config: ViewImageConfig, frames count: Int = 12, every interval: TimeInterval = 1.0 / 20,
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
        of change: @escaping @MainActor (UIViewController) -> Void
    ) -> Snapshotting {
        Snapshotting<Film, Film>(
            pathExtension: "png", diffing: .film(precision: precision, perceptualPrecision: perceptualPrecision)
        ).pullback {
            try Filming(config: config, traits: traits, interval: interval).film($0, frames: count, change) { _, _ in }
        }
    }

    /// Keeps a scroll from top to bottom, as an animated PNG: the largest scroll view of the screen, in even steps.
    public static func scroll(
        on config: ViewImageConfig, frames count: Int = 12, every interval: TimeInterval = 1.0 / 20,
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<Film, Film>(
            pathExtension: "png", diffing: .film(precision: precision, perceptualPrecision: perceptualPrecision)
        ).pullback { controller in
            try Filming(config: config, traits: traits, interval: interval).film(controller, frames: count, { _ in }) {
                $0.view.largestScrollView?.scroll(to: Double($1) / Double(max(1, count - 1)))
            }
        }
    }
}

extension Snapshotting where Value == UIView, Format == Film {
    /// Keeps what a view does in a while, as an animated PNG: before a change, and then a frame at a time.
    ///
    ///     assertSnapshot(of: badge, as: .film(frames: 8) { badge in
    ///         UIView.animate(withDuration: 0.3) { badge.alpha = 0 }
    ///     })
    ///
    /// - Parameters:
    ///   - size: points; nil for the view's own.
    ///   - count: frames, the one before the change included.
    ///   - interval: seconds between frames, of the screen's own time.
    ///   - change: starts what moves.
    public static func film(
        size: CGSize? = nil, frames count: Int = 12, every interval: TimeInterval = 1.0 / 20, precision: Float = 1,
        perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
        of change: @escaping @MainActor (UIView) -> Void
    ) -> Snapshotting {
        Snapshotting<Film, Film>(
            pathExtension: "png", diffing: .film(precision: precision, perceptualPrecision: perceptualPrecision)
        ).pullback { view in
            try SnapshotStage.show(view, size: size, traits: traits) { shown in
                Film(
                    frames: try Filming.frames(count, every: interval, of: shown, { change(shown) }) { _ in },
                    interval: interval)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// Keeps what a controller's screen does in a while as one picture: frames side by side, with the time under each.
    ///
    /// - Parameters:
    ///   - columns: frames in a row.
    ///   - scale: the strip's pixels a point.
    ///   - change: starts what moves.
    public static func filmstrip(
        on config: ViewImageConfig, frames count: Int = 12, every interval: TimeInterval = 1.0 / 20, columns: Int = 6,
        scale: CGFloat = 1, precision: Float = 1, perceptualPrecision: Float = 1,
        traits: UITraitCollection = UITraitCollection(), of change: @escaping @MainActor (UIViewController) -> Void
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            controller in
            let all = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
            let film = try Filming(config: config, traits: all, interval: interval).film(
                controller, frames: count, change
            ) { _, _ in }
            let frames = film.frames.enumerated().map { index, frame in
                (name: "\(dumpedNumber(Double(index) * interval)) s", picture: frame)
            }
            var sheet = ContactSheet()
            sheet.rows = stride(from: 0, to: frames.count, by: max(1, columns)).map {
                Array(frames[$0..<min($0 + max(1, columns), frames.count)])
            }
            return try SnapshotStage.show(sheet.view, size: nil, traits: UITraitCollection(displayScale: scale)) {
                UIImage(bitmap: try renderBitmap(of: $0, scale: Double(scale)), scale: scale)
            }
        }
    }
}

/// The taking of a film on a screen of its own.
@MainActor private struct Filming {
    let config: ViewImageConfig
    let traits: UITraitCollection
    let interval: TimeInterval

    /// The whole window is drawn, so that presented screens are seen too.
    ///
    /// - Parameter step: called before each frame with its number from 0.
    func film(
        _ controller: UIViewController, frames count: Int, _ change: (UIViewController) -> Void,
        _ step: (UIViewController, Int) -> Void
    ) throws -> Film {
        try SnapshotStage.show(controller, on: config, traits: traits) { view in
            let frames = try Self.frames(
                count, every: interval, of: view.window ?? view, { change(controller) }, { step(controller, $0) })
            return Film(frames: frames, interval: interval)
        }
    }

    /// Draws a view that is shown, again and again while its screen's time passes.
    static func frames(
        _ count: Int, every interval: TimeInterval, of view: UIView, _ change: () -> Void, _ step: (Int) -> Void
    ) throws -> [UIImage] {
        try (0..<max(1, count)).map { number in
            if number == 1 { change() }
            if number > 0 { HeadlessHost.letTimePass(interval) }
            step(number)
            HeadlessHost.turnLoop()
            return try picture(of: view)
        }
    }
}

extension UIView {
    /// The scroll view of the largest area whose content is longer than it, itself included; the first of equal ones.
    fileprivate var largestScrollView: UIScrollView? {
        var best: UIScrollView?
        func look(at view: UIView) {
            if let scrollView = view as? UIScrollView, scrollView.contentSize.height > scrollView.bounds.height,
                scrollView.bounds.width * scrollView.bounds.height
                    > (best.map { $0.bounds.width * $0.bounds.height } ?? 0)
            {
                best = scrollView
            }
            for subview in view.subviews where !subview.isHidden { look(at: subview) }
        }
        look(at: self)
        return best
    }
}

extension UIScrollView {
    /// Scrolls to a share of the way from the top to the end.
    fileprivate func scroll(to share: Double) {
        let top = -adjustedContentInset.top
        let end = max(top, contentSize.height + adjustedContentInset.bottom - bounds.height)
        contentOffset.y = top + (end - top) * share
    }
}
