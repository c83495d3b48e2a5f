import Foundation
import HeadlessHost
import UIKit

/// A ten-row table, drawn from the start of the process to a PNG; the file's path is the argument.
@MainActor final class TenRows: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row + 1) of a table that has just been opened"
        return cell
    }
}

try MainActor.assumeIsolated {
    let host = try HeadlessHost(device: "iphone-se2")
    host.show(TenRows(style: .plain))
    let png = try host.png()
    if CommandLine.arguments.count > 1 {
        try png.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
}
