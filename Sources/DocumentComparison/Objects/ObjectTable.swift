public import InterfaceBuilder

/// The objects of a document, found by index or id.
///
/// Invariant: a parent precedes its children; ids are unique.
public struct ObjectTable: Sendable {
    public let document: InterfaceDocument
    public private(set) var objects: [ComparedObject] = []
    /// The scenes' ids: those of their controllers; empty strings for scenes without.
    public private(set) var scenes: [String] = []
    private var indices: [String: Int] = [:]
    /// The outlets that lead to an object, by its id, in the document's order.
    public private(set) var outlets: [String: [String]] = [:]
    /// Values of the document itself.
    let documentValues: [String: String]

    /// - Complexity: linear in the document.
    public init(_ document: InterfaceDocument) {
        self.document = document
        documentValues = ValueReader.documentValues(of: document)
        if document.kind == .storyboard {
            for scene in document.scenes {
                let index = scenes.count
                scenes.append(scene.controller?.id ?? "")
                for object in scene.objects { add(object, parent: nil, container: "objects", scene: index) }
            }
        } else {
            scenes = [""]
            for object in document.objects { add(object, parent: nil, container: "objects", scene: 0) }
        }
        for object in objects {
            for connection in object.connections where connection.kind.hasPrefix("outlet") {
                outlets[connection.destination, default: []].append(connection.name)
            }
        }
    }

    public func index(of id: String) -> Int? { indices[id] }

    /// The ids of the object and of all that is in it.
    func ids(below index: Int) -> [String] { [objects[index].id] + objects[index].children.flatMap(ids) }

    /// The objects from the parent to the topmost one.
    public func ancestors(of index: Int) -> [Int] {
        Array(sequence(first: index, next: { objects[$0].parent }).dropFirst())
    }

    private mutating func add(_ element: MarkupElement, parent: Int?, container: String, scene: Int) {
        let index = objects.count
        let role = element.key ?? element["placeholderIdentifier"] ?? element["type"] ?? element.name
        let id = element.id ?? "\(parent.map { objects[$0].id } ?? "")/\(role)"
        var reader = ValueReader(element, isPlacedByConstraints: isPlacedByConstraints(element, parent, container))
        reader.read()
        // A table stretches its header and footer, and moves the footer below its rows.
        var values = reader.values
        if Self.isTableEnd(element), let height = element.rect(key: "frame")?.height {
            values["height"] = ValueReader.number((height * 10).rounded() / 10)
        }
        var object = ComparedObject(
            id: id, element: element.name, customClass: element["customClass"],
            key: element.key ?? element["placeholderIdentifier"] ?? Self.guideKey(element), container: container,
            parent: parent, scene: scene, line: element.line, values: values,
            userLabel: element["userLabel"], frame: element.rect(key: "frame"))
        let masks = ValueReader.masks(of: element)
        object.constraints = element.children(of: "constraints").compactMap {
            ConstraintReader.read($0, holder: id, masks: masks)
        }
        object.connections = element.children(of: "connections").compactMap(ConstraintReader.connection)
        objects.append(object)
        indices[id] = index
        if let parent { objects[parent].children.append(index) }
        for child in reader.children {
            add(child.element, parent: index, container: child.container, scene: scene)
        }
        // Subviews that a variation leaves out or brings back.
        for (id, name, value) in masks {
            if let subview = indices[id] { objects[subview].values[name] = value }
        }
    }

    /// The guides above and below a controller's view are told apart by their type.
    private static func guideKey(_ element: MarkupElement) -> String? {
        element.name == "viewControllerLayoutGuide" ? element["type"] : nil
    }

    private static func isTableEnd(_ element: MarkupElement) -> Bool {
        element.key == "tableHeaderView" || element.key == "tableFooterView"
    }

    private func hasBuiltInStyle(_ index: Int) -> Bool {
        objects[index].values["style"]?.hasPrefix("IBUITableViewCellStyle") == true
    }

    /// True where the recorded frame is a result of layout, or the canvas's choice.
    private func isPlacedByConstraints(_ element: MarkupElement, _ parent: Int?, _ container: String) -> Bool {
        if element.flag("translatesAutoresizingMaskIntoConstraints") == false { return true }
        if element.name.hasSuffix("ContentView") || element.name == "tableViewCell" || element.key == "contentView" {
            return true
        }
        guard let parent else { return document.kind == .storyboard }
        if Self.isTableEnd(element) { return true }
        // Bars lie where their controllers put them; collection cells where the collection's layout does.
        if ["navigationBar", "toolbar", "tabBar"].contains(element.key ?? "") { return true }
        if element.name == "collectionViewCell", container == "cells" { return true }
        // The labels and the picture of a cell of a built-in style have the frames that the style gives them.
        if hasBuiltInStyle(parent) || objects[parent].parent.map(hasBuiltInStyle) == true { return true }
        if container == "subviews", objects[parent].element == "stackView" { return true }
        return element.key == "view" && objects[parent].element.hasSuffix("ontroller")
    }
}
