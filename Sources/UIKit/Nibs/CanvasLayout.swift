import InterfaceBuilder

/// A view tree of a document laid out as on Interface Builder's canvas: root at its recorded size, on the document's
/// device, with the bars that its scene shows.
@MainActor package struct CanvasLayout {
    package struct Frame: Sendable {
        package let id: String
        /// The element's name, and the class that it asks for.
        package let element: String
        package let customClass: String?
        /// How deep below the root.
        package let depth: Int
        package let computed: CGRect
        /// nil where the document has none.
        package let recorded: CGRect?
        /// Placed by its recorded frame rather than by constraints.
        package let usesMask: Bool
    }

    package let root: UIView
    package let frames: [Frame]
    package let notes: [NibNote]
    package let log: [String]
    private let controller: UIViewController?

    /// - Parameter root: the root view's id.
    package init?(_ document: InterfaceDocument, graph: SceneGraph, root id: String, leafSizes: NibOptions.LeafSizes) {
        let device = CanvasDevice(of: document)
        guard let written = document.object(id) else { return nil }
        let element = written.resolved(for: device.sizeClasses)
        Self.prepare(device, toolsVersion: document.toolsVersion)
        var options = NibOptions(sizeClasses: device.sizeClasses)
        options.leafSizes = leafSizes
        options.isCanvas = true
        let loader = NibLoader(document, options: options)
        var log: [String] = []
        let earlier = UIKitLog.handler
        UIKitLog.handler = { log.append($0) }
        defer { UIKitLog.handler = earlier }

        let place = CanvasPlace(of: written, in: document, graph: graph)
        guard let view = loader.makeView(element) else { return nil }
        var holder: UIViewController?
        if let controller = place.controller {
            let made = UIViewController()
            made.viewRespectsSystemMinimumLayoutMargins = false
            made.view = view
            for guide in controller.children(of: "layoutGuides") {
                guard let id = guide.id else { continue }
                loader.guides[id] = guide["type"] == "top" ? made.topGuide : made.bottomGuide
            }
            holder = made
        }
        if let recorded = element.rect(key: "frame") {
            view.frame = CGRect(x: 0, y: 0, width: recorded.width, height: recorded.height)
        }
        place.applyMargins(to: view, device: device, toolsVersion: document.toolsVersion)
        view.layoutTraits.translatesAutoresizingMask = true
        loader.finish()
        let insets = place.safeArea(of: view.bounds.size, device: device)
        view.setSafeAreaInsets(UIEdgeInsets(insets))
        view.layoutIfNeeded()
        controller = holder
        root = view
        notes = loader.notes
        self.log = log
        var frames: [Frame] = []
        Self.collect(element, depth: 0, loader: loader, into: &frames)
        self.frames = frames
    }

    /// The screen and the release that a document of a version was made for.
    private static func prepare(_ device: CanvasDevice, toolsVersion: Int) {
        let profile = DeviceProfile(
            device.id ?? "canvas", CGFloat(device.width), CGFloat(device.height), CGFloat(device.scale),
            top: CGFloat(device.safeArea.top), bottom: CGFloat(device.safeArea.bottom),
            statusBar: CGFloat(device.safeArea.top), isPad: device.isPad)
        if UIScreen.main.device != profile { UIScreen.main.device = profile }
        let release: BehaviourProfile.Release =
            switch toolsVersion {
            case ..<8000: .iOS8
            case ..<13_000: .iOS9_10
            case ..<14_800: .iOS11_12
            case ..<19_000: .iOS13_14
            case ..<24_000: .iOS15_18
            default: .iOS26
            }
        BehaviourProfile.current = BehaviourProfile(release: release)
    }

    private static func collect(
        _ element: MarkupElement, depth: Int, loader: NibLoader, into frames: inout [Frame]
    ) {
        if let id = element.id, let view = loader.objects[id] as? UIView {
            frames.append(
                Frame(
                    id: id, element: element.name, customClass: element["customClass"], depth: depth,
                    computed: view.frame,
                    recorded: element.rect(key: "frame").map {
                        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
                    },
                    usesMask: loader.maskViews.contains(id)))
        }
        for child in element.children(of: "subviews") {
            collect(child, depth: depth + 1, loader: loader, into: &frames)
        }
        if element.name == "visualEffectView", let content = element.child(key: "contentView") {
            collect(content, depth: depth + 1, loader: loader, into: &frames)
        }
    }
}

extension UIViewController {
    fileprivate var topGuide: AnyObject { topLayoutGuide }
    fileprivate var bottomGuide: AnyObject { bottomLayoutGuide }
}
