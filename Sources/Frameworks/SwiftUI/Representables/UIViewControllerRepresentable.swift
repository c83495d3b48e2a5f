import UIKit

/// A controller of UIKit as a view of SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// The size for a proposed one; nil for what is proposed.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body: UIKit shows it.") }
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator and the surroundings of a represented controller.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var environment: EnvironmentValues
}

/// The representation of one controller.
private struct ControllerRepresentation<Value: UIViewControllerRepresentable>: Representation {
    let value: Value

    func makeContent(_ environment: EnvironmentValues) -> HostedContent {
        let coordinator = value.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Value>(coordinator: coordinator, environment: environment)
        let controller = value.makeUIViewController(context: context)
        value.updateUIViewController(controller, context: context)
        return HostedContent(
            view: controller.view, controller: controller, coordinator: coordinator,
            dismantle: { Value.dismantleUIViewController(controller, coordinator: coordinator) })
    }

    func update(_ content: HostedContent, _ environment: EnvironmentValues) -> Bool {
        guard let (controller, context) = parts(content, environment) else { return false }
        value.updateUIViewController(controller, context: context)
        return true
    }

    func size(_ proposal: ProposedViewSize, _ content: HostedContent, _ environment: EnvironmentValues) -> CGSize? {
        parts(content, environment).flatMap {
            value.sizeThatFits(proposal, uiViewController: $0, context: $1)
        }
    }

    private func parts(
        _ content: HostedContent, _ environment: EnvironmentValues
    ) -> (Value.UIViewControllerType, UIViewControllerRepresentableContext<Value>)? {
        guard let controller = content.controller as? Value.UIViewControllerType,
            let coordinator = content.coordinator as? Value.Coordinator
        else { return nil }
        return (
            controller, UIViewControllerRepresentableContext(coordinator: coordinator, environment: environment)
        )
    }
}

extension UIViewControllerRepresentable {
    func hostedItem(in surroundings: Surroundings) -> HostedItem {
        HostedItem(surroundings: surroundings, representation: ControllerRepresentation(value: self))
    }
}
