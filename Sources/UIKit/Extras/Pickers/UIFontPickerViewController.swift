/// Lets the user choose a font from a list of families, each in its own font.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    /// The content of the list.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// True if a family's faces are offered too; otherwise a family means its regular face.
        open var includeFaces = false
        /// True if names are set in the system's font in place of their own.
        open var displayUsingSystemFont = false
        /// Only families with a face that has all of these.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

        public override init() { super.init() }
    }

    public let configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font that the user chose, or the app beforehand.
    open var selectedFontDescriptor: UIFontDescriptor?
    private var wasPicked = false

    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 375, height: 600)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        configuration = Configuration()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        preferredContentSize = CGSize(width: 375, height: 600)
    }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let names = UIFont.familyNames.sorted().filter { family in
            configuration.filteredTraits.isEmpty
                || faces(of: family).contains {
                    $0.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
                }
        }
        let list = FontList(names, title: "Choose Font", usesSystemFont: configuration.displayUsingSystemFont) {
            UIFont(name: $0, size: UIFont.labelFontSize)
        }
        list.picked = { [weak self] family, list in self?.pick(family: family, in: list) }
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.fontPickerViewControllerDidCancel(self)
                wasPicked = true
                dismiss(animated: true)
            })
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, !wasPicked { delegate?.fontPickerViewControllerDidCancel(self) }
    }

    private func faces(of family: String) -> [UIFont] {
        UIFont.fontNames(forFamilyName: family).compactMap { UIFont(name: $0, size: UIFont.labelFontSize) }
    }

    private func pick(family: String, in list: FontList) {
        let faces = UIFont.fontNames(forFamilyName: family)
        guard configuration.includeFaces, faces.count > 1 else {
            return pick(UIFontDescriptor(fontAttributes: [.family: family]))
        }
        let next = FontList(faces, title: family, usesSystemFont: configuration.displayUsingSystemFont) {
            UIFont(name: $0, size: UIFont.labelFontSize)
        }
        next.picked = { [weak self] name, _ in self?.pick(UIFontDescriptor(name: name, size: 0)) }
        list.navigationController?.pushViewController(next, animated: true)
    }

    private func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        wasPicked = true
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismiss(animated: true)
    }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Names in rows, each in the font that it names.
private final class FontList: UITableViewController {
    private let names: [String]
    private let usesSystemFont: Bool
    private let font: (String) -> UIFont?
    var picked: (String, FontList) -> Void = { _, _ in }

    init(_ names: [String], title: String, usesSystemFont: Bool, font: @escaping (String) -> UIFont?) {
        self.names = names
        self.usesSystemFont = usesSystemFont
        self.font = font
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not for FontList") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        if !usesSystemFont, let font = font(names[indexPath.row]) { cell.textLabel?.font = font }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picked(names[indexPath.row], self)
    }
}
