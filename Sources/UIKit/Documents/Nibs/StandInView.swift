import InterfaceBuilder

/// Stands where a document has a view of a kind that isn't here: as large as that kind is, and empty.
final class StandInView: UIView {
    /// The name of the view's element.
    var kind = "view"

    func represent(_ element: MarkupElement, _ loader: NibLoader) {
        kind = element.name
        layoutTraits.translatesAutoresizingMask = element.flag("translatesAutoresizingMaskIntoConstraints") != false
        let natural = intrinsicContentSize
        guard natural.height != UIView.noIntrinsicMetric else { return }
        loader.giveSize(to: self, element, horizontal: natural.width != UIView.noIntrinsicMetric, vertical: true)
    }

    override var intrinsicContentSize: CGSize {
        let none = UIView.noIntrinsicMetric
        switch kind {
        case "pickerView", "datePicker": return CGSize(width: 320, height: 216)
        case "navigationBar", "toolbar": return CGSize(width: none, height: 44)
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
