import Foundation
import UIKit

/// An element of the screen as an assistive technology describes it.
public struct AccessibilityElement: Hashable, Sendable, CustomStringConvertible {
    /// The words that VoiceOver reads first; nil where the element has none.
    public let label: String?
    /// The present value, such as the text of a field.
    public let value: String?
    /// The result of using the element, which VoiceOver reads last.
    public let hint: String?
    /// The element's kind and state.
    public let traits: UIAccessibilityTraits
    /// Screen coordinates.
    public let frame: CGRect
    /// The point that a double tap touches, on the screen.
    public let activationPoint: CGPoint
    /// The name for tests, which VoiceOver doesn't read.
    public let identifier: String?
    /// The words that VoiceOver says in English: state, label, value, kind, position, hint.
    public let spoken: String

    /// The element as VoiceOver reads it.
    public var description: String { spoken }

    init(_ item: AccessibilityItem) {
        label = item.label
        value = item.value
        hint = item.hint
        traits = item.traits
        frame = item.frame
        activationPoint = item.activationPoint
        identifier = item.identifier
        spoken = item.spoken
    }
}

/// The elements of a view and all below it, in the order in which VoiceOver reads them; layout is done first.
@MainActor public func accessibilityElements(of view: UIView) -> [AccessibilityElement] {
    view.accessibilityItems().map(AccessibilityElement.init)
}

/// A view as VoiceOver reads it from its first element to its last, a line each.
///
/// - Parameter showsFrames: true to end each line with the element's frame on the screen, in points.
@MainActor public func accessibilityDump(of view: UIView, showsFrames: Bool = false) -> String {
    reading(of: view, showsFrames: showsFrames)
}

@MainActor private func reading(of view: UIView, showsFrames: Bool) -> String {
    view.accessibilityItems().map(AccessibilityElement.init).map { element in
        guard showsFrames else { return element.spoken + "\n" }
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(dumpedNumber)
        return "\(element.spoken) (\(numbers.joined(separator: ", ")))\n"
    }.joined()
}

extension HeadlessHost {
    /// The accessibility elements of the screen, in VoiceOver's order.
    public func accessibilityElements() -> [AccessibilityElement] {
        settle()
        return shownWindow.accessibilityItems().map(AccessibilityElement.init)
    }

    /// The screen as VoiceOver reads it, a line an element.
    public func accessibilityDump(showsFrames: Bool = false) -> String {
        settle()
        return reading(of: shownWindow, showsFrames: showsFrames)
    }

    /// Does what VoiceOver does for a double tap: asks the element, and else touches it.
    ///
    /// - Parameter label: of the first element that has it, or whose identifier it is; where there is none, its value, a text
    ///   field's placeholder, or what is read of it.
    /// - Throws: `HostError.noElement`.
    public func activate(_ label: String) throws {
        settle()
        let items = shownWindow.accessibilityItems()
        guard let item = items.first(named: label) else {
            throw HostError.noElement(label, known: items.map(\.spoken))
        }
        if !item.activate() { play(.tap(at: item.activationPoint)) }
        settle()
    }
}
