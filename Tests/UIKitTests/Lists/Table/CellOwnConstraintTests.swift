import Explanations
import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: oracle — a public app's own picture of a device 320 pt wide under iOS 12, whose rows are 79 pt apart; three reports
/// to Apple of rows of 44 pt where what is in the content view is tied to the cell (42808310, 42811113 and 46234942).
@MainActor final class CellOwnConstraintTests: XCTestCase {
    /// An avatar, a title of up to two lines, and a line of 20 pt below it: all of them in the cell itself.
    private final class TopicCell: UITableViewCell {
        let title = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let (avatar, line) = (UIImageView(), UIView())
            title.numberOfLines = 2
            for view in [avatar, title, line] {
                view.translatesAutoresizingMaskIntoConstraints = false
                addSubview(view)
            }
            NSLayoutConstraint.activate([
                avatar.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                avatar.leftAnchor.constraint(equalTo: leftAnchor, constant: 15),
                avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
                title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                title.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 10),
                title.rightAnchor.constraint(equalTo: rightAnchor, constant: -50),
                line.topAnchor.constraint(equalTo: title.bottomAnchor),
                line.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 10),
                line.rightAnchor.constraint(equalTo: rightAnchor, constant: -50),
                line.heightAnchor.constraint(equalToConstant: 20),
                line.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
        }
        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    /// A label in the content view that is tied to the cell's margins.
    private final class TiedCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "One\nTwo\nThree\nFour"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { fatalError("no coder in this test") }
    }

    private final class Topics: UITableViewController {
        private let make: () -> UITableViewCell
        init(_ make: @escaping () -> UITableViewCell) {
            self.make = make
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { fatalError("no coder in this test") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { make() }
    }

    private func heights(_ make: @escaping () -> UITableViewCell) throws -> ([CGFloat], String) {
        let host = try HeadlessHost(device: "iphone-se1")
        let topics = Topics(make)
        host.show(topics)
        host.settle()
        let table = try XCTUnwrap(topics.tableView)
        let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
        return (paths.map { table.rectForRow(at: $0).height }, try XCTUnwrap(table.account(ofRowAt: paths[0])).summary)
    }

    func testACellWithConstraintsOfItsOwnIsMeasuredItself() async throws {
        let (heights, explanation) = try heights {
            let cell = TopicCell(style: .default, reuseIdentifier: nil)
            cell.title.text = "服务器迁移至 aws 日本机房"
            return cell
        }
        XCTAssertEqual(heights, [79, 79])
        XCTAssertTrue(
            explanation.contains("constraints come to 79 = 41 (the height of title's text, 2 lines) + 20"), explanation)
    }

    func testWhatIsInTheContentViewAndTiedToTheCellDoesntCount() async throws {
        let (heights, _) = try heights { TiedCell(style: .default, reuseIdentifier: nil) }
        XCTAssertEqual(heights, [43.5, 43.5])
    }
}
