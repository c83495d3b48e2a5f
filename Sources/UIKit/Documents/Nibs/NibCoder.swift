import InterfaceBuilder

/// The coder for an object of a document: its element, and the loading it is part of.
///
/// Objects of this framework read their own values; decoding by key returns nothing.
final class NibCoder: NSCoder {
    let element: MarkupElement
    let loader: NibLoader

    init(element: MarkupElement, loader: NibLoader) {
        self.element = element
        self.loader = loader
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeCInt(forKey key: String) -> CInt { 0 }
}
