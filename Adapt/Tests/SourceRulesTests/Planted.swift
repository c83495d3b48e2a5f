/// Kind of a planted source: what it does, the rule that it breaks, the lines that are told, and its sound twin.
struct Planted {
    let name: String
    let rule: String
    let lines: [Int]
    let fault: String
    let twin: String

    init(_ name: String, _ rule: String, lines: [Int], fault: String, twin: String) {
        self.name = name
        self.rule = rule
        self.lines = lines
        self.fault = fault
        self.twin = twin
    }
}

extension Planted {
    static let all = screens + devices + early + caches

    /// A class of a view controller with these members.
    private static func controller(_ members: String) -> String { "class A: UIViewController {\n\(members)\n}\n" }
    private static func view(_ members: String) -> String { "class A: UIView {\n\(members)\n}\n" }

    // MARK: Screens

    private static let screens = [
        Planted(
            "an item's size by the screen", "screen-bounds", lines: [3],
            fault: controller(
                """
                func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
                    CGSize(width: UIScreen.main.bounds.width / 2, height: 80)
                }
                """),
            twin: controller(
                """
                func collectionView(_ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt i: IndexPath) -> CGSize {
                    CGSize(width: c.bounds.width / 2, height: 80)
                }
                """)),
        Planted(
            "a width that is kept", "screen-bounds", lines: [2],
            fault: "enum Metrics {\n    static let width = UIScreen.main.bounds.size.width\n}\n",
            twin: "enum Metrics {\n    static let pixel = 1 / UIScreen.main.scale\n}\n"),
        Planted(
            "a device told by its height", "screen-bounds", lines: [1],
            fault: "let isSmall = UIScreen.main.nativeBounds.height == 1136\n",
            twin: "func thumbnail() -> CGSize { UIScreen.main.nativeBounds.size }\n"),
        Planted(
            "a window of the screen's size", "screen-bounds", lines: [3],
            fault:
                "class D: UIResponder {\n    func scene(_ scene: UIScene) {\n        window = UIWindow(frame: UIScreen.main.bounds)\n    }\n}\n",
            twin:
                "class D: UIResponder {\n    func scene(_ scene: UIScene) {\n        window = UIWindow(windowScene: scene)\n    }\n}\n"
        ),
        Planted(
            "a screen by a local name", "screen-bounds", lines: [4],
            fault: view(
                """
                override func layoutSubviews() {
                    let screen = UIScreen.main
                    box.frame.size.width = screen.bounds.width
                }
                """),
            twin: view(
                """
                override func layoutSubviews() {
                    let screen = self
                    print("screen", UIScreen.main.bounds)
                    box.frame.size.width = screen.bounds.width
                }
                """)),
        Planted(
            "the window's screen", "screen-bounds", lines: [3],
            fault: view(
                "override func layoutSubviews() {\n    box.frame.size.height = window?.windowScene?.screen.bounds.height ?? 0\n}"
            ),
            twin: view("override func layoutSubviews() {\n    box.frame.size.height = window?.bounds.height ?? 0\n}")),
    ]

    // MARK: Devices

    private static let devices = [
        Planted(
            "columns by idiom", "device-layout", lines: [2],
            fault: controller("var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2 }"),
            twin: controller("var columns: Int { view.bounds.width > 600 ? 4 : 2 }")),
        Planted(
            "constraints by orientation", "device-layout", lines: [3],
            fault: controller(
                """
                func turn() {
                    if UIDevice.current.orientation.isLandscape {
                        heightConstraint.constant = 200
                    } else {
                        heightConstraint.constant = 400
                    }
                }
                """),
            twin: controller(
                """
                func turn() {
                    if view.bounds.width > view.bounds.height {
                        heightConstraint.constant = 200
                    } else {
                        heightConstraint.constant = 400
                    }
                }
                """)),
        Planted(
            "a stack's axis by the interface", "device-layout", lines: [3],
            fault: controller(
                """
                func turn() {
                    stack.axis = view.window?.windowScene?.interfaceOrientation.isPortrait == true ? .vertical : .horizontal
                }
                """),
            twin: controller(
                """
                func turn() {
                    let orientation = view.window?.windowScene?.interfaceOrientation
                    connection.videoOrientation = orientation == .portrait ? .portrait : .landscapeLeft
                }
                """)),
        Planted(
            "a layout by a switch over the idiom", "device-layout", lines: [3],
            fault: controller(
                """
                override func viewDidLayoutSubviews() {
                    switch traitCollection.userInterfaceIdiom {
                    case .pad: box.frame = CGRect(x: 80, y: 0, width: 400, height: 40)
                    default: box.frame = CGRect(x: 8, y: 0, width: 300, height: 40)
                    }
                }
                """),
            twin: controller(
                """
                func share() {
                    switch traitCollection.userInterfaceIdiom {
                    case .pad: sheet.popoverPresentationController?.sourceRect = CGRect(x: 8, y: 8, width: 1, height: 1)
                    default: break
                    }
                }
                """)),
        Planted(
            "a name for the idiom", "device-layout", lines: [6],
            fault: """
                extension UIDevice {
                    static var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }
                }
                class A: UIView {
                    override func layoutSubviews() {
                        let margin = UIDevice.isTablet ? 40.0 : 16.0
                        box.frame.origin.x = margin
                    }
                }

                """,
            twin: """
                extension UIDevice {
                    static var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }
                }
                class A: UIView {
                    var platform: String { UIDevice.isTablet ? "iPad" : "iPhone" }
                }

                """),
        Planted(
            "a guard by the status bar's orientation", "device-layout", lines: [3],
            fault: controller(
                """
                func turn() {
                    guard UIApplication.shared.statusBarOrientation.isLandscape else { return }
                    layout.itemSize = CGSize(width: 300, height: 200)
                }
                """),
            twin: controller(
                """
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
                    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
                }
                """)),
    ]

    // MARK: Early bounds

    private static let early = [
        Planted(
            "a gradient in viewDidLoad", "early-bounds", lines: [4],
            fault: controller(
                "override func viewDidLoad() {\n    super.viewDidLoad()\n    gradient.frame = view.bounds\n}"),
            twin: controller("override func viewDidLayoutSubviews() {\n    gradient.frame = view.bounds\n}")),
        Planted(
            "a view that is made with a frame", "early-bounds", lines: [3],
            fault: controller(
                "override func viewDidLoad() {\n    let box = UIView(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 44))\n    view.addSubview(box)\n}"
            ),
            twin: controller(
                "override func viewDidLoad() {\n    let box = UIView(frame: CGRect(x: 0, y: 0, width: view.frame.width, height: 44))\n    box.autoresizingMask = .flexibleWidth\n    view.addSubview(box)\n}"
            )),
        Planted(
            "an item's size by a local number", "early-bounds", lines: [3],
            fault: controller(
                "override func viewDidLoad() {\n    let width = view.bounds.width / 3\n    layout.itemSize = CGSize(width: width, height: width)\n}"
            ),
            twin: controller(
                "override func viewDidLoad() {\n    let width = view.bounds.width / 3\n    logger.note(width)\n    child.view.frame = view.bounds\n}"
            )),
        Planted(
            "a label in a cell's init", "early-bounds", lines: [4],
            fault:
                "class A: UITableViewCell {\n    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n        super.init(style: style, reuseIdentifier: reuseIdentifier)\n        label.frame = CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: 44)\n    }\n}\n",
            twin:
                "class A: UITableViewCell {\n    override func layoutSubviews() {\n        super.layoutSubviews()\n        label.frame = CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: 44)\n    }\n}\n"
        ),
        Planted(
            "a helper of viewDidLoad", "early-bounds", lines: [6],
            fault: controller(
                """
                override func viewDidLoad() {
                    setUp()
                }
                private func setUp() {
                    box.frame.size.width = self.view.bounds.size.width
                }
                """),
            twin: controller(
                """
                override func viewDidLoad() {
                    setUp()
                }
                override func viewDidLayoutSubviews() {
                    setUp()
                }
                private func setUp() {
                    box.frame.size.width = self.view.bounds.size.width
                }
                """)),
        Planted(
            "a shape in awakeFromNib", "early-bounds", lines: [3],
            fault: view("override func awakeFromNib() {\n    border.frame = bounds\n}"),
            twin: view(
                "override func awakeFromNib() {\n    border.frame = bounds\n}\noverride func layoutSubviews() {\n    border.frame = bounds\n}"
            )),
    ]

    // MARK: Caches

    private static let heightFunction = """
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
        """
    private static let caches = [
        Planted(
            "heights by index path", "height-without-width", lines: [5],
            fault: controller(
                """
                var heights: [IndexPath: CGFloat] = [:]
                \(heightFunction) {
                    if let height = heights[indexPath] { return height }
                    heights[indexPath] = measure(indexPath)
                    return heights[indexPath]!
                }
                """),
            twin: controller(
                """
                var heights: [IndexPath: CGFloat] = [:]
                \(heightFunction) {
                    if let height = heights[indexPath] { return height }
                    heights[indexPath] = measure(indexPath)
                    return heights[indexPath]!
                }
                override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
                    heights.removeAll()
                }
                """)),
        Planted(
            "heights by text", "height-without-width", lines: [5],
            fault: controller(
                """
                private var heightCache = [String: CGFloat]()
                \(heightFunction) {
                    let text = texts[indexPath.row]
                    if heightCache[text] == nil { heightCache[text] = measure(text, tableView.bounds.width) }
                    return heightCache[text]!
                }
                """),
            twin: controller(
                """
                private var heightCache = [String: CGFloat]()
                \(heightFunction) {
                    let text = texts[indexPath.row] + "\\(tableView.bounds.width)"
                    let key = text
                    if heightCache[key] == nil { heightCache[key] = measure(text, tableView.bounds.width) }
                    return heightCache[key]!
                }
                """)),
        Planted(
            "sizes in a cache", "height-without-width", lines: [4],
            fault:
                "class Sizes {\n    let sizeCache = NSCache<NSString, NSValue>()\n    func keep(_ text: NSString, _ width: CGFloat) {\n        sizeCache.setObject(NSValue(cgSize: measured(text, width)), forKey: text)\n    }\n    func size(of text: NSString) -> CGSize? {\n        sizeCache.object(forKey: text)?.cgSizeValue\n    }\n}\n",
            twin:
                "class Sizes {\n    let sizeCache = NSCache<NSString, NSValue>()\n    func keep(_ text: NSString, _ size: CGSize, _ width: CGFloat) {\n        sizeCache.setObject(NSValue(cgSize: size), forKey: \"\\(text) \\(width)\" as NSString)\n    }\n    func size(of text: NSString, _ width: CGFloat) -> CGSize? {\n        sizeCache.object(forKey: \"\\(text) \\(width)\" as NSString)?.cgSizeValue\n    }\n}\n"
        ),
        Planted(
            "heights that were shown", "height-without-width", lines: [4],
            fault: controller(
                """
                var rowHeights = [Int: CGFloat]()
                func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt i: IndexPath) {
                    rowHeights[i.row] = cell.frame.height
                }
                func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {
                    rowHeights[i.row] ?? UITableView.automaticDimension
                }
                """),
            twin: controller(
                """
                var rowHeights = [Int: CGFloat]()
                func tableView(_ t: UITableView, willDisplay cell: UITableViewCell, forRowAt i: IndexPath) {
                    rowHeights[i.row] = cell.frame.height
                }
                func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat {
                    rowHeights[i.row] ?? UITableView.automaticDimension
                }
                """)),
    ]
}
