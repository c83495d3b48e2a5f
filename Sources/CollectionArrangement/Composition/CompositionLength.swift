import Foundation

/// How long a part of a composition is along one axis; points, or a fraction of the container it lies in.
package enum CompositionLength: Hashable, Sendable {
    case absolute(CGFloat)
    case fractionOfWidth(CGFloat)
    case fractionOfHeight(CGFloat)
    /// What the content turns out to need; the estimate stands in until it has been measured.
    case estimated(CGFloat)
    /// What the largest of the siblings in the group needs.
    case uniform(estimate: CGFloat)

    /// The number it was made with.
    package var value: CGFloat {
        switch self {
        case .absolute(let value), .fractionOfWidth(let value), .fractionOfHeight(let value), .estimated(let value),
            .uniform(let value):
            value
        }
    }

    /// Whether content decides.
    package var isMeasured: Bool {
        switch self {
        case .estimated, .uniform: true
        default: false
        }
    }

    package var isUniform: Bool {
        if case .uniform = self { true } else { false }
    }

    /// The length in a container, before anything is measured.
    package func resolved(in container: CGSize) -> CGFloat {
        switch self {
        case .absolute(let value), .estimated(let value), .uniform(let value): value
        case .fractionOfWidth(let fraction): container.width * fraction
        case .fractionOfHeight(let fraction): container.height * fraction
        }
    }
}

/// Both lengths of a part of a composition.
package struct CompositionSize: Hashable, Sendable {
    package var width: CompositionLength
    package var height: CompositionLength

    package init(width: CompositionLength, height: CompositionLength) {
        self.width = width
        self.height = height
    }

    package subscript(axis: CompositionAxis) -> CompositionLength { axis == .horizontal ? width : height }

    package var isMeasured: Bool { width.isMeasured || height.isMeasured }

    package func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }
}
