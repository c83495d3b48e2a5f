/// The class that a missing class is taken to come from, so that what it shows has a place on the screen.
///
/// Provenance: guess — in this order: the element of the app's documents that names the class, or a subclass of it, which is of
/// UIKit's class of that name; the end of the name, as those of UIKit's own classes end, where no document names the class or the
/// element is a plain view or controller; uses that only a view or a controller has.
struct StandInBase {
    let name: String
    /// Those that it declares, and its superclass too.
    let initialisers: [String]
    /// The labels of the superclass's initialisers.
    private let labels: [[String]]
    /// The arguments of the superclass's initialiser.
    let superArguments: String

    /// - Parameters:
    ///   - document: the class of the element that the app's documents have for it; nil where they have none.
    ///   - use: the kind of its uses in the sources.
    init(of name: String, document: String? = nil, use: ScreenUses.Kind? = nil) {
        let end = Self.ends.first { name.hasSuffix($0.end) && name != $0.end }?.base
        var base = document ?? end ?? use.map { $0 == .view ? "UIView" : "UIViewController" }
        // A plain element is one of a subclass, too.
        if let end, document == "UIView", Self.isView(end) { base = end }
        if let end, document == "UIViewController", !Self.isView(end) { base = end }
        guard let base, let form = Self.forms[base] else {
            self.name = "NSObject"
            (superArguments, labels) = ("", [[]])
            initialisers = ["public override init() { StandIn.told(\"\(name).init()\") }"]
            return
        }
        self.name = base
        superArguments = form.superArguments
        labels = form.initialisers.map(Self.labels) + [["coder"]] + form.others
        let mark = form.hasCoderForAny ? "" : "?"
        initialisers =
            form.initialisers.map { parameters in
                let arguments = Self.labels(of: parameters).map { "\($0): \($0)" }.joined(separator: ", ")
                return "public override init(\(parameters)) { super.init(\(arguments)) }"
            } + ["public required init\(mark)(coder: NSCoder) { super.init(coder: coder) }"]
            + [form.plain.map { "public convenience init() { \($0) }" }].compactMap(\.self)
    }

    func has(_ labels: [String]) -> Bool { self.labels.contains(labels) }

    /// The label of each parameter in `frame: CGRect, style: UITableView.Style`; types with commas have none of their own.
    private static func labels(of parameters: String) -> [String] {
        parameters.split(separator: ",").compactMap { part in
            part.firstMatch(of: /^\s*(\w+):\s/).map { String($0.1) }
        }
    }

    private static let ends: [(end: String, base: String)] = [
        ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
        ("CollectionCell", "UICollectionViewCell"), ("TableViewController", "UITableViewController"),
        ("CollectionViewController", "UICollectionViewController"), ("ViewController", "UIViewController"),
        ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
        ("TextField", "UITextField"), ("Button", "UIButton"), ("Label", "UILabel"),
        ("Control", "UIControl"), ("View", "UIView"),
    ]
}
