import UIKit

/// Screens that were declared before the checks were tried on any.
@MainActor enum SeededAside {
    static let screens: [SeededScreen] = [
        SeededScreen("a name over a photograph", .contrast) { root, isFaulty in
            let photograph = UIImageView(
                image: UIGraphicsImageRenderer(size: CGSize(width: 300, height: 120)).image { context in
                    for x in 0..<300 {
                        UIColor(white: isFaulty ? 0.35 + CGFloat(x) / 500 : CGFloat(x) / 1000, alpha: 1).setFill()
                        context.fill(CGRect(x: x, y: 0, width: 1, height: 120))
                    }
                })
            root.add(photograph)
            let name = root.place(text("Katharina Lindqvist", .subheadline, .white))
            NSLayoutConstraint.activate([
                name.leadingAnchor.constraint(equalTo: photograph.leadingAnchor, constant: 8),
                name.trailingAnchor.constraint(equalTo: photograph.trailingAnchor, constant: -8),
                name.centerYAnchor.constraint(equalTo: photograph.centerYAnchor),
            ])
        },
        SeededScreen("a small link below a form", .touchTarget) { root, isFaulty in
            root.add(text("Sign in", .title2))
            let field = root.add(UITextField())
            field.placeholder = "Address"
            field.borderStyle = .roundedRect
            root.add(button("Forgot password?", least: isFaulty ? 22 : 44)).contentEdgeInsets = .zero
        },
        SeededScreen("a picture without a name in a row of buttons", .missingLabel) { root, isFaulty in
            let row = UIStackView(arrangedSubviews: [button("Reply"), button("Forward")])
            let flag = button(nil)
            flag.setImage(disc(.red), for: .normal)
            if !isFaulty { flag.accessibilityLabel = "Flag" }
            row.addArrangedSubview(flag)
            root.add(row)
        },
        SeededScreen("two buttons to edit", .equalLabels) { root, isFaulty in
            root.add(text("Address"))
            root.add(button("Edit")).accessibilityLabel = isFaulty ? nil : "Edit address"
            root.add(text("Payment"))
            root.add(button("Edit")).accessibilityLabel = isFaulty ? nil : "Edit payment"
        },
        SeededScreen("a price that is read first", .order) { root, isFaulty in
            let (title, price) = (text("Green tea", .headline), text("4.90"))
            let card = UIStackView(arrangedSubviews: [title, price])
            card.axis = .vertical
            root.add(card)
            card.accessibilityElements = isFaulty ? [price, title] : [title, price]
        },
        SeededScreen("a chip that takes taps", .unreachable) { root, isFaulty in
            let chip = box(.systemTeal, 90, 44)
            chip.addGestureRecognizer(UITapGestureRecognizer())
            if !isFaulty {
                chip.isAccessibilityElement = true
                chip.accessibilityLabel = "Vegan"
                chip.accessibilityTraits = .button
            }
            root.add(chip)
        },
        SeededScreen("a card that hides its button", .hiddenControl) { root, isFaulty in
            let card = UIStackView(arrangedSubviews: [text("Invoice 17"), button("Pay")])
            card.axis = .vertical
            card.isAccessibilityElement = true
            card.accessibilityLabel = "Invoice 17"
            if !isFaulty {
                card.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Pay") { _ in true }]
            }
            root.add(card)
        },
        SeededScreen("a line of terms that opens", .missingTrait) { root, isFaulty in
            let terms = root.add(text("Terms of use"))
            terms.isUserInteractionEnabled = true
            terms.addGestureRecognizer(UITapGestureRecognizer())
            if !isFaulty { terms.accessibilityTraits = .link }
        },
        SeededScreen("a banner that throbs", .motion) { root, isFaulty in
            let banner = root.add(text("New"))
            UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) {
                if isFaulty { banner.transform = CGAffineTransform(scaleX: 1.1, y: 1.1) } else { banner.alpha = 0.9 }
            }
        },
        SeededScreen("a heading of 44 points", .cutText) { root, isFaulty in
            let heading = root.add(text("Upcoming departures", .headline))
            if isFaulty {
                heading.heightAnchor.constraint(equalToConstant: 44).isActive = true
            } else {
                heading.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
            }
        },
        SeededScreen("a thumbnail of two widths", .conflict) { root, isFaulty in
            let thumbnail = box(.brown, 80, 80)
            if isFaulty { thumbnail.widthAnchor.constraint(equalToConstant: 120).isActive = true }
            root.add(thumbnail)
        },
        SeededScreen("a footer without a side", .ambiguous) { root, isFaulty in
            let footer = root.place(text("Version 2.1", .footnote))
            footer.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor, constant: -8).isActive =
                true
            if !isFaulty {
                footer.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20).isActive = true
            }
        },
        SeededScreen("a narrow column of words", .truncated) { root, isFaulty in
            let label = root.add(text("Subscription renews", .body, lines: 1))
            label.adjustsFontForContentSizeCategory = false
            label.font = .systemFont(ofSize: 17)
            label.widthAnchor.constraint(equalToConstant: isFaulty ? 90 : 180).isActive = true
        },
        SeededScreen("a row whose content ends nowhere", .list) { root, isFaulty in
            root.table(3) { cell, row in
                let label = text("Row \(row) with a rather long text that takes several lines on a narrow phone")
                if isFaulty {
                    label.translatesAutoresizingMaskIntoConstraints = false
                    cell.contentView.addSubview(label)
                    NSLayoutConstraint.activate([
                        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
                        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
                    ])
                } else {
                    pin(label, in: cell.contentView)
                }
            }
        },
        SeededScreen("a badge beyond its card", .outside) { root, isFaulty in
            let card = root.add(box(.systemGray5, 120, 80))
            let badge = UIView(frame: CGRect(x: isFaulty ? 110 : 90, y: 4, width: 24, height: 24))
            badge.backgroundColor = .red
            card.addSubview(badge)
        },
    ]
}
