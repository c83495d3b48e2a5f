import InterfaceBuilder

/// Stands where a document has a view of a kind that isn't here: as large as that kind is, and a box with its name.
final class StandInView: UIView {
    /// Its element's name.
    var kind = "view"

    func takePlace(of element: MarkupElement, _ loader: NibLoader) {
        kind = element.name
        isOpaque = false
        contentMode = .redraw
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

    /// Effects show what is behind them; others are boxes with their kind's name in it.
    override func draw(_ rect: CGRect) {
        guard kind != "visualEffectView", bounds.width > 8, bounds.height > 8 else { return }
        UIColor(white: 0.5, alpha: 0.12).setFill()
        UIBezierPath(rect: bounds).fill()
        let text = NSString(string: kind)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 0.5, alpha: 1),
        ]
        let size = text.size(withAttributes: attributes)
        text.draw(
            at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), withAttributes: attributes)
    }

    /// Kinds whose members are views of this framework all the same.
    static let kinds: Set<String> = [
        "pickerView", "datePicker", "navigationBar", "toolbar", "tabBar", "mapView", "webView",
        "wkWebView", "glkView", "arscnView", "arView", "sceneKitView", "skView", "mtkView", "refreshControl",
        "calendarView", "lookAroundView", "attachmentView",
    ]
}
