import HeadlessHost
import XCTest

@testable import UIKit

/// Kind: documented, oracle — Apple's documentation of keyboard notifications and layout guides; published heights.
@MainActor final class KeyboardTests: XCTestCase {
    /// Published heights with suggestions above the keys.
    func testHeights() async throws {
        let heights: [(String, CGFloat)] = [
            ("iphone-5s", 260), ("iphone-se2", 260), ("iphone-8-plus", 271), ("iphone-x", 335), ("iphone-11", 346),
            ("iphone-12", 336), ("iphone-12-pro-max", 346), ("ipad-air-2", 320),
        ]
        for (name, height) in heights {
            let device = try XCTUnwrap(DeviceProfile.named(name))
            let metrics = KeyboardMetrics(device, bounds: CGRect(origin: .zero, size: device.size))
            XCTAssertEqual(metrics.height(suggests: true), height, name)
        }
        let x = try XCTUnwrap(DeviceProfile.named("iphone-x"))
        XCTAssertEqual(
            KeyboardMetrics(x, bounds: CGRect(x: 0, y: 0, width: 812, height: 375)).height(suggests: true), 209)
    }

    private func withNotes(_ body: (@escaping () -> [String]) throws -> Void) rethrows {
        let log = EventLog()
        var frames: [CGRect] = []
        let names: [(Notification.Name, String)] = [
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
            (UIResponder.keyboardWillChangeFrameNotification, "willChange"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChange"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
                let frame = (end as? NSValue)?.cgRectValue ?? .null
                let same = end as? CGRect
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                MainActor.assumeIsolated {
                    XCTAssertEqual(frame, same)
                    XCTAssertEqual(duration, 0.25)
                    log.add("\(word) \(Int(frame.minY)) \(Int(frame.height))")
                }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        _ = frames
        frames = []
        try body { log.take() }
    }

    func testNotifications() async throws {
        try withNotes { take in
            let host = try HeadlessHost(device: "iphone-se2")
            let controller = UIViewController()
            let (first, second) = (UITextField(), UITextField())
            for (index, field) in [first, second].enumerated() {
                field.frame = CGRect(x: 10, y: 50 * CGFloat(index + 1), width: 200, height: 34)
                controller.view.addSubview(field)
            }
            host.show(controller)
            first.becomeFirstResponder()
            XCTAssertEqual(take(), ["willChange 407 260", "willShow 407 260"])
            host.advance(by: 0.3)
            XCTAssertEqual(take(), ["didChange 407 260", "didShow 407 260"])
            second.becomeFirstResponder()
            host.advance(by: 0.3)
            XCTAssertEqual(take(), [], "the keyboard stays for the next field")
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            second.inputAccessoryView = bar
            XCTAssertEqual(take(), ["willChange 363 304"])
            host.advance(by: 0.3)
            XCTAssertEqual(take(), ["didChange 363 304"])
            XCTAssertEqual(bar.convert(bar.bounds, to: nil), CGRect(x: 0, y: 363, width: 375, height: 44))
            second.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
            XCTAssertEqual(take(), ["willChange 523 144"])
            host.advance(by: 0.3)
            _ = take()
            second.resignFirstResponder()
            XCTAssertEqual(take(), ["willChange 667 144", "willHide 667 144"])
            host.advance(by: 0.3)
            XCTAssertEqual(take(), ["didChange 667 144", "didHide 667 144"])
        }
    }

    /// A view tied to the guide stands on the keyboard, and goes down with it.
    func testLayoutGuide() async throws {
        let host = try HeadlessHost(device: "iphone-x")
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(field)
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        host.show(controller)
        XCTAssertEqual(bar.frame.maxY, 812 - 34)
        field.becomeFirstResponder()
        host.settle()
        XCTAssertEqual(bar.frame.maxY, 812 - 335)
        XCTAssertEqual(controller.view.keyboardLayoutGuide.layoutFrame.height, 335)
        field.resignFirstResponder()
        host.settle()
        XCTAssertEqual(bar.frame.maxY, 812 - 34)
    }

    /// A table controller's table gets room for the keyboard and shows the row that is edited.
    func testTableController() async throws {
        final class Form: UITableViewController {
            var fields: [UITextField] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 14 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 34))
                cell.contentView.addSubview(field)
                fields.append(field)
                return cell
            }
        }
        let host = try HeadlessHost(device: "iphone-se2")
        let form = Form(style: .plain)
        host.show(form)
        let field = try XCTUnwrap(form.fields.last)
        field.becomeFirstResponder()
        host.advance(by: 0.3)
        XCTAssertEqual(form.tableView.contentInset.bottom, 260)
        XCTAssertLessThanOrEqual(field.convert(field.bounds, to: nil).maxY, 407)
        XCTAssertGreaterThan(form.tableView.contentOffset.y, 0)
        form.fields[form.fields.count - 2].becomeFirstResponder()
        XCTAssertEqual(form.tableView.contentInset.bottom, 260)
        form.view.endEditing(true)
        host.advance(by: 0.3)
        XCTAssertEqual(form.tableView.contentInset.bottom, 0)
    }
}
