import Foundation
import TestSupport

@testable import UIKit

/// A tree of views and stack views as data, with the frames that are expected of it.
///
/// A length that is null is not given, or not checked.
struct StackFixture: Decodable {
    let name: String
    /// The source of the expectation.
    let source: String
    /// The rounding of the source: `exact` (the default), `pixels2`, `pixels3`, or `catalyst`, which puts origins on
    /// whole points and sizes on halves.
    let rounding: String?
    /// The stack view's size; a null leaves that length to the arranged views.
    let bounds: [CGFloat?]
    /// The expected size of the stack view.
    let size: [CGFloat?]?
    let stack: Stack
    /// The layout is one of several that hold equally well; UIKit was seen to choose this one.
    let isAmbiguous: Bool?

    struct Stack: Decodable {
        let axis: String
        let distribution: String?
        let alignment: String?
        let spacing: CGFloat?
        let isBaselineRelative: Bool?
        /// Top, leading, bottom, trailing; makes the arrangement relative to them.
        let margins: [CGFloat]?
        let arranged: [Node]
    }

    struct Node: Decodable {
        let intrinsic: [CGFloat?]?
        /// Required constraints.
        let width: CGFloat?
        let height: CGFloat?
        /// From the top to the first baseline, and from the last baseline to the bottom.
        let baselines: [CGFloat]?
        let hidden: Bool?
        let customSpacing: CGFloat?
        let stack: Stack?
        /// Relative to the containing stack view.
        let frame: [CGFloat?]?
    }

    static func load(_ file: String) throws -> [StackFixture] {
        struct File: Decodable { let cases: [StackFixture] }
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/layout/\(file)")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
    }
}

/// A view whose intrinsic size and baselines are given.
final class FixedContentView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
        didSet { invalidateIntrinsicContentSize() }
    }
    var baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)?

    convenience init(_ width: CGFloat?, _ height: CGFloat?) {
        self.init(frame: .zero)
        content = CGSize(width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    }

    override var intrinsicContentSize: CGSize { content }
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { baselines }
}

/// A fixture as live views in a container of their own.
@MainActor struct BuiltStack {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
    let stack: UIStackView

    /// - Parameter showsHidden: builds everything visible, for tests that hide afterwards.
    init(_ fixture: StackFixture, showsHidden: Bool = false) {
        stack = fixture.stack.makeView(showsHidden: showsHidden)
        container.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
        stack.leftAnchor.constraint(equalTo: container.leftAnchor).isActive = true
        if let width = fixture.bounds[0] { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height = fixture.bounds[1] { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        container.layoutIfNeeded()
    }

    /// Unrounded, in the superview's coordinates.
    func solved(_ view: UIView) -> CGRect {
        container.layoutHost?.solvedRectangle(of: view) ?? .null
    }
}

extension StackFixture.Stack {
    @MainActor func makeView(showsHidden: Bool) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: arranged.map { $0.makeView(showsHidden: showsHidden) })
        stack.axis = axis == "vertical" ? .vertical : .horizontal
        stack.distribution = StackNames.distribution(distribution ?? "fill")
        stack.alignment = StackNames.alignment(alignment ?? "fill")
        stack.spacing = spacing ?? 0
        stack.isBaselineRelativeArrangement = isBaselineRelative ?? false
        if let margins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
        for (node, view) in zip(arranged, stack.arrangedSubviews) {
            if let spacing = node.customSpacing { stack.setCustomSpacing(spacing, after: view) }
        }
        return stack
    }
}

extension StackFixture.Node {
    @MainActor func makeView(showsHidden: Bool) -> UIView {
        let view: UIView
        if let stack {
            view = stack.makeView(showsHidden: showsHidden)
        } else {
            let content = FixedContentView(intrinsic?[0], intrinsic?[1])
            if let baselines { content.baselines = (baselines[0], baselines[1]) }
            view = content
        }
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        view.isHidden = !showsHidden && hidden == true
        return view
    }
}

/// The names that fixtures use.
enum StackNames {
    static func distribution(_ name: String) -> UIStackView.Distribution {
        switch name {
        case "fill": .fill
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: preconditionFailure("a fixture names the distribution \(name)")
        }
    }

    static func alignment(_ name: String) -> UIStackView.Alignment {
        switch name {
        case "fill": .fill
        case "leading", "top": .leading
        case "firstBaseline": .firstBaseline
        case "center": .center
        case "trailing", "bottom": .trailing
        case "lastBaseline": .lastBaseline
        default: preconditionFailure("a fixture names the alignment \(name)")
        }
    }
}
