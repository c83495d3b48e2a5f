import Foundation
import FoundationXML

/// A document of Interface Builder, as far as resource accessors are written from it.
struct ResourceDocument {
    /// The class of a nib's top-level view and, where that is a cell, its reuse identifier.
    private(set) var views: [(type: String, identifier: String?)] = []
    /// The class of a storyboard's first controller.
    private(set) var initial: String?
    /// The classes of controllers by their storyboard identifiers.
    private(set) var scenes: [String: String] = [:]
    /// The classes of cells by their reuse identifiers.
    private(set) var cells: [String: String] = [:]
    /// The identifiers of segues by their controllers' classes.
    private(set) var segues: [String: Set<String>] = [:]
    /// The classes that elements name, in their order.
    private(set) var customClasses: [(name: String, element: String)] = []
    /// The modules of these classes.
    private(set) var customModules: Set<String> = []

    init(_ file: URL) {
        guard let data = try? Data(contentsOf: file) else { return }
        let reader = ResourceDocumentReader()
        let parser = XMLParser(damaged: data)
        parser.delegate = reader
        parser.parse()
        let elements = reader.elements
        let first = elements.first { $0.attributes["initialViewController"] != nil }?.attributes[
            "initialViewController"]
        for element in elements {
            let (name, attributes) = (element.name, element.attributes)
            if let type = attributes["customClass"] { customClasses.append((type, name)) }
            if let module = attributes["customModule"] { customModules.insert(module) }
            if let type = Self.controllers[name] {
                let type = attributes["customClass"] ?? type
                if attributes["id"] == first, first != nil { initial = type }
                if let identifier = attributes["storyboardIdentifier"] { scenes[identifier] = type }
            }
            let type = attributes["customClass"] ?? Self.views[name]
            if let identifier = attributes["reuseIdentifier"], let type { cells[identifier] = type }
            if element.parent == "objects", let type, Self.controllers[name] == nil, name != "placeholder" {
                views.append((type, attributes["reuseIdentifier"]))
            }
            if name == "segue", let identifier = attributes["identifier"], let controller = element.controller {
                segues[controller, default: []].insert(identifier)
            }
        }
    }

    static let controllers = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController", "hostingController": "UIViewController",
    ]
    private static let views = [
        "view": "UIView", "tableViewCell": "UITableViewCell", "collectionViewCell": "UICollectionViewCell",
        "collectionReusableView": "UICollectionReusableView", "tableView": "UITableView", "label": "UILabel",
        "button": "UIButton", "imageView": "UIImageView", "stackView": "UIStackView", "scrollView": "UIScrollView",
        "control": "UIControl",
    ]

    /// The classes of elements.
    static let classes = controllers.merging(views) { $1 }.merging([
        "textField": "UITextField", "textView": "UITextView", "searchBar": "UISearchBar", "slider": "UISlider",
        "switch": "UISwitch", "segmentedControl": "UISegmentedControl", "datePicker": "UIDatePicker",
        "pickerView": "UIPickerView", "pageControl": "UIPageControl", "progressView": "UIProgressView",
        "activityIndicatorView": "UIActivityIndicatorView", "stepper": "UIStepper",
        "collectionView": "UICollectionView",
        "toolbar": "UIToolbar", "navigationBar": "UINavigationBar", "tabBar": "UITabBar",
        "visualEffectView": "UIVisualEffectView", "containerView": "UIView",
        "tableViewHeaderFooterView": "UITableViewHeaderFooterView", "barButtonItem": "UIBarButtonItem",
        "tabBarItem": "UITabBarItem", "collectionViewLayout": "UICollectionViewLayout",
        "collectionViewFlowLayout": "UICollectionViewFlowLayout", "customObject": "NSObject",
    ]) { $1 }
}

/// Reads a document's elements in their order.
private final class ResourceDocumentReader: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        var attributes: [String: String]
        var parent: String?
        /// The class of the controller that it is in.
        var controller: String?
    }

    private(set) var elements: [Element] = []
    private var path: [(name: String, type: String?)] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let controller = path.last { $0.type != nil }?.type
        elements.append(Element(name: name, attributes: attributes, parent: path.last?.name, controller: controller))
        path.append((name, ResourceDocument.controllers[name].map { attributes["customClass"] ?? $0 }))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        _ = path.popLast()
    }
}
