/// Makes one view of the statements of a closure.
@resultBuilder public enum ViewBuilder {
    @preconcurrency @MainActor public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @preconcurrency @MainActor public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        repeat views.append(each content)
        return TupleView((repeat each content), views)
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    @preconcurrency @MainActor public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
    @preconcurrency @MainActor public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
    @preconcurrency @MainActor public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
    {
        AnyView(content)
    }
}

/// Several views, as a closure lists them.
public struct TupleView<T>: View, PrimitiveView {
    public var value: T
    private let views: [any View]

    init(_ value: T, _ views: [any View]) {
        self.value = value
        self.views = views
    }

    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] {
        views.flatMap { $0.hostedItems(in: surroundings) }
    }
}

/// One of two views.
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
    enum Branch {
        case first(First)
        case second(Second)
    }

    private let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] {
        switch branch {
        case .first(let view): view.hostedItems(in: surroundings)
        case .second(let view): view.hostedItems(in: surroundings)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
    func items(in surroundings: Surroundings) -> [HostedItem] { map { $0.hostedItems(in: surroundings) } ?? [] }
}
