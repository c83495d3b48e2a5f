import UIKit

/// A fault that shows itself at some sizes.
enum PlantedFault: CaseIterable {
    case overlap, outside, truncated, broken
}

/// A row of a badge, a text and a value, in one of twenty surroundings; sound at all sizes, or with a fault.
@MainActor final class PlantedRow: UIView {
    let badge = UIView()
    let text = UILabel()
    let value = UIView()

    init(_ fault: PlantedFault?) {
        super.init(frame: .zero)
        badge.accessibilityIdentifier = "badge"
        text.accessibilityIdentifier = "text"
        value.accessibilityIdentifier = "value"
        accessibilityIdentifier = "row"
        text.text = "Left with the neighbours on the second floor"
        text.font = .systemFont(ofSize: 17)
        text.numberOfLines = fault == .truncated ? 1 : 0
        text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        text.setContentCompressionResistancePriority(.required, for: .vertical)
        for part in [badge, text, value] {
            part.translatesAutoresizingMaskIntoConstraints = false
            addSubview(part)
        }
        translatesAutoresizingMaskIntoConstraints = false
        let end = value.trailingAnchor.constraint(equalTo: trailingAnchor)
        // A badge of a width of its own leaves too little for the value beside it, or reaches out itself.
        let width: NSLayoutConstraint =
            switch fault {
            case .overlap: badge.widthAnchor.constraint(equalToConstant: 260)
            case .outside: badge.widthAnchor.constraint(equalToConstant: 500)
            default: badge.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25)
            }
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: leadingAnchor), badge.topAnchor.constraint(equalTo: topAnchor),
            badge.heightAnchor.constraint(equalToConstant: 20), width,
            value.topAnchor.constraint(equalTo: topAnchor), value.heightAnchor.constraint(equalToConstant: 20),
            value.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25), end,
            text.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 4),
            text.leadingAnchor.constraint(equalTo: leadingAnchor),
            text.trailingAnchor.constraint(equalTo: trailingAnchor),
            text.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        if fault == .broken { text.widthAnchor.constraint(greaterThanOrEqualToConstant: 360).isActive = true }
    }

    required init?(coder: NSCoder) { nil }
}

/// Twenty screens around such a row.
@MainActor enum PlantedScreen: CaseIterable {
    case top, middle, bottom, safeArea, margins, readableWidth, card, cardInCard, share, limitedWidth
    case column, columnsBesideEachOther, scrolled, scrolledFrame, guided, navigation, tabs, child, tableRow,
        collectionItem

    func controller(_ fault: PlantedFault?) -> UIViewController {
        switch self {
        case .tableRow: return PlantedTable(fault)
        case .collectionItem: return PlantedCollection(fault)
        case .navigation: return UINavigationController(rootViewController: Self.safeArea.controller(fault))
        case .tabs:
            let tabs = UITabBarController()
            tabs.viewControllers = [Self.safeArea.controller(fault)]
            return tabs
        case .child:
            let (parent, child) = (UIViewController(), Self.margins.controller(fault))
            parent.addChild(child)
            Self.pin(child.view, to: parent.view, in: parent.view)
            child.didMove(toParent: parent)
            return parent
        default:
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            place(PlantedRow(fault), in: controller.view)
            return controller
        }
    }

    /// Between the sides of an item, which a view or a guide has in common.
    private static func pin(_ view: UIView, to other: UIView, in container: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset),
        ])
    }

    private static func pinSides(_ view: UIView, to guide: UILayoutGuide, in container: UIView) {
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    private static func pinSides(_ view: UIView, to other: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        other.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -8),
        ])
    }

    private func place(_ row: PlantedRow, in view: UIView) {
        switch self {
        case .safeArea: Self.pinSides(row, to: view.safeAreaLayoutGuide, in: view)
        case .margins: Self.pinSides(row, to: view.layoutMarginsGuide, in: view)
        case .readableWidth: Self.pinSides(row, to: view.readableContentGuide, in: view)
        case .guided:
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
                guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.9),
                guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
                guide.heightAnchor.constraint(equalToConstant: 100),
            ])
            Self.pinSides(row, to: guide, in: view)
        case .middle, .bottom, .top:
            Self.pinSides(row, to: view)
            let place =
                self == .top
                ? row.topAnchor.constraint(equalTo: view.topAnchor)
                : self == .middle
                    ? row.centerYAnchor.constraint(equalTo: view.centerYAnchor)
                    : row.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
            place.isActive = true
        case .card, .cardInCard:
            let card = UIView()
            Self.pinSides(card, to: view)
            card.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
            var inner = card
            if self == .cardInCard {
                inner = UIView()
                Self.pin(inner, to: card, in: card, inset: 10)
            }
            Self.pin(row, to: inner, in: inner, inset: 10)
        case .share, .limitedWidth:
            view.addSubview(row)
            let (share, limit) = self == .share ? (0.8, 2_000.0) : (1, 900)
            let wide = row.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: share)
            wide.priority = .defaultHigh
            NSLayoutConstraint.activate([
                row.centerXAnchor.constraint(equalTo: view.centerXAnchor), wide,
                row.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
                row.widthAnchor.constraint(lessThanOrEqualToConstant: limit),
                row.topAnchor.constraint(equalTo: view.topAnchor),
            ])
        case .column, .columnsBesideEachOther:
            let stack = UIStackView(arrangedSubviews: [row, UIView()])
            stack.axis = self == .column ? .vertical : .horizontal
            stack.distribution = self == .column ? .fill : .fillEqually
            stack.alignment = self == .column ? .fill : .top
            stack.spacing = 8
            stack.arrangedSubviews[1].heightAnchor.constraint(equalToConstant: 30).isActive = true
            Self.pinSides(stack, to: view)
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
        default:
            let scrolled = UIScrollView()
            Self.pin(scrolled, to: view, in: view)
            Self.pinSides(row, to: scrolled.contentLayoutGuide, in: scrolled)
            let width = self == .scrolled ? scrolled.widthAnchor : scrolled.frameLayoutGuide.widthAnchor
            NSLayoutConstraint.activate([
                row.widthAnchor.constraint(equalTo: width),
                row.bottomAnchor.constraint(equalTo: scrolled.contentLayoutGuide.bottomAnchor),
            ])
        }
    }
}

/// The row in a cell that sizes itself.
private final class PlantedTable: UITableViewController {
    private let fault: PlantedFault?

    init(_ fault: PlantedFault?) {
        self.fault = fault
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        PlantedTable.fill(cell.contentView, indexPath.row == 1 ? fault : nil)
        return cell
    }

    static func fill(_ content: UIView, _ fault: PlantedFault?) {
        let row = PlantedRow(fault)
        content.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
        ])
    }
}

/// The row in an item of a list of a collection view.
private final class PlantedCollection: UICollectionViewController {
    private let fault: PlantedFault?

    init(_ fault: PlantedFault?) {
        self.fault = fault
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        if cell.contentView.subviews.isEmpty { PlantedTable.fill(cell.contentView, indexPath.item == 1 ? fault : nil) }
        return cell
    }
}
