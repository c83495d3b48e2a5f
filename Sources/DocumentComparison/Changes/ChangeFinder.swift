import InterfaceBuilder

/// The search for the differences of matched documents, object by object.
struct ChangeFinder {
    let old: ObjectTable
    let new: ObjectTable
    let matching: ObjectMatching
    private(set) var changes: [DocumentChange] = []
    /// The topmost added or removed object above each that was added or removed.
    private var addedTops: [Int: Int] = [:]
    private var removedTops: [Int: Int] = [:]
    private var addedContents: [Int: DocumentChange.Contents] = [:]
    private var removedContents: [Int: DocumentChange.Contents] = [:]
    /// The old ids of the new document's constraints that mean the same, or took the place of one.
    private var constraintNames: [String: String] = [:]

    init(_ old: ObjectTable, _ new: ObjectTable, _ matching: ObjectMatching) {
        self.old = old
        self.new = new
        self.matching = matching
    }

    /// An id that both documents have in common: the old one of a matched object or constraint, another of its own.
    func name(inNew id: String) -> String {
        guard let index = new.index(of: id) else { return constraintNames[id] ?? id }
        return matching.oldIndex[index].map { old.objects[$0].id } ?? "new \(id)"
    }

    mutating func find() {
        findTops()
        let search = ConstraintSearch(self)
        constraintNames = search.names
        for (index, other) in matching.newIndex.enumerated() {
            guard let other else { continue }
            findValues(index, other)
            findPlace(index, other)
            findOrder(index, other)
            findConnections(index, other)
        }
        findConstraints(search)
        for (top, contents) in addedContents.sorted(by: { $0.key < $1.key }) {
            changes.append(DocumentChange(old: nil, new: top, detail: .added(contents)))
        }
        for (top, contents) in removedContents.sorted(by: { $0.key < $1.key }) {
            changes.append(DocumentChange(old: top, new: nil, detail: .removed(contents)))
        }
    }

    /// The changes of a scene, in the order of its objects; removed ones last.
    func changes(inNew scene: Int?, old oldScene: Int?) -> [DocumentChange] {
        let own = changes.enumerated().filter { _, change in
            if let index = change.new { return new.objects[index].scene == scene }
            return change.old.map { old.objects[$0].scene } == oldScene && oldScene != nil
        }
        return own.sorted {
            ($0.element.new ?? .max, $0.element.old ?? .max, $0.offset)
                < ($1.element.new ?? .max, $1.element.old ?? .max, $1.offset)
        }.map(\.element)
    }

    private mutating func note(_ old: Int?, _ new: Int?, _ detail: DocumentChange.Detail) {
        changes.append(DocumentChange(old: old, new: new, detail: detail))
    }

    // MARK: Objects

    /// Objects that came or went, each with the topmost one around it.
    private mutating func findTops() {
        for index in new.objects.indices where matching.oldIndex[index] == nil {
            guard !Self.isSilent(new.objects[index]) else { continue }
            let top = new.objects[index].parent.flatMap { addedTops[$0] } ?? index
            addedTops[index] = top
            if top == index { addedContents[top] = DocumentChange.Contents() } else { addedContents[top]?.objects += 1 }
            addedContents[top]?.connections += new.objects[index].connections.count
        }
        for index in old.objects.indices where matching.newIndex[index] == nil {
            guard !Self.isSilent(old.objects[index]) else { continue }
            let top = old.objects[index].parent.flatMap { removedTops[$0] } ?? index
            removedTops[index] = top
            if top == index {
                removedContents[top] = DocumentChange.Contents()
            } else {
                removedContents[top]?.objects += 1
            }
            removedContents[top]?.connections += old.objects[index].connections.count
        }
    }

    /// Guides and placeholders that every scene has show nothing by themselves; nor does what Xcode writes for itself.
    private static func isSilent(_ object: ComparedObject) -> Bool {
        ["viewLayoutGuide", "viewControllerLayoutGuide", "placeholder", "exit", "layoutGuide"].contains(object.element)
            && object.userLabel == nil
    }

    private mutating func findValues(_ index: Int, _ other: Int) {
        let (before, after) = (old.objects[index], new.objects[other])
        for name in Set(before.values.keys).union(after.values.keys).sorted() {
            let pair = (before.values[name], after.values[name])
            guard pair.0 != pair.1 else { continue }
            if name == "frame", let one = before.frame, let other = after.frame, one.isNear(other) { continue }
            note(index, other, .value(name: name, before: pair.0, after: pair.1))
        }
    }

    private mutating func findPlace(_ index: Int, _ other: Int) {
        let (before, after) = (old.objects[index].parent, new.objects[other].parent)
        let moved = before.flatMap { matching.newIndex[$0] }
        guard before == nil || after == nil ? (before == nil) != (after == nil) : moved != after else { return }
        note(index, other, .moved(from: before, to: after))
    }

    /// Children of a list whose order shows: of a stack, of bars and menus, and of views that overlap.
    private mutating func findOrder(_ index: Int, _ other: Int) {
        let containers = Set(old.objects[index].children.map { old.objects[$0].container }).sorted()
        for container in containers where container != "" && container != "gestureRecognizers" {
            let before = old.objects[index].children.filter { child in
                old.objects[child].container == container
                    && matching.newIndex[child].map { new.objects[$0].parent == other } == true
            }
            let after = new.objects[other].children.filter { child in
                new.objects[child].container == container
                    && matching.oldIndex[child].map { old.objects[$0].parent == index } == true
            }
            guard before.map({ matching.newIndex[$0] }) != after.map({ $0 }) else { continue }
            if container == "subviews", new.objects[other].element != "stackView", !showsOrder(before, after) {
                continue
            }
            note(index, other, .reordered(before: before, after: after))
        }
    }

    /// True where two views that overlap changed places, by the recorded frames.
    private func showsOrder(_ before: [Int], _ after: [Int]) -> Bool {
        let places = Dictionary(uniqueKeysWithValues: after.enumerated().map { ($0.element, $0.offset) })
        for (position, first) in before.enumerated() {
            for second in before.dropFirst(position + 1) {
                guard let one = matching.newIndex[first], let two = matching.newIndex[second],
                    places[one, default: 0] > places[two, default: 0]
                else { continue }
                guard let a = new.objects[one].frame, let b = new.objects[two].frame else { return true }
                if a.x < b.x + b.width, b.x < a.x + a.width, a.y < b.y + b.height, b.y < a.y + a.height { return true }
            }
        }
        return false
    }

    // MARK: Connections

    /// A connection whose values that name objects, such as a popover's anchor, have the ids of the old document.
    private func withOldNames(_ connection: ComparedConnection) -> ComparedConnection {
        let values = connection.values.mapValues { value in
            new.index(of: value).flatMap { matching.oldIndex[$0] }.map { old.objects[$0].id } ?? value
        }
        guard values != connection.values else { return connection }
        return ComparedConnection(
            kind: connection.kind, name: connection.name, destination: connection.destination, id: connection.id,
            values: values)
    }

    private mutating func findConnections(_ index: Int, _ other: Int) {
        var before = old.objects[index].connections
        var after = new.objects[other].connections.map { withOldNames($0) }
        // The third is the name of the second's destination.
        let tests: [(ComparedConnection, ComparedConnection, String) -> Bool] = [
            {
                $0.kind == $1.kind && $0.name == $1.name && $0.values == $1.values
                    && $0.destination == $2
            },
            { before, after, _ in
                before.kind == after.kind && before.kind == "outlet" && before.name == after.name
            },
            { before, after, _ in before.kind == after.kind && before.kind == "segue" && before.id == after.id },
            {
                $0.kind == $1.kind && $0.kind != "outlet" && $0.kind != "outletCollection"
                    && $0.destination == $2
            },
        ]
        var destinations: [String: String] = [:]
        for connection in after { destinations[connection.destination] = name(inNew: connection.destination) }
        for (step, test) in tests.enumerated() {
            var left: [ComparedConnection] = []
            for connection in before {
                guard let place = after.firstIndex(where: { test(connection, $0, destinations[$0.destination] ?? "") })
                else {
                    left.append(connection)
                    continue
                }
                let match = after.remove(at: place)
                if step > 0 { note(index, other, .connection(before: connection, after: match)) }
            }
            before = left
        }
        for connection in before {
            if let target = old.index(of: connection.destination), let top = removedTops[target] {
                if connection.kind.hasPrefix("outlet") { removedContents[top]?.outlets.append(connection.name) }
                if connection.kind != "segue" { continue }
            }
            note(index, other, .connection(before: connection, after: nil))
        }
        for connection in after {
            if let target = new.index(of: connection.destination), let top = addedTops[target] {
                if connection.kind.hasPrefix("outlet") { addedContents[top]?.outlets.append(connection.name) }
                if connection.kind != "segue" { continue }
            }
            note(index, other, .connection(before: nil, after: connection))
        }
    }

    // MARK: Constraints

    private mutating func findConstraints(_ search: ConstraintSearch) {
        for (before, after) in search.pairs {
            let sides = [before, after].compactMap { $0 }
            let items = sides.flatMap(\.items)
            if before == nil, let top = items.firstTop(in: new, addedTops) {
                addedContents[top]?.constraints += 1
                continue
            }
            if after == nil, let top = items.firstTop(in: old, removedTops) {
                removedContents[top]?.constraints += 1
                continue
            }
            let newSubject = after.flatMap { new.subject(of: $0) }
            let oldSubject = before.flatMap { old.subject(of: $0) }
            let present = newSubject ?? oldSubject.flatMap { matching.newIndex[$0] }
            let former = present.flatMap { matching.oldIndex[$0] } ?? (newSubject == nil ? oldSubject : nil)
            note(former, present, .constraint(before: before, after: after))
        }
    }
}

extension ComparedConstraint {
    /// The ids of the constraint's items.
    var items: [String] { [first.item] + (second.map { [$0.item] } ?? []) }
}

extension [String] {
    /// The top of the first id that came or went.
    fileprivate func firstTop(in table: ObjectTable, _ tops: [Int: Int]) -> Int? {
        for id in self {
            if let top = table.index(of: id).flatMap({ tops[$0] }) { return top }
        }
        return nil
    }
}

extension InterfaceRect {
    /// True where less than half a point is between them, as Xcode leaves frames alone.
    fileprivate func isNear(_ other: InterfaceRect) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 0.5 }
    }
}
