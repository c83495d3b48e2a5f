import ApplicationCommand
import DocumentRules
import Foundation
import UIKit

/// `masu lint`: the faults of documents, by rules with names.
@MainActor enum LintCommand {
    /// - Returns: 0 where nothing new is found, 1 where something is, 2 for trouble.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            let options = try LintOptions(arguments)
            if options.listsRules {
                for rule in options.selection.rules {
                    print("\(rule.name) (\(rule.severity.rawValue)): \(rule.summary) \(rule.cure)")
                }
                return 0
            }
            // Contradictions are findings; UIKit's own words about them would be said twice.
            let earlier = UIKitLog.handler
            UIKitLog.handler = { _ in }
            defer { UIKitLog.handler = earlier }
            return try lint(options)
        } catch {
            return MasuTool.status(of: error, in: "lint")
        }
    }

    private static func lint(_ options: LintOptions) throws -> Int32 {
        let documents = try documents(at: options.paths)
        var findings: [Finding] = []
        var names: [String: String] = [:]
        var failures = 0
        var projects: [String: ProjectFolder] = [:]
        var progress = ProgressBar(total: documents.count)
        for document in documents {
            do {
                let project = try project(around: document, options, &projects)
                let lint = try DocumentLint(document, in: project, options)
                findings += lint.findings
                for (id, name) in lint.names { names["\(document.name)|\(id)"] = name }
            } catch {
                failures += 1
                progress.clear()
                MasuTool.complain("masu lint: \(document.name): \(error)\n")
            }
            progress.advance()
        }
        progress.finish()
        var paths = documents.map(\.name)
        for path in options.findings {
            let lines: FindingLines
            do { lines = try FindingLines(reading: Data(try InputFile.bytes(path))) } catch {
                throw UsageError("masu lint: \(path): \(error)")
            }
            let wanted = lines.findings.filter { options.selection.contains($0.rule) }
            findings += wanted
            names.merge(lines.names) { own, _ in own }
            for finding in wanted where !paths.contains(finding.document) { paths.append(finding.document) }
        }
        return try report(findings, names, paths, failures: failures, projects, options)
    }

    private static func documents(at paths: [String]) throws -> [DocumentTrees.Document] {
        guard !paths.isEmpty else { return [] }
        var check = try CheckOptions(paths)
        check.paths = paths
        return try DocumentTrees(check, command: "lint").documents
    }

    /// The folder that was named, or the one that holds the document, up to its Xcode project.
    private static func project(
        around document: DocumentTrees.Document, _ options: LintOptions, _ known: inout [String: ProjectFolder]
    ) throws -> ProjectFolder {
        let folder = options.project ?? Self.folder(around: document)
        if let project = known[folder] { return project }
        guard FileManager.default.fileExists(atPath: folder) else {
            throw UsageError("masu lint: there is no folder \(folder)")
        }
        let project = ProjectFolder(folder)
        known[folder] = project
        return project
    }

    /// The repository around the document, whose projects share sources and catalogs; without one the nearest folder above
    /// that has a project or a package, or the folder that was named, whichever has more; else the document's own.
    private static func folder(around document: DocumentTrees.Document) -> String {
        let own = URL(fileURLWithPath: document.path).deletingLastPathComponent()
        var folder = own
        var project: String?
        while folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            if names.contains(".git") { return folder.path }
            if project == nil, names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
                project = folder.path
            }
            folder.deleteLastPathComponent()
        }
        let home = own.pathExtension == "lproj" ? own.deletingLastPathComponent().path : own.path
        var named: String?
        if document.path != document.name, document.path.hasSuffix("/" + document.name) {
            named = URL(fileURLWithPath: String(document.path.dropLast(document.name.count + 1))).path
        }
        return [project, named].compactMap { $0 }.min { $0.count < $1.count } ?? home
    }

    private static func report(
        _ all: [Finding], _ names: [String: String], _ documents: [String], failures: Int,
        _ projects: [String: ProjectFolder], _ options: LintOptions
    ) throws -> Int32 {
        var findings = all
        var ending = ""
        if let path = options.newBaseline {
            try FindingBaseline(all).encoded().write(to: URL(fileURLWithPath: path))
            MasuTool.complain("\(all.count) findings are written to \(path)\n")
            return failures == 0 ? 0 : 2
        }
        if let path = options.baseline {
            let data = Data(try InputFile.bytes(path))
            let baseline: FindingBaseline
            do { baseline = try FindingBaseline(reading: data) } catch {
                throw UsageError("masu lint: \(path): \(error)")
            }
            let (new, known, gone) = baseline.filter(all)
            findings = new
            ending = "; \(known) known from \(path)" + (gone > 0 ? ", \(gone) of it are gone" : "")
        }
        let report = FindingReport(findings, rules: options.selection.rules, documents: documents) {
            names["\($0.document)|\($0.object)"] ?? ""
        }
        let text: String
        switch options.format {
        case .text:
            let lines = report.text
            let isUnjudged = projects.values.contains { $0.facts.classes == nil }
            text =
                (lines.isEmpty ? "" : lines + "\n")
                + (isUnjudged
                    ? "There are no sources beside the documents: outlets, actions and classes weren't checked.\n" : "")
                + "\(findings.count) finding\(findings.count == 1 ? "" : "s") in \(extent(of: documents))\(ending)\n"
        case .json: text = findings.map { json(of: $0, names).text + "\n" }.joined()
        case .sarif: text = String(decoding: try report.sarif(), as: UTF8.self)
        case .junit: text = report.junit
        }
        if let output = options.output {
            try Data(text.utf8).write(to: URL(fileURLWithPath: output))
        } else {
            FileHandle.standardOutput.write(Data(text.utf8))
        }
        return failures > 0 ? 2 : findings.isEmpty ? 0 : 1
    }

    /// `12 documents and 1 Swift file`; of sources those are known that have findings.
    static func extent(of names: [String]) -> String {
        let sources = names.count { $0.hasSuffix(".swift") }
        func words(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        guard sources > 0 else { return words(names.count, "document") }
        guard sources < names.count else { return words(sources, "Swift file") }
        return words(names.count - sources, "document") + " and " + words(sources, "Swift file")
    }

    private static func json(of finding: Finding, _ names: [String: String]) -> JSONObject {
        var object = JSONObject()
        object.append("rule", .string(finding.rule.name))
        object.append("severity", .string(finding.rule.severity.rawValue))
        object.append("document", .string(finding.document))
        object.append("line", .integer(finding.line))
        object.append("id", .string(finding.object))
        object.append("name", .string(names["\(finding.document)|\(finding.object)"] ?? ""))
        if !finding.other.isEmpty { object.append("other", .string(finding.other)) }
        object.append("message", .string(finding.message))
        if !finding.settings.isEmpty, finding.settings != [""] {
            object.append("settings", .array(finding.settings.map { .string($0) }))
        }
        return object
    }
}
