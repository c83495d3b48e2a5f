import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented — Apple's documentation of `UIAccessibilityCustomRotor`, of the closures of `UIAccessibility` and of
/// `AXCustomContent`; that closures come before properties and leave them unchanged, by cashapp/AccessibilitySnapshot.
@MainActor final class CustomRotorTests: XCTestCase {
    private func element(_ label: String) -> UIAccessibilityElement {
        let element = UIAccessibilityElement(accessibilityContainer: UIView())
        element.accessibilityLabel = label
        return element
    }

    /// A rotor over a list of elements, from the present one in the direction that is asked for.
    private func rotor(_ name: String, over elements: [UIAccessibilityElement], comesRound: Bool = false)
        -> UIAccessibilityCustomRotor
    {
        UIAccessibilityCustomRotor(name: name) { predicate in
            let present = elements.firstIndex { $0 === predicate.currentItem.targetElement }
            let next: Int
            switch predicate.searchDirection {
            case .next: next = present.map { $0 + 1 } ?? 0
            case .previous: next = (present ?? elements.count) - 1
            }
            if comesRound {
                let round = (next + elements.count) % elements.count
                return UIAccessibilityCustomRotorItemResult(targetElement: elements[round], targetRange: nil)
            }
            return elements.indices.contains(next)
                ? UIAccessibilityCustomRotorItemResult(targetElement: elements[next], targetRange: nil) : nil
        }
    }

    func testARotorGoesFromResultToResult() async throws {
        let elements = ["one", "two", "three"].map(element)
        let straight = rotor("Numbers", over: elements)
        XCTAssertEqual(straight.results().map { $0.targetElement?.accessibilityLabel }, ["one", "two", "three"])
        let round = rotor("Numbers", over: elements, comesRound: true)
        XCTAssertEqual(round.results().map { $0.targetElement?.accessibilityLabel }, ["one", "two", "three"])
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = .previous
        XCTAssertTrue(straight.itemSearchBlock(predicate)?.targetElement === elements[2])
        XCTAssertEqual(rotor("None", over: []).results().count, 0)
    }

    func testNames() async throws {
        let named = UIAccessibilityCustomRotor(attributedName: NSAttributedString(string: "Prices")) { _ in nil }
        XCTAssertEqual(named.name, "Prices")
        XCTAssertEqual(named.systemRotorType, .none)
        let system = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
        XCTAssertEqual(system.name, "")
        XCTAssertEqual(system.systemRotorType, .heading)
    }

    func testTheRotorsOfAnElementAreRead() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "List"
        let elements = ["one", "two"].map(element)
        view.accessibilityCustomRotors = [rotor("Numbers", over: elements)]
        let item = try XCTUnwrap(view.accessibilityItems().first)
        XCTAssertEqual(item.rotors.map(\.name), ["Numbers"])
        XCTAssertEqual(item.rotors.first?.results, ["one", "two"])
        withExtendedLifetime(elements) {}
    }

    /// A result that is a range is read as its text.
    func testARotorThroughAText() async throws {
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        text.text = "Elrond, Erestor and Gandalf"
        let ranges = [(0, 6), (8, 7)].compactMap { start, length -> UITextRange? in
            guard let first = text.position(from: text.beginningOfDocument, offset: start),
                let last = text.position(from: first, offset: length)
            else { return nil }
            return text.textRange(from: first, to: last)
        }
        text.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Elves") { predicate in
                let present = predicate.currentItem.targetRange.flatMap { ranges.firstIndex(of: $0) }
                let next = present.map { $0 + 1 } ?? 0
                guard ranges.indices.contains(next) else { return nil }
                return UIAccessibilityCustomRotorItemResult(targetElement: text, targetRange: ranges[next])
            }
        ]
        XCTAssertEqual(text.accessibilityItems().first?.rotors.first?.results, ["Elrond", "Erestor"])
    }

    /// Results that are no elements, of a rotor that keeps them alive.
    func testARotorOverOtherObjects() async throws {
        let primes = ["11", "13", "17"].map { NSString(string: $0) }
        for prime in primes { prime.accessibilityLabel = "\(prime)" }
        let rotor = UIAccessibilityCustomRotor(name: "Primes") { predicate in
            let present = (predicate.currentItem.targetElement as? NSString).flatMap { primes.firstIndex(of: $0) }
            let next = present.map { $0 + 1 } ?? 0
            guard primes.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: primes[next], targetRange: nil)
        }
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityCustomRotors = [rotor]
        XCTAssertEqual(view.accessibilityItems().first?.rotors.first?.results, ["11", "13", "17"])
    }

    func testClosuresComeBeforePropertiesAndLeaveThem() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = false
        view.accessibilityLabel = "Label"
        view.accessibilityHint = "Hint"
        view.isAccessibilityElementBlock = { true }
        view.accessibilityLabelBlock = { "From a closure" }
        view.accessibilityTraitsBlock = { .button }
        view.accessibilityHintBlock = { nil }
        view.accessibilityCustomActionsBlock = { [UIAccessibilityCustomAction(name: "Archive") { _ in true }] }
        XCTAssertEqual(view.accessibilityLabel, "Label")
        XCTAssertFalse(view.isAccessibilityElement)
        XCTAssertEqual(
            view.accessibilityItems().map(\.spoken), ["From a closure, button, actions available: Archive"])
        view.accessibilityElementsHiddenBlock = { true }
        XCTAssertEqual(view.accessibilityItems().count, 0)
        view.accessibilityElementsHiddenBlock = nil
        view.isAccessibilityElementBlock = nil
        XCTAssertEqual(view.accessibilityItems().count, 0)
    }

    func testAClosureIsActivated() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Open"
        var count = 0
        view.accessibilityActivateBlock = {
            count += 1
            return true
        }
        XCTAssertEqual(view.accessibilityItems().first?.activate(), true)
        XCTAssertEqual(count, 1)
    }

    func testPathsAndNamesForVoiceControl() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = true
        XCTAssertNil(view.accessibilityPath)
        XCTAssertEqual(view.accessibilityUserInputLabels, [])
        view.accessibilityPath = UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.accessibilityLabel = "Add to the basket"
        view.accessibilityUserInputLabels = ["Add", "Basket"]
        let item = try XCTUnwrap(view.accessibilityItems().first)
        XCTAssertEqual(item.path?.bounds, CGRect(x: 5, y: 5, width: 10, height: 10))
        XCTAssertEqual(item.userInputLabels, ["Add", "Basket"])
    }

    /// The attributed forms are the same texts, and a new plain text drops the attributes of the former.
    func testAttributedTexts() async throws {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "Bonjour", attributes: [.init("language"): "fr"])
        XCTAssertEqual(view.accessibilityLabel, "Bonjour")
        XCTAssertEqual(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).count, 1)
        view.accessibilityLabel = "Hello"
        XCTAssertEqual(view.accessibilityAttributedLabel?.string, "Hello")
        XCTAssertEqual(view.accessibilityAttributedLabel?.attributes(at: 0, effectiveRange: nil).count, 0)
    }

    func testWhatCanBeOperatedRespondsToUserInteraction() async throws {
        XCTAssertTrue(UIButton().accessibilityRespondsToUserInteraction)
        XCTAssertFalse(UILabel().accessibilityRespondsToUserInteraction)
        let label = UILabel()
        label.accessibilityRespondsToUserInteraction = true
        XCTAssertTrue(label.accessibilityRespondsToUserInteraction)
    }

    func testImportantContentIsReadAlong() async throws {
        let view = DetailedView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Rye"
        let weight = AXCustomContent(label: "Weight", value: "800 g")
        weight.importance = .high
        view.accessibilityCustomContent = [weight, AXCustomContent(label: "Baker", value: "Mira")]
        let item = try XCTUnwrap(view.accessibilityItems().first)
        XCTAssertEqual(item.spoken, "Rye, Weight, 800 g, more content available")
        XCTAssertEqual(item.contents.map(\.label), ["Weight", "Baker"])
    }

    func testResponders() async throws {
        let controller = UIViewController()
        XCTAssertNil(controller.accessibilityLabel)
        controller.accessibilityLabel = "Rivers"
        XCTAssertEqual(controller.accessibilityLabel, "Rivers")
        XCTAssertEqual(controller.accessibilityFrame, .zero)
    }
}

private final class DetailedView: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
}
