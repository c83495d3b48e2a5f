/// The version of Masu, as CHANGELOG.md counts them.
enum Version {
    static let number = "0.1.0"
}
