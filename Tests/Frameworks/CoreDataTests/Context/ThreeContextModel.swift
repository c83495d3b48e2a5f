/// One step of a script on three contexts, each by its number: 0 and 1 read from the store, 2 from 0.
enum ContextStep: Equatable {
    /// Inserts the person of a number.
    case insert(Int, person: Int)
    case rename(Int, person: Int, name: String)
    /// Moves a person to a firm, or away from any.
    case move(Int, person: Int, firm: Int?)
    case delete(Int, person: Int)
    /// Saves, and lets the other contexts merge what was saved.
    case save(Int)
    case rollback(Int)

    var context: Int {
        switch self {
        case .insert(let number, _), .rename(let number, _, _), .move(let number, _, _), .delete(let number, _),
            .save(let number), .rollback(let number):
            number
        }
    }
}

/// Three contexts as plain values: what is stored, and what each has changed since.
struct ThreeContextModel {
    /// A person's values: name, and the number of the firm.
    struct Value: Equatable {
        var name: String
        var firm: Int?
    }

    /// Changes of one context against the place that it reads from.
    private struct Changes {
        var names: [Int: String] = [:]
        var firms: [Int: Int?] = [:]
        var inserted: Set<Int> = []
        var deleted: Set<Int> = []

        func applied(to values: [Int: Value]) -> [Int: Value] {
            var values = values
            for key in inserted { values[key] = Value(name: "", firm: nil) }
            for (key, name) in names { values[key]?.name = name }
            for (key, firm) in firms { values[key]?.firm = firm }
            for key in deleted { values[key] = nil }
            return values
        }

        func concerns(_ key: Int) -> Bool {
            names[key] != nil || firms[key] != nil || inserted.contains(key) || deleted.contains(key)
        }

        /// A value that is what the place below has is no change.
        mutating func prune(against values: [Int: Value]) {
            names = names.filter { inserted.contains($0.key) || values[$0.key]?.name != $0.value }
            firms = firms.filter { inserted.contains($0.key) || values[$0.key].map { $0.firm } != .some($0.value) }
        }

        /// A person that another context has deleted can't be changed here any more.
        mutating func forget(_ key: Int) {
            names[key] = nil
            firms[key] = nil
            deleted.remove(key)
        }
    }

    private var stored: [Int: Value] = [:]
    private var changes = Array(repeating: Changes(), count: 3)
    private var next = 0

    /// The people that a context shows.
    func values(_ number: Int) -> [Int: Value] {
        number == 2 ? changes[2].applied(to: values(0)) : changes[number].applied(to: stored)
    }

    /// The people that a step may change: of the upper context those of which the lower one has no changes, which may be of
    /// what the upper one has changed.
    private func known(_ number: Int) -> [Int] {
        values(number).keys.sorted().filter { key in
            number == 1 || !changes[2 - number].concerns(key) || number == 2 && !changes[0].deleted.contains(key)
        }
    }

    // MARK: Steps

    /// The next step of a random script; nil where there is nobody to change.
    func step(using generator: inout some RandomNumberGenerator) -> ContextStep? {
        let number = Int.random(in: 0..<3, using: &generator)
        let known = known(number)
        let step: ContextStep
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: step = .insert(number, person: next)
        case 2, 3:
            guard let key = known.randomElement(using: &generator) else { return nil }
            step = .rename(number, person: key, name: "R\(Int.random(in: 0..<100, using: &generator))")
        case 4, 5:
            guard let key = known.randomElement(using: &generator) else { return nil }
            let firm = Int.random(in: 0..<4, using: &generator)
            step = .move(number, person: key, firm: firm < 3 ? firm : nil)
        case 6:
            guard let key = known.randomElement(using: &generator) else { return nil }
            step = .delete(number, person: key)
        case 7, 8: step = .save(number)
        default: step = .rollback(number)
        }
        return allows(step) ? step : nil
    }

    /// True if a step is possible now, such as in a script of which steps were taken out.
    func allows(_ step: ContextStep) -> Bool {
        switch step {
        case .insert(_, let key): (0..<3).allSatisfy { values($0)[key] == nil && !changes[$0].concerns(key) }
        case .rename(let number, let key, _), .move(let number, let key, _), .delete(let number, let key):
            known(number).contains(key)
        case .save: true
        // Objects that the context below has changed would be gone.
        case .rollback(let number): number != 0 || changes[0].inserted.allSatisfy { !changes[2].concerns($0) }
        }
    }

    mutating func apply(_ step: ContextStep) {
        switch step {
        case .insert(let number, let key):
            changes[number].inserted.insert(key)
            next = max(next, key + 1)
        case .rename(let number, let key, let name): changes[number].names[key] = name
        case .move(let number, let key, let firm): changes[number].firms[key] = .some(firm)
        case .delete(let number, let key): delete(key, number)
        case .save(let number): save(number)
        case .rollback(let number): changes[number] = Changes()
        }
        changes[0].prune(against: stored)
        changes[1].prune(against: stored)
        changes[2].prune(against: values(0))
    }

    private mutating func delete(_ key: Int, _ number: Int) {
        let wasNew = changes[number].inserted.remove(key) != nil
        changes[number].forget(key)
        if !wasNew { changes[number].deleted.insert(key) }
    }

    private mutating func save(_ number: Int) {
        let done = changes[number]
        changes[number] = Changes()
        if number == 2 {
            changes[0].inserted.formUnion(done.inserted)
            changes[0].names.merge(done.names) { $1 }
            changes[0].firms.merge(done.firms) { $1 }
            for key in done.deleted { delete(key, 0) }
            return
        }
        stored = done.applied(to: stored)
        for other in 0..<3 where other != number {
            for key in done.deleted { changes[other].forget(key) }
        }
    }
}
