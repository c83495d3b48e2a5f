import AutoLayout

/// A tree's host as its views refer to it: nil once the host is gone, and never retained. The host owns it.
///
/// `unowned(unsafe)`: the host sets it to nil as it is released, so it never dangles, and each change of a view's content
/// goes through it.
final class HostReference {
    unowned(unsafe) var host: TreeLayoutHost?
}

/// A view's or guide's item, as it notes it itself: it is that of the host with this number.
struct HostedItem {
    var reference: HostReference?
    var host: UInt32 = 0
    var item = LayoutItem?.none

    init() {}

    init(host: UInt32, item: LayoutItem?, reference: HostReference? = nil) {
        self.host = host
        self.item = item
        self.reference = reference
    }
}

/// A constraint's row, as it notes it itself: it is that of the host with this number.
struct HostedConstraint {
    /// 0, which no host has, while there is no row.
    private var host: UInt32 = 0
    private var number: Int32 = 0

    init() {}

    init(host: UInt32, id: LayoutConstraintID) {
        self.host = host
        number = Int32(truncatingIfNeeded: id.number)
    }

    func id(inHost wanted: UInt32) -> LayoutConstraintID? {
        host == wanted ? LayoutConstraintID(number: Int(number)) : nil
    }
}
