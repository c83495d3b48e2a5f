import UIKit

/// A list whose rows are as tall as their content: sixteen entries, first with the picture on top, then beside the
/// text.
///
/// The rows' heights are nowhere written down; the cells' constraints give them. The height of the picture in the first
/// section is nine sixteenths of the width at the low priority of 250, so that it gives way when the stack view hides
/// the picture by a required height of 0.
///
/// The picture's own height of 180 points hugs with the same priority: once it is loaded, two constraints of equal
/// priority contradict each other, and any height from 180 to 16:9 violates them by the same sum. So the next weaker
/// one decides: a cell is measured with a target height of 0 at priority 50, and the picture's own height wins. If 16:9
/// gives less than 180 points, on the narrowest screens, the picture wins too: it resists compression at 750. A row
/// that was measured before its picture arrived keeps its height until it is measured again. UIKit doesn't promise a
/// result between equals: an app that depends on it should give one of them 251.
class FlexibleRowsViewController: UITableViewController {
    var rows: [FlexibleRow] { FlexibleRow.samples }
    /// The class of the first section's cells.
    var verticalCell: VerticalCell.Type { VerticalCell.self }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Flexible Rows"
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 44
        tableView.rowHeight = UITableView.automaticDimension
        tableView.register(verticalCell, forCellReuseIdentifier: VerticalCell.identifier)
        tableView.register(HorizontalCell.self, forCellReuseIdentifier: HorizontalCell.identifier)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = indexPath.section == 0 ? VerticalCell.identifier : HorizontalCell.identifier
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        (cell as? FlexibleCell)?.show(rows[indexPath.row])
        return cell
    }
}

/// The same with the mistake that the low priority is there to avoid.
final class RequiredHeightRowsViewController: FlexibleRowsViewController {
    override var verticalCell: VerticalCell.Type { RequiredHeightCell.self }
}
