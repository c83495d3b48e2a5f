import XCTest

@testable import UIKit

/// Kind: model — a stack view built in the final state.
///
/// Edits in any order, with layouts in between, end where a stack view built in the final state starts.
@MainActor final class StackEditTests: XCTestCase {
    /// The state of a stack view at one moment; views go by their number.
    private struct State {
        struct Entry {
            let id: Int
            let size: CGSize
            var isHidden = false
            var customSpacing: CGFloat?
        }
        var axis = NSLayoutConstraint.Axis.horizontal
        var distribution = UIStackView.Distribution.fill
        var alignment = UIStackView.Alignment.fill
        var spacing: CGFloat = 0
        var isMarginsRelative = false
        var entries: [Entry] = []
    }

    @MainActor private final class Live {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        let stack = UIStackView()
        var views: [Int: FixedContentView] = [:]

        init() {
            container.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.topAnchor.constraint(equalTo: container.topAnchor).isActive = true
            stack.leadingAnchor.constraint(equalTo: container.leadingAnchor).isActive = true
        }

        func view(_ entry: State.Entry) -> FixedContentView {
            if let view = views[entry.id] { return view }
            let view = FixedContentView(entry.size.width, entry.size.height)
            views[entry.id] = view
            return view
        }

        /// Makes the stack view what the state says, by the edits that differ.
        func become(_ state: State) {
            let wanted = state.entries.map(view)
            for view in stack.arrangedSubviews where !wanted.contains(where: { $0 === view }) {
                view.removeFromSuperview()
            }
            for (index, view) in wanted.enumerated() { stack.insertArrangedSubview(view, at: index) }
            stack.axis = state.axis
            stack.distribution = state.distribution
            stack.alignment = state.alignment
            stack.spacing = state.spacing
            stack.isLayoutMarginsRelativeArrangement = state.isMarginsRelative
            for (entry, view) in zip(state.entries, wanted) {
                view.isHidden = entry.isHidden
                stack.setCustomSpacing(entry.customSpacing ?? UIStackView.spacingUseDefault, after: view)
            }
        }

        func frames(of state: State) -> [CGRect] {
            container.layoutIfNeeded()
            return [stack.frame] + state.entries.filter { !$0.isHidden }.map { view($0).frame }
        }
    }

    override func setUp() async throws { UIKitLog.handler = { _ in } }

    func testEditsEndWhereBuildingFreshStarts() async throws {
        for seed in UInt64(1)...60 {
            var random = SeededGenerator(seed: seed)
            var state = State()
            var nextID = 0
            let live = Live()
            for step in 0..<12 {
                edit(&state, &nextID, &random)
                live.become(state)
                let frames = live.frames(of: state)
                guard step % 3 == 2 else { continue }
                let fresh = Live()
                fresh.become(state)
                XCTAssertEqual(frames, fresh.frames(of: state), "seed \(seed), step \(step): \(state)")
                XCTAssertEqual(lines(live), lines(fresh), "seed \(seed), step \(step): \(state)")
            }
        }
    }

    private func edit(_ state: inout State, _ nextID: inout Int, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: state.axis = state.axis.perpendicular
        case 1: state.distribution = .init(rawValue: Int.random(in: 0...4, using: &random)) ?? .fill
        case 2: state.alignment = .init(rawValue: Int.random(in: 0...5, using: &random)) ?? .fill
        case 3: state.spacing = CGFloat(Int.random(in: 0...10, using: &random))
        case 4: state.isMarginsRelative.toggle()
        case 5 where !state.entries.isEmpty:
            state.entries.remove(at: Int.random(in: 0..<state.entries.count, using: &random))
        case 6 where !state.entries.isEmpty:
            let index = Int.random(in: 0..<state.entries.count, using: &random)
            state.entries[index].customSpacing = Bool.random(using: &random) ? 15 : nil
        case 7 where !state.entries.isEmpty, 8 where !state.entries.isEmpty:
            state.entries[Int.random(in: 0..<state.entries.count, using: &random)].isHidden.toggle()
        default:
            // Sizes that differ: a tie would leave the choice to the order of installation.
            let size = CGSize(width: 20 + nextID * 7, height: 15 + nextID * 5)
            let place = Int.random(in: 0...state.entries.count, using: &random)
            state.entries.insert(State.Entry(id: nextID, size: size), at: place)
            nextID += 1
        }
    }

    /// The constraints in place, without addresses.
    private func lines(_ live: Live) -> [String] {
        var names: [ObjectIdentifier: String] = [ObjectIdentifier(live.stack): "stack"]
        for (id, view) in live.views { names[ObjectIdentifier(view)] = "view\(id)" }
        func name(_ item: AnyObject?) -> String {
            guard let item else { return "" }
            return names[ObjectIdentifier(item)] ?? shortClassName(of: item)
        }
        let constraints = live.stack.constraints + live.stack.arrangedSubviews.flatMap(\.constraints)
        return constraints.map { constraint in
            "\(constraint.identifier ?? "") \(name(constraint.firstItem)).\(constraint.firstAttribute.name) "
                + "\(constraint.relation.rawValue) \(constraint.multiplier)*\(name(constraint.secondItem))."
                + "\(constraint.secondAttribute.name) + \(constraint.constant) @\(constraint.priority.rawValue)"
        }.sorted()
    }
}
