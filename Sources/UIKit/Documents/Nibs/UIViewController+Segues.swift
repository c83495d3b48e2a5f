import InterfaceBuilder

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
        perform(element, sender: sender, anchor: nil)
    }

    private static func segue(_ identifier: String, in element: MarkupElement) -> MarkupElement? {
        if element.name == "segue", element["identifier"] == identifier { return element }
        for child in element.children {
            if let found = segue(identifier, in: child) { return found }
        }
        return nil
    }

    /// Asks whether to, makes the destination and the segue, has both prepared, and takes it.
    func perform(_ element: MarkupElement, sender: Any?, anchor: AnyObject?) {
        guard shouldPerformSegue(withIdentifier: element["identifier"] ?? "", sender: sender) else { return }
        if element["kind"] == "unwind" { return performUnwinding(element, sender: sender) }
        guard let destination = element["destination"].flatMap({ storyboard?.controller(id: $0) }) else { return }
        let segue = makeSegue(element, to: destination)
        if element["kind"] != "custom" {
            segue.performHandler = { [weak self, unowned segue] in
                self?.show(segue, element, sender: sender, anchor: anchor)
            }
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// A segue of the class that the document names, where the program has it.
    func makeSegue(_ element: MarkupElement, to destination: UIViewController) -> UIStoryboardSegue {
        let segue = segueClass(element).make(
            identifier: element["identifier"], source: self, destination: destination)
        segue.isAnimated = element.flag("animates") ?? true
        return segue
    }

    private func segueClass(_ element: MarkupElement) -> UIStoryboardSegue.Type {
        guard let name = element["customClass"] else { return UIStoryboardSegue.self }
        let named: AnyObject.Type? = InterfaceClasses.type(
            named: name, module: element["customModule"], isOfTarget: element["customModuleProvider"] == "target")
        if let type = named as? UIStoryboardSegue.Type { return type }
        UIKitLog.write("[Interface Builder] \(element.id ?? ""): there is no segue class \(name) in the program")
        return UIStoryboardSegue.self
    }

    /// Pushes or presents, as the kind of segue says.
    private func show(_ segue: UIStoryboardSegue, _ element: MarkupElement, sender: Any?, anchor: AnyObject?) {
        let destination = segue.destination
        let kind = element["kind"] ?? ""
        switch kind {
        case "show", "push":
            if let navigation = navigationController {
                navigation.pushViewController(destination, animated: segue.isAnimated)
            } else {
                show(destination, sender: sender)
            }
        case "showDetail", "replace": showDetailViewController(destination, sender: sender)
        case "presentation", "modal", "popoverPresentation", "popover":
            if kind.hasPrefix("popover") { destination.modalPresentationStyle = .popover }
            destination.decodePresentation(from: element)
            if destination.modalPresentationStyle == .popover {
                destination.popoverPresentationController?.point(at: anchor)
            }
            present(destination, animated: segue.isAnimated)
        default:
            UIKitLog.write(
                "[Interface Builder] the segue '\(element["identifier"] ?? "")' is of kind \(kind), which isn't shown: "
                    + "present its destination in prepare(for:sender:)")
        }
    }

    /// The presentation of a controller, by the segue that leads to it or by itself.
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

    /// Shows a controller inside of a container view, for an embed segue.
    ///
    /// The controller's `prepare(for:sender:)` is called before the other one's view is loaded, so that passed values
    /// are there in the other's `viewDidLoad`.
    func embed(_ element: MarkupElement, in container: UIView) {
        guard let id = element["destination"], containment.embeddingDepth < 16,
            let child = storyboard?.controller(id: id)
        else { return }
        child.containment.embeddingDepth = containment.embeddingDepth + 1
        prepare(for: makeSegue(element, to: child), sender: nil)
        addChild(child)
        if let view = child.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.translatesAutoresizingMaskIntoConstraints = true
            container.addSubview(view)
        }
        child.didMove(toParent: self)
    }
}

extension UIPopoverPresentationController {
    fileprivate func point(at anchor: AnyObject?) {
        if let item = anchor as? UIBarButtonItem { barButtonItem = item }
        guard let view = anchor as? UIView else { return }
        sourceView = view
        sourceRect = view.bounds
    }
}
