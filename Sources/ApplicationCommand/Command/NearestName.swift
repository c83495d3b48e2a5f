/// The name that a mistyped word may mean.
package enum NearestName {
    /// The name with the same letters and digits, or else with the fewest changed letters; nil where it takes more than a
    /// third of the word's.
    ///
    /// - Complexity: O(n · m) for each name.
    package static func of(_ word: String, among names: [String]) -> String? {
        let letters = plain(word)
        if !letters.isEmpty, let same = names.first(where: { plain($0) == letters }) { return same }
        let limit = max(1, word.count / 3)
        let distances = names.map { (name: $0, distance: distance(Array(word), Array($0))) }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
    }

    /// " Did you mean iphone-15?", to be appended to a sentence; empty where no name is near.
    package static func question(_ word: String, among names: [String]) -> String {
        of(word, among: names).map { " Did you mean \($0)?" } ?? ""
    }

    /// The word without case, hyphens and spaces.
    private static func plain(_ word: String) -> String { word.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// Letters to insert, delete or replace, two neighbours that change places counted once.
    private static func distance(_ from: [Character], _ to: [Character]) -> Int {
        var rows = [Array(0...to.count)]
        for (i, letter) in from.enumerated() {
            var row = [i + 1]
            for (j, other) in to.enumerated() {
                var least = min(rows[i][j] + (letter == other ? 0 : 1), min(rows[i][j + 1], row[j]) + 1)
                if i > 0, j > 0, letter == to[j - 1], from[i - 1] == other {
                    least = min(least, rows[i - 1][j - 1] + 1)
                }
                row.append(least)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
