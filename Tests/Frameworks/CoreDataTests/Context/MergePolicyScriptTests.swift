import CoreData
import TestSupport
import XCTest

/// Kind: model — two contexts, each with a merge policy, that change and delete the same objects, against plain values with
/// versions; the rules are those of Apple's pages on the five policies.
final class MergePolicyScriptTests: XCTestCase {
    /// `MASU_SCRIPTS` asks for more scripts, `MASU_FIRST_SCRIPT` for those of later seeds.
    func testPoliciesDecideAsPlainValuesDo() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["MASU_SCRIPTS"].flatMap(UInt64.init) ?? 60
        let first = environment["MASU_FIRST_SCRIPT"].flatMap(UInt64.init) ?? 0
        let model = try Library.model()
        for seed in first..<first + count { try run(seed, model) }
    }

    private func run(_ seed: UInt64, _ model: NSManagedObjectModel) throws {
        var generator = SeededGenerator(seed: seed)
        let types: [NSMergePolicyType] = [
            .errorMergePolicyType, .mergeByPropertyStoreTrumpMergePolicyType,
            .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType, .rollbackMergePolicyType,
        ]
        let policies = (0..<2).map { _ in types[Int.random(in: 0..<5, using: &generator)] }
        let container = try Library.container(model: model)
        var values = TwoSides(policies)
        let contexts = policies.map { type in
            let context = container.newBackgroundContext()
            context.mergePolicy = NSMergePolicy(merge: type)
            return context
        }
        var people: [[Int: Person]] = []
        for (number, context) in contexts.enumerated() {
            try context.performAndWait {
                if number == 0 {
                    for key in 0..<4 {
                        let person = Person(context: context)
                        person.name = "0"
                        person.age = 0
                        person.height = Double(key)
                    }
                    try context.save()
                }
                let found = try context.fetch(NSFetchRequest<Person>(entityName: "Person"))
                people.append(Dictionary(uniqueKeysWithValues: found.map { (Int($0.height), $0) }))
            }
        }
        for place in 0..<30 {
            let side = Int.random(in: 0..<2, using: &generator)
            guard let step = values.step(side, using: &generator) else { continue }
            let succeeded = values.apply(step, side)
            contexts[side].performAndWait {
                let isDone = perform(step, contexts[side], people[side])
                XCTAssertEqual(isDone, succeeded, "seed \(seed), step \(place): \(step) by \(policies[side])")
            }
            for number in 0..<2 {
                contexts[number].performAndWait {
                    let shown = values.shown(number).mapValues { "\($0.name) \($0.age)" }
                    let found = Dictionary(
                        uniqueKeysWithValues: shown.keys.map { key in
                            (key, people[number][key].map { "\($0.name ?? "") \($0.age)" })
                        })
                    XCTAssertEqual(
                        found, shown, "seed \(seed), step \(place): \(step) on \(side), context \(number), \(policies)")
                }
            }
            let reader = container.newBackgroundContext()
            try reader.performAndWait {
                let found = try reader.fetch(NSFetchRequest<Person>(entityName: "Person"))
                XCTAssertEqual(
                    Dictionary(uniqueKeysWithValues: found.map { (Int($0.height), "\($0.name ?? "") \($0.age)") }),
                    values.stored.mapValues { "\($0.value.name) \($0.value.age)" },
                    "seed \(seed), step \(place): \(step) on \(side), in the store, \(policies)")
            }
            if testRun?.hasSucceeded == false { return }
        }
    }

    /// - Returns: false for a saving that throws.
    private func perform(
        _ step: TwoSides.Step, _ context: NSManagedObjectContext, _ people: [Int: Person]
    ) -> Bool {
        switch step {
        case .rename(let key, let name): people[key]?.name = "\(name)"
        case .age(let key, let age): people[key]?.age = Int32(age)
        case .delete(let key): people[key].map(context.delete)
        case .refresh(let key): people[key].map { context.refresh($0, mergeChanges: true) }
        case .rollback: context.rollback()
        case .save:
            do {
                try context.save()
            } catch {
                XCTAssertEqual((error as NSError).code, NSManagedObjectMergeError, "\(error)")
                return false
            }
        }
        return true
    }
}

/// Objects of a store and of two contexts as plain values.
private struct TwoSides {
    struct Value: Equatable {
        var name = 0
        var age = 0
    }

    struct Row {
        var value = Value()
        var version = 1
    }

    enum Step: Equatable {
        case rename(Int, Int)
        case age(Int, Int)
        case delete(Int)
        case refresh(Int)
        case rollback
        case save
    }

    private struct Side {
        var policy: NSMergePolicyType
        /// Objects as the context last read or wrote them.
        var known: [Int: Row]
        /// Objects as they are now.
        var values: [Int: Value]
        var deleted: Set<Int> = []

        init(_ policy: NSMergePolicyType, _ rows: [Int: Row]) {
            self.policy = policy
            known = rows
            values = rows.mapValues(\.value)
        }

        mutating func take(_ key: Int, _ row: Row?) {
            known[key] = row
            values[key] = row?.value
        }
    }

    private(set) var stored = Dictionary(uniqueKeysWithValues: (0..<4).map { ($0, Row()) })
    private var sides: [Side] = []

    init(_ policies: [NSMergePolicyType]) { sides = policies.map { Side($0, stored) } }

    func shown(_ side: Int) -> [Int: Value] {
        sides[side].values.filter { !sides[side].deleted.contains($0.key) }
    }

    func step(_ side: Int, using generator: inout SeededGenerator) -> Step? {
        let keys = shown(side).keys.sorted()
        guard let key = keys.randomElement(using: &generator) else { return nil }
        switch Int.random(in: 0..<16, using: &generator) {
        case 0...3: return .rename(key, Int.random(in: 0..<4, using: &generator))
        case 4...7: return .age(key, Int.random(in: 0..<4, using: &generator))
        case 8: return .delete(key)
        case 9, 10: return stored[key] == nil ? nil : .refresh(key)
        case 11: return .rollback
        default: return .save
        }
    }

    /// - Returns: false for a saving that conflicts ought to end.
    mutating func apply(_ step: Step, _ number: Int) -> Bool {
        switch step {
        case .rename(let key, let name): sides[number].values[key]?.name = name
        case .age(let key, let age): sides[number].values[key]?.age = age
        case .delete(let key): sides[number].deleted.insert(key)
        case .rollback:
            sides[number].values = sides[number].known.mapValues(\.value)
            sides[number].deleted = []
        case .refresh(let key):
            guard let row = stored[key], let base = sides[number].known[key]?.value,
                let mine = sides[number].values[key]
            else { break }
            sides[number].take(key, row)
            if mine.name != base.name { sides[number].values[key]?.name = mine.name }
            if mine.age != base.age { sides[number].values[key]?.age = mine.age }
        case .save: return save(number)
        }
        return true
    }

    private mutating func save(_ number: Int) -> Bool {
        let side = sides[number]
        let changed = side.values.keys.filter {
            !side.deleted.contains($0) && side.values[$0] != side.known[$0]?.value
        }
        let conflicts = Set((changed + side.deleted).filter { stored[$0]?.version != side.known[$0]?.version })
        if side.policy == .errorMergePolicyType, !conflicts.isEmpty { return false }
        for key in changed {
            guard let theirs = stored[key], let mine = side.values[key], let base = side.known[key] else {
                sides[number].take(key, nil)
                continue
            }
            let result = conflicts.contains(key) ? merged(side.policy, mine, theirs.value, base.value) : mine
            if result != theirs.value { stored[key] = Row(value: result, version: theirs.version + 1) }
            sides[number].take(key, stored[key])
        }
        for key in side.deleted {
            if conflicts.contains(key), side.policy == .rollbackMergePolicyType, let theirs = stored[key] {
                sides[number].take(key, theirs)
            } else {
                stored[key] = nil
                sides[number].take(key, nil)
            }
        }
        sides[number].deleted = []
        return true
    }

    private func merged(_ policy: NSMergePolicyType, _ mine: Value, _ theirs: Value, _ base: Value) -> Value {
        func choose(_ mine: Int, _ theirs: Int, _ base: Int) -> Int {
            switch policy {
            case .errorMergePolicyType, .overwriteMergePolicyType: mine
            case .rollbackMergePolicyType: theirs
            case .mergeByPropertyStoreTrumpMergePolicyType: theirs != base ? theirs : mine
            case .mergeByPropertyObjectTrumpMergePolicyType: mine != base ? mine : theirs
            }
        }
        return Value(
            name: choose(mine.name, theirs.name, base.name), age: choose(mine.age, theirs.age, base.age))
    }
}
