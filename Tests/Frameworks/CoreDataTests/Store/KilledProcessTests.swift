import CoreData
import TestSupport
import XCTest

/// Kind: model — a process that saves over and over is killed; the store holds its last saving, or the one that was under way.
final class KilledProcessTests: XCTestCase {
    private typealias Fork = @convention(c) () -> pid_t
    private static let accounts = 20

    /// `MASU_KILLS` asks for more.
    func testAStoreSurvivesItsProcess() throws {
        let kills = ProcessInfo.processInfo.environment["MASU_KILLS"].flatMap(Int.init) ?? 10
        let fork = unsafeBitCast(try XCTUnwrap(dlsym(nil, "fork")), to: Fork.self)
        let url = try Library.storeURL()
        let model = try Library.model()
        try prepare(url, model)
        var generator = SeededGenerator(seed: 1)
        var last: Int64 = 0
        for kill in 0..<kills {
            let delay = UInt32.random(in: 0..<20_000, using: &generator)
            let finished = try runWriter(url, model, after: last, delay, fork)
            let found = try storedStep(url, model)
            XCTAssertGreaterThanOrEqual(found, max(last, finished), "kill \(kill) lost a finished saving")
            XCTAssertLessThanOrEqual(found, max(last, finished) + 1, "kill \(kill) kept more than was saved")
            last = found
        }
        XCTAssertGreaterThan(last, 0, "no process came to save anything")
    }

    private func prepare(_ url: URL, _ model: NSManagedObjectModel) throws {
        let context = try Library.container(at: url, model: model).viewContext
        for number in 0..<Self.accounts { Account(context: context).key = "\(number)" }
        let person = Person(context: context)
        person.name = "0"
        person.photo = Self.photo(0)
        try context.save()
    }

    private static func photo(_ step: Int64) -> Data {
        Data(repeating: UInt8(truncatingIfNeeded: step), count: step % 2 == 0 ? 140_000 : 1000)
    }

    // MARK: The process

    /// - Returns: the number of the last saving of which the process said that it was done.
    private func runWriter(
        _ url: URL, _ model: NSManagedObjectModel, after last: Int64, _ delay: UInt32, _ fork: Fork
    ) throws -> Int64 {
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        let process = fork()
        guard process != 0 else {
            Self.write(url, model, after: last, to: ends[1])
        }
        XCTAssertGreaterThan(process, 0)
        close(ends[1])
        var finished: Int64 = last
        // The first saving tells that the process runs; a process that hangs is killed all the same.
        var ready = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
        poll(&ready, 1, 2000)
        usleep(delay)
        kill(process, SIGKILL)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        XCTAssertEqual(status, SIGKILL, "the process ended by itself")
        while read(ends[0], &finished, 8) == 8 {}
        close(ends[0])
        return finished
    }

    /// Saves until it is killed: each saving changes every account, adds one and replaces a photo.
    private static func write(_ url: URL, _ model: NSManagedObjectModel, after last: Int64, to end: Int32) -> Never {
        do {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
            let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            let all = try context.fetch(NSFetchRequest<Account>(entityName: "Account"))
            let people = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
            var step = last
            while true {
                step += 1
                for account in all { account.count = step }
                let added = Account(context: context)
                added.key = "added \(step)"
                added.count = step
                people.first?.name = "\(step)"
                people.first?.photo = photo(step)
                try context.save()
                Glibc.write(end, &step, 8)
            }
        } catch {
            _exit(1)
        }
    }

    // MARK: The store

    /// The number of the saving that all of the store's objects agree on.
    private func storedStep(_ url: URL, _ model: NSManagedObjectModel) throws -> Int64 {
        let context = try Library.container(at: url, model: model).viewContext
        let person = try XCTUnwrap(context.fetch(NSFetchRequest<Person>(entityName: "Person")).first)
        let step = try XCTUnwrap(person.name.flatMap(Int64.init))
        XCTAssertEqual(person.photo, Self.photo(step))
        let accounts = try context.fetch(NSFetchRequest<Account>(entityName: "Account"))
        XCTAssertEqual(accounts.count, Self.accounts + Int(step))
        XCTAssertTrue(accounts.prefix(Self.accounts).allSatisfy { $0.count == step })
        return step
    }
}
