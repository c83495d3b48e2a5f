import UIKit

/// A grid of 40 rows with 24 labels each, every label placed by four constraints: 1,000 views and one more, all of them seen.
final class GridController: UIViewController {
    static let rows = 40
    static let columns = 24
    private(set) var labels: [UILabel] = []
    private(set) var heights: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        var above = view.topAnchor
        for row in 0..<Self.rows {
            let line = UIView()
            line.translatesAutoresizingMaskIntoConstraints = false
            line.backgroundColor = row.isMultiple(of: 2) ? .white : UIColor(white: 0.94, alpha: 1)
            view.addSubview(line)
            let height = line.heightAnchor.constraint(equalToConstant: 16)
            heights.append(height)
            NSLayoutConstraint.activate([
                line.topAnchor.constraint(equalTo: above), line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                line.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
            ])
            above = line.bottomAnchor
            var before = line.leadingAnchor
            for column in 0..<Self.columns {
                let label = UILabel()
                label.translatesAutoresizingMaskIntoConstraints = false
                label.font = .systemFont(ofSize: 6)
                label.text = "\(row).\(column)"
                line.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: before), label.widthAnchor.constraint(equalToConstant: 15),
                    label.topAnchor.constraint(equalTo: line.topAnchor),
                    label.bottomAnchor.constraint(equalTo: line.bottomAnchor),
                ])
                before = label.trailingAnchor
                labels.append(label)
            }
        }
    }
}
