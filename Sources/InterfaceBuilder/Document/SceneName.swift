/// The name by which Interface Builder's canvas and outline call a scene.
///
/// Recorded: the comments before scenes in public documents, 2,623 of 2,640.
public enum SceneName {
    /// The name of a controller's scene: what it was called, its title, or its class in words.
    public static func of(_ controller: MarkupElement) -> String {
        if controller.name == "viewControllerPlaceholder" {
            return controller["userLabel"] ?? controller["referencedIdentifier"] ?? controller["storyboardName"]
                ?? "Storyboard Reference"
        }
        let titles = [
            controller["userLabel"], controller["title"], controller.child(key: "navigationItem")?["title"],
            controller.child(key: "tabBarItem")?["title"],
        ]
        if let title = titles.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return title }
        if let name = controller["customClass"] { return words(of: name) }
        return kind(of: controller)
    }

    /// The kind of a controller in words: “Table View Controller”.
    public static func kind(of controller: MarkupElement) -> String {
        controller.name == "viewControllerPlaceholder"
            ? "Storyboard Reference" : words(of: capitalized(controller.name))
    }

    /// A class's name in words, without its prefix: `XYZMainListController` is “Main List Controller”.
    static func words(of name: String) -> String {
        let letters = Array(name)
        var start = 0
        while start + 1 < letters.count, letters[start].isUppercase, letters[start + 1].isUppercase { start += 1 }
        if start + 1 >= letters.count || !letters[start + 1].isLowercase { start = 0 }
        var words = ""
        for index in start..<letters.count {
            let beginsWord =
                letters[index].isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
            if beginsWord, index > start { words.append(" ") }
            words.append(letters[index])
        }
        return words
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
}
