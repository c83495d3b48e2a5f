import HeadlessHost
import Observation
import XCTest

@testable import UIKit

@Observable private final class Model {
    var title = "first"
    var unread = 0
}

/// Kind: documented — Apple's documentation of `updateProperties()` and of automatic observation tracking.
@MainActor final class PropertyUpdateTests: XCTestCase {
    private final class Reader: UIView {
        let model = Model()
        var log: [String] = []
        override func updateProperties() {
            super.updateProperties()
            log.append("properties \(model.title)")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.append("layout \(model.unread)")
        }
    }

    private func shown(on device: String) throws -> (HeadlessHost, Reader) {
        let host = try HeadlessHost(device: device)
        let controller = UIViewController()
        let view = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        host.show(controller)
        return (host, view)
    }

    func testPropertiesComeBeforeLayoutAndByThemselves() async throws {
        try under(.iOS26) {
            let (host, view) = try shown(on: "iphone-17")
            XCTAssertEqual(view.log, ["properties first", "layout 0"])
            view.setNeedsUpdateProperties()
            host.settle()
            XCTAssertEqual(view.log, ["properties first", "layout 0", "properties first"])
            view.setNeedsLayout()
            host.settle()
            XCTAssertEqual(view.log.count, 4)
            XCTAssertEqual(view.log.last, "layout 0")
        }
    }

    func testWhatWasReadIsFollowed() async throws {
        try under(.iOS26) {
            let (host, view) = try shown(on: "iphone-17")
            view.log = []
            view.model.title = "second"
            XCTAssertEqual(view.log, [], "nothing happens before the next pass")
            host.settle()
            XCTAssertEqual(view.log, ["properties second"])
            view.model.unread = 3
            host.settle()
            XCTAssertEqual(view.log, ["properties second", "layout 3"])
        }
    }

    func testBeforeIOS26NothingIsTracked() async throws {
        try under(.iOS13) {
            let (host, view) = try shown(on: "iphone-xr")
            XCTAssertEqual(view.log, ["layout 0"])
            view.model.unread = 3
            host.settle()
            XCTAssertEqual(view.log, ["layout 0"])
        }
    }
}
