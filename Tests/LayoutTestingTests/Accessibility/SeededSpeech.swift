import UIKit

/// Faults that are heard and touched: sizes, words, orders, what VoiceOver doesn't reach.
@MainActor enum SeededSpeech {
    static let screens: [SeededScreen] = [
        SeededScreen("a cross of 30 points", .touchTarget) { root, isFaulty in
            let cross = button("×", least: 0)
            cross.accessibilityLabel = "Close"
            cross.widthAnchor.constraint(equalToConstant: isFaulty ? 30 : 44).isActive = true
            cross.heightAnchor.constraint(equalToConstant: isFaulty ? 30 : 44).isActive = true
            cross.titleLabel?.font = .systemFont(ofSize: 20)
            root.add(cross)
        },
        SeededScreen("a wide button of 36 points", .touchTarget) { root, isFaulty in
            let more = button("Show all", least: 0)
            more.titleLabel?.font = .systemFont(ofSize: 15)
            more.heightAnchor.constraint(equalToConstant: isFaulty ? 36 : 48).isActive = true
            root.add(more)
        },
        SeededScreen("a colour to choose", .touchTarget) { root, isFaulty in
            let side: CGFloat = isFaulty ? 32 : 44
            let colour = UIControl()
            colour.backgroundColor = .purple
            colour.widthAnchor.constraint(equalToConstant: side).isActive = true
            colour.heightAnchor.constraint(equalToConstant: side).isActive = true
            colour.isAccessibilityElement = true
            colour.accessibilityLabel = "Purple"
            colour.accessibilityTraits = .button
            root.add(colour)
        },
        SeededScreen("a picture that VoiceOver stops at", .missingLabel) { root, isFaulty in
            let picture = root.add(UIImageView(image: disc(.brown, 60)))
            picture.isAccessibilityElement = true
            if !isFaulty { picture.accessibilityLabel = "A loaf of rye bread" }
        },
        SeededScreen("a control without words", .missingLabel) { root, isFaulty in
            let rating = UIControl()
            rating.widthAnchor.constraint(equalToConstant: 120).isActive = true
            rating.heightAnchor.constraint(equalToConstant: 44).isActive = true
            rating.isAccessibilityElement = true
            rating.accessibilityTraits = .adjustable
            if !isFaulty { (rating.accessibilityLabel, rating.accessibilityValue) = ("Rating", "3 of 5") }
            root.add(rating)
        },
        SeededScreen("a back button with an image alone", .missingLabel) { root, isFaulty in
            let back = button(nil)
            back.setImage(disc(.black, 18), for: .normal)
            back.accessibilityLabel = isFaulty ? "" : "Back"
            root.add(back)
        },
        SeededScreen("a button that says button", .redundantLabel) { root, isFaulty in
            root.add(button("Send")).accessibilityLabel = isFaulty ? "Send button" : "Send"
        },
        SeededScreen("an image that says image", .redundantLabel) { root, isFaulty in
            let picture = root.add(UIImageView(image: disc(.green, 60)))
            picture.isAccessibilityElement = true
            picture.accessibilityLabel = isFaulty ? "Image of a meadow" : "A meadow"
        },
        SeededScreen("a heading that says heading", .redundantLabel) { root, isFaulty in
            let title = root.add(text("Rivers", .title1))
            title.accessibilityTraits = .header
            title.accessibilityLabel = isFaulty ? "Rivers heading" : "Rivers"
        },
        SeededScreen("three equal crosses", .equalLabels) { root, isFaulty in
            let row = UIStackView()
            for name in ["tea", "salt", "rice"] {
                let cross = button("Remove")
                if !isFaulty { cross.accessibilityLabel = "Remove \(name)" }
                row.addArrangedSubview(cross)
            }
            row.axis = .vertical
            root.add(row)
        },
        SeededScreen("a row read from the right", .order) { root, isFaulty in
            let (one, two) = (text("From", lines: 1), text("To", lines: 1))
            let row = UIStackView(arrangedSubviews: [one, two])
            row.spacing = 20
            root.add(row)
            row.accessibilityElements = isFaulty ? [two, one] : [one, two]
        },
        SeededScreen("parts of a drawing out of order", .order) { root, isFaulty in
            let chart = root.add(box(.systemGray6, 300, 200))
            let parts = ["January", "February", "March"].enumerated().map { index, name in
                let part = UIAccessibilityElement(accessibilityContainer: chart)
                part.accessibilityLabel = name
                part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 10 + 60 * index, width: 200, height: 50)
                return part
            }
            chart.accessibilityElements = isFaulty ? [parts[2], parts[0], parts[1]] : parts
        },
        SeededScreen("a control that is no element", .unreachable) { root, isFaulty in
            let swatch = UIControl()
            swatch.backgroundColor = .orange
            swatch.widthAnchor.constraint(equalToConstant: 50).isActive = true
            swatch.heightAnchor.constraint(equalToConstant: 50).isActive = true
            if !isFaulty {
                swatch.isAccessibilityElement = true
                swatch.accessibilityLabel = "Orange"
                swatch.accessibilityTraits = .button
            }
            root.add(swatch)
        },
        SeededScreen("a photograph that opens", .unreachable) { root, isFaulty in
            let photograph = root.add(UIImageView(image: disc(.blue, 80)))
            photograph.isUserInteractionEnabled = true
            photograph.addGestureRecognizer(UITapGestureRecognizer())
            if !isFaulty {
                photograph.isAccessibilityElement = true
                photograph.accessibilityLabel = "The sea"
                photograph.accessibilityTraits = [.image, .button]
            }
        },
        SeededScreen("a row that hides its switch", .hiddenControl) { root, isFaulty in
            root.table(2) { cell, row in
                cell.textLabel?.text = "Setting \(row)"
                cell.textLabel?.numberOfLines = 0
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Setting \(row)"
                cell.accessoryView = toggle
                if isFaulty {
                    cell.isAccessibilityElement = true
                    cell.accessibilityLabel = "Setting \(row)"
                }
            }
        },
        SeededScreen("a picture that takes taps in silence", .missingTrait) { root, isFaulty in
            let map = root.add(UIImageView(image: disc(.green, 100)))
            map.isUserInteractionEnabled = true
            map.isAccessibilityElement = true
            map.accessibilityLabel = "Map of the way"
            map.addGestureRecognizer(UITapGestureRecognizer())
            if !isFaulty { map.accessibilityTraits = [.image, .button] }
        },
    ]
}
