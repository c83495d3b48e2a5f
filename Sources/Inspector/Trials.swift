import Foundation
import UIKit

/// The question of a trial: the layout if one thing were different.
struct TrialQuestion: Decodable {
    enum Kind: String, Decodable {
        case constant, priority, width, text, contentSize
    }

    var kind: Kind
    /// The number of the constraint whose constant or priority is tried, or of the view whose width or text is.
    var id: Int?
    var number: Double?
    var text: String?
}

/// The views that would move; all is as it was before.
struct TrialAnswer: Encodable {
    struct Move: Encodable {
        var id: Int
        var name: String
        /// The frames in the superview's coordinates.
        var from, to: Rectangle
        /// Its place on the screen in the trial.
        var place: Rectangle
    }

    var version = wireVersion
    var moves: [Move]
}

extension Inspector {
    func trial(_ question: TrialQuestion) throws -> TrialAnswer {
        let window = host.shownWindow
        let moves: [WhatIf.Move]
        switch question.kind {
        case .constant:
            let value = try number(question, in: -100_000...100_000)
            moves = WhatIf.constant(try constraint(question), CGFloat(value), in: window)
        case .priority:
            let value = try number(question, in: 1...1000)
            moves = WhatIf.priority(try constraint(question), UILayoutPriority(Float(value)), in: window)
        case .width:
            let value = try number(question, in: 0...10_000)
            moves = WhatIf.width(CGFloat(value), of: try view(numbered: question.id ?? 0))
        case .text:
            guard let label = try view(numbered: question.id ?? 0) as? UILabel else {
                throw Refusal(400, "View \(question.id ?? 0) is no label, so it has no text to try.")
            }
            moves = WhatIf.text(try text(question), of: label, in: window)
        case .contentSize:
            moves = WhatIf.contentSize(try Self.category(named: try text(question)), in: window)
        }
        return TrialAnswer(
            moves: moves.map {
                TrialAnswer.Move(
                    id: views.number(of: $0.view), name: $0.name, from: Rectangle($0.from), to: Rectangle($0.to),
                    place: Rectangle($0.place))
            })
    }

    private func constraint(_ question: TrialQuestion) throws(Refusal) -> NSLayoutConstraint {
        guard let id = question.id, let constraint = constraints[id], constraint.isActive else {
            throw Refusal(404, "No active constraint has the id \(question.id ?? 0).")
        }
        return constraint
    }

    private func number(_ question: TrialQuestion, in range: ClosedRange<Double>) throws(Refusal) -> Double {
        guard let number = question.number, range.contains(number) else {
            let given = question.number.map { "not \($0)" } ?? "and is missing"
            throw Refusal(400, "'number' is from \(range.lowerBound) to \(range.upperBound), \(given).")
        }
        return number
    }

    private func text(_ question: TrialQuestion) throws(Refusal) -> String {
        guard let text = question.text, text.utf8.count <= 10_000 else {
            throw Refusal(400, "'text' has to be there, with at most 10000 bytes.")
        }
        return text
    }
}
