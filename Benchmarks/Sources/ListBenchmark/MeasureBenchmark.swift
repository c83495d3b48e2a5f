import HeadlessHost
import UIKit

/// A text, 16 points from the sides and 8 from top and bottom.
final class TextCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("a text cell is made in code") }

    func height(_ text: String, width: CGFloat) -> CGFloat {
        label.text = text
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// Ten thousand cells measured, each with a text of its own; by hand; the texts alone.
@MainActor func benchmarkMeasure() throws {
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    let byHand = UILabel()
    byHand.numberOfLines = 0
    let alone = UILabel()
    alone.numberOfLines = 0
    let width: CGFloat = 375
    let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    for number in 0..<100 {
        let text = Texts.text(number)
        byHand.text = text
        let expected = byHand.sizeThatFits(room).height + 16
        let height = cell.height(text, width: width)
        try check(height == expected, "text \(number) is \(height) by constraints, \(expected) by hand")
    }
    var (ours, hand, limit) = (Samples(), Samples(), Samples())
    let batch = 320
    var number = 1_000
    func texts() -> [String] {
        defer { number += batch }
        return (number..<number + batch).map(Texts.text)
    }
    for round in 0..<33 {
        // Each measurement has texts of its own: the first one would pay for shaping otherwise.
        let (first, second, third) = (texts(), texts(), texts())
        var (a, b, c) = (Samples(), Samples(), Samples())
        a.add(per: batch) { for text in first { keep(cell.height(text, width: width)) } }
        b.add(per: batch) {
            for text in second {
                byHand.text = text
                keep(byHand.sizeThatFits(room).height + 16)
            }
        }
        c.add(per: batch) {
            for text in third {
                alone.text = text
                keep(alone.sizeThatFits(room))
            }
        }
        guard round > 1 else { continue }
        ours.values += a.values
        hand.values += b.values
        limit.values += c.values
    }
    Report.line(
        "measure-10k (a cell)", ours: ours, peer: ("by hand", hand.median), limit: ("the text alone", limit.median),
        aim: "<= 1.3 x limit", holds: ours.median <= 1.3 * limit.median)
}
