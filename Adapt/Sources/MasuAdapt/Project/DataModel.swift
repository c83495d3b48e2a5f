import Foundation
import FoundationXML

/// A document of Core Data's model editor, as far as classes are generated from it: the entities of its current version.
struct DataModel {
    struct Attribute: Equatable {
        var name: String
        /// The kind as the document says it, such as "Integer 64".
        var type: String
        var isScalar = false
        /// The class of a transformable value; nil for the one that all have.
        var valueClass: String?
    }

    struct Relationship: Equatable {
        var name: String
        /// The entity that it leads to; nil where the document doesn't say.
        var destination: String?
        var isToMany = false
        var isOrdered = false
    }

    struct Entity: Equatable {
        /// The kinds of code generation that the editor offers.
        enum Generation: Equatable { case none, extensionAlone, wholeClass }

        var name: String
        /// The class without its module; nil for entities without one of their own.
        var className: String?
        var parent: String?
        var generation = Generation.none
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
    }

    /// The document's name without its extension.
    let name: String
    /// The path of the folder in the bundle: `Name.momd`, or `Name.mom` for a document without versions.
    let resource: String
    private(set) var entities: [Entity] = []

    /// - Parameter url: a folder `Name.xcdatamodeld` or `Name.xcdatamodel`.
    /// - Throws: `XcodeProjectError` where the current version's entities are missing or aren't XML.
    init(_ url: URL) throws {
        name = url.deletingPathExtension().lastPathComponent
        resource = name + (Self.hasVersions(url) ? ".momd" : ".mom")
        let contents = try Self.version(in: url).appendingPathComponent("contents")
        guard let data = FileManager.default.contents(atPath: contents.path) else {
            throw XcodeProjectError("\(contents.path), the entities of the data model \(name), is missing")
        }
        let reader = DataModelReader()
        let parser = XMLParser(damaged: data)
        parser.delegate = reader
        guard parser.parse(), reader.isWhole else {
            throw XcodeProjectError(
                "\(contents.path):\(parser.lineNumber) is no XML: "
                    + (parser.parserError.map { "\($0)" } ?? "it ends too early"))
        }
        entities = reader.entities
    }

    static func isModel(_ url: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) }

    private static func hasVersions(_ url: URL) -> Bool { url.pathExtension == "xcdatamodeld" }

    /// The folder of the current version: the one that the document names, or the last by name.
    private static func version(in url: URL) throws -> URL {
        guard hasVersions(url) else { return url }
        let file = url.appendingPathComponent(".xccurrentversion")
        if let data = FileManager.default.contents(atPath: file.path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = list["_XCCurrentVersionName"] as? String
        {
            return url.appendingPathComponent(name)
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        guard let last = names.filter({ $0.hasSuffix(".xcdatamodel") }).sorted().last else {
            throw XcodeProjectError("\(url.path), a data model, has no version: no folder NAME.xcdatamodel is in it")
        }
        return url.appendingPathComponent(last)
    }
}

/// Reads the entities of a version's `contents`.
private final class DataModelReader: NSObject, XMLParserDelegate {
    private(set) var entities: [DataModel.Entity] = []
    /// True once the document's own element has ended.
    private(set) var isWhole = false

    func parser(
        _ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if element == "model" { isWhole = true }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard let name = attributes["name"] else { return }
        let last = entities.indices.last
        switch element {
        case "entity":
            let generation: DataModel.Entity.Generation =
                switch attributes["codeGenerationType"] {
                case "class": .wholeClass
                case "category": .extensionAlone
                default: .none
                }
            // A dot before the class means the module at hand.
            let className = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
            entities.append(
                DataModel.Entity(
                    name: name, className: className == "NSManagedObject" ? nil : className,
                    parent: attributes["parentEntity"], generation: generation))
        case "attribute":
            guard let last else { return }
            entities[last].attributes.append(
                DataModel.Attribute(
                    name: name, type: attributes["attributeType"] ?? "",
                    isScalar: attributes["usesScalarValueType"] == "YES", valueClass: attributes["customClassName"]))
        case "relationship":
            guard let last else { return }
            entities[last].relationships.append(
                DataModel.Relationship(
                    name: name, destination: attributes["destinationEntity"],
                    isToMany: attributes["toMany"] == "YES", isOrdered: attributes["ordered"] == "YES"))
        default: break
        }
    }
}
