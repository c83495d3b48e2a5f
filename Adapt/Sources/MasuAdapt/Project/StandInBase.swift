/// The class that a missing class is taken to come from, so that what it shows has a place on the screen.
///
/// Provenance: guess — the ends of the names are those of UIKit's own classes.
struct StandInBase {
    let name: String
    /// Those that it declares, and its superclass too.
    let initialisers: [String]
    /// The labels of the superclass's initialisers.
    private let labels: [[String]]
    /// The arguments of the superclass's initialiser.
    let superArguments: String

    init(of name: String) {
        let found = Self.ends.first { name.hasSuffix($0.end) && name != $0.end }
        self.name = found?.base ?? "NSObject"
        switch found?.kind {
        case .view: (superArguments, labels) = ("frame: .zero", [["frame"], ["coder"], []])
        case .cell:
            (superArguments, labels) = (
                "style: .default, reuseIdentifier: nil", [["style", "reuseIdentifier"], ["coder"], []]
            )
        case .controller:
            (superArguments, labels) = ("nibName: nil, bundle: nil", [["nibName", "bundle"], ["coder"], []])
        case nil: (superArguments, labels) = ("", [[]])
        }
        initialisers = found?.kind.initialisers ?? ["public override init() { StandIn.told(\"\(name).init()\") }"]
    }

    func has(_ labels: [String]) -> Bool { self.labels.contains(labels) }

    private enum Kind {
        case view, cell, controller

        var initialisers: [String] {
            let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
            return switch self {
            case .view: ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
            case .cell:
                [
                    "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {",
                    "    super.init(style: style, reuseIdentifier: reuseIdentifier)", "}", coder,
                ]
            case .controller:
                [
                    "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
                    coder,
                ]
            }
        }
    }

    private static let ends: [(end: String, base: String, kind: Kind)] = [
        ("TableViewCell", "UITableViewCell", .cell), ("CollectionViewCell", "UICollectionViewCell", .view),
        ("CollectionCell", "UICollectionViewCell", .view), ("ViewController", "UIViewController", .controller),
        ("TextField", "UITextField", .view), ("Button", "UIButton", .view), ("Label", "UILabel", .view),
        ("Control", "UIControl", .view), ("View", "UIView", .view),
    ]
}
