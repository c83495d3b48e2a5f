/// Numbers by which objects of two versions are known again where their ids are new: equal for objects of the same
/// class and values whose surroundings are alike as well, as far as three steps along parents, children and connections.
struct ObjectSignatures {
    /// By the object's index.
    let values: [UInt64]

    private static let steps = 3

    /// - Complexity: linear in objects and connections.
    init(_ table: ObjectTable) {
        let objects = table.objects
        var incoming = Array(repeating: [(name: String, source: Int)](), count: objects.count)
        for (index, object) in objects.enumerated() {
            for connection in object.connections {
                guard let target = table.index(of: connection.destination) else { continue }
                incoming[target].append((connection.name, index))
            }
        }
        var current = objects.map(Self.own)
        for _ in 0..<Self.steps {
            let last = current
            current = objects.indices.map { index in
                let object = objects[index]
                var hash = Digest(last[index])
                if let parent = object.parent { hash.add(last[parent]) }
                for child in object.children { hash.add(last[child]) }
                var around: [UInt64] = object.connections.compactMap { connection in
                    table.index(of: connection.destination).map { Digest(last[$0], connection.name).value }
                }
                around.sort()
                var reached = incoming[index].map { Digest(last[$0.source], $0.name).value }
                reached.sort()
                for number in around { hash.add(number) }
                hash.add(1)
                for number in reached { hash.add(number) }
                return hash.value
            }
        }
        values = current
    }

    /// The signature of an object without its surroundings.
    private static func own(_ object: ComparedObject) -> UInt64 {
        var hash = Digest(0)
        for text in [object.element, object.customClass ?? "", object.key ?? "", object.container] { hash.add(text) }
        hash.add(object.userLabel ?? "")
        for (name, value) in object.values.sorted(by: { $0.key < $1.key }) {
            hash.add(name)
            hash.add(value)
        }
        hash.add(UInt64(object.constraints.count))
        return hash.value
    }

    /// The Fowler–Noll–Vo hash of numbers and texts: the same in every run.
    private struct Digest {
        private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

        init(_ number: UInt64) { add(number) }

        init(_ number: UInt64, _ text: String) {
            add(number)
            add(text)
        }

        mutating func add(_ number: UInt64) {
            for shift in stride(from: UInt64(0), to: 64, by: 8) {
                add(byte: UInt8(truncatingIfNeeded: number >> shift))
            }
        }

        mutating func add(_ text: String) {
            for byte in text.utf8 { add(byte: byte) }
            add(byte: 0xff)
        }

        private mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
}
