/// The conditions that every document must meet before it is instantiated.
enum DocumentCheck {
    private static let largestNumber = 1e7
    private static let measures: Set<String> = [
        "rect", "size", "point", "inset", "edgeInsets", "directionalEdgeInsets",
    ]
    /// Elements that refer to others; their own ids may name the same object twice.
    private static let withoutIdentity: Set<String> = ["document", "device", "adaptation"]

    /// Objects by id, after checking them.
    static func index(_ root: MarkupElement) throws -> [String: MarkupElement] {
        var index: [String: MarkupElement] = [:]
        try visit(root, into: &index)
        return index
    }

    private static func visit(_ element: MarkupElement, into index: inout [String: MarkupElement]) throws {
        try check(element)
        if let id = element.id, !id.isEmpty, !withoutIdentity.contains(element.name) {
            if let other = index[id] {
                throw MarkupError(
                    line: element.line,
                    message: "<\(element.name)> has the id \(id), which <\(other.name)> of line \(other.line) has too")
            }
            index[id] = element
        }
        for child in element.children { try visit(child, into: &index) }
    }

    private static func check(_ element: MarkupElement) throws {
        if measures.contains(element.name) {
            for attribute in element.attributes where attribute.name != "key" {
                try checkNumber(attribute.value, named: attribute.name, of: element)
            }
        } else if element.name == "constraint" {
            if let constant = element["constant"] { try checkNumber(constant, named: "constant", of: element) }
        }
    }

    private static func checkNumber(_ text: String, named name: String, of element: MarkupElement) throws {
        guard let number = Double(text) else { return }
        guard number.isFinite, abs(number) < largestNumber else {
            throw MarkupError(
                line: element.line,
                message: "\(name) of <\(element.name)> is \(text); places and sizes are less than ten million points")
        }
    }
}
