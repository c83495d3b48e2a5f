/// The names of objects as a reviewer knows them: by label, outlet, text, class; by id where nothing else tells.
public struct ObjectNames: Sendable {
    private let table: ObjectTable

    public init(_ table: ObjectTable) { self.table = table }

    /// `titleLabel`, `label “Log in”`, `cell “Row”`, `button a1B-2c-D3e`.
    public func name(_ index: Int) -> String {
        let object = table.objects[index]
        return ownName(index) ?? "\(Self.kind(object)) \(object.id.split(separator: "/").last.map(String.init) ?? "")"
    }

    /// The name with the nearest named thing around it: `titleLabel in Row`.
    public func nameAndPlace(_ index: Int) -> String {
        let place = table.ancestors(of: index).first { ancestor in
            let object = table.objects[ancestor]
            return object.key != "view" && !object.element.hasSuffix("ontroller") && ownName(ancestor) != nil
                && object.key != "contentView"
        }
        guard let place, !isView(index) else { return name(index) }
        return "\(name(index)) in \(name(place))"
    }

    private func isView(_ index: Int) -> Bool { table.objects[index].key == "view" }

    /// The name of a scene, by its controller.
    public func scene(_ scene: Int) -> String {
        guard table.document.kind == .storyboard else { return table.document.name }
        guard let index = table.index(of: table.scenes[scene]) else { return "scene \(scene + 1)" }
        let object = table.objects[index]
        let known = object.userLabel ?? object.customClass ?? object.values["storyboardIdentifier"]
        return known ?? object.values["title"] ?? "\(Self.kind(object)) \(object.id)"
    }

    private func ownName(_ index: Int) -> String? {
        let object = table.objects[index]
        if let label = object.userLabel { return label }
        if object.key == "view", let parent = object.parent, table.objects[parent].element.hasSuffix("ontroller") {
            return "the root view"
        }
        if object.isGuide { return guideName(index) }
        if let outlet = (table.outlets[object.id] ?? []).first(where: { !Self.commonOutlets.contains($0) }) {
            return outlet
        }
        for name in ["text", "normal.title", "title", "placeholder", "headerTitle", "baseConfiguration.title"] {
            if let text = object.values[name], !text.isEmpty {
                return "\(Self.kind(object)) \(ValueWords.quoted(text))"
            }
        }
        if let name = object.values["reuseIdentifier"] { return "\(Self.kind(object)) \(ValueWords.quoted(name))" }
        if let name = object.customClass { return name }
        for name in ["normal.image", "image"] {
            if let image = object.values[name], !image.isEmpty {
                return "\(Self.kind(object)) \(ValueWords.quoted(image))"
            }
        }
        // An object that plays a role, or is the only one of its kind in a named thing, needs no id.
        if let key = object.key, object.element != "view" || object.key == "contentView" {
            return ValueWords.spaced(key)
        }
        return nil
    }

    private func guideName(_ index: Int) -> String {
        let object = table.objects[index]
        switch object.key {
        case "safeArea": return "the safe area"
        case "top": return "the top layout guide"
        case "bottom": return "the bottom layout guide"
        case let key?: return "the \(ValueWords.spaced(key)) guide"
        default: return "a guide"
        }
    }

    private static let commonOutlets: Set<String> = [
        "view", "delegate", "dataSource", "prefetchDataSource", "searchDisplayController", "gestureRecognizers",
    ]

    /// `label`, `image view`, `cell`.
    public static func kind(_ object: ComparedObject) -> String {
        switch object.element {
        case "tableViewCell", "collectionViewCell": "cell"
        case "tableViewCellContentView", "collectionViewCellContentView": "content view"
        case "containerView": "container"
        case "customObject": "object"
        default: ValueWords.spaced(object.element)
        }
    }
}
