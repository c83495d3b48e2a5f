public import InterfaceBuilder

/// A document as written, held against the rules that need no layout.
public struct DocumentInspection {
    let document: InterfaceDocument
    /// The printed path.
    let path: String
    let project: ProjectFacts
    /// The texts of the document by language, each by id and property.
    let languages: [(name: String, texts: [String: String])]
    let selection: RuleSelection
    private(set) var findings: [Finding] = []
    /// The ids that outlets lead to.
    private(set) var outlets: Set<String> = []

    /// - Parameters:
    ///   - path: the path to print.
    ///   - languages: the languages that have texts for the document.
    public static func findings(
        _ document: InterfaceDocument, path: String, project: ProjectFacts,
        languages: [(name: String, texts: [String: String])] = [], selection: RuleSelection
    ) -> [Finding] {
        var inspection = DocumentInspection(
            document: document, path: path, project: project, languages: languages, selection: selection)
        inspection.collectOutlets(document.root)
        inspection.visit(document.root)
        inspection.checkReach()
        return inspection.findings
    }

    mutating func add(
        _ rule: Rule, _ element: MarkupElement, other: String = "", id: String? = nil, _ message: String,
        settings: [String] = []
    ) {
        guard selection.contains(rule) else { return }
        findings.append(
            Finding(
                rule, document: path, line: element.line, object: id ?? element.id ?? "", other: other,
                message: message, settings: settings))
    }

    private mutating func collectOutlets(_ element: MarkupElement) {
        if element.name.hasPrefix("outlet"), let destination = element["destination"] { outlets.insert(destination) }
        for child in element.children { collectOutlets(child) }
    }

    private mutating func visit(_ element: MarkupElement) {
        guard element.name != "resources", element.name != "dependencies" else { return }
        if element["customClass"] != nil { checkClass(element) }
        for connection in element.children(of: "connections") { checkConnection(connection, of: element) }
        checkResources(element)
        checkVariations(element)
        if element.id != nil { checkTexts(element) }
        for child in element.children { visit(child) }
    }

    // MARK: Classes and connections

    private mutating func checkClass(_ element: MarkupElement) {
        guard let name = element["customClass"], let classes = project.classes, classes[name] == nil,
            !ProjectFacts.isSystemClass(name)
        else { return }
        // A class of a library needn't be in the sources.
        let isOfTarget = element["customModuleProvider"] == "target"
        guard isOfTarget || element["customModule"] == nil && !project.usesLibraries else { return }
        add(.missingClass, element, other: name, "there is no class \(name) in the sources")
    }

    private mutating func checkConnection(_ connection: MarkupElement, of source: MarkupElement) {
        switch connection.name {
        case "outlet", "outletCollection":
            guard let property = connection["property"], let name = source["customClass"],
                let chain = project.chain(of: name), !KnownMembers.outlets.contains(property),
                !(source.name == "button" && property == "titleLabel"),
                !chain.contains(where: {
                    $0.properties.contains { Self.setter($0) == Self.setter(property) }
                        || $0.methods.contains(Self.setter(property))
                })
            else { return }
            add(.missingOutlet, connection, other: property, id: source.id, "\(name) has no outlet \(property)")
        case "action":
            guard let selector = connection["selector"], let destination = connection["destination"],
                let target = document.object(destination) ?? document.objects.first(where: { $0.id == destination }),
                let name = target["customClass"], let chain = project.chain(of: name),
                !KnownMembers.actions.contains(selector),
                !chain.contains(where: { $0.methods.contains { Self.is(selector, of: $0) } })
            else { return }
            add(.missingAction, connection, other: selector, id: source.id, "\(name) has no action \(selector)")
        default: return
        }
    }

    /// `title` is set by `setTitle`.
    private static func setter(_ property: String) -> String {
        "set\(property.prefix(1).uppercased())\(property.dropFirst())"
    }

    /// True if a method of that name may have the selector: `save` has `save`, `save:` and `saveWithSender:`.
    private static func `is`(_ selector: String, of method: String) -> Bool {
        let first = selector.prefix { $0 != ":" }
        guard first.hasPrefix(method) else { return false }
        let rest = first.dropFirst(method.count)
        return rest.isEmpty || rest.first?.isUppercase == true
    }
}

/// Members of UIKit's classes that documents connect to.
enum KnownMembers {
    static let outlets: Set<String> = [
        "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "tableView",
        "collectionView", "window", "navigationItem", "navigationBar", "toolbar", "tabBar", "refreshControl",
        "inputView",
        "inputAccessoryView", "textLabel", "detailTextLabel", "imageView", "contentView", "backgroundView",
        "selectedBackgroundView", "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView",
        "editingAccessoryAction", "accessoryAction", "searchDisplayController", "gestureRecognizers", "titleView",
        "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
        "toolbarItems", "tableHeaderView", "tableFooterView", "searchBar", "searchResultsDelegate", "tabBarItem",
        "searchResultsDataSource", "maskView", "mask", "viewControllers", "items", "selectedItem", "customView",
        "secondaryAction", "uiDelegate", "navigationDelegate", "UIDelegate", "session", "scene", "layoutGuides",
        "previewingContext", "focusItem", "preferredFocusedView", "nextResponder", "topItem", "collectionViewLayout",
    ]
    static let actions: Set<String> = [
        "resignFirstResponder", "becomeFirstResponder", "copy:", "paste:", "cut:", "select:", "selectAll:", "delete:",
        "reloadData", "setNeedsLayout", "setNeedsDisplay", "goBack", "goForward", "reload", "stopLoading", "play",
        "stop", "pause", "startAnimating", "stopAnimating", "endEditing:", "toggleMasterVisible:", "reloadInputViews",
        "goBack:", "goForward:", "reload:", "stopLoading:", "layoutIfNeeded", "layoutSubviews", "sizeToFit",
        "removeFromSuperview", "showDetailViewController:sender:", "showViewController:sender:", "toggleSidebar:",
        "beginRefreshing", "endRefreshing",
    ]
}
