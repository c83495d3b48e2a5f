extension DocumentRoot {
    /// The view tree that a word names: its id; a cell's, a content view's or a controller's id; a reuse or storyboard
    /// identifier; a scene's name or id; a class.
    ///
    /// The first in the document's order where several have the name; ids come before names. nil where none has it.
    public static func named(_ name: String, in document: InterfaceDocument) -> DocumentRoot? {
        let roots = list(document)
        if let root = roots.first(where: { $0.id == name }) { return root }
        return roots.first { names(of: $0, in: document).contains(name) }
    }

    /// The other names of a tree, the ids first.
    public static func names(of root: DocumentRoot, in document: InterfaceDocument) -> [String] {
        guard let element = document.object(root.id) else { return [] }
        var names: [String?] = []
        if let cell = document.cell(around: root.id) {
            names += [cell.id, cell["reuseIdentifier"], cell["customClass"]]
        }
        names += [element["reuseIdentifier"], element["userLabel"], element["customClass"]]
        if let scene = document.scenes.first(where: { $0.controller?.child(key: "view")?.id == root.id }),
            let controller = scene.controller
        {
            names += [
                controller.id, scene.id, controller["storyboardIdentifier"], SceneName.of(controller),
                controller["customClass"],
            ]
        }
        return names.compactMap { $0 }
    }
}

extension InterfaceDocument {
    /// The scene that a word names: its id or its controller's, the storyboard identifier, its name, its class.
    public func scene(named name: String) -> InterfaceScene? {
        let readings: [(InterfaceScene, MarkupElement) -> String?] = [
            { $1.id }, { scene, _ in scene.id }, { $1["storyboardIdentifier"] }, { SceneName.of($1) },
            { $1["customClass"] }, { $1.child(key: "view")?.id },
        ]
        for reading in readings {
            let found = scenes.first { scene in
                scene.controller.map { reading(scene, $0) == name } ?? false
            }
            if let found { return found }
        }
        return nil
    }
}
