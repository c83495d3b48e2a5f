/// A line that isn't a constraint as UIKit prints them.
public struct ConflictLogError: Error, Hashable, CustomStringConvertible {
    public var line: String
    public var reason: String
    public var description: String { "“\(line)” can't be read: \(reason)" }
}

extension LoggedConstraint {
    /// Reads `<NSLayoutConstraint:0x… 'id' V:|-(8)-[UILabel:0x…'text']   (active, names: '|':UIView:0x… )>`.
    public init(parsing line: String) throws(ConflictLogError) {
        func fail(_ reason: String) -> ConflictLogError { ConflictLogError(line: line, reason: reason) }
        var text = Substring(line)
        while text.first == "<" || text.first == "\\" { text = text.dropFirst() }
        while text.last == ">" || text.last == "\\" { text = text.dropLast() }
        let (body, tail) = Self.split(text)
        let names = Self.names(in: tail)
        var scanner = LogScanner(body)
        type = scanner.consume { $0 != ":" && $0 != " " }
        guard scanner.consume(":"), let address = scanner.address() else {
            throw fail("it doesn't begin with a class and an address")
        }
        self.address = address
        if scanner.consume("@") { origin = scanner.consume { $0 != " " }.split(separator: "/").last.map(String.init) }
        _ = scanner.consume(">")
        scanner.skipSpace()
        identifier = scanner.quoted()
        scanner.skipSpace()
        if scanner.next == "h", scanner.consume("h=") {
            _ = scanner.consume { "-&".contains($0) }
            scanner.skipSpace()
            if scanner.consume("v=") { _ = scanner.consume { "-&".contains($0) } }
            scanner.skipSpace()
            if identifier == nil { identifier = scanner.quoted() }
            scanner.skipSpace()
        }
        multiplier = 1
        priority = 1000
        constant = 0
        self.text = line
        relation = .equal
        container = names["|"]?.first
        first = LoggedPlace(item: LoggedItem(type: "", address: ""), attribute: .width)
        guard
            Self.startsVisually(scanner)
                ? readVisual(&scanner, names) : readEquation(&scanner, names)
        else { throw fail("the constraint can't be read from “\(scanner.rest)” on") }
        readStrengths(&scanner)
        guard priority > 0, priority <= 1000 else {
            throw fail("its priority is \(priority), but priorities lie above 0 and go up to 1000")
        }
        guard multiplier.isFinite, constant.isFinite else { throw fail("a number in it is too large") }
    }

    private static func startsVisually(_ scanner: LogScanner) -> Bool {
        let rest = scanner.rest
        return rest.hasPrefix("H:") || rest.hasPrefix("V:") || rest.hasPrefix("|") || rest.hasPrefix("[")
    }

    /// The text before and in `(active, names: …)` or `(Names: …)`.
    private static func split(_ text: Substring) -> (body: Substring, tail: Substring) {
        for mark in ["(active", "(inactive", "(Names:", "(names:"] {
            if let range = text.ranges(of: mark).last { return (text[..<range.lowerBound], text[range.lowerBound...]) }
        }
        return (text, "")
    }

    /// `'|':UIView:0x…`, `message_gray:0x…`.
    private static func names(in tail: Substring) -> [String: [LoggedItem]] {
        guard let colon = tail.ranges(of: "ames:").first else { return [:] }
        var names: [String: [LoggedItem]] = [:]
        var scanner = LogScanner(tail[colon.upperBound...])
        while !scanner.isAtEnd {
            scanner.skipSpace()
            if scanner.consume("'|':") {
                if let item = scanner.item([:]) { names["|"] = [item] } else { return names }
            } else {
                let name = scanner.consume { $0 != ":" && $0 != ")" && $0 != "," }.trimmed
                guard !name.isEmpty, scanner.consume(":"), let address = scanner.address() else { return names }
                names[name, default: []].append(LoggedItem(type: name, address: address))
            }
            scanner.skipSpace()
            if !scanner.consume(",") { break }
        }
        return names
    }

    // MARK: The visual format

    private mutating func readVisual(_ scanner: inout LogScanner, _ names: [String: [LoggedItem]]) -> Bool {
        let isVertical = scanner.consume("V:")
        if !isVertical { _ = scanner.consume("H:") }
        let (start, end): (LoggedAttribute, LoggedAttribute) = isVertical ? (.top, .bottom) : (.leading, .trailing)
        let outer = names["|"]?.first ?? LoggedItem(type: "superview", address: "")
        if scanner.consume("|") {
            guard let gap = Self.readGap(&scanner), let item = Self.readBracketed(&scanner, names) else { return false }
            first = LoggedPlace(item: item, attribute: start)
            second = LoggedPlace(item: outer, attribute: start)
            apply(gap)
            return true
        }
        guard scanner.consume("["), let item = scanner.item(names) else { return false }
        if scanner.consume("(") {
            relation = scanner.relation() ?? .equal
            if let number = scanner.number() {
                constant = number
            } else if let other = scanner.item(names) {
                second = LoggedPlace(item: other, attribute: isVertical ? .height : .width)
            } else {
                return false
            }
            readPriority(&scanner)
            first = LoggedPlace(item: item, attribute: isVertical ? .height : .width)
            return scanner.consume(")") && scanner.consume("]")
        }
        guard scanner.consume("]"), let gap = Self.readGap(&scanner) else { return false }
        if scanner.consume("|") {
            first = LoggedPlace(item: outer, attribute: end)
            second = LoggedPlace(item: item, attribute: end)
        } else {
            guard let other = Self.readBracketed(&scanner, names) else { return false }
            first = LoggedPlace(item: other, attribute: start)
            second = LoggedPlace(item: item, attribute: end)
        }
        apply(gap)
        return true
    }

    private struct Gap {
        var relation = LoggedRelation.equal
        var length = 0.0
        var priority = 1000.0
    }

    private mutating func apply(_ gap: Gap) {
        relation = gap.relation
        constant = gap.length
        priority = gap.priority
    }

    /// `-(8)-`, `-(>=8@750)-`, `-(NSSpace(8))-`, `-8-`, `-`, or nothing.
    private static func readGap(_ scanner: inout LogScanner) -> Gap? {
        var gap = Gap()
        guard scanner.consume("-") else { return gap }
        if scanner.consume("(") {
            gap.relation = scanner.relation() ?? .equal
            let name = scanner.consume { $0.isLetter || $0 == "_" }
            let isNamed = !name.isEmpty && scanner.consume("(")
            guard let length = scanner.number() else { return nil }
            gap.length = length
            if isNamed, !scanner.consume(")") { return nil }
            if scanner.consume("@"), let priority = scanner.number() { gap.priority = priority }
            return scanner.consume(")") && scanner.consume("-") ? gap : nil
        }
        gap.length = scanner.next == "[" || scanner.next == "|" ? 8 : scanner.number() ?? 8
        _ = scanner.consume("-")
        return gap
    }

    private static func readBracketed(_ scanner: inout LogScanner, _ names: [String: [LoggedItem]]) -> LoggedItem? {
        guard scanner.consume("["), let item = scanner.item(names), scanner.consume("]") else { return nil }
        return item
    }

    // MARK: Equations

    /// `A.bottom == 0.5*B.top + 8`, `A.width == 44`.
    private mutating func readEquation(_ scanner: inout LogScanner, _ names: [String: [LoggedItem]]) -> Bool {
        guard let place = Self.readPlace(&scanner, names) else { return false }
        scanner.skipSpace()
        guard let relation = scanner.relation() else { return false }
        scanner.skipSpace()
        first = place
        self.relation = relation
        let start = scanner.position
        if let number = scanner.number() {
            scanner.skipSpace()
            if scanner.consume("*") {
                multiplier = number
                scanner.skipSpace()
            } else if !(scanner.next == "x" || scanner.next?.isLetter == true) {
                constant = number
                readPriority(&scanner)
                return true
            } else {
                scanner.position = start
            }
        }
        guard let other = Self.readPlace(&scanner, names) else { return false }
        second = other
        scanner.skipSpace()
        if scanner.consume("*") {
            scanner.skipSpace()
            multiplier = scanner.number() ?? 1
            scanner.skipSpace()
        } else if scanner.consume("/") {
            multiplier = 1 / (scanner.number() ?? 1)
        }
        if scanner.consume("NSLayoutAnchorConstraintSpace(") || scanner.consume("NSSpace(") {
            constant = scanner.number() ?? 0
            if first.attribute.isTrailing { constant = -constant }
            _ = scanner.consume(")")
        } else if scanner.next == "+" || scanner.next == "-" {
            let isNegative = scanner.next == "-"
            scanner.position += 1
            scanner.skipSpace()
            guard let number = scanner.number() else { return false }
            constant = isNegative ? -number : number
        }
        readPriority(&scanner)
        return true
    }

    private static func readPlace(_ scanner: inout LogScanner, _ names: [String: [LoggedItem]]) -> LoggedPlace? {
        guard let item = scanner.item(names), scanner.consume(".") else { return nil }
        let word = scanner.consume { $0.isLetter }
        return LoggedAttribute(rawValue: word).map { LoggedPlace(item: item, attribute: $0) }
    }

    private mutating func readPriority(_ scanner: inout LogScanner) {
        scanner.skipSpace()
        if scanner.consume("@") || scanner.consume("priority:"), let number = scanner.number() { priority = number }
    }

    /// `Hug:250 CompressionResistance:750`, behind a content size; a priority, behind the visual format.
    private mutating func readStrengths(_ scanner: inout LogScanner) {
        if scanner.consume("(LTR)") || scanner.consume("(RTL)") {}
        readPriority(&scanner)
        scanner.skipSpace()
        if scanner.consume("Hug:") { hugging = scanner.number() }
        scanner.skipSpace()
        if scanner.consume("CompressionResistance:") { compressionResistance = scanner.number() }
    }
}
