import UIKit

/// A view of UIKit as one of SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    /// The size for a proposed one; nil for the view's own.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body: UIKit shows it.") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator and the surroundings of a represented view.
@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public internal(set) var environment: EnvironmentValues
}

/// A size that is proposed to a view; nil where it is to choose itself.
public struct ProposedViewSize: Equatable, Sendable {
    /// Points.
    public var width: CGFloat?
    /// Points.
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The representation of one view.
private struct ViewRepresentation<Value: UIViewRepresentable>: Representation {
    let value: Value

    func makeContent(_ environment: EnvironmentValues) -> HostedContent {
        let coordinator = value.makeCoordinator()
        let context = UIViewRepresentableContext<Value>(coordinator: coordinator, environment: environment)
        let view = value.makeUIView(context: context)
        value.updateUIView(view, context: context)
        return HostedContent(
            view: view, controller: nil, coordinator: coordinator,
            dismantle: { Value.dismantleUIView(view, coordinator: coordinator) })
    }

    func update(_ content: HostedContent, _ environment: EnvironmentValues) -> Bool {
        guard let (view, context) = parts(content, environment) else { return false }
        value.updateUIView(view, context: context)
        return true
    }

    func size(_ proposal: ProposedViewSize, _ content: HostedContent, _ environment: EnvironmentValues) -> CGSize? {
        parts(content, environment).flatMap { value.sizeThatFits(proposal, uiView: $0, context: $1) }
    }

    private func parts(
        _ content: HostedContent, _ environment: EnvironmentValues
    ) -> (Value.UIViewType, UIViewRepresentableContext<Value>)? {
        guard content.controller == nil, let view = content.view as? Value.UIViewType,
            let coordinator = content.coordinator as? Value.Coordinator
        else { return nil }
        return (view, UIViewRepresentableContext(coordinator: coordinator, environment: environment))
    }
}

extension UIViewRepresentable {
    func hostedItem(in surroundings: Surroundings) -> HostedItem {
        HostedItem(surroundings: surroundings, representation: ViewRepresentation(value: self))
    }
}
