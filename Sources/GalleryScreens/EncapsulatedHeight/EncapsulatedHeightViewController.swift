import UIKit

/// A list whose rows show, at their trailing edge, the height that the table has dictated to their content view.
///
/// The table asks each cell for its `systemLayoutSizeFitting`, with the row's width at priority 1000 and a height of 0
/// at priority 50. The cell's answer becomes the row's height, and the constant of a constraint on the content view
/// that is called `UIView-Encapsulated-Layout-Height`. The four kinds of cell differ in their answers.
class EncapsulatedHeightViewController: UITableViewController {
    private let cellClass: EncapsulatedCell.Type

    private let texts = [
        "One line of text.",
        "セルの高さは、セル自身のsystemLayoutSizeFittingが返した値になります。",
        "The table asks for the smallest height that satisfies every constraint stronger than 50. Top, text and bottom "
            + "are one chain from edge to edge, so the text's height decides.",
        "下端の制約の優先度が50より弱いと、「高さは0」という希望に負けて、行は潰れてしまいます。",
        "Rows end on pixels, and with a separator they are a pixel taller than their content.",
    ]

    init(cell: EncapsulatedCell.Type) {
        cellClass = cell
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("\(Self.self) is made in code only; no document holds one") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Encapsulated Height"
        tableView.estimatedRowHeight = 85
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(cellClass, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        (cell as? EncapsulatedCell)?.label.text = texts[indexPath.row]
        return cell
    }
}
