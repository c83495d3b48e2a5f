/// A floor of `Sources/UIKit`: the files on it may name types of their own floor and of those below, none above.
///
/// The floors are listed bottom-up. A folder belongs to the floor whose list has the longest prefix of its path.
struct Floor: Equatable {
    var name: String
    /// Paths below `Sources/UIKit`, of folders or of single files.
    var places: [String]
}

extension Floor {
    static let all: [Floor] = [
        Floor(
            name: "Core",
            places: [
                "Foundation", "Geometry", "Traits", "View", "Layout", "Constraints", "Layers", "Drawing", "Animation",
                "Appearance", "Observation", "Application", "Gestures", "Scenes", "Accessibility", "Focus",
            ]),
        Floor(
            name: "Views",
            places: ["Text", "Images", "Symbols", "Controls", "Scroll", "Stack", "Editing", "Menus", "Effects"]),
        Floor(name: "Lists", places: ["List", "Table", "Collection"]),
        Floor(name: "Screens", places: ["Controllers", "Bars", "Search"]),
        Floor(name: "Extras", places: ["Pickers", "Activities", "Dynamics"]),
        Floor(name: "Documents", places: ["Nibs", "Explanations"]),
        Floor(name: "Compatibility", places: ["OptionalCalls"]),
    ]

    /// The index in `all` of the floor that a file of UIKit stands on, or nil where no floor has its folder.
    static func index(ofPath path: String) -> Int? {
        let prefix = "Sources/UIKit/"
        guard path.hasPrefix(prefix) else { return nil }
        let place = path.dropFirst(prefix.count)
        var best: (length: Int, index: Int)?
        for (index, floor) in all.enumerated() {
            for candidate in floor.places where place == candidate || place.hasPrefix(candidate + "/") {
                if candidate.count > best?.length ?? -1 { best = (candidate.count, index) }
            }
        }
        return best?.index
    }
}
