import CountedOperations
import HeadlessHost
import UIKit

/// Pictures of a screen of texts, and the drawing commands that they are made of.
@MainActor func countedPictures() -> [CountedOperation] {
    [
        counted("picture-commands") {
            let host = try textScreen()
            return { keep(host.displayList()) }
        },
        counted("picture-png") {
            let host = try textScreen()
            return { keep(try host.png()) }
        },
        counted("picture-png-other-texts") {
            let host = try textScreen()
            let table = (host.window.rootViewController as? TextTable)?.tableView
            var offset: CGFloat = 0
            return {
                offset += 700
                table?.contentOffset.y = offset
                keep(try host.png())
            }
        },
    ]
}

/// A table of texts on a screen of 390 × 844 points and three pixels each.
@MainActor func textScreen() throws -> HeadlessHost {
    let host = try HeadlessHost(device: "iphone-12")
    let controller = TextTable(style: .plain)
    host.show(controller)
    return host
}

/// A thousand texts, each in a cell of the height that it needs.
final class TextTable: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TextCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? TextCell)?.label.text = Texts.text(indexPath.row)
        return cell
    }
}
