import AutoLayout

/// The host's lookup of views, guides and constraints, and of the owners of its items and constraints.
extension LayoutHost {
    func knownItem(of view: UIView) -> LayoutItem? {
        guard !isFitting else { return fittingItems[ObjectIdentifier(view)] }
        return view.layoutTraits.hosted.host == number ? view.layoutTraits.hosted.item : nil
    }

    func knownItem(of guide: UILayoutGuide) -> LayoutItem? {
        guard !isFitting else { return fittingItems[ObjectIdentifier(guide)] }
        return guide.hosted.host == number ? guide.hosted.item : nil
    }

    func setItem(_ item: LayoutItem?, of view: UIView) {
        if isFitting {
            fittingItems[ObjectIdentifier(view)] = item
        } else {
            view.layoutTraits.hosted = HostedItem(host: number, item: item, reference: item == nil ? nil : reference)
        }
    }

    func setItem(_ item: LayoutItem?, of guide: UILayoutGuide) {
        if isFitting {
            fittingItems[ObjectIdentifier(guide)] = item
        } else {
            guide.hosted = HostedItem(host: number, item: item)
        }
    }

    func installedID(of constraint: NSLayoutConstraint) -> LayoutConstraintID? {
        guard !isFitting else { return fittingConstraints[ObjectIdentifier(constraint)] }
        return constraint.hosted.host == number ? constraint.hosted.id : nil
    }

    func setInstalledID(_ id: LayoutConstraintID?, of constraint: NSLayoutConstraint) {
        if isFitting {
            fittingConstraints[ObjectIdentifier(constraint)] = id
        } else {
            constraint.hosted = HostedConstraint(host: number, id: id)
        }
    }

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
