/// A subscriber or subscription that shows its operator's name where it is printed, dumped or seen in a playground.
protocol Described: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    /// The parts that a dump shows, in their order; none unless the operator says otherwise.
    var parts: [(label: String, value: Any)] { get }
}

extension Described {
    var parts: [(label: String, value: Any)] { [] }
    var customMirror: Mirror { Mirror(self, children: parts.map { (label: $0.label, value: $0.value) }) }
    var playgroundDescription: Any { description }
}
