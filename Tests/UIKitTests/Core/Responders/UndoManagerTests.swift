import XCTest

@testable import UIKit

/// Kind: documented — Foundation's documentation of `UndoManager`.
@MainActor final class UndoManagerTests: XCTestCase {
    private final class Counter {
        var value = 0
        @MainActor func set(_ new: Int, _ manager: UndoManager) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old, manager) }
            value = new
        }
    }

    func testUndoAndRedo() async throws {
        let manager = UndoManager()
        let counter = Counter()
        counter.set(1, manager)
        manager.setActionName("One")
        XCTAssertEqual(manager.groupingLevel, 1)
        UIApplication.shared.commit()
        XCTAssertEqual(manager.groupingLevel, 0)
        counter.set(2, manager)
        counter.set(3, manager)
        UIApplication.shared.commit()
        XCTAssertTrue(manager.canUndo)
        XCTAssertFalse(manager.canRedo)
        manager.undo()
        XCTAssertEqual(counter.value, 1, "one turn is one group")
        XCTAssertEqual(manager.undoActionName, "One")
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo One")
        manager.undo()
        XCTAssertEqual(counter.value, 0)
        XCTAssertEqual(manager.redoMenuItemTitle, "Redo One")
        manager.redo()
        manager.redo()
        XCTAssertEqual(counter.value, 3)
        manager.undo()
        counter.set(9, manager)
        XCTAssertFalse(manager.canRedo, "a new change forgets what was undone")
    }

    func testGroupsLevelsAndRegistration() async throws {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let counter = Counter()
        for value in 1...3 {
            manager.beginUndoGrouping()
            counter.set(value, manager)
            manager.endUndoGrouping()
        }
        manager.levelsOfUndo = 2
        manager.undo()
        manager.undo()
        manager.undo()
        XCTAssertEqual(counter.value, 1)
        manager.disableUndoRegistration()
        counter.set(5, manager)
        manager.enableUndoRegistration()
        XCTAssertFalse(manager.canUndo)
        var raised: [String] = []
        UIKitException.handler = { raised.append($0.reason) }
        defer { UIKitException.handler = nil }
        manager.endUndoGrouping()
        manager.enableUndoRegistration()
        counter.set(6, manager)
        XCTAssertEqual(raised.count, 3)
    }

    func testTargetsAreHeldWeakly() async throws {
        let manager = UndoManager()
        weak var gone: Counter?
        do {
            let counter = Counter()
            counter.set(1, manager)
            gone = counter
        }
        XCTAssertNil(gone)
        let counter = Counter()
        counter.set(1, manager)
        manager.removeAllActions(withTarget: counter)
        UIApplication.shared.commit()
        XCTAssertFalse(manager.canUndo)
    }
}
