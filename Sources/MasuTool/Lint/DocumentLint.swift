import DocumentComparison
import DocumentRules
import Foundation
import InterfaceBuilder
import UIKit

/// One document held against all rules that are wanted.
@MainActor struct DocumentLint {
    private(set) var findings: [Finding] = []
    /// The objects' names by id.
    private(set) var names: [String: String] = [:]

    /// - Throws: `InputError` for what isn't a document, or texts that can't be read.
    init(_ document: DocumentTrees.Document, in project: ProjectFolder, _ options: LintOptions) throws {
        let parsed = try InputFile.document(document.path)
        let languages = try Self.languages(of: document.path, project, options)
        findings = DocumentInspection.findings(
            parsed, path: document.name, project: project.facts, languages: languages, selection: options.selection)
        if options.selection.contains(anyOf: Rule.layoutRules) { lint(parsed, document, languages, options) }
        findings = findings.merged
        let table = ObjectTable(parsed)
        let words = ObjectNames(table)
        for finding in findings {
            if let index = table.index(of: finding.object) { names[finding.object] = words.nameAndPlace(index) }
        }
    }

    private mutating func lint(
        _ parsed: InterfaceDocument, _ document: DocumentTrees.Document,
        _ languages: [(name: String, texts: [String: String])], _ options: LintOptions
    ) {
        let graph = SceneGraph(parsed)
        for root in DocumentRoot.list(parsed) {
            func rules(_ settings: CanvasSettings, _ name: String, _ selection: RuleSelection) -> [Finding] {
                func findings(shrinks: Bool) -> [Finding] {
                    Self.layout(parsed, graph, root, settings, shrinks: shrinks).map { layout in
                        LayoutRules(
                            layout, of: parsed, root: root, path: document.name, setting: name, selection: selection
                        ).findings
                    } ?? []
                }
                let found = findings(shrinks: false)
                guard root.kind != .controller, found.contains(where: { $0.rule == .ambiguousLayout }) else {
                    return found
                }
                // The height at which it was drawn may leave open what the one that it needs doesn't.
                let open = Set(findings(shrinks: true).filter { $0.rule == .ambiguousLayout }.map(\.object))
                return found.filter { $0.rule != .ambiguousLayout || open.contains($0.object) }
            }
            for (settings, name) in options.settings { findings += rules(settings, name, options.selection) }
            guard options.selection.contains(.translationTooLong), let (settings, _) = options.settings.first,
                let cutTexts = try? RuleSelection(only: [Rule.truncatedText.name])
            else { continue }
            let cut = languages.isEmpty ? [] : Set(rules(settings, "", cutTexts).map(\.object))
            for (language, texts) in languages {
                let translated = Set(texts.keys.map { String($0.prefix { $0 != "." }) })
                for finding in rules(Self.settings(settings, in: language, texts), "", cutTexts)
                where !cut.contains(finding.object) && translated.contains(finding.object) {
                    findings.append(
                        Finding(
                            .translationTooLong, document: finding.document, line: finding.line,
                            object: finding.object, message: finding.message, settings: [language]))
                }
            }
        }
    }

    private static func settings(
        _ settings: CanvasSettings, in language: String, _ texts: [String: String]
    ) -> CanvasSettings {
        var settings = settings
        settings.strings = texts
        if Locale.Language(identifier: language).characterDirection == .rightToLeft { settings.isRightToLeft = true }
        return settings
    }

    /// A tree laid out at the height that it needs: only a controller's view has that of its device.
    ///
    /// The height at which somebody drew a cell or a view says nothing about the one that a program gives it.
    ///
    /// - Parameter shrinks: a tree that was drawn higher than it needs is laid out at what it needs as well.
    private static func layout(
        _ document: InterfaceDocument, _ graph: SceneGraph, _ root: DocumentRoot, _ settings: CanvasSettings,
        shrinks: Bool
    ) -> CanvasLayout? {
        guard let drawn = CanvasLayout(document, graph: graph, root: root.id, settings: settings) else { return nil }
        guard root.kind != .controller else { return drawn }
        var size = drawn.root.bounds.size
        // A collection's layout asks a cell for its width as well.
        if document.object(root.id)?.name.hasPrefix("collection") == true
            || document.cell(around: root.id)?.name == "collectionViewCell"
        {
            let wanted = drawn.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            if wanted > size.width, wanted < 10_000 { size.width = wanted }
        }
        let needed = drawn.root.systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let isWanted = needed > (shrinks ? 1 : size.height + 0.5) && needed < 10_000
        guard isWanted || size.width > drawn.root.bounds.width + 0.5 else { return drawn }
        var fitting = settings
        fitting.size = CGSize(width: size.width, height: isWanted ? needed : size.height)
        return CanvasLayout(document, graph: graph, root: root.id, settings: fitting) ?? drawn
    }

    /// The languages that have texts for the document.
    private static func languages(
        of path: String, _ project: ProjectFolder, _ options: LintOptions
    ) throws -> [(name: String, texts: [String: String])] {
        guard options.selection.contains(anyOf: [.untranslatedText, .translationTooLong]) else { return [] }
        let file = URL(fileURLWithPath: path)
        let folder = file.deletingLastPathComponent()
        // A document in one language's own folder is that language's.
        guard
            folder.pathExtension != "lproj"
                || ["Base", "mul"].contains(folder.deletingPathExtension().lastPathComponent)
        else { return [] }
        let around = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
        let wanted = options.languages ?? project.languages
        return try wanted.compactMap { language in
            let texts = try DocumentStrings.find(
                for: file.deletingPathExtension().lastPathComponent, language: language, in: [around.path])
            guard let texts, !texts.isEmpty else { return nil }
            return (language, texts)
        }
    }
}
