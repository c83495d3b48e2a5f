import UIKit

/// A part of a user interface, made of other views; here, of views and controllers of UIKit that it represents.
///
/// Masu has the edge of SwiftUI at which UIKit is represented and previewed: no text, stack, list or state of SwiftUI's
/// own.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("A view without a body was asked for it.") }
}

/// A view that says itself what of UIKit it shows.
@MainActor protocol PrimitiveView {
    /// The items that it shows, in order.
    func items(in surroundings: Surroundings) -> [HostedItem]
}

extension View where Self: PrimitiveView {
    func bodyOfPrimitive() -> Never { fatalError("\(Self.self) has no body: UIKit shows it.") }
}

extension View {
    /// The UIKit views and controllers that the view shows, in order.
    func hostedItems(in surroundings: Surroundings) -> [HostedItem] {
        if let primitive = self as? any PrimitiveView { return primitive.items(in: surroundings) }
        if let view = self as? any UIViewRepresentable { return [view.hostedItem(in: surroundings)] }
        if let view = self as? any UIViewControllerRepresentable { return [view.hostedItem(in: surroundings)] }
        return body.hostedItems(in: surroundings)
    }
}

/// A view that shows nothing.
public struct EmptyView: View, PrimitiveView {
    public init() {}
    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] { [] }
}

/// A view whose type is forgotten.
public struct AnyView: View, PrimitiveView {
    private let view: any View

    public init<V: View>(_ view: V) { self.view = view }
    public init<V: View>(erasing view: V) { self.view = view }
    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] { view.hostedItems(in: surroundings) }
}

/// Several views; in previews, a preview each.
public struct Group<Content: View>: View, PrimitiveView {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] { content.hostedItems(in: surroundings) }
}

/// A view for each element of a collection; in previews, a preview each.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
    public let data: Data
    public let content: (Data.Element) -> Content

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.data = data
        self.content = content
    }

    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] {
        data.flatMap { content($0).hostedItems(in: surroundings) }
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}
