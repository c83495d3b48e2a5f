/// One constraint names one item, or passes through it.
///
/// Invariant: mentions of an item are chained by `next` and `previous`, the youngest first; those of a constraint by
/// `nextOfConstraint`, each item once.
struct Mention: BitwiseCopyable {
    var constraint: Int32
    var item: Int32
    var next: Int32
    var previous: Int32
    var nextOfConstraint: Int32
}

extension LayoutEngine {
    /// The constraints that name the item or pass through it, in order of installation.
    public func constraints(of item: LayoutItem) -> [LayoutConstraintID] {
        var found: [LayoutConstraintID] = []
        var next = items[Int(item.index)].firstMention
        while next >= 0 {
            found.append(LayoutConstraintID(index: mentions[Int(next)].constraint))
            next = mentions[Int(next)].next
        }
        found.reverse()
        return found
    }

    func mention(_ item: LayoutItem, by id: LayoutConstraintID) {
        let first = constraints[Int(id.index)].firstMention
        var known = first
        while known >= 0 {
            if mentions[Int(known)].item == item.index { return }
            known = mentions[Int(known)].nextOfConstraint
        }
        let head = items[Int(item.index)].firstMention
        let mention = Mention(
            constraint: id.index, item: item.index, next: head, previous: -1, nextOfConstraint: first)
        let index: Int32
        if freeMention >= 0 {
            index = freeMention
            freeMention = mentions[Int(index)].next
            mentions[Int(index)] = mention
        } else {
            index = Int32(mentions.count)
            mentions.append(mention)
        }
        if head >= 0 { mentions[Int(head)].previous = index }
        items[Int(item.index)].firstMention = index
        constraints[Int(id.index)].firstMention = index
    }

    func forgetMentions(by id: LayoutConstraintID) {
        var next = constraints[Int(id.index)].firstMention
        while next >= 0 {
            let mention = mentions[Int(next)]
            if mention.previous >= 0 {
                mentions[Int(mention.previous)].next = mention.next
            } else {
                items[Int(mention.item)].firstMention = mention.next
            }
            if mention.next >= 0 { mentions[Int(mention.next)].previous = mention.previous }
            mentions[Int(next)].next = freeMention
            freeMention = next
            next = mention.nextOfConstraint
        }
        constraints[Int(id.index)].firstMention = -1
    }
}
