import DocumentComparison
import Foundation
import InterfaceBuilder
import UIKit

/// Two versions of a document compared: the changes in words, and what layout made of them.
@MainActor struct DocumentDifference {
    let name: String
    let comparison: DocumentComparison
    let words: [SceneWords]
    let layouts: [LayoutDifference]

    /// A document that one side hasn't is compared with an empty one of its kind.
    ///
    /// - Throws: `DifferenceError` naming the version that isn't a document.
    init(_ pair: GitCommits.Pair, oldName: String, newName: String, _ options: DifferenceOptions) throws {
        name = pair.name
        let kind = pair.name.hasSuffix(".storyboard") ? "Storyboard.XIB" : "XIB"
        func document(_ bytes: [UInt8]?, _ label: String) throws -> InterfaceDocument {
            let file = URL(fileURLWithPath: pair.name).lastPathComponent
            guard let bytes else {
                return try InterfaceDocument(
                    root: MarkupElement(
                        name: "document",
                        attributes: [.init(name: "type", value: "com.apple.InterfaceBuilder3.CocoaTouch.\(kind)")]),
                    name: file)
            }
            do { return try InterfaceDocument(parsing: bytes, name: file) } catch {
                throw DifferenceError("\(label) isn't a document that can be read: \(error)")
            }
        }
        comparison = DocumentComparison(try document(pair.old, oldName), try document(pair.new, newName))
        words = comparison.words
        let isWhole = pair.old != nil && pair.new != nil
        let draws = options.page != nil && !comparison.isEmpty
        layouts =
            options.laysOut && (isWhole || draws) && !comparison.isEmpty
            ? LayoutDifference.all(comparison, options, draws: draws) : []
    }

    var isEmpty: Bool { comparison.isEmpty }

    /// The frames that moved in a scene, a line each setting: by the scene's index in the new table.
    func moves(inScene scene: Int) -> [(setting: String, moved: [LayoutDifference.Moved])] {
        var result: [(setting: String, moved: [LayoutDifference.Moved])] = []
        for layout in layouts {
            let moved = layout.moved.filter { comparison.new.objects[$0.new].scene == scene }
            guard !moved.isEmpty else { continue }
            if let index = result.firstIndex(where: { $0.setting == layout.setting }) {
                result[index].moved += moved
            } else {
                result.append((layout.setting, moved))
            }
        }
        return result
    }
}

// MARK: Text

extension DocumentDifference {
    /// The document's name, its scenes with a line a subject, and a line a setting for what layout moved.
    var text: String {
        guard !isEmpty else { return "\(name): No visible changes." }
        var lines = [name]
        lines += comparison.documentWords.map { "  \($0)" }
        for group in groups {
            let titles = ChangeWords.listed(group.map(\.title), limit: 4)
            let lead = group[0]
            guard lead.fate == .changed else {
                lines.append(
                    "  \(titles) \(lead.fate.rawValue)" + (lead.lines.first.map { ": \($0.phrases.joined())" } ?? ""))
                continue
            }
            if comparison.new.document.kind == .storyboard { lines.append("  \(titles)") }
            lines += lead.lines.map { "    \($0.text)" }
        }
        lines += layoutLines.map { "  \($0)" }
        return lines.joined(separator: "\n")
    }

    /// Scenes in their order; those that changed alike are told together.
    private var groups: [[SceneWords]] {
        var groups: [[SceneWords]] = []
        for scene in words {
            let place = groups.firstIndex { group in
                group[0].fate == scene.fate && group[0].lines == scene.lines && scene.fate == .changed
            }
            if let place { groups[place].append(scene) } else { groups.append([scene]) }
        }
        return groups
    }

    /// The views that moved, by setting: how many there are, and those that moved farthest.
    private var layoutLines: [String] {
        var settings: [String] = []
        for layout in layouts where !settings.contains(layout.setting) { settings.append(layout.setting) }
        return settings.compactMap { setting in
            let moved = layouts.filter { $0.setting == setting }.flatMap(\.moved)
            guard !moved.isEmpty else { return nil }
            let farthest = moved.enumerated().sorted {
                ($1.element.distance, $0.offset) < ($0.element.distance, $1.offset)
            }.prefix(3).map(\.element)
            let names = ObjectNames(comparison.new)
            let examples = farthest.map { view in
                "\(names.name(view.new)) \(Self.text(view.before)) → \(Self.text(view.after))"
            }
            let count = moved.count == 1 ? "1 view moves" : "\(moved.count) views move"
            let rest = moved.count > examples.count ? ", …" : ""
            return
                "layout\(setting.isEmpty ? "" : " on \(setting)"): \(count): \(examples.joined(separator: ", "))\(rest)"
        }
    }

    static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)) × \(number(rect.height)))"
    }

    /// To a tenth of a point.
    nonisolated static func number(_ value: CGFloat) -> String {
        let tenths = (Double(value) * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }
}

extension LayoutDifference.Moved {
    /// The largest difference of a place or a size, points.
    var distance: CGFloat {
        max(
            abs(before.minX - after.minX), abs(before.minY - after.minY), abs(before.width - after.width),
            abs(before.height - after.height))
    }
}
