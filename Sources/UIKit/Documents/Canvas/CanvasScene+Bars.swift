import InterfaceBuilder

/// The bars around a scene, as the canvas draws them.
extension CanvasSceneMaker {
    /// - Parameter isSheet: the view is shorter than the screen: it is presented, below no status bar.
    func addBars(to picture: inout Picture, around controller: MarkupElement, _ bars: CanvasBars, isSheet: Bool) {
        let width = picture.size.width
        if bars.navigationBar > 0 {
            let top = isSheet ? 0 : CGFloat(bars.hasStatusBar || device.hasHomeIndicator ? device.safeArea.top : 0)
            let bar = navigationBar(
                of: graph.navigationController(above: controller.id ?? ""), showing: controller,
                CGRect(x: 0, y: top, width: width, height: CGFloat(bars.navigationBar)))
            picture.add(bar)
        }
        guard bars.bottomBar > 0 else { return }
        let below = isSheet ? 0 : CGFloat(device.safeArea.bottom)
        let height = CGFloat(bars.bottomBar) + below
        let frame = CGRect(x: 0, y: picture.size.height - height, width: width, height: height)
        if let tabs = graph.tabBarController(above: controller.id ?? "") {
            picture.add(tabBar(of: tabs, showing: controller, frame))
        } else {
            picture.add(toolbar(of: controller, frame))
        }
    }

    /// A controller that has no view in the document: its bars, and what it is.
    func container(_ controller: MarkupElement) -> Picture {
        if controller.name == "viewControllerPlaceholder" { return reference(controller) }
        let size = controller.size(key: "freeformSize").map { CGSize(width: $0.width, height: $0.height) } ?? screen
        var picture = Picture(size: size)
        let ground = UIView(frame: CGRect(origin: .zero, size: size))
        ground.backgroundColor = .secondarySystemBackground
        let label = UILabel(frame: ground.bounds)
        label.text = SceneName.kind(of: controller)
        label.font = .systemFont(ofSize: 24)
        label.textColor = .tertiaryLabel
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        ground.addSubview(label)
        picture.add(ground)
        let top = CGFloat(device.safeArea.top)
        let below = CGFloat(device.safeArea.bottom)
        switch controller.name {
        case "navigationController":
            guard controller.flag("navigationBarHidden") != true else { break }
            let height = CGFloat(controller.child(key: "navigationBar")?.rect(key: "frame")?.height ?? 44)
            picture.add(
                navigationBar(
                    of: controller, showing: nil,
                    CGRect(x: 0, y: top, width: size.width, height: max(44, height))))
        case "tabBarController":
            let height = 49 + below
            picture.add(
                tabBar(
                    of: controller, showing: nil,
                    CGRect(x: 0, y: size.height - height, width: size.width, height: height)))
        default: break
        }
        let shows = ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
        if !shows.contains(controller.name) {
            picture.emptiness =
                "its controller, \(controller["customClass"] ?? SceneName.kind(of: controller)), has no view in the document"
        }
        return picture
    }

    /// A reference to a controller of another storyboard: as small as the canvas draws it.
    private func reference(_ element: MarkupElement) -> Picture {
        let label = UILabel()
        label.text = [element["storyboardName"], element["referencedIdentifier"]].compactMap { $0 }.joined(
            separator: ": ")
        if label.text?.isEmpty ?? true { label.text = SceneName.of(element) }
        label.font = .systemFont(ofSize: 14)
        label.textAlignment = .center
        label.backgroundColor = .systemBackground
        label.frame.size = CGSize(width: max(120, label.intrinsicContentSize.width + 32), height: 36)
        var picture = Picture(size: label.bounds.size)
        picture.add(label)
        return picture
    }

    // MARK: Bars

    private func navigationBar(
        of navigation: MarkupElement?, showing controller: MarkupElement?, _ frame: CGRect
    ) -> UINavigationBar {
        let loader = makeLoader()
        let bar = UINavigationBar(frame: frame)
        if let written = navigation?.child(key: "navigationBar") { bar.decode(written, loader) }
        bar.reach = frame.minY
        var items: [UINavigationItem] = []
        if let controller {
            if navigation != nil, let previous = pusher(of: controller) {
                items.append(item(of: previous, loader))
            }
            items.append(item(of: controller, loader))
        }
        bar.setItems(items, animated: false)
        // Bars of glass are higher than the room that the canvas keeps for them.
        bar.frame = CGRect(
            origin: frame.origin, size: CGSize(width: frame.width, height: max(frame.height, bar.zoneHeight)))
        bar.layoutIfNeeded()
        notes += loader.notes
        return bar
    }

    /// The first controller with a segue that pushes another one.
    private func pusher(of controller: MarkupElement) -> MarkupElement? {
        func pushes(_ element: MarkupElement) -> Bool {
            element.name == "segue" && element["destination"] == controller.id
                && (element["kind"] == "show" || element["kind"] == "push") || element.children.contains(where: pushes)
        }
        return document.scenes.lazy.compactMap(\.controller).first { $0.id != controller.id && pushes($0) }
    }

    private func item(of controller: MarkupElement, _ loader: NibLoader) -> UINavigationItem {
        let written = controller.child(key: "navigationItem")
        let title = written.flatMap { loader.text($0, "title") } ?? loader.text(controller, "title")
        let item = UINavigationItem(title: title ?? "")
        if let written { item.decodeBarItems(from: written, loader) }
        return item
    }

    private func tabBar(of tabs: MarkupElement, showing controller: MarkupElement?, _ frame: CGRect) -> UITabBar {
        let loader = makeLoader()
        let bar = UITabBar(frame: frame)
        if let written = tabs.child(key: "tabBar") { bar.decode(written, loader) }
        let children = tabs.children(of: "connections").filter { $0["relationship"] == "viewControllers" }
            .compactMap { $0["destination"].flatMap { document.object($0) } }
        let items = children.map { child in
            child.child(key: "tabBarItem").map { UITabBarItem.decoded(from: $0, loader) }
                ?? UITabBarItem(title: loader.text(child, "title"), image: nil, selectedImage: nil)
        }
        bar.items = items
        let selected = controller?.id.flatMap { id in children.firstIndex { leads($0, to: id) } } ?? 0
        bar.selectedItem = items.indices.contains(selected) ? items[selected] : nil
        bar.frame = frame
        notes += loader.notes
        return bar
    }

    /// True if a controller contains another one or pushes it, however many are between them.
    private func leads(_ controller: MarkupElement, to id: String) -> Bool {
        var waiting = [controller]
        var seen: Set<String> = []
        while let next = waiting.popLast() {
            if next.id == id { return true }
            guard seen.insert(next.id ?? "").inserted else { continue }
            waiting += Self.destinations(of: next).compactMap { document.object($0) }
        }
        return false
    }

    private static func destinations(of element: MarkupElement) -> [String] {
        let own = element["destination"].map { [$0] } ?? []
        let isWay = element.name == "segue" && ["relationship", "show", "push", "showDetail"].contains(element["kind"])
        return (isWay ? own : []) + element.children.flatMap(destinations)
    }

    private func toolbar(of controller: MarkupElement, _ frame: CGRect) -> UIToolbar {
        let loader = makeLoader()
        let bar = UIToolbar(frame: frame)
        let navigation = graph.navigationController(above: controller.id ?? "")
        if let written = navigation?.child(key: "toolbar") { bar.decode(written, loader) }
        bar.items = controller.child("toolbarItems")?.children.map { UIBarButtonItem.decoded(from: $0, loader) }
        bar.frame = frame
        notes += loader.notes
        return bar
    }

    private func makeLoader() -> NibLoader {
        var options = NibOptions(sizeClasses: device.sizeClasses)
        options.isCanvas = settings.isRecorded
        options.bundle = settings.bundle
        options.isShownByTool = true
        options.strings = settings.strings ?? [:]
        CanvasLayout.prepare(
            device, settings, toolsVersion: settings.device == nil ? document.toolsVersion : .max)
        return NibLoader(document, options: options)
    }
}
