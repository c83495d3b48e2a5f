import UIKit

/// Faults that are seen: contrast, cut texts, motion.
@MainActor enum SeededSight {
    static let screens: [SeededScreen] = [
        SeededScreen("grey notes on white", .contrast) { root, isFaulty in
            root.add(text("Delivered on Tuesday"))
            root.add(text("Left with a neighbour", .footnote, UIColor(white: isFaulty ? 0.6 : 0.4, alpha: 1)))
        },
        SeededScreen("a tinted button on its own tint", .contrast) { root, isFaulty in
            let pay = root.add(button("Pay now"))
            pay.backgroundColor = .systemTeal
            pay.setTitleColor(isFaulty ? .white : .black, for: .normal)
        },
        SeededScreen("a typed word that is faint", .contrast) { root, isFaulty in
            let field = root.add(UITextField())
            field.text = "Mira"
            field.accessibilityLabel = "Name"
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.widthAnchor.constraint(equalToConstant: 200).isActive = true
            field.textColor = isFaulty ? .lightGray : .black
        },
        SeededScreen("a note in a text view", .contrast) { root, isFaulty in
            let note = root.add(UITextView())
            note.isScrollEnabled = false
            note.isEditable = false
            note.text = "Bring two chairs."
            note.font = .preferredFont(forTextStyle: .body)
            note.adjustsFontForContentSizeCategory = true
            note.textColor = UIColor(white: isFaulty ? 0.7 : 0, alpha: 1)
            note.widthAnchor.constraint(equalToConstant: 300).isActive = true
        },
        SeededScreen("a caption half on a picture's sky", .contrast) { root, isFaulty in
            let picture = UIImageView(
                image: UIGraphicsImageRenderer(size: CGSize(width: 320, height: 120)).image { context in
                    (isFaulty ? UIColor(white: 0.85, alpha: 1) : UIColor(white: 0.1, alpha: 1)).setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 160, height: 120))
                    UIColor(white: 0.1, alpha: 1).setFill()
                    context.fill(CGRect(x: 160, y: 0, width: 160, height: 120))
                })
            root.add(picture)
            let caption = root.place(text("Evening over the harbour", .caption1, .white))
            NSLayoutConstraint.activate([
                caption.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 70),
                caption.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -4),
                caption.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
            ])
        },
        SeededScreen("a faded row", .contrast) { root, isFaulty in
            let row = UIStackView(arrangedSubviews: [text("Sold out"), text("3.20")])
            row.axis = .vertical
            row.alpha = isFaulty ? 0.4 : 0.8
            root.add(row)
        },
        SeededScreen("one line that can't wrap", .cutText) { root, isFaulty in
            root.add(text("Automatic updates in the night", .body, lines: isFaulty ? 1 : 0))
        },
        SeededScreen("two lines at most", .cutText) { root, isFaulty in
            root.add(text("Your parcel waits at the counter of the station", .body, lines: isFaulty ? 2 : 0))
        },
        SeededScreen("a row of fixed height", .cutText) { root, isFaulty in
            let row = UIView()
            let label = text("Privacy and security")
            pin(label, in: row, 10)
            root.add(row)
            row.widthAnchor.constraint(equalToConstant: 200).isActive = true
            if isFaulty {
                label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
                row.heightAnchor.constraint(equalToConstant: 48).isActive = true
            }
        },
        SeededScreen("a title beside its value", .cutText) { root, isFaulty in
            let row = UIStackView(arrangedSubviews: [text("Language", lines: 1), text("Portuguese", lines: 1)])
            row.spacing = 8
            row.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
            row.arrangedSubviews[1].setContentHuggingPriority(.required, for: .vertical)
            root.add(row)
            row.widthAnchor.constraint(equalTo: root.column.widthAnchor).isActive = true
            let isLarge = root.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            row.axis = isLarge && !isFaulty ? .vertical : .horizontal
        },
        SeededScreen("a card that slides in", .motion) { root, isFaulty in
            let card = root.add(text("Saved"))
            card.alpha = 0
            UIView.animate(withDuration: 30) {
                card.alpha = 1
                if isFaulty { card.transform = CGAffineTransform(translationX: 0, y: 100) }
            }
        },
        SeededScreen("a star that turns", .motion) { root, isFaulty in
            let star = root.add(box(.systemYellow, 40, 40))
            let turn = CABasicAnimation(keyPath: isFaulty ? "transform.rotation.z" : "opacity")
            turn.fromValue = isFaulty ? 0.0 : 0.5
            turn.toValue = isFaulty ? 6.28 : 1.0
            turn.duration = 2
            turn.repeatCount = .infinity
            star.layer.add(turn, forKey: "turn")
        },
        SeededScreen("a bar that grows for a minute", .motion) { root, isFaulty in
            let bar = root.place(UIView(frame: .zero))
            bar.translatesAutoresizingMaskIntoConstraints = true
            bar.frame = CGRect(x: 180, y: 300, width: 10, height: 10)
            bar.backgroundColor = .systemBlue
            UIView.animate(withDuration: 60) {
                if isFaulty { bar.bounds.size.width = 200 } else { bar.backgroundColor = .systemGreen }
            }
        },
    ]
}
