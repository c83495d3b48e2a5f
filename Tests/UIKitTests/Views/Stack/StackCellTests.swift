import XCTest

@testable import UIKit

/// Kind: oracle — frames that Interface Builder recorded at @2x.
///
/// The cells of article 003, built by hand from views of fixed size.
///
/// The frames are those that Interface Builder recorded at @2x, which is also the scale of the standard device here.
@MainActor final class StackCellTests: XCTestCase {
    private var log: [String] = []

    override func setUp() async throws {
        log = []
        UIKitLog.handler = { [unowned self] in log.append($0) }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func label(_ width: CGFloat, _ height: CGFloat, hugging: Float = 251) -> FixedContentView {
        let view = FixedContentView(width, height)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    private func contentView(_ width: CGFloat, _ height: CGFloat, sides: CGFloat) -> UIView {
        let view = UIView(frame: rect(0, 0, width, height))
        view.layoutMargins = UIEdgeInsets(top: 11, left: sides, bottom: 10.5, right: sides)
        return view
    }

    func testUserCell() async throws {
        let content = contentView(457, 172.5, sides: 20)
        let margins = content.layoutMarginsGuide
        let row = label(9, 17)
        let avatar = label(10, 10)
        let name = label(80, 20.5)
        let location = UIView()
        location.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let description = label(60, 16)
        let counts = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
        counts.distribution = .fillEqually
        counts.heightAnchor.constraint(equalToConstant: 50).isActive = true
        let stack = UIStackView(arrangedSubviews: [location, description, counts])
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        stack.spacing = 4
        for view in [row, avatar, name, stack] {
            content.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let bottom = margins.bottomAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 10)
        bottom.priority = UILayoutPriority(749)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 20),
            avatar.topAnchor.constraint(equalTo: margins.topAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 54),
            avatar.heightAnchor.constraint(equalToConstant: 54),
            bottom,
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            name.topAnchor.constraint(equalTo: margins.topAnchor),
            name.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
            stack.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
        content.layoutIfNeeded()
        XCTAssertEqual(row.frame, rect(20, 78, 9, 17))
        XCTAssertEqual(avatar.frame, rect(40, 11, 54, 54))
        XCTAssertEqual(name.frame, rect(106, 11, 331, 20.5))
        XCTAssertEqual(stack.frame, rect(106, 35.5, 331, 126.5))
        XCTAssertEqual(location.frame, rect(0, 0, 331, 20))
        XCTAssertEqual(description.frame, rect(0, 40.5, 331, 16))
        XCTAssertEqual(counts.frame, rect(0, 76.5, 331, 50))
        XCTAssertEqual(
            counts.arrangedSubviews.map(\.frame),
            [rect(0, 0, 110.5, 50), rect(110.5, 0, 110, 50), rect(220.5, 0, 110.5, 50)])
        XCTAssertEqual(log, [])
    }

    func testItemCell() async throws {
        let content = contentView(322, 102.5, sides: 16)
        let margins = content.layoutMarginsGuide
        let row = label(9, 17)
        let title = label(40, 20.5, hugging: 250)
        let halves = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: halves)
        stack.distribution = .fillEqually
        stack.spacing = 4
        let date = label(69, 14.5)
        for view in [row, title, stack, date] {
            content.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 30),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.leadingAnchor.constraint(equalTo: row.trailingAnchor, constant: 7),
            stack.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            stack.heightAnchor.constraint(equalToConstant: 38.5),
            date.topAnchor.constraint(equalTo: stack.bottomAnchor),
            date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            date.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            date.heightAnchor.constraint(equalToConstant: 14.5),
        ])
        content.layoutIfNeeded()
        XCTAssertEqual(row.frame, rect(16, 43, 9, 17), "centred at 42.75, rounded half up")
        XCTAssertEqual(title.frame, rect(46, 11, 260, 24), "hugging 250 gives way")
        XCTAssertEqual(stack.frame, rect(32, 39, 274, 38.5))
        XCTAssertEqual(halves.map(\.frame), [rect(0, 0, 135, 38.5), rect(139, 0, 135, 38.5)])
        XCTAssertEqual(date.frame, rect(237, 77.5, 69, 14.5))
        XCTAssertEqual(log, [])
    }

    func testLoadingFooter() async throws {
        let content = UIView(frame: rect(0, 0, 375, 44))
        let container = UIView()
        let spinner = label(20, 20, hugging: 750)
        let text = label(79, 16)
        content.addSubview(container)
        container.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(spinner)
        container.addSubview(text)
        NSLayoutConstraint.activate([
            container.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            container.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            container.heightAnchor.constraint(equalToConstant: 44),
            spinner.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            spinner.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: spinner.trailingAnchor, constant: 10),
            text.centerYAnchor.constraint(equalTo: container.centerYAnchor),
            text.trailingAnchor.constraint(equalTo: container.layoutMarginsGuide.trailingAnchor),
        ])
        content.layoutIfNeeded()
        XCTAssertEqual(container.frame, rect(129, 0, 117, 44))
        XCTAssertEqual(spinner.frame, rect(0, 12, 20, 20))
        XCTAssertEqual(text.frame, rect(30, 14, 79, 16))
        XCTAssertEqual(log, [])
    }
}
