import Foundation
import FoundationXML

/// The variables of the environment that a project's shared scheme gives an app when Xcode runs it.
struct XcodeScheme {
    /// Those that are switched on, by their names.
    private(set) var variables: [String: String] = [:]

    /// Reads the scheme that runs a target: one of the target's name before others, in the order of their names. A project without
    /// such a scheme, or with one that is no XML, has no variables.
    init(of target: String, in project: URL) {
        let folder = project.appendingPathComponent("xcshareddata/xcschemes")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        let schemes = names.filter { $0.hasSuffix(".xcscheme") }
        let own = "\(target).xcscheme"
        for name in schemes.filter({ $0 == own }) + schemes.filter({ $0 != own }) {
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
                continue
            }
            let reader = XcodeSchemeReader()
            let parser = XMLParser(damaged: data)
            parser.delegate = reader
            guard parser.parse(), reader.target == target else { continue }
            variables = reader.variables
            return
        }
    }
}

/// Finds the target that a scheme launches, and the variables that it launches it with.
private final class XcodeSchemeReader: NSObject, XMLParserDelegate {
    private(set) var target: String?
    private(set) var variables: [String: String] = [:]
    private var isInLaunch = false

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if element == "LaunchAction" { isInLaunch = true }
        guard isInLaunch else { return }
        if element == "BuildableReference", target == nil { target = attributes["BlueprintName"] }
        if element == "EnvironmentVariable", attributes["isEnabled"] == "YES", let name = attributes["key"] {
            variables[name] = attributes["value"] ?? ""
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if element == "LaunchAction" { isInLaunch = false }
    }
}
