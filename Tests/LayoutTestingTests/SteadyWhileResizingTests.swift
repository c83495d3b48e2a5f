import HeadlessHost
import LayoutTesting
import UIKit
import XCTest

/// Forty texts of different lengths in rows that size themselves; heights may be cached, widths fixed, layout may loop.
@MainActor private class TextsViewController: UITableViewController {
    enum Fault {
        case none, cachedHeights, fixedWidths, loop, wrappingWidthOnce
    }

    let fault: Fault
    private var heights: [Int: CGFloat] = [:]
    private var firstWidth: CGFloat?
    let texts = (0..<40).map { number in
        (0...(number * 7 % 13)).map { "word\($0)" }.joined(separator: " ") + " of row \(number)"
    }

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("not of a document") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TextCell.self, forCellReuseIdentifier: "cell")
        tableView.estimatedRowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        guard let cell = cell as? TextCell else { return cell }
        cell.label.text = texts[indexPath.row]
        if fault == .wrappingWidthOnce {
            let width = firstWidth ?? tableView.bounds.width - 40
            firstWidth = width
            cell.label.preferredMaxLayoutWidth = width
        }
        if fault == .fixedWidths, cell.minimum == nil {
            cell.minimum = cell.label.widthAnchor.constraint(greaterThanOrEqualToConstant: 300)
            cell.minimum?.isActive = true
        }
        cell.loops = fault == .loop && tableView.bounds.width < 350
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard fault == .cachedHeights else { return UITableView.automaticDimension }
        if let height = heights[indexPath.row] { return height }
        let bounds = (texts[indexPath.row] as NSString).boundingRect(
            with: CGSize(width: tableView.bounds.width - 40, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 17)], context: nil)
        let height = bounds.height.rounded(.up) + 20
        heights[indexPath.row] = height
        return height
    }
}

@MainActor private final class TextCell: UITableViewCell {
    let label = UILabel()
    var minimum: NSLayoutConstraint?
    var loops = false

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 17)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not of a document") }

    override func layoutSubviews() {
        super.layoutSubviews()
        if loops { setNeedsLayout() }
    }
}

/// Kind: documented — our documentation of the assertion: each fault is planted, and the sound twin has none.
@MainActor final class SteadyWhileResizingTests: XCTestCase {
    private let path = [(390, 844), (700, 500), (512, 900), (320, 568), (1024, 700), (430.5, 612.25), (375, 667)].map {
        CGSize(width: $0.0, height: $0.1)
    }

    override func setUp() async throws { host = try HeadlessHost(device: "iphone-17", release: .iOS27) }
    override func tearDown() async throws { host = nil }
    private var host: HeadlessHost?

    private func failure(_ fault: TextsViewController.Fault, _ kinds: Set<ResizingFault.Kind> = .faults) throws
        -> String?
    {
        try resizingFailure({ TextsViewController(fault) }, along: path, kinds)
    }

    func testASoundListStaysInOrder() async throws {
        XCTAssertNil(try failure(.none))
        try assertSteadyWhileResizing(TextsViewController(), along: path)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 402, height: 874), "the screen is as before")
    }

    func testHeightsCachedWithoutTheirWidthAreFound() async throws {
        let message = try XCTUnwrap(failure(.cachedHeights))
        XCTAssertTrue(message.contains("endState"), message)
        XCTAssertTrue(message.contains("in a fresh list"), message)
        // The shortest path has the width at which heights were cached, and another.
        XCTAssertEqual(message.split(separator: "\n")[0].split(separator: ",").count, 2, message)
    }

    func testAWrappingWidthThatStaysIsFound() async throws {
        XCTAssertTrue(try XCTUnwrap(failure(.wrappingWidthOnce)).contains("endState"))
    }

    func testAContradictionIsFoundWithAShortPath() async throws {
        let message = try XCTUnwrap(failure(.fixedWidths))
        XCTAssertTrue(message.contains("contradiction"), message)
        XCTAssertEqual(message.split(separator: "\n")[0], "Resizing along 300 × 550:", message)
    }

    func testALoopIsFound() async throws {
        let message = try XCTUnwrap(failure(.loop))
        XCTAssertTrue(message.contains("loop at size"), message)
        XCTAssertTrue(message.contains("TextCell"), message)
    }

    /// UIKit keeps the offset, so what is seen moves as the rows above get other heights.
    func testAJumpIsToldWhereOneAsks() async throws {
        let message = try XCTUnwrap(failure(.none, .all))
        XCTAssertTrue(message.contains("jump"), message)
    }

    func testShrinkingLeavesWhatIsNeeded() async {
        XCTAssertEqual(Array(1...100).shrunk { $0.contains(17) && $0.contains(80) }, [17, 80])
        XCTAssertEqual([3, 1, 2].shrunk { $0.reduce(0, +) >= 3 }, [1, 2], "neither can be left out")
        XCTAssertEqual([Int]().shrunk { _ in true }, [])
    }
}
