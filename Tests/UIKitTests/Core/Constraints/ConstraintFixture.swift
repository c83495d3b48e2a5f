import Foundation
import TestSupport

@testable import UIKit

/// A tree of views, guides and constraints as data, with the frames that are expected of it.
///
/// Names: `root` is the topmost view; `name:margins`, `name:safeArea`, `name:readable`, `name:content` and `name:frame`
/// are a view's guides. A constraint reads `a.leading >= 0.5 * root.trailing + 8 @750`.
struct ConstraintFixture: Decodable {
    let name: String
    /// The source of the expectation.
    let source: String
    /// The size of `root`.
    let size: [CGFloat]
    /// The size that `root` gets after a first layout.
    let resize: [CGFloat]?
    /// Pixels a point; 2 where absent.
    let scale: CGFloat?
    let rtl: Bool?
    /// Of `root`: top, left, bottom, right.
    let safeArea: [CGFloat]?
    let root: Node?
    let views: [Node]?
    let guides: [Guide]?
    let constraints: [String]
    /// The expected answer of `systemLayoutSizeFitting`.
    let fit: Fit?
    /// Frames of views, and of guides, in points; null where a number isn't determined.
    let expect: [String: [CGFloat?]]
    /// `contentSize` of scroll views.
    let contentSize: [String: [CGFloat?]]?
    /// The rounding of `expect`: `exact` (the default), `pixels`, or `catalyst`, which puts origins on whole points and
    /// sizes on halves.
    let rounding: String?

    struct Node: Decodable {
        let id: String?
        let parent: String?
        /// `scroll` for a scroll view, `stack` for a stack view, which arranges its views.
        let kind: String?
        /// Of a stack view, as in `StackFixture`.
        let axis: String?
        let distribution: String?
        let alignment: String?
        let spacing: CGFloat?
        /// Placed by frame and mask where given, by constraints otherwise.
        let frame: [CGFloat]?
        let mask: String?
        let intrinsic: [CGFloat?]?
        let hug: [Float]?
        let resist: [Float]?
        /// From the frame to the alignment rectangle: top, left, bottom, right.
        let insets: [CGFloat]?
        /// From the top to the first baseline, and from the last baseline to the bottom.
        let baselines: [CGFloat]?
        /// Top, leading, bottom, trailing.
        let margins: [CGFloat]?
        let preserves: Bool?
        let insetsFromSafeArea: Bool?
        /// The bounds' origin.
        let bounds: [CGFloat]?
        let rtl: Bool?
    }

    struct Guide: Decodable {
        let id: String
        let owner: String
    }

    struct Fit: Decodable {
        let view: String
        let target: [CGFloat]
        let priorities: [Float]?
        let size: [CGFloat]
    }

    static func load(_ file: String) throws -> [ConstraintFixture] {
        struct File: Decodable { let cases: [ConstraintFixture] }
        let url = RepositoryPaths.fixtures.appendingPathComponent("UIKit/layout/\(file)")
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).cases
    }
}

/// A view with everything that a fixture may say of one.
final class FixtureView: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var alignment = UIEdgeInsets.zero
    var baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)?

    override var intrinsicContentSize: CGSize { content }
    override var alignmentRectInsets: UIEdgeInsets { alignment }
    override var baselineOffsets: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { baselines }
}

/// A fixture as live views.
@MainActor final class BuiltLayout {
    let root = FixtureView()
    private(set) var views: [String: UIView] = [:]
    private(set) var guides: [String: UILayoutGuide] = [:]
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ fixture: ConstraintFixture) {
        UIScreen.main.overridingTraits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: fixture.scale ?? 2),
            UITraitCollection(layoutDirection: fixture.rtl == true ? .rightToLeft : .leftToRight),
        ])
        root.frame = CGRect(x: 0, y: 0, width: fixture.size[0], height: fixture.size[1])
        views["root"] = root
        if let node = fixture.root { configure(root, node) }
        for node in fixture.views ?? [] { add(node) }
        for guide in fixture.guides ?? [] {
            let made = UILayoutGuide()
            guides[guide.id] = made
            views[guide.owner]?.addLayoutGuide(made)
        }
        if let area = fixture.safeArea {
            root.setSafeAreaInsets(UIEdgeInsets(top: area[0], left: area[1], bottom: area[2], right: area[3]))
        }
        constraints = fixture.constraints.map { ConstraintText($0).constraint(party: party) }
        NSLayoutConstraint.activate(constraints)
    }

    func layOut(_ fixture: ConstraintFixture) {
        root.layoutIfNeeded()
        guard let size = fixture.resize else { return }
        root.frame.size = CGSize(width: size[0], height: size[1])
        root.layoutIfNeeded()
    }

    func party(_ name: String) -> AnyObject {
        let parts = name.split(separator: ":").map(String.init)
        guard parts.count == 2, let view = views[parts[0]] else {
            if let view = views[name] { return view }
            if let guide = guides[name] { return guide }
            preconditionFailure("a fixture names \(name), which it doesn't define")
        }
        switch parts[1] {
        case "margins": return view.layoutMarginsGuide
        case "safeArea": return view.safeAreaLayoutGuide
        case "readable": return view.readableContentGuide
        case "content": return (view as? UIScrollView)?.contentLayoutGuide ?? view
        case "frame": return (view as? UIScrollView)?.frameLayoutGuide ?? view
        default: preconditionFailure("a fixture names the guide \(name)")
        }
    }

    private func add(_ node: ConstraintFixture.Node) {
        guard let id = node.id, let parent = views[node.parent ?? "root"] else {
            preconditionFailure("a fixture's view has no name, or stands before its superview")
        }
        let view = view(of: node)
        views[id] = view
        if let frame = node.frame {
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            view.autoresizingMask = mask(node.mask ?? "")
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        configure(view, node)
        if let stack = parent as? UIStackView { stack.addArrangedSubview(view) } else { parent.addSubview(view) }
    }

    private func view(of node: ConstraintFixture.Node) -> UIView {
        switch node.kind {
        case "scroll": return UIScrollView()
        case "stack":
            let stack = UIStackView()
            stack.axis = node.axis == "vertical" ? .vertical : .horizontal
            stack.distribution = StackNames.distribution(node.distribution ?? "fill")
            stack.alignment = StackNames.alignment(node.alignment ?? "fill")
            stack.spacing = node.spacing ?? 0
            return stack
        default: return FixtureView()
        }
    }

    private func configure(_ view: UIView, _ node: ConstraintFixture.Node) {
        if let fixed = view as? FixtureView {
            if let size = node.intrinsic {
                fixed.content = CGSize(
                    width: size[0] ?? UIView.noIntrinsicMetric, height: size[1] ?? UIView.noIntrinsicMetric)
            }
            if let insets = node.insets {
                fixed.alignment = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
            }
            if let baselines = node.baselines { fixed.baselines = (baselines[0], baselines[1]) }
        }
        for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
            if let hug = node.hug { view.setContentHuggingPriority(UILayoutPriority(hug[index]), for: axis) }
            if let resist = node.resist {
                view.setContentCompressionResistancePriority(UILayoutPriority(resist[index]), for: axis)
            }
        }
        if let rtl = node.rtl { view.semanticContentAttribute = rtl ? .forceRightToLeft : .forceLeftToRight }
        if let margins = node.margins {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins[0], leading: margins[1], bottom: margins[2], trailing: margins[3])
        }
        if let preserves = node.preserves { view.preservesSuperviewLayoutMargins = preserves }
        if let insets = node.insetsFromSafeArea { view.insetsLayoutMarginsFromSafeArea = insets }
        if let bounds = node.bounds { view.bounds.origin = CGPoint(x: bounds[0], y: bounds[1]) }
    }

    private func mask(_ text: String) -> UIView.AutoresizingMask {
        var mask: UIView.AutoresizingMask = []
        for name in text.split(separator: "+") {
            switch name {
            case "LM": mask.insert(.flexibleLeftMargin)
            case "W": mask.insert(.flexibleWidth)
            case "RM": mask.insert(.flexibleRightMargin)
            case "TM": mask.insert(.flexibleTopMargin)
            case "H": mask.insert(.flexibleHeight)
            case "BM": mask.insert(.flexibleBottomMargin)
            default: preconditionFailure("a fixture names the mask \(name)")
            }
        }
        return mask
    }
}

/// `a.leading >= 0.5 * root.trailing + 8 @750`, read.
struct ConstraintText {
    var first: (party: String, attribute: NSLayoutConstraint.Attribute)
    var relation: NSLayoutConstraint.Relation
    var second: (party: String, attribute: NSLayoutConstraint.Attribute)?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1000

    init(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
            priority = value
            words.removeLast()
        }
        first = Self.side(words[0])
        relation = words[1] == "<=" ? .lessThanOrEqual : words[1] == ">=" ? .greaterThanOrEqual : .equal
        words.removeFirst(2)
        if words.count >= 2, words[1] == "*", let factor = Double(words[0]) {
            multiplier = CGFloat(factor)
            words.removeFirst(2)
        }
        if let value = Double(words[0]) {
            constant = CGFloat(value)
        } else {
            second = Self.side(words[0])
            if words.count == 3, let value = Double(words[2]) { constant = CGFloat(words[1] == "+" ? value : -value) }
        }
    }

    @MainActor func constraint(party: (String) -> AnyObject) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: party(first.party), attribute: first.attribute, relatedBy: relation,
            toItem: second.map { party($0.party) }, attribute: second?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private static func side(_ text: String) -> (String, NSLayoutConstraint.Attribute) {
        guard let dot = text.lastIndex(of: "."), let attribute = attribute(String(text[text.index(after: dot)...]))
        else {
            preconditionFailure("a fixture has a constraint with the side \(text)")
        }
        return (String(text[..<dot]), attribute)
    }

    static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
        (1...20).lazy.compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).first { $0.name == name }
    }
}
