/// The state of the pictures that a screen requests.
enum ImageState: String, CaseIterable {
    case pending, loaded
}
