extension StackArrangement {
    /// A hidden view has no length along the axis. Its place in the chain stays.
    ///
    /// Required: a view whose own constraints insist on another length conflicts, as in UIKit, and says so in the log.
    var hidingConstraints: [ArrangementConstraint] {
        items.indices.filter { items[$0].isHidden }.map { .collapsing(.hiding, .view($0), mainAxis.size) }
    }
}
