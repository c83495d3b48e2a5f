/// A release of iOS or of Swift by its numbers.
struct ReleaseNumber: Comparable {
    let major: Int
    let minor: Int

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// - Returns: nil for a text that doesn't begin with a number.
    init?(_ text: String) {
        let numbers = text.split(separator: ".").prefix(2).compactMap { Int($0) }
        guard let major = numbers.first else { return nil }
        self.major = major
        minor = numbers.count > 1 ? numbers[1] : 0
    }

    static func < (first: ReleaseNumber, second: ReleaseNumber) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }
}
