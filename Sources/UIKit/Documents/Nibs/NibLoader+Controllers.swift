import InterfaceBuilder

/// Controllers of documents: made at once, their views when first asked for.
extension NibLoader {
    static func isController(_ element: MarkupElement) -> Bool { controllerClasses[element.name] != nil }

    private static let controllerClasses: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "collectionViewController": UICollectionViewController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
        "hostingController": UIViewController.self,
        "glkViewController": UIViewController.self, "avPlayerViewController": UIViewController.self,
    ]

    func makeController(_ element: MarkupElement) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" { return makeReferenced(element) }
        guard let base = Self.controllerClasses[element.name] else { return nil }
        let type = customClass(of: element, base: base)
        guard let controller = type.init(coder: NibCoder(element: element, loader: self)) else { return nil }
        finishController(controller, element)
        return controller
    }

    /// The controller of another storyboard behind a reference: the one that it names, else the initial one.
    private func makeReferenced(_ element: MarkupElement) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let storyboard = UIStoryboard(name: name, bundle: options.bundle)
        if let identifier = element["referencedIdentifier"] {
            return storyboard.instantiateViewController(withIdentifier: identifier)
        }
        return storyboard.instantiateInitialViewController()
    }

    /// Sets the attributes that follow the initialiser, whoever called it.
    func finishController(_ controller: UIViewController, _ element: MarkupElement) {
        register(controller, element)
        controller.madeBy = source?.storyboard
        takeAttributes(of: element, for: controller)
        awaking.append(controller)
    }
}

/// The part of its document that a controller keeps.
struct NibScene {
    let source: NibDocument
    /// The controller's element, as written.
    let element: MarkupElement
    /// The objects beside the controller in its scene, made with its view.
    var companions: [AnyObject] = []
}

extension UIViewController {
    func decode(from coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        let element = nib.element
        nib.loader.register(self, element)
        if let source = nib.loader.source { scene = NibScene(source: source, element: element) }
        if let title = nib.loader.text(element, "title") { self.title = title }
        restorationIdentifier =
            element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true
            ? element["storyboardIdentifier"] : element["restorationIdentifier"]
        if let item = element.child(key: "navigationItem") {
            let type = nib.loader.customClass(of: item, base: UINavigationItem.self)
            if type != UINavigationItem.self, let own = type.init(coder: NibCoder(element: item, loader: nib.loader)) {
                navigationItem = own
            }
            if let title = nib.loader.text(item, "title") { navigationItem.title = title }
            navigationItem.decodeBarItems(from: item, nib.loader)
            nib.loader.register(navigationItem, item)
        }
        if let items = element.child("toolbarItems")?.children, !items.isEmpty {
            toolbarItems = items.map { UIBarButtonItem.decoded(from: $0, nib.loader) }
        }
        hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
        extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
        automaticallyAdjustsScrollViewInsets = element.flag("automaticallyAdjustsScrollViewInsets") ?? true
        if let edges = element.child(key: "edgesForExtendedLayout") {
            edgesForExtendedLayout = [
                ("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ].reduce(into: []) { if edges.flag($1.0) == true { $0.insert($1.1) } }
        }
        decodePresentation(from: element)
        decodeTabBarItem(element, nib.loader)
    }

    private func decodeTabBarItem(_ element: MarkupElement, _ loader: NibLoader) {
        guard let item = element.child(key: "tabBarItem") else { return }
        tabBarItem = UITabBarItem.decoded(from: item, loader)
        loader.register(tabBarItem, item)
    }

    /// The view that the controller's scene has; false where it has none.
    func loadViewFromScene() -> Bool {
        guard let scene, let written = scene.element.child(key: "view") else { return false }
        let loader = scene.source.makeLoader()
        loader.owner = self
        loader.objects[scene.element.id ?? ""] = self
        if let item = scene.element.child(key: "navigationItem") {
            loader.register(navigationItem, item)
            navigationItem.registerBarItems(from: item, with: loader)
        }
        for (element, item) in zip(scene.element.child("toolbarItems")?.children ?? [], toolbarItems ?? []) {
            loader.register(item, element)
            guard let connections = element.child("connections")?.children else { continue }
            loader.pendingConnections.append((item, connections))
        }
        // Views and other objects beside the controller, in the scene's dock, are the controller's to hold.
        self.scene?.companions = scene.source.document.companions(of: scene.element.id ?? "").compactMap { element in
            if element.name == "placeholder" || element.name == "exit" || NibLoader.isController(element) { return nil }
            return loader.makeObject(element.resolved(for: loader.options.sizeClasses))
        }
        guard let view = loader.makeView(written.resolved(for: loader.options.sizeClasses)) else { return false }
        view.frame = UIScreen.main.sceneBounds
        self.view = view
        for guide in scene.element.children(of: "layoutGuides") {
            guard let id = guide.id else { continue }
            loader.guides[id] = guide["type"] == "top" ? topLayoutGuide : bottomLayoutGuide
        }
        if let connections = scene.element.child("connections")?.children {
            loader.pendingConnections.insert((self, connections), at: 0)
        }
        loader.finish()
        loader.logNotes()
        return true
    }

    /// The view of a document of the controller's own: `nibName`, or the class's name.
    func loadViewFromNib() -> Bool {
        let name: String
        if let nibName {
            name = nibName
        } else {
            guard type(of: self) != UIViewController.self, let own = Self.nibNames(of: self).first(where: exists)
            else { return false }
            name = own
        }
        (nibBundle ?? .main).loadNibNamed(name, owner: self)
        // The controller's container places its view, whatever the document says of it.
        viewIfLoaded?.translatesAutoresizingMaskIntoConstraints = true
        return isViewLoaded
    }

    private func exists(_ name: String) -> Bool {
        ApplicationBundles.path(of: name, ofType: "xib", in: nibBundle ?? .main) != nil
    }

    /// `ProfileView` and `ProfileViewController` for a `ProfileViewController`, without its module's name.
    private static func nibNames(of controller: UIViewController) -> [String] {
        let name = _typeName(type(of: controller), qualified: false)
        let isLonger = name.hasSuffix("Controller") && name != "Controller"
        return (isLonger ? [String(name.dropLast("Controller".count))] : []) + [name]
    }
}
