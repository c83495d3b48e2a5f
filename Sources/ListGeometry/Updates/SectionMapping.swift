/// The new index of each section after an update.
struct SectionMapping: Sendable {
    /// The index after the update for each section before; nil where it is deleted.
    var new: [Int?]
    /// The index before the update for each section after; nil where it is inserted.
    var old: [Int?]
    /// Sections before that are replaced by new ones in their place.
    var isReloaded: [Bool]

    /// Maps the sections of a batch that exist, don't conflict and add up.
    init(_ check: UpdateCheck) {
        let update = check.update
        new = Array(repeating: nil, count: check.before.count)
        old = Array(repeating: nil, count: check.after.count)
        isReloaded = Array(repeating: false, count: check.before.count)
        var stays = Array(repeating: true, count: check.before.count)
        var isFree = Array(repeating: true, count: check.after.count)
        for section in update.reloadedSections { isReloaded[section] = true }
        for section in update.deletedSections { stays[section] = false }
        for section in update.insertedSections { isFree[section] = false }
        for move in update.movedSections {
            stays[move.from] = false
            isFree[move.to] = false
            new[move.from] = move.to
            old[move.to] = move.from
        }
        let places = isFree.indices.filter { isFree[$0] }
        for (section, place) in zip(stays.indices.filter { stays[$0] }, places) {
            new[section] = place
            old[place] = section
        }
    }

    /// True if rows of a section before can have a place after, or rows of a section after one before.
    func keepsRows(before section: Int) -> Bool { new[section] != nil && !isReloaded[section] }
    func keepsRows(after section: Int) -> Bool { old[section].map { !isReloaded[$0] } ?? false }
}
