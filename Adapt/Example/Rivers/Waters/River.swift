public struct River: Decodable {
    public let name: String
    public let kilometres: Int
}
