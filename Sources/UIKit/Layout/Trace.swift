/// Where the passes report what they do; silent unless a host listens.
@MainActor let trace = LayoutObserver()

/// Told of layouts, measurements, solutions and frame changes as they happen.
@MainActor package final class LayoutObserver {
    package enum Event: Sendable {
        case layoutBegan(view: String)
        case layoutEnded(view: String)
        case solved(view: String)
        case measured(view: String, target: CGSize, horizontal: Float, vertical: Float, result: CGSize)
        case frameChanged(view: String, from: CGRect, to: CGRect)
    }

    /// Receives each event; nil costs a check and nothing else.
    package var listener: ((Event) -> Void)?

    func layoutBegan(_ view: UIView) { listener?(.layoutBegan(view: classAndAddress(view))) }
    func layoutEnded(_ view: UIView) { listener?(.layoutEnded(view: classAndAddress(view))) }
    func solveBegan(_ host: LayoutHost) {}
    func solveEnded(_ host: LayoutHost) { listener?(.solved(view: classAndAddress(host.root))) }
    func measured(
        _ view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority, result: CGSize
    ) {
        listener?(
            .measured(
                view: classAndAddress(view), target: target, horizontal: horizontal.rawValue,
                vertical: vertical.rawValue, result: result))
    }
    func frameChanged(of view: UIView, from old: CGRect, to new: CGRect) {
        listener?(.frameChanged(view: classAndAddress(view), from: old, to: new))
    }
}
