import UIKit

/// A tree's report as a line of JSON, or as lines of text.
extension TreeReport {
    var json: String {
        var object = JSONObject()
        object.append("document", .string(tree.document))
        object.append("root", .string(tree.root))
        object.append("kind", .string(tree.kind))
        if !setting.isEmpty { object.append("setting", .string(setting)) }
        if let isVerified = tree.isVerified { object.append("verified", .flag(isVerified)) }
        object.append("views", .integer(totals.views))
        object.append("compared", .integer(totals.compared))
        object.append("exact", .integer(totals.exact))
        object.append("withinHalf", .integer(totals.withinHalf))
        object.append("withinOne", .integer(totals.withinOne))
        object.append("misplaced", .array(misplaced.map { .object(Self.json(of: $0)) }))
        if !leaves.isEmpty { object.append("leaves", .array(leaves.map { .object($0.json) })) }
        for kind in CanvasFinding.Kind.allCases {
            let found = findings.filter { $0.kind == kind }
            guard !found.isEmpty else { continue }
            object.append(
                Self.member(of: kind),
                .array(found.map { .string($0.view.isEmpty ? $0.message : "\($0.view): \($0.message)") }))
        }
        if !notes.isEmpty {
            object.append("notes", .array(notes.map { .string("\($0.kind.rawValue) \($0.object): \($0.message)") }))
        }
        return object.text
    }

    private static func json(of misplaced: Misplaced) -> JSONObject {
        var view = JSONObject()
        view.append("id", .string(misplaced.frame.id))
        view.append("class", .string(misplaced.frame.customClass ?? misplaced.frame.element))
        view.append("recorded", json(of: misplaced.frame.recorded ?? .zero))
        view.append("computed", json(of: misplaced.frame.computed))
        view.append("distance", .number(Double(misplaced.distance)))
        return view
    }

    /// The kind's name in camel case.
    private static func member(of kind: CanvasFinding.Kind) -> String {
        let words = kind.rawValue.split(separator: " ").map(String.init)
        return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
    }

    static func json(of rect: CGRect) -> JSONObject.Value {
        var object = JSONObject()
        for (name, value) in [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)] {
            object.append(name, .number(Double(value)))
        }
        return .object(object)
    }

    /// Nothing for a tree in order.
    var text: String {
        guard !isClean else { return "" }
        var lines = ["\(tree.document) \(tree.root) (\(tree.kind))\(setting.isEmpty ? "" : " on \(setting)")"]
        for item in misplaced {
            let name = names[item.frame.id] ?? item.frame.id
            lines.append(
                "    misplaced: \(name) at \(item.frame.computed), recorded \(item.frame.recorded ?? .zero)")
        }
        for leaf in leaves { lines.append("    because of \(leaf.text)") }
        for finding in findings {
            let name = finding.view.isEmpty ? "" : (names[finding.view] ?? finding.view) + " "
            lines.append("    \(finding.kind.words): \(name)\(Self.plain(finding.message))")
        }
        return lines.joined(separator: "\n")
    }

    /// A sentence as it is; of a log its constraints.
    private static func plain(_ message: String) -> String {
        let lines = message.split(separator: "\n")
        guard lines.count > 1 else { return message }
        return lines.filter { $0.contains("\"<") }.map { $0.drop { $0 == " " } }.joined(separator: "\n        ")
    }
}

extension CanvasFinding.Kind {
    /// The kind in the words of Interface Builder.
    var words: String {
        switch self {
        case .conflict: "conflicting constraints"
        case .ambiguous: "ambiguous layout"
        case .openContent: "ambiguous content size"
        case .truncated: "truncated text"
        case .outside: "outside its superview"
        case .zeroHeight: "cell without a height"
        }
    }
}
