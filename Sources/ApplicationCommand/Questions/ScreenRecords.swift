import Explanations
import HeadlessHost
import Inspector
import UIKit

/// An answer about the screen: lines for a reader, or records for a program.
struct ScreenReport {
    var text: String
    /// An object a line.
    var json: String

    init(text: String, _ records: [any Encodable]) throws {
        self.text = text
        json = try records.map { try JSONText.of($0) + "\n" }.joined()
    }
}

/// The screen as a whole; the elements follow.
struct ScreenRecord: Encodable {
    var controller: String?
    var device: String
    /// Points.
    var width, height: Double
    var isDark: Bool
    var isRightToLeft: Bool
    /// The user's text size, such as AX1.
    var textSize: String
}

/// An element of the screen with its number in pictures.
@MainActor struct MarkRecord: Encodable {
    var number: Int
    var depth: Int
    var kind: String
    var name: String?
    /// On the screen.
    var frame: Rectangle
    var text: String?
    var state: String?

    init(_ mark: ScreenMark) {
        number = mark.number
        depth = mark.depth
        kind = mark.kind
        name = mark.name.isEmpty ? nil : mark.name
        frame = Rectangle(mark.frame)
        text = mark.text.isEmpty ? nil : mark.text
        state = mark.state.isEmpty ? nil : mark.state
    }
}

/// A view of the screen.
struct ViewRecord: Encodable {
    var view: String
    var depth: Int
    /// In the superview.
    var frame: Rectangle
    /// The origin of the bounds; absent for zero.
    var scrolled: Place?
    var isHidden: Bool
    var alpha: Double
    var text: String?

    struct Place: Encodable {
        var x, y: Double
    }

    init(_ view: DumpedView) {
        self.view = view.type
        depth = view.depth
        frame = Rectangle(view.frame)
        scrolled = view.scrolled.map { Place(x: Double($0.x), y: Double($0.y)) }
        isHidden = view.isHidden
        alpha = Double(view.alpha)
        text = view.text
    }
}

/// An element as VoiceOver reads it.
struct ReadRecord: Encodable {
    var spoken: String
    var label, value, hint, identifier: String?
    /// On the screen.
    var frame: Rectangle

    init(_ element: AccessibilityElement) {
        spoken = element.spoken
        label = element.label
        value = element.value
        hint = element.hint
        identifier = element.identifier
        frame = Rectangle(element.frame)
    }
}

/// A fault of the layout.
struct FindingRecord: Encodable {
    /// The case's number where a list diagnosed itself.
    var number: Int?
    var message: String
    var cure: String?

    var text: String { [message, cure].compactMap(\.self).joined(separator: " ") }
}

/// A proof over widths, of a row or of the screen.
struct ProofRecord: Encodable {
    var subject: String
    /// Points.
    var from, to: Double
    var isProven: Bool
    var faults: [String]
    /// The reason for which the proof was given up.
    var unfinished: String?
}

/// A proof over widths and heights, of the screen or its rows.
struct SizeProofRecord: Encodable {
    struct Size: Encodable {
        /// Points.
        var width, height: Double

        init(_ size: SIMD2<Double>) { (width, height) = (size.x, size.y) }
    }

    var from, to: Size
    var regions: Int
    var isProven: Bool
    /// A sentence each, as those about what isn't proven.
    var faults, unproven: [String]
}

/// The difference between the screen and a picture.
struct ComparisonRecord: Encodable {
    var file: String
    /// Pixels.
    var differing, pixels: Int
    /// The part of the screen in which they differ, in points; absent where none do.
    var frame: Rectangle?
    /// The numbers of the elements there.
    var elements: [Int]
}

extension ShownScreen {
    /// The screen's views with their frames.
    func viewReport() throws -> ScreenReport {
        let views = host.dumpedViews()
        return try ScreenReport(text: views.map(\.line).joined(), views.map(ViewRecord.init))
    }

    /// The screen as VoiceOver reads it.
    func reading() throws -> ScreenReport {
        let elements = host.accessibilityElements()
        return try ScreenReport(text: elements.map { $0.spoken + "\n" }.joined(), elements.map(ReadRecord.init))
    }
}
