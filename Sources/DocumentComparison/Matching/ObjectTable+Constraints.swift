extension ObjectTable {
    /// The side that a constraint places: that of the deeper of its two items, the first of two that are as deep.
    func placedSide(of constraint: ComparedConstraint) -> ConstraintSide? {
        guard let second = constraint.second else { return constraint.first }
        return depth(of: constraint.first.item) < depth(of: second.item) ? second : constraint.first
    }

    /// The object that a constraint places; for a guide the view that has it.
    func subject(of constraint: ComparedConstraint) -> Int? {
        placedSide(of: constraint).flatMap { index(of: $0.item) }.map(owner)
    }

    /// The view that has a guide; the object itself where it isn't one.
    func owner(of index: Int) -> Int { objects[index].isGuide ? objects[index].parent ?? index : index }

    /// The depth of an item; a guide is as deep as its view.
    private func depth(of id: String) -> Int {
        guard let index = index(of: id) else { return 0 }
        return ancestors(of: owner(of: index)).count
    }
}

extension ComparedObject {
    var isGuide: Bool { element == "viewLayoutGuide" || element == "viewControllerLayoutGuide" }
}
