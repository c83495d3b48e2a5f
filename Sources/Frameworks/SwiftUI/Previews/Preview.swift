import UIKit

/// A view or controller that is shown by itself while it is developed: what `#Preview` makes.
@preconcurrency @MainActor public struct Preview {
    /// A preview's traits of one kind.
    public enum ViewTraits {}

    let name: String?
    let settings: PreviewSettings
    let makeController: () throws -> UIViewController

    /// - Parameter body: makes a view of SwiftUI that represents one of UIKit.
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        self.init(name, traits) { UIHostingController(rootView: body()) }
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () throws -> UIView
    ) {
        self.init(name, traits) { PreviewedViewController(try body()) }
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        body: @escaping @MainActor () throws -> UIViewController
    ) {
        self.init(name, traits, body)
    }

    private init(
        _ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ make: @escaping () throws -> UIViewController
    ) {
        self.name = name
        var settings = PreviewSettings()
        for trait in traits { trait.change(&settings) }
        self.settings = settings
        makeController = make
    }
}

/// A condition under which a preview is shown.
public struct PreviewTrait<T>: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void

    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }
    public static var portrait: PreviewTrait { PreviewTrait { $0.isLandscape = false } }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.isLandscape = false } }
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.isLandscape = true } }
}

/// A preview and its place in the sources: what the source adapter makes of `#Preview`, as Swift's macro does.
@preconcurrency @MainActor public protocol PreviewRegistry {
    nonisolated static var fileID: String { get }
    nonisolated static var line: Int { get }
    nonisolated static var column: Int { get }
    static func makePreview() throws -> Preview
}

/// A view in the middle of the screen, as large as the screen where it has no size of its own.
private final class PreviewedViewController: UIViewController {
    private let previewed: UIView

    init(_ view: UIView) {
        previewed = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for PreviewedViewController") }

    override func loadView() {
        let content = HostedContent(view: previewed, controller: nil, coordinator: (), dismantle: {})
        let host = HostingView()
        host.show(HostedItem(surroundings: Surroundings(), representation: FinishedView()), content)
        view = host
    }
}

/// A view that was made already.
private struct FinishedView: Representation {
    func makeContent(_ environment: EnvironmentValues) -> HostedContent {
        preconditionFailure("A view that is there was to be made again.")
    }

    func update(_ content: HostedContent, _ environment: EnvironmentValues) -> Bool { true }
    func size(_ proposal: ProposedViewSize, _ content: HostedContent, _ environment: EnvironmentValues) -> CGSize? {
        nil
    }
}
