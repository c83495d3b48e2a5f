import InterfaceBuilder

/// One loading of a document: makes its objects, then its constraints, connections and attributes, then wakes them.
///
/// Views are made by `init(coder:)` and read their own values, subviews included, as they are made; what refers to
/// other objects waits until all are there.
@MainActor final class NibLoader {
    let document: InterfaceDocument
    var options: NibOptions
    /// Objects by id; an object appears when its initialiser returns.
    var objects: [String: AnyObject] = [:]
    /// Layout guides, `UILayoutSupport` ones included, by id.
    var guides: [String: AnyObject] = [:]
    var pendingConstraints: [(holder: UIView, elements: [MarkupElement])] = []
    /// Those that the document leaves out for the size classes.
    var uninstalledConstraints: [(holder: UIView, elements: [MarkupElement])] = []
    var pendingConnections: [(source: AnyObject, elements: [MarkupElement])] = []
    var pendingAttributes: [(object: AnyObject, elements: [MarkupElement])] = []
    var awaking: [NSObject] = []
    var notes: [NibNote] = []
    /// Ids of constraints that were made.
    var constraints: [String: NSLayoutConstraint] = [:]
    /// Views laid out by their recorded frames and masks.
    var maskViews: Set<String> = []
    var images: [String: UIImage?] = [:]
    /// Views that a stack view arranges: constraints place them, whatever the document says.
    var arranged: Set<String> = []
    /// The loading adds to a tree that is there already.
    var isVariation = false
    /// Leaves whose recorded sizes count as their intrinsic ones, or would but for the options.
    var sizedLeaves: [String] = []
    var depth = 0
    /// Views whose document may say something else for other size classes: roots, and cells.
    var varying: [UIView] = []
    /// The document as it is kept for other loadings; nil where a single tree is laid out.
    var source: NibDocument?
    /// The controller whose view is being made: segues start at it.
    weak var owner: UIViewController?
    /// Data sources of lists, which don't hold them.
    var dataSources: [AnyObject] = []
    /// Controllers that are being made, around each other.
    var controllersInProgress: Set<String> = []

    init(_ document: InterfaceDocument, options: NibOptions) {
        self.document = document
        self.options = options
    }

    func note(_ kind: NibNote.Kind, _ element: MarkupElement, _ message: String) {
        notes.append(NibNote(kind: kind, object: element.id ?? "", message: message))
    }

    /// Makes the view of an element, of its own class where the program has it.
    func makeView(_ element: MarkupElement) -> UIView? {
        let live = options.isCanvas ? nil : Self.liveClasses[element.name] ?? Self.frameworkClass(of: element)
        let known = live ?? Self.baseClass(of: element)
        if known == nil {
            note(
                .standIn, element, "<\(element.name)> isn't a view that is known; a view with its name is in its place")
        }
        let base = known ?? StandInView.self
        guard depth < 200 else {
            note(.standIn, element, "views are more than 200 deep inside each other; the rest was left out")
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        // A class of the program's comes from the view that is stood in for, which is missing, or from any other.
        let named = customClass(of: element, base: base == StandInView.self ? UIView.self : base)
        let type = named == UIView.self ? base : named
        guard let view = type.init(coder: NibCoder(element: element, loader: self)) else { return nil }
        register(view, element)
        if depth == 1 { view.layoutTraits.documentSize = view.bounds.size }
        if depth == 1 || view.isReusable { varying.append(view) }
        if let elements = element.child("connections")?.children {
            pendingConnections.append((view, elements))
        }
        takeAttributes(of: element, for: view)
        awaking.append(view)
        return view
    }

    /// Takes an object's runtime attributes, which are set once everything is made.
    func takeAttributes(of element: MarkupElement, for object: AnyObject) {
        guard let attributes = element.child("userDefinedRuntimeAttributes")?.children else { return }
        pendingAttributes.append((object, attributes))
    }

    func register(_ object: AnyObject, _ element: MarkupElement) {
        if let id = element.id { objects[id] = object }
    }

    /// The class that an element names, where it is one of its base class's; otherwise that, with a note.
    func customClass<Base: AnyObject>(of element: MarkupElement, base: Base.Type) -> Base.Type {
        guard let name = element["customClass"] else { return base }
        guard let found = programClass(of: element) else {
            note(.customClass, element, "there is no class \(name) in the program; its base class is used instead")
            return base
        }
        guard let type = found as? Base.Type else {
            note(.customClass, element, "\(name) isn't a subclass of \(base); \(base) is used instead")
            return base
        }
        return type
    }

    /// The class that an element names; nil where the program has none of that name.
    func programClass(of element: MarkupElement) -> AnyObject.Type? {
        guard let name = element["customClass"] else { return nil }
        return InterfaceClasses.type(
            named: name, module: element["customModule"], isOfTarget: element["customModuleProvider"] == "target")
    }

    /// Finishes the loading, after all objects were made.
    func finish() {
        for pending in pendingConstraints { install(pending.elements, holder: pending.holder) }
        for pending in uninstalledConstraints { makeUninstalled(pending.elements, holder: pending.holder) }
        for pending in pendingAttributes { set(pending.elements, on: pending.object) }
        for pending in pendingConnections { connect(pending.elements, from: pending.source) }
        pendingConstraints = []
        uninstalledConstraints = []
        pendingAttributes = []
        pendingConnections = []
        let awake = awaking
        awaking = []
        if !options.isCanvas { for object in awake { standAsDrawn(object) } }
        vary()
        for object in awake {
            switch object {
            case let view as UIView: view.awakeFromNib()
            case let controller as UIViewController: controller.awakeFromNib()
            case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
            case let item as UIBarItem: item.awakeFromNib()
            default: break
            }
        }
        guard options.isShownByTool else { return }
        for case let view as UIView in awake { view.prepareForInterfaceBuilder() }
        for case let item as UIBarItem in awake { item.prepareForInterfaceBuilder() }
    }

    /// Lets roots and cells follow the size classes, where the document says something of those.
    private func vary() {
        defer { varying = [] }
        guard !options.isCanvas, !isVariation, source?.varies == true else { return }
        let ids = Dictionary(objects.map { (ObjectIdentifier($0.value), $0.key) }) { min($0, $1) }
        for view in varying {
            guard let id = ids[ObjectIdentifier(view)], let written = document.object(id) else { continue }
            view.viewStyle.variations = SizeClassVariations(written, self)
        }
    }

    /// Views inside a reusable view keep the document's frames: laying out a part of it before the view is in a list
    /// lays out that part alone.
    ///
    /// Recorded (G4.1): a collection view that is laid out by itself keeps the document's width, though its cell has the
    /// row's already. The same goes for every view in a document's cell, header or footer.
    private func standAsDrawn(_ object: AnyObject) {
        guard let view = object as? UIView, view.isReusable else { return }
        view.discardPendingLayout()
        view.passes.defersLayoutUntilInserted = true
    }
}

extension NibLoader {
    /// The framework's class for an element; nil for what isn't a view.
    static func baseClass(of element: MarkupElement) -> UIView.Type? { baseClasses[element.name] }

    /// Classes of views that a canvas lays out by the size that the document recorded.
    static let liveClasses: [String: UIView.Type] = [
        "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    ]

    /// The class of another framework for an element, where the program has that framework.
    private static func frameworkClass(of element: MarkupElement) -> UIView.Type? {
        frameworkClasses[element.name].flatMap {
            InterfaceClasses.type(named: $0.name, module: $0.module) as? UIView.Type
        }
    }

    private static let frameworkClasses: [String: (module: String, name: String)] = [
        "mapView": ("MapKit", "MKMapView"), "wkWebView": ("WebKit", "WKWebView"),
        "webView": ("WebKit", "UIWebView"),
    ]

    private static let baseClasses: [String: UIView.Type] = {
        var classes: [String: UIView.Type] = [
            "view": UIView.self, "containerView": UIView.self, "control": UIControl.self, "label": UILabel.self,
            "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
            "textView": UITextView.self, "searchBar": UISearchBar.self, "switch": UISwitch.self,
            "slider": UISlider.self,
            "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
            "stepper": UIStepper.self, "activityIndicatorView": UIActivityIndicatorView.self,
            "pageControl": UIPageControl.self, "stackView": UIStackView.self, "scrollView": UIScrollView.self,
            "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
            "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
            "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
            "collectionReusableView": UICollectionReusableView.self, "window": UIWindow.self,
            "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
            "visualEffectView": UIVisualEffectView.self,
        ]
        for kind in StandInView.kinds { classes[kind] = StandInView.self }
        return classes
    }()
}

extension UIView {
    /// A cell, or a header or footer of a list.
    fileprivate var isReusable: Bool {
        self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
    }
}
