import InterfaceBuilder

/// Stands where a document has a view of a kind that isn't here: as large as that kind is, and empty.
final class StandInView: UIView {
    /// The name of the view's element.
    var kind = "view"
    private var toolbarHeight: CGFloat = 44

    func represent(_ element: MarkupElement, _ loader: NibLoader) {
        kind = element.name
        if kind == "toolbar" {
            toolbarHeight = CanvasProfile.toolbarHeight(
                hasHomeIndicator: CanvasDevice(of: loader.document).hasHomeIndicator,
                isAboveToolbar: loader.isAboveToolbar(element))
        }
        layoutTraits.translatesAutoresizingMask = element.flag("translatesAutoresizingMaskIntoConstraints") != false
        let natural = intrinsicContentSize
        guard natural.height != UIView.noIntrinsicMetric else { return }
        loader.giveSize(to: self, element, horizontal: natural.width != UIView.noIntrinsicMetric, vertical: true)
    }

    override var intrinsicContentSize: CGSize {
        let none = UIView.noIntrinsicMetric
        switch kind {
        case "pickerView", "datePicker": return CGSize(width: 320, height: 216)
        case "navigationBar": return CGSize(width: none, height: 44)
        case "toolbar": return CGSize(width: none, height: toolbarHeight)
        case "tabBar": return CGSize(width: none, height: 49)
        default: return CGSize(width: none, height: none)
        }
    }

    /// Kinds whose members are views of this framework all the same.
    static let kinds: Set<String> = [
        "pickerView", "datePicker", "navigationBar", "toolbar", "tabBar", "mapView", "webView",
        "wkWebView", "glkView", "arscnView", "arView", "sceneKitView", "skView", "mtkView", "refreshControl",
        "calendarView", "lookAroundView", "attachmentView",
    ]
}

extension NibLoader {
    /// True if a constraint joins a toolbar's bottom to the top of another.
    fileprivate func isAboveToolbar(_ element: MarkupElement) -> Bool {
        element.id.map { joins(bottomOf: $0, in: document.root) } ?? false
    }

    private func joins(bottomOf id: String, in element: MarkupElement) -> Bool {
        guard element.name == "constraint" else {
            return element.children.contains { joins(bottomOf: id, in: $0) }
        }
        let ends = [
            (element["firstItem"], element["firstAttribute"]), (element["secondItem"], element["secondAttribute"]),
        ]
        return ends.contains { $0 == (id, "bottom") }
            && ends.contains { item, attribute in
                item != id && attribute == "top" && item.flatMap { document.object($0) }?.name == "toolbar"
            }
    }
}
