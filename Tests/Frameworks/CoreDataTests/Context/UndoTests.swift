import CoreData
import FoundationAdditions
import XCTest

/// Kind: documented — `NSManagedObjectContext.undoManager`: changes are undone and made again by processing.
@MainActor final class UndoTests: XCTestCase {
    /// Steps to undo and to make again, each a group of its own.
    private final class Steps: UndoRecording {
        private var undone: [() -> Void] = []
        private var redone: [() -> Void] = []
        private var isUndoing = false
        var isUndoRegistrationEnabled = true
        var count: Int { undone.count }

        func recordUndo(of target: AnyObject, _ undo: @escaping @MainActor () -> Void) {
            if isUndoing { redone.append(undo) } else { undone.append(undo) }
        }
        func removeAllActions(withTarget target: Any) { (undone, redone) = ([], []) }
        func undo() {
            isUndoing = true
            undone.popLast()?()
            isUndoing = false
        }
        func redo() { redone.popLast()?() }
    }

    private func names(_ context: NSManagedObjectContext) throws -> [String] {
        let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
        return people.map { "\($0.name ?? "") \($0.company?.name ?? "-")" }.sorted()
    }

    func testEachProcessingIsUndoneAndMadeAgain() async throws {
        let context = try Library.container().viewContext
        let steps = Steps()
        context.undoManager = steps
        let firm = Company(context: context)
        firm.name = "Firm"
        context.processPendingChanges()
        let person = Person(context: context)
        person.name = "Ada"
        context.processPendingChanges()
        person.company = firm
        context.processPendingChanges()
        person.name = "Eve"
        context.processPendingChanges()
        context.delete(person)
        context.processPendingChanges()
        let states = [[], ["Ada -"], ["Ada Firm"], ["Eve Firm"], []]
        for state in states.dropLast().reversed() {
            context.undo()
            XCTAssertEqual(try names(context), state)
            XCTAssertEqual(firm.people.count, state.first?.hasSuffix("Firm") == true ? 1 : 0)
        }
        for state in states.dropFirst() {
            context.redo()
            XCTAssertEqual(try names(context), state)
        }
    }

    func testSavedChangesAreUndone() async throws {
        let context = try Library.container().viewContext
        let steps = Steps()
        context.undoManager = steps
        let firm = Company(context: context)
        firm.name = "Firm"
        let person = Person(context: context)
        person.name = "Ada"
        person.company = firm
        try context.save()
        context.delete(person)
        try context.save()
        XCTAssertEqual(try names(context), [])
        context.undo()
        XCTAssertEqual(try names(context), ["Ada Firm"])
        XCTAssertEqual(firm.people.count, 1)
        try context.save()
        XCTAssertFalse(try XCTUnwrap(firm.people.first).objectID.isTemporaryID)
    }

    func testRollbackAndResetForgetTheSteps() async throws {
        let context = try Library.container().viewContext
        let steps = Steps()
        context.undoManager = steps
        Company(context: context).name = "Firm"
        context.processPendingChanges()
        XCTAssertEqual(steps.count, 1)
        context.rollback()
        XCTAssertEqual(steps.count, 0)
        Company(context: context).name = "Firm"
        context.processPendingChanges()
        XCTAssertEqual(steps.count, 1)
        context.reset()
        XCTAssertEqual(steps.count, 0)
        context.undo()
        XCTAssertEqual(try names(context), [])
        steps.isUndoRegistrationEnabled = false
        Company(context: context).name = "Other"
        context.processPendingChanges()
        XCTAssertEqual(steps.count, 0)
    }
}
