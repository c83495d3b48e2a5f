import InterfaceBuilder

/// A way from one controller to another, taken or about to be.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    private let performHandler: (@MainActor () -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init()
    }

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init()
    }

    /// Shows the destination; overrides do it in their own way.
    open func perform() { performHandler?() }
}

extension UIViewController {
    /// The storyboard's segue of an identifier, from this controller.
    ///
    /// - Raises: `NSInvalidArgumentException` where there is none.
    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard let element = scene.flatMap({ Self.segue(identifier, in: $0.element) }) else {
            UIKitException.raise(
                .invalidArgument,
                "Receiver (<\(shortClassName(of: self)): \(address(of: self))>) has no segue with identifier "
                    + "'\(identifier)'")
            return
        }
        perform(element, sender: sender)
    }

    private static func segue(_ identifier: String, in element: MarkupElement) -> MarkupElement? {
        if element.name == "segue", element["identifier"] == identifier { return element }
        for child in element.children {
            if let found = segue(identifier, in: child) { return found }
        }
        return nil
    }

    func perform(_ element: MarkupElement, sender: Any?) {
        let identifier = element["identifier"]
        guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender),
            let destination = element["destination"].flatMap({ storyboard?.controller(id: $0) })
        else { return }
        let kind = element["kind"] ?? ""
        let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
            [weak self] in
            self?.show(destination, by: kind, element, sender: sender)
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// Pushes or presents, as the kind of segue says.
    private func show(_ destination: UIViewController, by kind: String, _ element: MarkupElement, sender: Any?) {
        let animates = element.flag("animates") ?? true
        switch kind {
        case "show", "push":
            if let navigation = navigationController {
                navigation.pushViewController(destination, animated: animates)
            } else {
                show(destination, sender: sender)
            }
        case "showDetail", "replace": showDetailViewController(destination, sender: sender)
        case "presentation", "modal", "popoverPresentation", "popover":
            if kind.hasPrefix("popover") { destination.modalPresentationStyle = .popover }
            destination.decodePresentation(from: element)
            present(destination, animated: animates)
        default:
            UIKitLog.write(
                "[Interface Builder] the segue '\(element["identifier"] ?? "")' is of kind \(kind), which isn't shown: "
                    + "present its destination in prepare(for:sender:)")
        }
    }

    /// How a controller is presented, by the segue that leads to it or by itself.
    func decodePresentation(from element: MarkupElement) {
        let styles: [String: UIModalPresentationStyle] = [
            "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
            "currentContext": .currentContext, "overFullScreen": .overFullScreen,
            "overCurrentContext": .overCurrentContext, "custom": .custom, "popover": .popover,
            "automatic": .automatic,
        ]
        let transitions: [String: UIModalTransitionStyle] = [
            "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
            "partialCurl": .partialCurl,
        ]
        if let style = element["modalPresentationStyle"].flatMap({ styles[$0] }) { modalPresentationStyle = style }
        if let style = element["modalTransitionStyle"].flatMap({ transitions[$0] }) { modalTransitionStyle = style }
    }

    /// Shows a controller inside of a container view, as an embed segue says.
    func embed(_ element: MarkupElement, in container: UIView) {
        guard let id = element["destination"], containment.embeddingDepth < 16,
            let child = storyboard?.controller(id: id)
        else { return }
        child.containment.embeddingDepth = containment.embeddingDepth + 1
        let segue = UIStoryboardSegue(identifier: element["identifier"], source: self, destination: child)
        addChild(child)
        if let view = child.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
        }
        child.didMove(toParent: self)
        prepare(for: segue, sender: nil)
    }
}
