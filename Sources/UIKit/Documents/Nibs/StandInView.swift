import InterfaceBuilder

/// Stands where a document has a view of a kind that isn't here: as large as that kind is, and empty.
final class StandInView: UIView {
    /// The name of the view's element.
    var kind = "view"
    private var toolbarHeight: CGFloat = 44
    /// The view that draws what this one stands for.
    private var content: UIView?

    func represent(_ element: MarkupElement, _ loader: NibLoader) {
        kind = element.name
        if kind == "toolbar" {
            toolbarHeight = CanvasProfile.toolbarHeight(
                reachesSafeArea: loader.options.hasBottomInset && !loader.endsAtView(element))
        }
        if loader.options.showsContents || !loader.options.isCanvas { showContents(element, loader) }
        layoutTraits.translatesAutoresizingMask = element.flag("translatesAutoresizingMaskIntoConstraints") != false
        let natural = intrinsicContentSize
        guard natural.height != UIView.noIntrinsicMetric else { return }
        loader.giveSize(to: self, element, horizontal: natural.width != UIView.noIntrinsicMetric, vertical: true)
    }

    /// Draws what it stands for, or its name; the size stays its own.
    private func showContents(_ element: MarkupElement, _ loader: NibLoader) {
        if let type = NibLoader.liveClasses[kind],
            let live = type.init(coder: NibCoder(element: element, loader: loader))
        {
            live.translatesAutoresizingMaskIntoConstraints = true
            content = live
            // Constraints and outlets are the stand-in's.
            loader.register(self, element)
        } else {
            let name = UILabel()
            name.text = kind
            name.textAlignment = .center
            name.font = .systemFont(ofSize: 13)
            name.textColor = .secondaryLabel
            name.backgroundColor = .secondarySystemBackground
            content = name
        }
        if let content { addSubview(content) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
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
    /// True if a constraint joins a toolbar's bottom to another toolbar's top, or to the bottom of a view.
    fileprivate func endsAtView(_ element: MarkupElement) -> Bool {
        element.id.map { ends($0, in: document.root, holder: nil) } ?? false
    }

    private func ends(_ id: String, in element: MarkupElement, holder: String?) -> Bool {
        guard element.name == "constraint" else {
            let holder = element.name == "constraints" ? holder : element.id ?? holder
            return element.children.contains { ends(id, in: $0, holder: holder) }
        }
        let items = [
            (item: element["firstItem"] ?? holder, attribute: element["firstAttribute"]),
            (item: element["secondItem"] ?? holder, attribute: element["secondAttribute"]),
        ]
        guard let index = items.firstIndex(where: { $0.item == id && $0.attribute == "bottom" }) else { return false }
        let other = items[1 - index]
        guard let kind = other.item.flatMap({ document.object($0) })?.name else { return false }
        return other.attribute == "top" ? kind == "toolbar" : other.attribute == "bottom" && kind != "viewLayoutGuide"
    }
}
