import UIKit

/// Faults of layout, seen and not.
@MainActor enum SeededLayout {
    static let screens: [SeededScreen] = [
        SeededScreen("a height against two edges", .conflict) { root, isFaulty in
            let panel = root.place(UIView())
            NSLayoutConstraint.activate([
                panel.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 300),
                panel.bottomAnchor.constraint(equalTo: root.view.bottomAnchor, constant: -100),
                panel.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                panel.widthAnchor.constraint(equalToConstant: 50),
            ])
            if isFaulty { panel.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        },
        SeededScreen("a picture without a height", .ambiguous) { root, isFaulty in
            let picture = root.place(UIView())
            NSLayoutConstraint.activate([
                picture.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 300),
                picture.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
                picture.widthAnchor.constraint(equalToConstant: 50),
            ])
            if !isFaulty { picture.heightAnchor.constraint(equalToConstant: 50).isActive = true }
        },
        SeededScreen("a price squeezed by its name", .truncated) { root, isFaulty in
            let row = UIStackView(arrangedSubviews: [
                text("A very long name of a small article"), text("1,234.00", lines: isFaulty ? 1 : 0),
            ])
            row.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: isFaulty ? 40 : 190).isActive = true
            (row.arrangedSubviews[1] as? UILabel)?.font = .systemFont(ofSize: 17)
            (row.arrangedSubviews[1] as? UILabel)?.adjustsFontForContentSizeCategory = false
            row.spacing = 8
            root.add(row)
            row.widthAnchor.constraint(equalTo: root.column.widthAnchor).isActive = true
        },
        SeededScreen("a panel wider than the screen", .outside) { root, isFaulty in
            let panel = root.place(UIView())
            NSLayoutConstraint.activate([
                panel.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 300),
                panel.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                panel.heightAnchor.constraint(equalToConstant: 30),
                panel.widthAnchor.constraint(equalToConstant: isFaulty ? 400 : 300),
            ])
        },
        SeededScreen("a cell tied to its top alone", .list) { root, isFaulty in
            root.table(4) { cell, row in
                let stack = UIStackView(arrangedSubviews: [
                    text("Title \(row)", .headline), text("Some more words of it"),
                ])
                stack.axis = .vertical
                stack.arrangedSubviews[0].setContentHuggingPriority(.required, for: .vertical)
                if isFaulty {
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(stack)
                    NSLayoutConstraint.activate([
                        stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                        stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                        stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
                    ])
                } else {
                    pin(stack, in: cell.contentView, 12)
                }
            }
        },
        SeededScreen("a fixed height of a cell's picture", .conflict) { root, isFaulty in
            let card = UIView()
            let inner = box(.systemGray4, 100, 60)
            pin(inner, in: card, 10)
            root.add(card)
            if isFaulty { card.heightAnchor.constraint(equalToConstant: 60).isActive = true }
        },
    ]
}
