import UIKit

/// Everything around a view that its modifiers say, from the outermost in.
struct Surroundings {
    /// A change of the rectangle that a view is proposed.
    enum Step {
        case padding(UIEdgeInsets)
        case frame(width: CGFloat?, height: CGFloat?)
    }

    var environment = EnvironmentValues()
    var steps: [Step] = []
    var ignoredEdges: Edge.Set = []
    var preview = PreviewSettings()
    /// Objects that were given to the view, which live as long as it.
    var objects: [AnyObject] = []

    /// The rectangle that is left for the view inside of one.
    func proposal(in bounds: CGRect) -> CGRect {
        steps.reduce(bounds) { rect, step in
            switch step {
            case .padding(let insets): rect.inset(by: insets)
            case .frame(let width, let height):
                rect.middle(of: CGSize(width: width ?? rect.width, height: height ?? rect.height))
            }
        }
    }

    /// The size around a view of a size: the way back.
    func size(around size: CGSize) -> CGSize {
        steps.reversed().reduce(size) { size, step in
            switch step {
            case .padding(let insets):
                CGSize(
                    width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
            case .frame(let width, let height):
                CGSize(width: width ?? size.width, height: height ?? size.height)
            }
        }
    }
}

extension CGRect {
    /// The rectangle of a size with the same middle.
    func middle(of size: CGSize) -> CGRect {
        CGRect(
            x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// A view or controller of UIKit that a view shows, and what is around it.
@MainActor struct HostedItem {
    var surroundings: Surroundings
    let representation: any Representation
}

extension View {
    /// The one view or controller of UIKit that the view shows under traits; nil where it shows none. Several end the program.
    func onlyHostedItem(with traits: UITraitCollection) -> HostedItem? {
        var surroundings = Surroundings()
        surroundings.environment = EnvironmentValues(traits)
        let items = hostedItems(in: surroundings)
        precondition(
            items.count < 2,
            "\(Self.self) shows \(items.count) views of UIKit; SwiftUI's ways to arrange them aren't in Masu. Represent "
                + "one view that contains them.")
        return items.first
    }
}

/// A value that makes and updates a view or controller of UIKit.
@MainActor protocol Representation {
    func makeContent(_ environment: EnvironmentValues) -> HostedContent
    /// - Returns: false if the content was made by a value of another type.
    func update(_ content: HostedContent, _ environment: EnvironmentValues) -> Bool
    /// The size that the value chooses, or nil where it chooses none.
    func size(_ proposal: ProposedViewSize, _ content: HostedContent, _ environment: EnvironmentValues) -> CGSize?
}

/// A view of UIKit that was made, its controller and its coordinator.
@MainActor final class HostedContent {
    let view: UIView
    let controller: UIViewController?
    let coordinator: Any
    private let dismantle: () -> Void

    init(view: UIView, controller: UIViewController?, coordinator: Any, dismantle: @escaping () -> Void) {
        self.view = view
        self.controller = controller
        self.coordinator = coordinator
        self.dismantle = dismantle
    }

    func end() { dismantle() }
}
