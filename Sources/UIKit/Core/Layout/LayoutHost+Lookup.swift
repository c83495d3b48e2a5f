import AutoLayout

/// The views, guides and constraints that a host's items and rows stand for.
extension LayoutHost {
    func itemOwner(of item: LayoutItem) -> LayoutItemOwner? {
        item.number < itemOwners.count ? itemOwners[item.number] : nil
    }

    func setItemOwner(_ party: LayoutItemOwner?, of item: LayoutItem) {
        while itemOwners.count <= item.number { itemOwners.append(nil) }
        itemCount += (party == nil ? 0 : 1) - (itemOwners[item.number] == nil ? 0 : 1)
        itemOwners[item.number] = party
    }

    func owner(of id: LayoutConstraintID) -> ConstraintOwner? {
        id.number < constraintOwners.count ? constraintOwners[id.number] : nil
    }

    func setOwner(_ owner: ConstraintOwner?, of id: LayoutConstraintID) {
        while constraintOwners.count <= id.number { constraintOwners.append(nil) }
        ownerCount += (owner == nil ? 0 : 1) - (constraintOwners[id.number] == nil ? 0 : 1)
        constraintOwners[id.number] = owner
    }
}
