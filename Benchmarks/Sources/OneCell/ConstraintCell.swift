import UIKit

/// The feed cell as constraints.
final class ConstraintCell: FeedCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        (labels as [UIView] + pictures).forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let (avatar, photo, badge) = (pictures[0], pictures[1], pictures[2])
        let l = labels
        let v = contentView
        var all = [
            avatar.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: v.topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
            badge.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -16),
            badge.topAnchor.constraint(equalTo: avatar.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
            l[0].leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            l[0].topAnchor.constraint(equalTo: avatar.topAnchor),
            l[0].trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
            l[1].leadingAnchor.constraint(equalTo: l[0].leadingAnchor),
            l[1].topAnchor.constraint(equalTo: l[0].bottomAnchor, constant: 2),
            l[1].trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
            l[2].leadingAnchor.constraint(equalTo: l[0].leadingAnchor),
            l[2].topAnchor.constraint(equalTo: l[1].bottomAnchor, constant: 2),
            l[2].trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
            l[3].leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 16),
            l[3].trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -16),
            l[3].topAnchor.constraint(equalTo: l[2].bottomAnchor, constant: 8),
            photo.leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 16),
            photo.trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -16),
            photo.topAnchor.constraint(equalTo: l[3].bottomAnchor, constant: 8),
            photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
            l[4].leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 16),
            l[4].trailingAnchor.constraint(lessThanOrEqualTo: v.trailingAnchor, constant: -16),
            l[4].topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 4),
            l[5].leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 16),
            l[5].trailingAnchor.constraint(equalTo: v.trailingAnchor, constant: -16),
            l[5].topAnchor.constraint(equalTo: l[4].bottomAnchor, constant: 4),
        ]
        for index in 6..<12 {
            let above: UIView = index < 9 ? l[5] : l[6]
            all.append(l[index].topAnchor.constraint(equalTo: above.bottomAnchor, constant: 6))
            if index == 6 || index == 9 {
                all.append(l[index].leadingAnchor.constraint(equalTo: v.leadingAnchor, constant: 16))
            } else {
                all.append(l[index].leadingAnchor.constraint(equalTo: l[index - 1].trailingAnchor, constant: 10))
            }
        }
        all.append(l[9].bottomAnchor.constraint(equalTo: v.bottomAnchor, constant: -12))
        NSLayoutConstraint.activate(all)
    }

    required init?(coder: NSCoder) { fatalError("a feed cell is made in code") }
}
