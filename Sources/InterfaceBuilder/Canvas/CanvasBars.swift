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
    /// Xcode 16.3 and later count the safe area of whole screens without bars twice.
    public var countsSafeAreaTwice = false

    public init() {}

    private static let firstThatCountsTwice = 24_000

    /// The bars around the view of a controller.
    public init(around controller: MarkupElement, in document: InterfaceDocument, graph: SceneGraph) {
        let isPadWithTallBars = document.deviceID?.hasPrefix("ipad") == true && document.toolsVersion >= 14_800
        if let navigation = graph.navigationController(above: controller.id ?? "") {
            let bar = navigation.child(key: "navigationBar")
            if navigation.flag("navigationBarHidden") != true {
                navigationBar = isPadWithTallBars ? 50 : 44
                if bar?.flag("largeTitles") == true, Self.showsLargeTitle(controller, graph: graph) {
                    navigationBar += 52
                }
                isNavigationBarOpaque = bar?.flag("translucent") == false
            }
            if navigation.flag("toolbarHidden") == false { bottomBar = 44 }
            simulate(navigation)
        }
        if let tabs = graph.tabBarController(above: controller.id ?? "") {
            bottomBar = 49
            isBottomBarOpaque = tabs.child(key: "tabBar")?.flag("translucent") == false
        }
        if controller.flag("hidesBottomBarWhenPushed") == true { bottomBar = 0 }
        isEmbedded = graph.isEmbedded(controller.id ?? "")
        extendsUnderOpaque = controller.flag("extendedLayoutIncludesOpaqueBars") ?? false
        if let edges = controller.child(key: "edgesForExtendedLayout") {
            extendsUnderTop = edges.flag("top") ?? false
            extendsUnderBottom = edges.flag("bottom") ?? false
        }
        freeformSize = controller.size(key: "freeformSize")
        countsSafeAreaTwice = document.toolsVersion >= Self.firstThatCountsTwice
        simulate(controller)
        if let view = controller.child(key: "view") { simulate(view) }
    }

    /// Applies the bars that the canvas simulates where nothing leads to the controller.
    public mutating func simulate(_ element: MarkupElement) {
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
                    bottomBar = child.name.contains("Toolbar") ? 44 : 49
                    isBottomBarOpaque = child.flag("translucent") == false
                }
            default: break
            }
        }
    }

    /// Large titles are the first controller's, and of those that ask for them.
    private static func showsLargeTitle(_ controller: MarkupElement, graph: SceneGraph) -> Bool {
        switch controller.child(key: "navigationItem")?["largeTitleDisplayMode"] {
        case "never": false
        case "always": true
        default: true
        }
    }
}

extension CanvasBars {
    /// The safe area of a root view of a size on a device's canvas.
    public func safeArea(width: Double, height: Double, on device: CanvasDevice) -> InterfaceInsets {
        var insets = device.safeArea
        if countsSafeAreaTwice, navigationBar == 0, bottomBar == 0 {
            insets.top *= 2
            insets.bottom *= 2
        }
        let screen = freeformSize ?? (device.width, device.height)
        let isWholeScreen = abs(width - screen.width) < 1
        let topIsCovered = isNavigationBarOpaque && !extendsUnderOpaque || !extendsUnderTop && navigationBar > 0
        let bottomIsCovered = isBottomBarOpaque && !extendsUnderOpaque || !extendsUnderBottom && bottomBar > 0
        let missing = screen.height - height
        if isEmbedded, !isWholeScreen || missing > 1 {
            return InterfaceInsets(top: 0, left: 0, bottom: 0, right: 0)
        }
        if !hasStatusBar, insets.bottom == 0 { insets.top = 0 }
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
        return insets
    }

    /// The safe area of a view alone in its document, at the top left of the screen.
    ///
    /// If it has a size of its own, it has none where the device has a home button.
    public func safeAreaAlone(
        width: Double, height: Double, on device: CanvasDevice, toolsVersion: Int
    ) -> InterfaceInsets {
        var insets = device.safeArea
        let isWholeScreen = abs(width - device.width) < 1 && abs(height - device.height) < 1
        if insets.bottom == 0, insets.left == 0, !isWholeScreen { insets.top = 0 }
        if isWholeScreen, toolsVersion >= Self.firstThatCountsTwice, navigationBar == 0, bottomBar == 0 {
            return InterfaceInsets(
                top: insets.top * 2, left: insets.left, bottom: insets.bottom * 2, right: insets.right)
        }
        insets.top += navigationBar
        // Since Xcode 13 the bottom counts, wherever the view ends.
        let below = toolsVersion >= 19_000 ? 0 : max(0, device.height - height)
        insets.bottom = max(0, insets.bottom + bottomBar - below)
        insets.right = max(0, insets.right - max(0, device.width - width))
        return insets
    }
}
