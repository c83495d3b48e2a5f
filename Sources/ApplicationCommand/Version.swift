/// The version of Masu, as CHANGELOG.md counts them.
package enum Version {
    package static let number = "0.1.0"
}
