import XCTest

@testable import UIKit

/// Kind: documented — Objective-C's `responds(to:)`, which asks the object's own class and those above it: a class may
/// implement an optional method of a protocol that only a class above it conforms to.
///
/// The classes are written as the source adapter writes them.
@MainActor final class MissingMethodsTests: XCTestCase {
    class Base: NSObject, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
        var scrolls = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            _MissingMethods.of(self, as: (any UITableViewDelegate).self)
                .tableView(tableView, heightForRowAt: indexPath)
        }
        func numberOfSections(in tableView: UITableView) -> Int {
            _MissingMethods.of(self, as: (any UITableViewDataSource).self).numberOfSections(in: tableView)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            _MissingMethods.of(self, as: (any UITableViewDelegate).self).scrollViewDidScroll(scrollView)
        }
    }

    final class Rows: Base {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private func table(of source: Base) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        table.rowHeight = 60
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }

    func testTheClassBelowIsAsked() async {
        let source = Rows()
        let table = table(of: source)
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(table.delegateHeight(of: IndexPath(row: 1, section: 0)), 80)
        table.contentOffset.y = 50
        XCTAssertEqual(source.scrolls, 1)
    }

    /// The default leaves its mark for the object that was asked: the table knows that nobody implements the method.
    func testWhereNoClassImplementsItNobodyDoes() async {
        let source = Base()
        let table = table(of: source)
        XCTAssertEqual(table.numberOfSections, 1)
        XCTAssertNil(table.delegateHeight(of: IndexPath(row: 0, section: 0)))
        XCTAssertTrue(table.state.calls.missing.contains(.heightForRow))
        XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 60)
    }

    func testTheObjectIsKeptAsLongAsItsUser() async {
        weak var gone: Base?
        do {
            let source = Base()
            gone = source
            let asked = _MissingMethods.of(source, as: (any UITableViewDelegate & UIGestureRecognizerDelegate).self)
            XCTAssertTrue(asked === source)
            XCTAssertTrue(asked.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
        }
        XCTAssertNil(gone)
    }
}
