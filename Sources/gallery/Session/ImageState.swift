/// True if the pictures that a screen asks for have arrived.
enum ImageState: String, CaseIterable {
    case pending, loaded
}
