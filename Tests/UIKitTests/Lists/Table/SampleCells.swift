import XCTest

@testable import UIKit

/// Article 003's cells, built in code from the constraints of its documents.
@MainActor enum SampleCells {
    static func label(_ text: String, _ font: UIFont, lines: Int = 1, hugging: Float = 251) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = text
        label.font = font
        label.numberOfLines = lines
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            label.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
        }
        return label
    }

    static func container(_ views: [UIView]) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        views.forEach(view.addSubview)
        return view
    }
}

final class UserCell: UITableViewCell {
    enum Style {
        case `default`, rowNumber
    }

    let row = SampleCells.label("0", .systemFont(ofSize: 14))
    let avatar = UIImageView()
    let name = SampleCells.label("user name", .preferredFont(forTextStyle: .headline))
    let location = SampleCells.label("location", .systemFont(ofSize: 14))
    let locationView: UIView
    let about = SampleCells.label("description", .preferredFont(forTextStyle: .footnote), lines: 0)
    private let avatarWidth, avatarHeight: NSLayoutConstraint

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let icon = SampleCells.label("L", .systemFont(ofSize: 14))
        locationView = SampleCells.container([icon, location])
        avatarWidth = avatar.widthAnchor.constraint(equalToConstant: 54)
        avatarHeight = avatar.heightAnchor.constraint(equalToConstant: 54)
        let counts = UIStackView()
        counts.distribution = .fillEqually
        var inside: [NSLayoutConstraint] = []
        for letter in ["I", "F", "F"] {
            let symbol = SampleCells.label(letter, .systemFont(ofSize: 17))
            let count = SampleCells.label("000.0K", .boldSystemFont(ofSize: 12))
            let view = SampleCells.container([symbol, count])
            counts.addArrangedSubview(view)
            inside += [
                symbol.widthAnchor.constraint(greaterThanOrEqualToConstant: 16),
                symbol.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                symbol.topAnchor.constraint(equalTo: view.topAnchor),
                view.bottomAnchor.constraint(equalTo: symbol.bottomAnchor),
                count.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 4),
                count.topAnchor.constraint(equalTo: view.topAnchor),
                view.bottomAnchor.constraint(equalTo: count.bottomAnchor),
                view.trailingAnchor.constraint(greaterThanOrEqualTo: count.trailingAnchor),
            ]
        }
        let stack = UIStackView(arrangedSubviews: [locationView, about, counts])
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        avatar.translatesAutoresizingMaskIntoConstraints = false
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        [row, avatar, name, stack].forEach(contentView.addSubview)
        let margins = contentView.layoutMarginsGuide
        let left = avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 20)
        left.identifier = "left"
        let bottom = margins.bottomAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 10)
        bottom.priority = UILayoutPriority(749)
        NSLayoutConstraint.activate(
            inside + [
                left, bottom, avatarWidth, avatarHeight,
                icon.leadingAnchor.constraint(equalTo: locationView.leadingAnchor),
                icon.centerYAnchor.constraint(equalTo: locationView.centerYAnchor),
                location.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
                location.centerYAnchor.constraint(equalTo: locationView.centerYAnchor),
                location.heightAnchor.constraint(equalTo: locationView.heightAnchor),
                location.heightAnchor.constraint(equalToConstant: 20),
                stack.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
                name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
                stack.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
                row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                avatar.topAnchor.constraint(equalTo: margins.topAnchor),
                name.topAnchor.constraint(equalTo: margins.topAnchor),
            ])
    }

    required init?(coder: NSCoder) { fatalError("no coder in this test") }

    func show(_ kind: Style, location text: String?, about words: String?) {
        let left = contentView.constraints.first { $0.identifier == "left" }
        left?.constant = kind == .default ? 0 : 20
        row.isHidden = kind == .default
        for side in [avatarWidth, avatarHeight] { side.constant = kind == .default ? 64 : 54 }
        location.text = text
        locationView.isHidden = text == nil
        about.text = words
        about.isHidden = words == nil
    }
}

final class ItemCell: UITableViewCell {
    let title = SampleCells.label("Label", .preferredFont(forTextStyle: .headline), lines: 0, hugging: 250)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        let row = SampleCells.label("0", .systemFont(ofSize: 14))
        let date = SampleCells.label("dd MM yyyy", .systemFont(ofSize: 12))
        let stack = UIStackView()
        stack.distribution = .fillEqually
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        var inside: [NSLayoutConstraint] = []
        for _ in 0..<2 {
            let icon = SampleCells.label("L", .systemFont(ofSize: 14))
            let count = SampleCells.label("Label", .systemFont(ofSize: 14, weight: .semibold))
            let view = SampleCells.container([icon, count])
            stack.addArrangedSubview(view)
            inside += [
                icon.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 18),
                count.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10),
                icon.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                count.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ]
        }
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.lineBreakMode = .byCharWrapping
        [row, title, stack, date].forEach(contentView.addSubview)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate(
            inside + [
                stack.heightAnchor.constraint(equalToConstant: 38.5),
                date.heightAnchor.constraint(equalToConstant: 14.5),
                date.topAnchor.constraint(equalTo: stack.bottomAnchor),
                stack.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                date.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: row.trailingAnchor, constant: 7),
                row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                title.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 30),
                title.topAnchor.constraint(equalTo: margins.topAnchor),
            ])
    }

    required init?(coder: NSCoder) { fatalError("no coder in this test") }
}
