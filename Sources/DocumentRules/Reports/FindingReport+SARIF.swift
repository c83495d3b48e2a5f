public import Foundation

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0.
extension FindingReport {
    private struct Log: Encodable {
        var schema = "https://json.schemastore.org/sarif-2.1.0.json"
        var version = "2.1.0"
        var runs: [Run]

        enum CodingKeys: String, CodingKey {
            case schema = "$schema"
            case version, runs
        }
    }

    private struct Run: Encodable {
        var tool: Tool
        var columnKind = "unicodeCodePoints"
        var results: [Result]
    }

    private struct Tool: Encodable {
        var driver: Driver
    }

    private struct Driver: Encodable {
        var name: String
        var rules: [Descriptor]
    }

    private struct Descriptor: Encodable {
        var id: String
        var shortDescription: Message
        var help: Message
        var defaultConfiguration: Configuration
    }

    private struct Configuration: Encodable {
        var level: String
    }

    private struct Message: Encodable {
        var text: String
    }

    private struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]
    }

    private struct Location: Encodable {
        var physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }

    private struct PhysicalLocation: Encodable {
        var artifactLocation: Artifact
        var region: Region?
    }

    private struct Artifact: Encodable {
        var uri: String
    }

    private struct Region: Encodable {
        var startLine: Int
    }

    private struct LogicalLocation: Encodable {
        var name: String
        var kind = "element"
    }

    /// - Throws: what the encoder says.
    public func sarif() throws -> Data {
        let descriptors = rules.map {
            Descriptor(
                id: $0.name, shortDescription: Message(text: $0.summary), help: Message(text: $0.cure),
                defaultConfiguration: Configuration(level: $0.severity.rawValue))
        }
        let results = findings.map { finding in
            let path = finding.document.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
            return Result(
                ruleId: finding.rule.name, ruleIndex: rules.firstIndex(of: finding.rule) ?? -1,
                level: finding.rule.severity.rawValue, message: Message(text: sentence(finding)),
                locations: [
                    Location(
                        physicalLocation: PhysicalLocation(
                            artifactLocation: Artifact(uri: path ?? finding.document),
                            region: finding.line > 0 ? Region(startLine: finding.line) : nil),
                        logicalLocations: finding.object.isEmpty ? nil : [LogicalLocation(name: finding.object)])
                ], partialFingerprints: ["masu/v1": finding.fingerprint])
        }
        let log = Log(runs: [Run(tool: Tool(driver: Driver(name: tool, rules: descriptors)), results: results)])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(log) + Data("\n".utf8)
    }
}
