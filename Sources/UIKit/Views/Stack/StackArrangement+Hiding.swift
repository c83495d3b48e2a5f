extension StackArrangement {
    /// A hidden view has no length on the main axis. It stays in the chain.
    ///
    /// Required: a view whose own constraints require another length conflicts, as in UIKit, and appears in the log.
    var hidingConstraints: [ArrangementConstraint] {
        items.indices.filter { items[$0].isHidden }.map { .collapsing(.hiding, .view($0), mainAxis.size) }
    }
}
