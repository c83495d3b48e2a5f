import UIKit

/// A view with something changed around it.
public struct ModifiedContent<Content: View>: View, PrimitiveView {
    private let content: Content
    private let change: (inout Surroundings) -> Void

    init(_ content: Content, _ change: @escaping (inout Surroundings) -> Void) {
        self.content = content
        self.change = change
    }

    public var body: Never { bodyOfPrimitive() }
    func items(in surroundings: Surroundings) -> [HostedItem] {
        var inner = surroundings
        change(&inner)
        return content.hostedItems(in: inner)
    }
}

extension View {
    func changing(_ change: @escaping (inout Surroundings) -> Void) -> ModifiedContent<Self> {
        ModifiedContent(self, change)
    }

    /// Sets a value of the surroundings, which UIKit's views see as a trait.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        changing { $0.environment.set(keyPath, to: value) }
    }

    /// Keeps an object with the view; the properties that would read it are SwiftUI's.
    public func environmentObject<Object: AnyObject>(_ object: Object) -> some View {
        changing { $0.objects.append(object) }
    }

    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        changing { if let colorScheme { $0.environment.set(\.colorScheme, to: colorScheme) } }
    }

    public func colorScheme(_ colorScheme: ColorScheme) -> some View { preferredColorScheme(colorScheme) }

    /// Gives the view a width, a height or both, in the middle of the space that there is.
    ///
    /// - Parameters:
    ///   - width: points; nil for what there is.
    ///   - height: points; nil for what there is.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> some View {
        changing { $0.steps.append(.frame(width: width, height: height)) }
    }

    /// Adds space at the edges.
    ///
    /// - Parameter length: points; nil for 16, the system's.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        // Provenance: claimed — 16: the system's padding on a phone, as developers measure it.
        changing { $0.steps.append(.padding(edges.insets(length ?? 16))) }
    }

    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    public func padding(_ insets: EdgeInsets) -> some View {
        changing {
            $0.steps.append(
                .padding(
                    UIEdgeInsets(
                        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)))
        }
    }

    /// Extends the view under the bars at some edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { changing { $0.ignoredEdges.formUnion(edges) } }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        edgesIgnoringSafeArea(regions.contains(.container) ? edges : [])
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        /// A length at each of the edges; leading is left.
        func insets(_ length: CGFloat) -> UIEdgeInsets {
            UIEdgeInsets(
                top: contains(.top) ? length : 0, left: contains(.leading) ? length : 0,
                bottom: contains(.bottom) ? length : 0, right: contains(.trailing) ? length : 0)
        }
    }
}

/// Points at the edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
