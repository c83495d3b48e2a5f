import AutoLayout

/// The ties of system guides to their views: margins, safe area, readable width, a scroll view's frame.
extension LayoutHost {
    func installRules(for guide: UILayoutGuide, owner: UIView, item: LayoutItem) {
        if guide.kind == .scrolledContent {
            add(
                [
                    LayoutConstraint(first: item, .left, role: .system), LayoutConstraint(first: item, .top, role: .system),
                ],
                of: guide, owners: [.guide(guide, edge: "left"), .guide(guide, edge: "top")])
            return
        }
        guard let insets = guide.kind.insets(in: owner) else { return }
        let container = self.item(for: owner)
        if owner is UIScrollView, guide.kind != .layoutMargins {
            add(
                frameRows(of: item, in: container, owner: owner, insets: insets), of: guide,
                owners: ["left", "top", "right", "bottom"].map { .guide(guide, edge: $0) })
            return
        }
        let sides: [(LayoutAttribute, Double)] = [
            (.left, Double(insets.left)), (.top, Double(insets.top)),
            (.right, -Double(insets.right)), (.bottom, -Double(insets.bottom)),
        ]
        add(
            sides.map {
                LayoutConstraint(first: item, $0.0, second: container, $0.0, constant: $0.1, role: .system)
            },
            of: guide, owners: ["left", "top", "right", "bottom"].map { .guide(guide, edge: $0) })
    }

    func updateRules(of guide: UILayoutGuide, owner: UIView) {
        guard items[ObjectIdentifier(guide)] != nil, let rows = ownRows[ObjectIdentifier(guide)], rows.count == 4,
            let insets = guide.kind.insets(in: owner)
        else { return }
        var constants = [insets.left, insets.top, -insets.right, -insets.bottom].map { Double($0) }
        if owner is UIScrollView, guide.kind != .layoutMargins, let item = items[ObjectIdentifier(guide)] {
            constants = frameRows(of: item, in: self.item(for: owner), owner: owner, insets: insets).map(\.constant)
        }
        for (id, constant) in zip(rows, constants) { setConstant(constant, of: id) }
    }

    /// The edges of a scroll view mean its content; a guide that follows the frame is placed where the bounds are.
    private func frameRows(
        of item: LayoutItem, in container: LayoutItem, owner: UIView, insets: UIEdgeInsets
    ) -> [LayoutConstraint] {
        let origin = owner.geometry.bounds.origin
        return [
            LayoutConstraint(first: item, .left, constant: Double(origin.x + insets.left), role: .system),
            LayoutConstraint(first: item, .top, constant: Double(origin.y + insets.top), role: .system),
            LayoutConstraint(
                first: item, .width, second: container, .width, constant: -Double(insets.left + insets.right),
                role: .system),
            LayoutConstraint(
                first: item, .height, second: container, .height, constant: -Double(insets.top + insets.bottom),
                role: .system),
        ]
    }
}
