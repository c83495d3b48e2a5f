import InterfaceBuilder

/// A view tree of a document laid out by itself: as on Interface Builder's canvas, root at its recorded size, on the
/// document's device, with the bars that its scene shows; or as settings say instead.
///
/// Laying out sets the screen's device and traits; trees of different devices can't exist side by side.
@MainActor package struct CanvasLayout {
    package struct Frame: Sendable {
        package let id: String
        /// The element's name, and the class that it asks for.
        package let element: String
        package let customClass: String?
        /// The depth below the root.
        package let depth: Int
        package let computed: CGRect
        /// nil where the document has none.
        package let recorded: CGRect?
        /// Placed by its recorded frame rather than by constraints.
        package let usesMask: Bool
    }

    package let root: UIView
    /// Pixels a point of the canvas.
    package let scale: CGFloat
    package let frames: [Frame]
    package let notes: [NibNote]
    /// Leaves whose recorded sizes were taken, or would have been but for the settings.
    package let sizedLeaves: [String]
    /// UIKit's log during the layout.
    package let log: [String]
    private let views: [String: UIView]
    private let controller: UIViewController?
    private let dataSources: [AnyObject]
    /// The view around a table.
    private let holder: UIView?
    /// The cell that the root is the content of, where it holds constraints.
    private let cell: UIView?

    package func view(_ id: String) -> UIView? { views[id] }

    /// - Parameters:
    ///   - root: the root view's id.
    ///   - graph: the document's, made once for all its trees.
    /// - Returns: nil where the document has no view of that id.
    package init?(
        _ document: InterfaceDocument, graph: SceneGraph, root id: String, settings: CanvasSettings = CanvasSettings()
    ) {
        guard let written = document.object(id) else { return nil }
        let device = settings.canvas(for: document)
        let element = written.resolved(for: device.sizeClasses)
        Self.prepare(device, settings, toolsVersion: settings.device == nil ? document.toolsVersion : .max)
        var options = NibOptions(sizeClasses: device.sizeClasses)
        options.leafSizes = settings.leafSizes
        options.measuredLeaves = settings.measuredLeaves
        options.isCanvas = settings.isRecorded
        options.showsContents = settings.showsContents
        options.bundle = settings.bundle
        options.isShownByTool = true
        options.strings = settings.strings ?? [:]
        let place = CanvasPlace(of: written, in: document, graph: graph)
        options.hasBottomInset = place.safeArea(of: Self.recordedSize(of: element), device: device).bottom > 0
        let loader = NibLoader(document, options: options)
        var log: [String] = []
        let earlier = UIKitLog.handler
        UIKitLog.handler = { log.append($0) }
        defer { UIKitLog.handler = earlier }

        guard let view = loader.makeView(element) else { return nil }
        controller = place.controller.map { Self.controller(of: view, $0, loader) }
        if element.rect(key: "frame") != nil {
            view.frame = CGRect(origin: .zero, size: Self.recordedSize(of: element))
        }
        view.layoutTraits.translatesAutoresizingMask = true
        cell = place.cell.flatMap { Self.cell(around: view, $0.resolved(for: device.sizeClasses), loader) }
        if settings.showsContents, view is UITableView {
            // A table without a superview makes no rows.
            let holder = UIView(frame: view.bounds)
            holder.addSubview(view)
            self.holder = holder
        } else {
            holder = nil
        }
        loader.finish()
        Self.nameViews(loader, document)
        Self.resize(view, place, device, settings)
        place.applyMargins(
            to: view, device: device, toolsVersion: settings.device == nil ? document.toolsVersion : .max)
        view.setSafeAreaInsets(UIEdgeInsets(place.safeArea(of: view.bounds.size, device: device)))
        view.layoutIfNeeded()
        root = view
        scale = CGFloat(device.scale)
        notes = loader.notes
        sizedLeaves = loader.sizedLeaves
        dataSources = loader.dataSources
        self.log = log
        views = loader.objects.compactMapValues { $0 as? UIView }
        var frames: [Frame] = []
        Self.collect(element, depth: 0, loader: loader, into: &frames)
        self.frames = frames
    }

    private static func recordedSize(of element: MarkupElement) -> CGSize {
        element.rect(key: "frame").map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    }

    /// Names views by their labels in the document if those are unique, else by their ids.
    private static func nameViews(_ loader: NibLoader, _ document: InterfaceDocument) {
        let labels = Dictionary(grouping: loader.objects.keys) { document.object($0)?["userLabel"] ?? "" }
        for (id, object) in loader.objects {
            guard let view = object as? UIView else { continue }
            if let label = document.object(id)?["userLabel"], !label.isEmpty, labels[label]?.count == 1 {
                view.documentName = label
            } else {
                // Ids that Xcode made up say nothing by themselves.
                let isMadeUp = id.split(separator: "-").map(\.count) == [3, 2, 3]
                view.documentName = isMadeUp ? "\(Trace.typeName(of: view)) \(id)" : id
            }
        }
    }

    /// A controller of the framework's own in the place of the document's.
    private static func controller(
        of view: UIView, _ element: MarkupElement, _ loader: NibLoader
    ) -> UIViewController {
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        controller.view = view
        for guide in element.children(of: "layoutGuides") {
            guard let id = guide.id else { continue }
            loader.guides[id] = guide["type"] == "top" ? controller.topLayoutGuide : controller.bottomLayoutGuide
        }
        return controller
    }

    /// A view in the place of a cell whose constraints reach into its content.
    private static func cell(around content: UIView, _ element: MarkupElement, _ loader: NibLoader) -> UIView? {
        guard let constraints = element.child("constraints")?.children else { return nil }
        let size = element.rect(key: "frame") == nil ? content.bounds.size : recordedSize(of: element)
        let cell = UIView(frame: CGRect(origin: .zero, size: size))
        cell.addSubview(content)
        for child in element.children where child.name == "viewLayoutGuide" { cell.decodeGuide(child, loader) }
        loader.register(cell, element)
        loader.pendingConstraints.append((cell, constraints))
        return cell
    }

    private static func resize(
        _ view: UIView, _ place: CanvasPlace, _ device: CanvasDevice, _ settings: CanvasSettings
    ) {
        if let size = settings.size {
            view.frame.size = size
        } else if settings.device != nil {
            let height = place.kind == .controller ? CGFloat(device.height) : view.bounds.height
            if place.kind != .alone { view.frame.size = CGSize(width: CGFloat(device.width), height: height) }
        }
    }

    /// The screen and the release that a document of a version was made for.
    static func prepare(_ device: CanvasDevice, _ settings: CanvasSettings, toolsVersion: Int) {
        let screen = DeviceProfile(
            device.id ?? "canvas", CGFloat(device.width), CGFloat(device.height), CGFloat(device.scale),
            top: CGFloat(device.safeArea.top), bottom: CGFloat(device.safeArea.bottom),
            statusBar: CGFloat(device.safeArea.top), isPad: device.isPad)
        if UIScreen.main.device != screen { UIScreen.main.device = screen }
        var settings = settings
        if settings.isRecorded, CanvasProfile.hasExtraSmallText(toolsVersion: toolsVersion) {
            settings.contentSize = .extraSmall
        }
        let traits = settings.traits
        if !UIScreen.main.overridingTraits.isEqual(traits) { UIScreen.main.overridingTraits = traits }
        BehaviourProfile.current =
            settings.release.map { BehaviourProfile(release: $0) }
            ?? BehaviourProfile(release: .ofCanvas(toolsVersion: toolsVersion), surface: .canvas)
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
        // A cell's content without an id isn't listed itself.
        if element.name.hasSuffix("Cell"), let content = element.child(key: "contentView"), content.id == nil {
            collect(content, depth: depth, loader: loader, into: &frames)
        }
    }
}
