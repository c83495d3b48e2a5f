/// The neighbours of a mention in the chain of its item's mentions.
///
/// A mention is a number: that of the item on a side of a constraint is twice the constraint's, and 1 for the second side;
/// −2 and below are passages. A chain begins with the youngest.
struct MentionLink: BitwiseCopyable {
    var next = MentionLink.none
    var previous = MentionLink.none

    /// The number of no mention.
    static let none: Int32 = -1
}

/// One constraint passes through one item that is on neither of its sides.
///
/// Invariant: those of a constraint are chained by `nextOfConstraint`, each item once.
struct Passage: BitwiseCopyable {
    var constraint: Int32
    var item: Int32
    var link = MentionLink()
    var nextOfConstraint: Int32
}

extension LayoutEngine {
    /// The constraints that name the item or pass through it, in order of installation.
    public func constraints(of item: LayoutItem) -> [LayoutConstraintID] {
        var found: [LayoutConstraintID] = []
        forEachMention(of: item) { found.append($0) }
        found.reverse()
        return found
    }

    /// Calls a body with each constraint that names the item or passes through it, the youngest first.
    @inline(__always) func forEachMention(of item: LayoutItem, _ body: (LayoutConstraintID) -> Void) {
        var next = items[Int(item.index)].firstMention
        while next != MentionLink.none {
            body(LayoutConstraintID(index: next >= 0 ? next >> 1 : passages[passageIndex(next)].constraint))
            next = link(next).next
        }
    }

    /// Enters a constraint among the mentions of the items on its sides.
    func mentionSides(of id: LayoutConstraintID) {
        let (first, second) = (constraints[Int(id.index)].first, constraints[Int(id.index)].second)
        enter(id.index << 1, item: first.index)
        if let second, second != first { enter(id.index << 1 | 1, item: second.index) }
    }

    /// Enters a constraint among the mentions of an item that it passes through, unless it is there.
    func mentionPassage(_ item: LayoutItem, by id: LayoutConstraintID) {
        guard item != constraints[Int(id.index)].first, item != constraints[Int(id.index)].second else { return }
        let rare = ensureRareFields(of: id)
        let first = rareFields[rare].firstPassage
        var known = first
        while known >= 0 {
            if passages[Int(known)].item == item.index { return }
            known = passages[Int(known)].nextOfConstraint
        }
        let passage = Passage(constraint: id.index, item: item.index, nextOfConstraint: first)
        let index: Int32
        if freePassage >= 0 {
            index = freePassage
            freePassage = passages[Int(index)].nextOfConstraint
            passages[Int(index)] = passage
        } else {
            index = Int32(passages.count)
            passages.append(passage)
        }
        rareFields[rare].firstPassage = index
        enter(-2 - index, item: item.index)
    }

    func forgetMentions(by id: LayoutConstraintID) {
        let record = constraints[Int(id.index)]
        leave(id.index << 1, item: record.first.index)
        if let second = record.second, second != record.first { leave(id.index << 1 | 1, item: second.index) }
        guard record.rare >= 0 else { return }
        var next = rareFields[Int(record.rare)].firstPassage
        while next >= 0 {
            let passage = passages[Int(next)]
            leave(-2 - next, item: passage.item)
            passages[Int(next)].nextOfConstraint = freePassage
            freePassage = next
            next = passage.nextOfConstraint
        }
        rareFields[Int(record.rare)].firstPassage = -1
    }

    private func passageIndex(_ mention: Int32) -> Int { Int(-2 - mention) }

    private func link(_ mention: Int32) -> MentionLink {
        guard mention >= 0 else { return passages[passageIndex(mention)].link }
        return mention & 1 == 0 ? constraints[Int(mention >> 1)].links.0 : constraints[Int(mention >> 1)].links.1
    }

    private func setLink(_ link: MentionLink, of mention: Int32) {
        if mention < 0 {
            passages[passageIndex(mention)].link = link
        } else if mention & 1 == 0 {
            constraints[Int(mention >> 1)].links.0 = link
        } else {
            constraints[Int(mention >> 1)].links.1 = link
        }
    }

    private func enter(_ mention: Int32, item: Int32) {
        let head = items[Int(item)].firstMention
        setLink(MentionLink(next: head), of: mention)
        if head != MentionLink.none { setLink(MentionLink(next: link(head).next, previous: mention), of: head) }
        items[Int(item)].firstMention = mention
    }

    private func leave(_ mention: Int32, item: Int32) {
        let own = link(mention)
        if own.previous != MentionLink.none {
            setLink(MentionLink(next: own.next, previous: link(own.previous).previous), of: own.previous)
        } else {
            items[Int(item)].firstMention = own.next
        }
        if own.next != MentionLink.none {
            setLink(MentionLink(next: link(own.next).next, previous: own.previous), of: own.next)
        }
    }
}
