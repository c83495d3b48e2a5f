/// The animations of a batch's changes; the table's end state holds at once.
struct UpdateAnimations {
    /// nil where nothing of the kind is animated.
    var inserted: UITableView.RowAnimation?
    var deleted: UITableView.RowAnimation?
    /// Rows that stay go to their new places.
    var moved = false

    var isEmpty: Bool { inserted == nil && deleted == nil && !moved }

    mutating func insert(_ animation: UITableView.RowAnimation) {
        guard animation != .none else { return }
        inserted = animation
        moved = true
    }

    mutating func delete(_ animation: UITableView.RowAnimation) {
        guard animation != .none else { return }
        deleted = animation
        moved = true
    }

    static let duration: TimeInterval = 0.3
}

extension UITableView.RowAnimation {
    /// The offset from which a row enters, or to which it leaves, by its own size.
    func displacement(of size: CGSize) -> CGPoint {
        switch self {
        case .left: CGPoint(x: -size.width, y: 0)
        case .right: CGPoint(x: size.width, y: 0)
        case .top: CGPoint(x: 0, y: -size.height)
        case .bottom: CGPoint(x: 0, y: size.height)
        case .fade, .none, .middle, .automatic: .zero
        }
    }
}
