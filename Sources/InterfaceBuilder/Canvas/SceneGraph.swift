/// The connections between a storyboard's controllers.
public struct SceneGraph: Sendable {
    private struct Arrow: Sendable {
        let from: String
        let kind: String
        let relationship: String?
    }

    private let controllers: [String: MarkupElement]
    private let arrows: [String: [Arrow]]

    public init(_ document: InterfaceDocument) {
        var controllers: [String: MarkupElement] = [:]
        var arrows: [String: [Arrow]] = [:]
        for controller in document.scenes.compactMap(\.controller) {
            guard let id = controller.id else { continue }
            controllers[id] = controller
            Self.collect(controller, from: id, into: &arrows)
        }
        self.controllers = controllers
        self.arrows = arrows
    }

    private static func collect(_ element: MarkupElement, from id: String, into arrows: inout [String: [Arrow]]) {
        if element.name == "segue", let destination = element["destination"], let kind = element["kind"] {
            arrows[destination, default: []].append(
                Arrow(from: id, kind: kind, relationship: element["relationship"]))
        }
        for child in element.children { collect(child, from: id, into: &arrows) }
    }

    /// The navigation controller that shows a controller: as its root, or by segues that push.
    public func navigationController(above id: String) -> MarkupElement? {
        var seen: Set<String> = []
        return container(above: id, by: "rootViewController", seen: &seen)
    }

    public func tabBarController(above id: String) -> MarkupElement? {
        var seen: Set<String> = []
        return container(above: id, by: "viewControllers", seen: &seen)
    }

    /// Relationships in which a controller is shown within the bars that are around the other one.
    private static let insideRelationships: Set<String> = [
        "rootViewController", "masterViewController", "detailViewController", "viewControllers",
    ]

    /// True if a controller is shown over others: the first segue towards it decides.
    public func isPresented(_ id: String) -> Bool {
        guard let first = arrows[id]?.first(where: { $0.kind != "unwind" }) else { return false }
        return Self.presentations.contains(first.kind)
    }

    private static let presentations: Set<String> = ["presentation", "modal", "popover", "popoverPresentation"]

    /// The controllers that lead to one by segues that push, the farthest first: each follows the first segue towards it.
    func shows(towards id: String) -> [MarkupElement] {
        var path: [MarkupElement] = []
        var seen: Set<String> = [id]
        var current = id
        while let arrow = arrows[current]?.first(where: { $0.kind == "show" || $0.kind == "push" }),
            seen.insert(arrow.from).inserted, let controller = controllers[arrow.from]
        {
            path.append(controller)
            current = arrow.from
        }
        return path.reversed()
    }

    public func isEmbedded(_ id: String) -> Bool { arrows[id, default: []].contains { $0.kind == "embed" } }

    private func container(above id: String, by relationship: String, seen: inout Set<String>) -> MarkupElement? {
        guard seen.insert(id).inserted else { return nil }
        let leading = arrows[id, default: []]
        for arrow in leading where arrow.relationship == relationship { return controllers[arrow.from] }
        for arrow in leading
        where Self.insideRelationships.contains(arrow.relationship ?? "") || arrow.kind == "show"
            || arrow.kind == "push"
        {
            if let found = container(above: arrow.from, by: relationship, seen: &seen) { return found }
        }
        return nil
    }
}
