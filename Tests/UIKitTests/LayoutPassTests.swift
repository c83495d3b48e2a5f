import HeadlessHost
import XCTest

@testable import UIKit

@MainActor final class LayoutPassTests: XCTestCase {
    func testPinnedLabelWrapsAndFits() async throws {
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = UIViewController()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "The quick brown fox jumps over the lazy dog and runs on until the line is full and wraps."
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .white
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 10),
        ])
        host.show(controller)
        XCTAssertEqual(label.frame, CGRect(x: 16, y: 30, width: 343, height: 61))
        try host.png().write(to: URL(fileURLWithPath: "/tmp/smoke.png"))
    }

    func testSelfSizingRows() async throws {
        final class Cell: UITableViewCell {
            let label = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                ])
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        final class Controller: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) as! Cell
                cell.label.text = String(repeating: "Row \(indexPath.row) 日本語. ", count: indexPath.row % 7 + 1)
                return cell
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Rows"
                tableView.register(Cell.self, forCellReuseIdentifier: "c")
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let controller = Controller(style: .plain)
        host.show(UINavigationController(rootViewController: controller))
        print(controller.tableView.visibleCells.map { $0.frame })
        print(controller.tableView.contentSize, controller.tableView.contentOffset)
        try host.png().write(to: URL(fileURLWithPath: "/tmp/rows.png"))
        host.play(.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 100), duration: 0.2))
        host.advanceUntilStill()
        print(controller.tableView.visibleCells.map { $0.frame }, controller.tableView.table.cellsMade)
        try host.png().write(to: URL(fileURLWithPath: "/tmp/rows2.png"))
    }
}
