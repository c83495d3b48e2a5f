/// The bars above and below a controller's view on the canvas, by its scene and the scenes that lead to it.
public struct CanvasBars: Sendable {
    public var hasStatusBar = true
    /// Points; 0 without a bar.
    public var navigationBar = 0.0
    public var isNavigationBarOpaque = false
    public var bottomBar = 0.0
    public var isBottomBarOpaque = false
    /// The view lies inside of another controller's.
    public var isEmbedded = false
    public var extendsUnderTop = true
    public var extendsUnderBottom = true
    public var extendsUnderOpaque = false
    /// The size that the scene was given instead of a device's; points.
    public var freeformSize: (width: Double, height: Double)?
    /// The canvas of the document's Xcode.
    public var release: CanvasRelease

    /// - Parameter toolsVersion: that of the document.
    public init(toolsVersion: Int) { release = CanvasRelease(toolsVersion) }

    /// The bars around the view of a controller.
    public init(around controller: MarkupElement, in document: InterfaceDocument, graph: SceneGraph) {
        self.init(toolsVersion: document.toolsVersion)
        let id = controller.id ?? ""
        let device = CanvasDevice(of: document)
        let toolbarHeight = release.toolbarHeight(hasHomeIndicator: device.hasHomeIndicator)
        if release.presentsAsSheets, graph.isPresented(id) {
            hasStatusBar = false
        } else {
            if let navigation = graph.navigationController(above: id) {
                surround(by: navigation, controller, device)
                if navigation.flag("toolbarHidden") == false { bottomBar = toolbarHeight }
                simulate(navigation, toolbarHeight: toolbarHeight)
            }
            if let tabs = graph.tabBarController(above: id) {
                bottomBar = 49
                isBottomBarOpaque = tabs.child(key: "tabBar")?.flag("translucent") == false
            }
        }
        isEmbedded = graph.isEmbedded(id)
        extendsUnderOpaque = controller.flag("extendedLayoutIncludesOpaqueBars") ?? false
        if let edges = controller.child(key: "edgesForExtendedLayout") {
            extendsUnderTop = edges.flag("top") ?? false
            extendsUnderBottom = edges.flag("bottom") ?? false
        }
        freeformSize = controller.size(key: "freeformSize")
        if release.hidesPushedBars, controller.flag("hidesBottomBarWhenPushed") == true { bottomBar = 0 }
        // The bars are those of the scenes that lead here if no navigation controller tells.
        if graph.navigationController(above: id) == nil {
            for source in graph.shows(towards: id) { simulate(source, toolbarHeight: toolbarHeight) }
        }
        simulate(controller, toolbarHeight: toolbarHeight)
        if let view = controller.child(key: "view") { simulate(view, toolbarHeight: toolbarHeight) }
    }

    /// The bar of the navigation controller that shows a controller.
    private mutating func surround(
        by navigation: MarkupElement, _ controller: MarkupElement, _ device: CanvasDevice
    ) {
        guard navigation.flag("navigationBarHidden") != true else { return }
        let bar = navigation.child(key: "navigationBar")
        navigationBar = device.isPad ? release.padNavigationBarHeight : 44
        if bar?.flag("largeTitles") == true, Self.showsLargeTitle(controller) {
            // The bar's own rectangle is as high as the canvas drew it.
            let recorded = bar?.rect(key: "frame")?.height ?? 0
            navigationBar = recorded > 0 ? recorded : navigationBar + 52
        }
        isNavigationBarOpaque = bar?.flag("translucent") == false
    }

    /// Applies the bars that the canvas simulates where nothing leads to the controller.
    ///
    /// - Parameter toolbarHeight: a toolbar's on this canvas, points.
    public mutating func simulate(_ element: MarkupElement, toolbarHeight: Double) {
        for child in element.children {
            switch child.key {
            case "simulatedStatusBarMetrics": hasStatusBar = child.name != "nil"
            case "simulatedTopBarMetrics":
                if child.name == "nil" {
                    navigationBar = 0
                } else {
                    navigationBar = max(navigationBar, child.flag("prompted") == true ? 74 : 44)
                    isNavigationBarOpaque = child.flag("translucent") == false
                }
            case "simulatedBottomBarMetrics":
                if child.name == "nil" {
                    bottomBar = 0
                } else {
                    bottomBar = child.name.contains("Toolbar") ? toolbarHeight : 49
                    isBottomBarOpaque = child.flag("translucent") == false
                }
            case "simulatedToolbarMetrics":
                bottomBar = child.name == "nil" ? 0 : toolbarHeight
            default: break
            }
        }
    }

    /// Large titles are the first controller's, and of those that ask for them.
    private static func showsLargeTitle(_ controller: MarkupElement) -> Bool {
        switch controller.child(key: "navigationItem")?["largeTitleDisplayMode"] {
        case "never": false
        case "always": true
        default: true
        }
    }
}

extension CanvasBars {
    /// The view begins below the bar at the top.
    public var coversTop: Bool {
        isNavigationBarOpaque && !extendsUnderOpaque || !extendsUnderTop && navigationBar > 0
    }

    /// The view ends above the bar at the bottom.
    public var coversBottom: Bool { isBottomBarOpaque && !extendsUnderOpaque || !extendsUnderBottom && bottomBar > 0 }

    /// The safe area of a root view of a size on a device's canvas.
    public func safeArea(width: Double, height: Double, on device: CanvasDevice) -> InterfaceInsets {
        var insets = device.safeArea
        if release.countsSafeAreaTwice, device.hasHomeIndicator, navigationBar == 0, bottomBar == 0 {
            insets.top *= 2
            insets.bottom *= 2
        }
        let screen = freeformSize ?? (device.width, device.height)
        let isWholeScreen = abs(width - screen.width) < 1
        let topIsCovered = coversTop
        let missing = screen.height - height
        // A view as high as the screen lies under an opaque bar all the same.
        let bottomIsCovered =
            isBottomBarOpaque && !extendsUnderOpaque && missing > 1 || !extendsUnderBottom && bottomBar > 0
        if isEmbedded, !isWholeScreen || missing > 1 {
            return InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0)
        }
        if !hasStatusBar, !device.hasHomeIndicator { insets.top = 0 }
        let isSheet = isWholeScreen && missing > 1 && !topIsCovered && !bottomIsCovered
        var bar = navigationBar
        if isSheet {
            insets.top = 0
            if bar == 44 { bar = 56 }
        }
        // A view below a bar that is as high as the screen all the same ends below the screen.
        let overhang = topIsCovered && missing < 1 && isWholeScreen ? insets.top + bar : 0
        insets.top = topIsCovered ? 0 : insets.top + bar
        insets.bottom += overhang
        insets.bottom = bottomIsCovered ? 0 : insets.bottom + bottomBar
        if freeformSize != nil, release.placesFreeViewsOnScreen, width <= device.width {
            insets.bottom = max(0, insets.bottom - max(0, device.height - height))
        }
        return insets
    }

    /// The safe area of a view alone in its document, at the top left of the screen.
    ///
    /// If it has a size of its own, Xcode's earlier releases gave it none on a device with a home button.
    public func safeAreaAlone(width: Double, height: Double, on device: CanvasDevice) -> InterfaceInsets {
        var insets = device.safeArea
        let isWholeScreen = abs(width - device.width) < 1 && abs(height - device.height) < 1
        if !isWholeScreen, !device.hasHomeIndicator, !release.hasStatusBarAboveFreeViews { insets.top = 0 }
        if isWholeScreen, release.countsSafeAreaTwice, device.hasHomeIndicator, navigationBar == 0, bottomBar == 0 {
            return InterfaceInsets(
                top: insets.top * 2, left: insets.left, bottom: insets.bottom * 2, right: insets.right)
        }
        insets.top += navigationBar
        let isOnScreen = release.placesFreeViewsOnScreen && width <= device.width
        insets.bottom = max(0, insets.bottom + bottomBar - (isOnScreen ? max(0, device.height - height) : 0))
        insets.right = max(0, insets.right - max(0, device.width - width))
        return insets
    }
}
