import UIKit

/// Random steps for a list, the same for the same seed on every machine.
@MainActor struct StepSource {
    private var numbers: ScriptNumbers
    private let edits: [String]
    private let usesTouches: Bool

    init(seed: UInt64, edits: [String], usesTouches: Bool) {
        numbers = ScriptNumbers(seed: seed)
        self.edits = edits
        self.usesTouches = usesTouches
    }

    mutating func script(of length: Int) -> [ListStep] { (0..<length).map { _ in step() } }

    private mutating func step() -> ListStep {
        switch Int.random(in: 0..<100, using: &numbers) {
        case 0..<36: scroll
        case 36..<40: .scrollToRow(row)
        case 40..<58: edit
        case 58..<64: touch
        case 64..<75: resize
        case 75..<79: .textSize(UIContentSizeCategory.ordered[Int.random(in: 0..<12, using: &numbers)])
        case 79..<83: .reload
        case 83..<86: .reloadRow(row)
        case 86..<88: .leaveAndReturn
        case 88..<93: .wait(Double(Int.random(in: 1...6, using: &numbers)) / 60)
        case 93..<97: .update(partsOfUpdate)
        default: .together(partsOfTurn)
        }
    }

    /// Steps for the middle of an update: no more than one edit, since the changes of a batch count rows from before all of
    /// them, and what else happens at the same time.
    private var partsOfUpdate: [ListStep] {
        mutating get {
            let others = (0..<Int.random(in: 0...2, using: &numbers)).map { _ in
                Bool.random(using: &numbers) ? scroll : resize
            }
            guard !edits.isEmpty else { return others }
            return Bool.random(using: &numbers) ? [edit] + others : others + [edit]
        }
    }

    /// Steps for one turn of the run loop. A finger touches what was laid out, so that touches aren't among them; nor are
    /// reloads, after which a collection view takes the counts from before an edit for those after it, as UIKit does.
    private var partsOfTurn: [ListStep] {
        mutating get {
            (0..<Int.random(in: 2...3, using: &numbers)).map { _ in
                switch Int.random(in: 0..<10, using: &numbers) {
                case 0..<5: edits.isEmpty ? scroll : edit
                case 5, 6, 7: scroll
                case 8: .reloadRow(row)
                default: resize
                }
            }
        }
    }

    private var row: Int { mutating get { Int.random(in: 0..<1_000, using: &numbers) } }

    private var scroll: ListStep {
        mutating get {
            let limit = Bool.random(using: &numbers) ? 200.0 : 1_500
            return .scroll(by: fraction(Double.random(in: -limit...limit, using: &numbers)))
        }
    }

    private var resize: ListStep {
        mutating get {
            .resize(
                width: fraction(Double.random(in: 280...1366, using: &numbers)),
                height: fraction(Double.random(in: 280...1366, using: &numbers)))
        }
    }

    private var edit: ListStep {
        mutating get {
            guard !edits.isEmpty else { return touch }
            return .edit(edits[Int.random(in: 0..<edits.count, using: &numbers)], row)
        }
    }

    private var touch: ListStep {
        mutating get {
            guard usesTouches else { return scroll }
            return switch Int.random(in: 0..<4, using: &numbers) {
            case 0, 1: .select(row)
            case 2: .swipe(row)
            default: .move(row, to: row)
            }
        }
    }

    /// A number of whole points, of pixels at one of the scales of screens, or any.
    private mutating func fraction(_ number: Double) -> Double {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: number.rounded()
        case 1: (number * 2).rounded() / 2
        case 2: (number * 3).rounded() / 3
        default: number
        }
    }
}

/// Numbers by the xorshift64* method.
struct ScriptNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        // The method stays at 0; seeds that are near each other begin far apart.
        state = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
