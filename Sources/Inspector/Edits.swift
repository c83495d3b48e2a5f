import UIKit

/// A view's properties: those that the page changes, and those that it only shows.
struct PropertiesAnswer: Encodable {
    struct Property: Encodable {
        var name: String
        var kind: EditableProperty.Kind
        var value: String
        /// The bounds of a number.
        var least, most: Double?
    }
    struct Fact: Encodable {
        var name, value: String
    }

    var version = wireVersion
    var id: Int
    var properties: [Property]
    var facts: [Fact]
}

/// A change of a view's property, or of a constraint's constant or priority, on the running screen.
struct EditQuestion: Decodable {
    enum Target: String, Decodable {
        case view, constraint
    }

    var of: Target
    var id: Int
    var name: String
    var value: String
}

/// The changes that the page has made, as Swift, in the order in which they were first made.
struct EditsAnswer: Encodable {
    var version = wireVersion
    var edits: [String]
}

/// The changes that a page makes to the running screen: each property's last value as Swift, and the way back.
@MainActor struct Edits {
    private struct Edit {
        let key: String
        var code: String
        let undo: () -> Void
    }

    private var edits: [Edit] = []

    var codes: [String] { edits.map(\.code) }

    /// Keeps the way back to the value before the first change.
    mutating func add(_ key: String, code: String, undo: @escaping () -> Void) {
        if let place = edits.firstIndex(where: { $0.key == key }) {
            edits[place].code = code
        } else {
            edits.append(Edit(key: key, code: code, undo: undo))
        }
    }

    mutating func undoAll() {
        for edit in edits.reversed() { edit.undo() }
        edits = []
    }
}

extension Inspector {
    func properties(of view: UIView) -> PropertiesAnswer {
        PropertiesAnswer(
            id: views.number(of: view),
            properties: EditableProperty.all.compactMap { property in
                property.read(view).map { value in
                    let isNumber = property.kind == .number
                    return PropertiesAnswer.Property(
                        name: property.name, kind: property.kind, value: value,
                        least: isNumber ? property.range.lowerBound : nil,
                        most: isNumber ? property.range.upperBound : nil)
                }
            }, facts: EditableProperty.facts(of: view))
    }

    /// Changes nothing where the question is refused.
    func edit(_ question: EditQuestion) throws -> EditsAnswer {
        switch question.of {
        case .view: try editView(question)
        case .constraint: try editConstraint(question)
        }
        host.settle()
        return EditsAnswer(edits: edits.codes)
    }

    func undoEdits() -> EditsAnswer {
        edits.undoAll()
        host.settle()
        return EditsAnswer(edits: [])
    }

    private func editView(_ question: EditQuestion) throws(Refusal) {
        let view = try view(numbered: question.id)
        guard let property = EditableProperty.all.first(where: { $0.name == question.name && $0.read(view) != nil }),
            let before = property.read(view)
        else { throw Refusal(400, "View \(question.id) has no property '\(question.name)' that can be changed.") }
        let value = try property.checked(question.value)
        let receiver = Self.variable(ViewNames().name(of: view), for: view)
        property.write(view, value)
        edits.add("view \(question.id) \(property.name)", code: property.code(receiver, property.literal(value))) {
            [weak view] in
            if let view { property.write(view, before) }
        }
    }

    private func editConstraint(_ question: EditQuestion) throws(Refusal) {
        guard let constraint = constraints[question.id], constraint.isActive else {
            throw Refusal(404, "No active constraint has the id \(question.id).")
        }
        let isConstant = question.name == "constant"
        guard isConstant || question.name == "priority" else {
            throw Refusal(400, "A constraint's constant and priority can be changed, not '\(question.name)'.")
        }
        let range: ClosedRange<Double> = isConstant ? -100_000...100_000 : 1...1000
        guard let number = Double(question.value), range.contains(number) else {
            throw Refusal(
                400, "'\(question.name)' is from \(range.lowerBound) to \(range.upperBound), not '\(question.value)'.")
        }
        let words = ViewNames().words(constraint)
        let (constant, priority) = (constraint.constant, constraint.priority)
        let value = EditableProperty.words(number)
        if isConstant {
            constraint.constant = CGFloat(number)
        } else {
            constraint.priority = UILayoutPriority(Float(number))
        }
        let code = "constraint.\(question.name) = \(isConstant ? value : "UILayoutPriority(\(value))")  // \(words)"
        edits.add("constraint \(question.id) \(question.name)", code: code) { [weak constraint] in
            if isConstant { constraint?.constant = constant } else { constraint?.priority = priority }
        }
    }

    /// A name that can stand in Swift: the view's property, or else its class in lower case.
    private static func variable(_ name: String, for view: UIView) -> String {
        let isName =
            name.first?.isLowercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        if isName { return name }
        let type = "\(type(of: view))"
        let short = type.hasPrefix("UI") ? String(type.dropFirst(2)) : type
        return short.prefix(1).lowercased() + short.dropFirst()
    }
}
