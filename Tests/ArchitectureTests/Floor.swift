/// A floor of `Sources/UIKit`: the files on it may name types of their own floor and of those below, none above.
///
/// Each floor is a folder; they are listed bottom-up.
struct Floor: Equatable {
    /// The folder below `Sources/UIKit`.
    var name: String
    /// The contents of the floor, in a few words.
    var purpose: String
}

extension Floor {
    static let all: [Floor] = [
        Floor(name: "Basics", purpose: "values that know no view: geometry, colours, images, fonts, traits"),
        Floor(name: "Core", purpose: "views, windows, responders, constraints, passes, layers, touches, controllers"),
        Floor(name: "Views", purpose: "labels, pictures, controls, stacks, scroll views, editing, menus"),
        Floor(name: "Lists", purpose: "tables, collection views, and what both share"),
        Floor(name: "Screens", purpose: "bars, containers, presentations, search"),
        Floor(name: "Extras", purpose: "what no list needs: physics, particles, pickers, sharing"),
        Floor(name: "Documents", purpose: "xibs, storyboards, segues"),
        Floor(name: "Explanations", purpose: "why a height, frame or offset is what it is"),
        Floor(name: "Compatibility", purpose: "what Objective-C does by name: optional methods, keyed values"),
    ]

    /// The index in `all` of the floor that a file of UIKit stands on, or nil where no floor has its folder.
    static func index(ofPath path: String) -> Int? {
        let parts = path.split(separator: "/")
        guard parts.count > 3, parts[0] == "Sources", parts[1] == "UIKit" else { return nil }
        return all.firstIndex { $0.name == parts[2] }
    }
}
