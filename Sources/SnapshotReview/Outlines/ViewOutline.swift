public import InterfaceBuilder

/// The views of a picture: a line each, written beside the picture, so that two pictures are compared view by view.
///
///     # views 1 of 0f1e2d3c4b5a6978
///     UIView⇥⇥0 0 390 844⇥
///       UILabel⇥titleLabel⇥16 59 120.5 20.5⇥Title
public struct ViewOutline: Hashable, Sendable {
    public struct Node: Hashable, Sendable {
        public var depth: Int
        public var type: String
        /// The property or identifier that names it; empty where nothing does.
        public var name: String
        /// Points in the picture.
        public var frame: Frame
        /// The text that it shows; empty for none.
        public var text: String

        public init(depth: Int, type: String, name: String, frame: Frame, text: String) {
            self.depth = depth
            self.type = type
            self.name = name
            self.frame = frame
            self.text = text
        }
    }

    /// Points in the picture, as a document's rectangle is in its superview.
    public typealias Frame = InterfaceRect

    /// The digest of the picture's file: an outline of another picture says nothing.
    public var picture: String
    /// Each before those inside it, back to front.
    public var nodes: [Node]

    public init(picture: String, nodes: [Node]) {
        self.picture = picture
        self.nodes = nodes
    }

    /// The path of the outline that belongs to a picture's file: `testList.1.png` has `testList.1.views.txt`.
    public static func path(beside picture: String) -> String {
        (picture.hasSuffix(".png") ? String(picture.dropLast(4)) : picture) + ".views.txt"
    }
}

extension ViewOutline {
    private static let head = "# views 1 of "

    /// The file's text; numbers have three decimals at most.
    public var text: String {
        var result = Self.head + picture + "\n"
        for node in nodes {
            result += String(repeating: " ", count: 2 * node.depth) + node.type
            let frame = node.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height].map(Self.number).joined(separator: " ")
            result += "\t\(Self.escaped(node.name))\t\(numbers)\t\(Self.escaped(node.text))\n"
        }
        return result
    }

    /// nil for a text of another form.
    public init?(text: String) {
        var lines = text.split(separator: "\n")[...]
        guard let first = lines.popFirst(), first.hasPrefix(Self.head) else { return nil }
        picture = String(first.dropFirst(Self.head.count))
        nodes = []
        for line in lines {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count == 4 else { return nil }
            let numbers = fields[2].split(separator: " ").compactMap { Double($0) }
            guard numbers.count == 4 else { return nil }
            nodes.append(
                Node(
                    depth: fields[0].prefix { $0 == " " }.count / 2, type: String(fields[0].drop { $0 == " " }),
                    name: Self.plain(fields[1]),
                    frame: Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
                    text: Self.plain(fields[3])))
        }
    }

    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\r", with: "\\r")
            .replacing("\n", with: "\\n")
    }

    private static func plain(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(["n": "\n", "t": "\t", "r": "\r"][character] ?? character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }
}

extension InterfaceRect {
    /// The right edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }

    /// True if the other lies inside, edges included.
    public func contains(_ other: InterfaceRect) -> Bool {
        other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
    }
}
