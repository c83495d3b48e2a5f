import UIKit
import Waters

class RiversViewController: UITableViewController {
    @IBOutlet private weak var sourceLabel: UILabel!
    private(set) var rivers: [River] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("title", comment: "The title of the list")
        guard let file = Bundle.main.url(forResource: "rivers", withExtension: "json"),
            let data = try? Data(contentsOf: file)
        else { return }
        rivers = (try? JSONDecoder().decode([River].self, from: data)) ?? []
        sourceLabel.text = String(format: NSLocalizedString("count", comment: "How many there are"), rivers.count)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rivers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "River", for: indexPath)
        let river = rivers[indexPath.row]
        cell.textLabel?.text = river.name
        #if WITH_LENGTHS
        cell.detailTextLabel?.text = "\(river.kilometres) km"
        #endif
        return cell
    }

    @IBAction func reverse(_ sender: UIBarButtonItem) {
        rivers.reverse()
        tableView.reloadData()
    }
}

#Preview("Rivers") {
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()!
}
