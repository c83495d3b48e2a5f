import InterfaceBuilder

/// The values of an element by name, each in one spelling, and the objects that it holds.
struct ValueReader {
    private let element: MarkupElement
    /// The recorded frame is a result of layout and no value.
    private let isPlacedByConstraints: Bool
    private(set) var values: [String: String] = [:]
    private(set) var children: [(element: MarkupElement, container: String)] = []

    init(_ element: MarkupElement, isPlacedByConstraints: Bool) {
        self.element = element
        self.isPlacedByConstraints = isPlacedByConstraints
    }

    mutating func read() {
        readAttributes()
        for child in element.children { read(child) }
        for (name, value) in Self.defaults where values[name] == value { values[name] = nil }
    }

    private mutating func readAttributes() {
        for attribute in element.attributes where !Self.ignored.contains(attribute.name) {
            values[attribute.name] =
                Self.texts.contains(attribute.name) ? attribute.value : Self.number(attribute.value)
        }
        // Xcode's older name of the same kind of button.
        if values["buttonType"] == "roundedRect" { values["buttonType"] = "system" }
        // The target's own module is put in when the document is compiled.
        if element["customModuleProvider"] == "target" { values["customModule"] = nil }
    }

    private mutating func read(_ child: MarkupElement) {
        switch child.name {
        case "constraints", "connections": return
        case "variation": readVariation(child)
        case "userDefinedRuntimeAttributes":
            for entry in child.children {
                let value = entry.children.first.map { ValueSpelling.of($0) ?? $0.text } ?? entry["value"] ?? ""
                values["runtime attribute \(entry["keyPath"] ?? "")"] = value
            }
        case _ where Self.ignoredRoles.contains(child.key ?? ""): return
        // Nothing is what holds without the element as well.
        case "nil", "animations": return
        case "textInputTraits" where child.attributes.count <= 1 && child.children.isEmpty: return
        case "rect" where child.key == "frame":
            if !isPlacedByConstraints { values["frame"] = ValueSpelling.of(child) }
        case _ where child.id != nil || child.key == "contentView": children.append((child, ""))
        case _ where child.key == nil && child.children.contains { $0.id != nil }:
            for grandchild in child.children { children.append((grandchild, child.name)) }
        default: flatten(child, path: child.key ?? child.name)
        }
    }

    /// An element that is a value, or the values in it.
    private mutating func flatten(_ child: MarkupElement, path: String) {
        if let spelling = ValueSpelling.of(child) {
            values[path] = spelling
            return
        }
        let isState = child.name == "state"
        let prefix = path == "state" ? child.key ?? path : path
        for attribute in child.attributes where attribute.name != "key" && attribute.name != "id" {
            values["\(prefix).\(attribute.name)"] =
                Self.texts.contains(attribute.name) ? attribute.value : Self.number(attribute.value)
        }
        if child.attributes.count <= 1, child.children.isEmpty, !isState {
            values[prefix] = child.text.isEmpty ? child.name : child.text
        }
        for (index, grandchild) in child.children.enumerated() {
            flatten(grandchild, path: "\(prefix).\(grandchild.key ?? String(index))")
        }
    }

    private mutating func readVariation(_ variation: MarkupElement) {
        guard let key = variation.key, key != "default" else { return }
        for attribute in variation.attributes where attribute.name != "key" {
            values["\(attribute.name) (\(key))"] = Self.number(attribute.value)
        }
        for child in variation.children where child.name != "mask" {
            if let spelling = ValueSpelling.of(child) { values["\(child.key ?? child.name) (\(key))"] = spelling }
        }
    }

    /// The ids that variations leave out or bring back, with the name and value of that.
    static func masks(of element: MarkupElement) -> [(id: String, name: String, value: String)] {
        element.children.filter { $0.name == "variation" }.flatMap { variation in
            variation.children.filter { $0.name == "mask" }.flatMap { mask in
                mask.children.compactMap { entry in
                    entry["reference"].map {
                        ($0, "installed (\(variation.key ?? ""))", entry.name == "exclude" ? "NO" : "YES")
                    }
                }
            }
        }
    }

    static func documentValues(of document: InterfaceDocument) -> [String: String] {
        var values: [String: String] = [:]
        values["useSafeAreas"] = document.usesSafeAreas ? "YES" : "NO"
        if document.root.flag("launchScreen") == true { values["launchScreen"] = "YES" }
        return values
    }

    /// A number in one spelling: at most four decimals, none that are 0; another text as it is.
    static func number(_ text: String) -> String {
        guard let value = Double(text), value.isFinite,
            text.first.map({ $0.isNumber || $0 == "-" || $0 == "." }) == true
        else { return text }
        return number(value)
    }

    static func number(_ value: Double) -> String {
        guard abs(value) < 1e12 else { return "\(value)" }
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension ValueReader {
    /// Attributes that nothing on a screen depends on: identities, a cell's and its parts' names for one another, the
    /// editor's marks, the canvas's own.
    private static let ignored: Set<String> = [
        "id", "key", "userLabel", "customModuleProvider", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
        "tableViewCell", "textLabel", "detailTextLabel", "imageView", "sceneMemberID", "colorLabel",
        "propertyAccessControl", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight", "wantsFullScreenLayout", "placeholderIdentifier", "simulatedAppContext",
    ]
    /// Children that the canvas alone reads.
    private static let ignoredRoles: Set<String> = [
        "canvasLocation", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
        "simulatedOrientationMetrics", "simulatedDestinationMetrics", "simulatedToolbarMetrics", "freeformSize",
        "freeformSimulatedSizeMetrics", "simulatedScreenMetrics", "simulatedPresentationContext",
        "accessibilityConfigurationPlaceholder",
    ]
    /// Attributes that are texts even where they look like numbers.
    static let texts: Set<String> = [
        "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "customClass", "reuseIdentifier",
        "storyboardIdentifier", "restorationIdentifier", "identifier", "label", "hint", "image", "subtitle", "name",
    ]
    /// UIKit's documented defaults, which a document may state or leave out.
    private static let defaults: KeyValuePairs = [
        "hidden": "NO", "alpha": "1", "enabled": "YES", "userInteractionEnabled": "YES", "clipsSubviews": "NO",
        "multipleTouchEnabled": "NO", "opaque": "YES", "clearsContextBeforeDrawing": "YES", "tag": "0",
        "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
        "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
        "contentMode": "scaleToFill", "semanticContentAttribute": "unspecified",
        "translatesAutoresizingMaskIntoConstraints": "YES", "numberOfLines": "1", "spacing": "0",
        "adjustsFontForContentSizeCategory": "NO", "preservesSuperviewLayoutMargins": "NO", "highlighted": "NO",
        "selected": "NO", "textAlignment": "natural", "insetsLayoutMarginsFromSafeArea": "YES", "text": "",
    ]
}
