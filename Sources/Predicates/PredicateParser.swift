/// Reads a predicate from its words, each rule of the grammar by a method.
struct PredicateParser {
    private let format: String
    private var tokens: ArraySlice<PredicateToken>
    private let arguments: [Any?]
    /// Each opening sign counts, so that no format exhausts the stack.
    private static let greatestDepth = 500

    init(_ format: String, arguments: [Any?]) throws(PredicateFormatError) {
        self.format = format
        self.arguments = arguments
        let (tokens, count) = try PredicateScanner.tokens(of: format)
        self.tokens = tokens[...]
        var depth = 0
        for token in tokens {
            if [.sign("("), .sign("{"), .sign("!"), .sign("-"), .word("NOT")].contains(token) { depth += 1 }
        }
        guard depth <= Self.greatestDepth else {
            throw PredicateFormatError(format: format, reason: "it is nested more than \(Self.greatestDepth) deep")
        }
        guard count <= arguments.count else {
            throw PredicateFormatError(
                format: format, reason: "it has \(count) placeholders, but \(arguments.count) arguments are given")
        }
    }

    mutating func predicate() throws(PredicateFormatError) -> PredicateTree {
        let tree = try disjunction()
        if let left = tokens.first { throw failure("\(Self.text(of: left)) isn't expected there") }
        return tree
    }

    /// The format of an expression alone.
    mutating func wholeExpression() throws(PredicateFormatError) -> PredicateExpression {
        let value = try expression()
        if let left = tokens.first { throw failure("\(Self.text(of: left)) isn't expected there") }
        return value
    }

    // MARK: Words

    func failure(_ reason: String) -> PredicateFormatError { PredicateFormatError(format: format, reason: reason) }

    private static func text(of token: PredicateToken) -> String {
        switch token {
        case .word(let text), .sign(let text): "'\(text)'"
        case .name(let text): "'#\(text)'"
        case .text(let text): "the text \"\(text)\""
        case .whole(let number): "\(number)"
        case .fraction(let number): "\(number)"
        case .argument, .key: "a placeholder"
        case .variable(let name): "$\(name)"
        case .collectionOperator(let name): "@\(name)"
        }
    }

    /// A reserved word, in any case.
    private func isNext(word: String) -> Bool {
        guard case .word(let text) = tokens.first else { return false }
        return text.uppercased() == word
    }

    private mutating func take(anyOf words: String...) -> Bool {
        switch tokens.first {
        case .word(let text) where words.contains(text.uppercased()): tokens.removeFirst()
        case .sign(let text) where words.contains(text): tokens.removeFirst()
        default: return false
        }
        return true
    }

    private mutating func expect(_ sign: String) throws(PredicateFormatError) {
        guard take(anyOf: sign) else {
            throw failure("'\(sign)' is missing before \(tokens.first.map(Self.text) ?? "the end")")
        }
    }

    // MARK: Predicates

    private mutating func disjunction() throws(PredicateFormatError) -> PredicateTree {
        var parts = [try conjunction()]
        while take(anyOf: "OR", "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateTree {
        var parts = [try negation()]
        while take(anyOf: "AND", "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateTree {
        if take(anyOf: "NOT", "!") { return .not(try negation()) }
        if take(anyOf: "TRUEPREDICATE") { return .constant(true) }
        if take(anyOf: "FALSEPREDICATE") { return .constant(false) }
        // A parenthesis opens a predicate or an expression: the first that can be read to its end.
        guard tokens.first == .sign("(") else { return try comparison() }
        var (inner, outer) = (self, self)
        do {
            let tree = try inner.parenthesised()
            if inner.continuesExpression, let comparison = try? outer.comparison() {
                self = outer
                return comparison
            }
            self = inner
            return tree
        } catch {
            do { return try comparison() } catch _ { throw error }
        }
    }

    private mutating func parenthesised() throws(PredicateFormatError) -> PredicateTree {
        try expect("(")
        let tree = try disjunction()
        try expect(")")
        return tree
    }

    /// True if what was read can't have been a predicate, since an operator on values follows.
    private var continuesExpression: Bool {
        switch tokens.first {
        case .sign(let sign): !["&&", "||", ")", ",", "}"].contains(sign)
        case .word(let word): !["AND", "OR"].contains(word.uppercased())
        default: false
        }
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateTree {
        var quantifier = PredicateComparison.Quantifier.none
        if isQuantified {
            if take(anyOf: "ANY", "SOME") { quantifier = .any }
            if take(anyOf: "ALL") { quantifier = .all }
            if take(anyOf: "NONE") { quantifier = .noneOf }
        }
        let left = try expression()
        guard let operation = try comparisonOperator() else {
            throw failure("an operator is missing before \(tokens.first.map(Self.text) ?? "the end")")
        }
        var comparison = PredicateComparison(
            quantifier: quantifier, left: left, comparison: operation, right: .constant(nil))
        try readOptions(of: &comparison)
        comparison.right = try expression()
        return .comparison(comparison)
    }

    /// A key may have the name of a quantifier: what follows it tells.
    private var isQuantified: Bool {
        guard ["ANY", "SOME", "ALL", "NONE"].contains(where: isNext(word:)) else { return false }
        switch tokens.dropFirst().first {
        case .sign(let sign): return ["(", "{"].contains(sign)
        case nil: return false
        default: return true
        }
    }

    private static let operators: [String: PredicateComparison.Operator] = [
        "=": .equal, "==": .equal, "===": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    ]

    private mutating func comparisonOperator() throws(PredicateFormatError) -> PredicateComparison.Operator? {
        switch tokens.first {
        case .sign(let sign):
            guard let found = Self.operators[sign] else { return nil }
            tokens.removeFirst()
            return found
        case .word(let word):
            let name = word.uppercased()
            if name == "UTI" { throw failure("uniform types (UTI-CONFORMS-TO, UTI-EQUALS) aren't known") }
            guard let found = PredicateComparison.Operator(rawValue: name) else { return nil }
            tokens.removeFirst()
            return found
        default: return nil
        }
    }

    /// `[cd]` after an operator on texts. `n` (normalised already), `l` and `w` change nothing here.
    private mutating func readOptions(of comparison: inout PredicateComparison) throws(PredicateFormatError) {
        guard tokens.first == .sign("["), case .word(let letters) = tokens.dropFirst().first,
            tokens.dropFirst(2).first == .sign("]"), letters.lowercased().allSatisfy({ "cdnlw".contains($0) })
        else { return }
        tokens.removeFirst(3)
        comparison.ignoresCase = letters.lowercased().contains("c")
        comparison.ignoresAccents = letters.lowercased().contains("d")
    }

    // MARK: Expressions

    mutating func expression() throws(PredicateFormatError) -> PredicateExpression {
        var left = try product()
        while case .sign(let sign) = tokens.first, let name = ["+": "add:to:", "-": "from:subtract:"][sign] {
            tokens.removeFirst()
            left = .function(name, [left, try product()])
        }
        return left
    }

    private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
        var left = try power()
        while case .sign(let sign) = tokens.first, let name = ["*": "multiply:by:", "/": "divide:by:"][sign] {
            tokens.removeFirst()
            left = .function(name, [left, try power()])
        }
        return left
    }

    private mutating func power() throws(PredicateFormatError) -> PredicateExpression {
        let base = try signed()
        guard take(anyOf: "**") else { return base }
        return .function("raise:toPower:", [base, try power()])
    }

    private mutating func signed() throws(PredicateFormatError) -> PredicateExpression {
        if take(anyOf: "-") { return .function("from:subtract:", [.constant(0), try signed()]) }
        if take(anyOf: "+") { return try signed() }
        return try path(from: try primary())
    }

    /// The suffixes of a value: keys, operators on collections, elements, `:=`.
    private mutating func path(from start: PredicateExpression) throws(PredicateFormatError) -> PredicateExpression {
        var value = start
        while true {
            if take(anyOf: ".") {
                value = try key(of: value)
            } else if take(anyOf: "[") {
                value = .element(try element(), of: value)
                try expect("]")
            } else if case .variable(let name) = value, take(anyOf: ":=") {
                value = .assignment(name, try expression())
            } else {
                return value
            }
        }
    }

    private mutating func key(of value: PredicateExpression) throws(PredicateFormatError) -> PredicateExpression {
        switch tokens.popFirst() {
        case .word(let name), .name(let name): return .key(name, of: value)
        case .collectionOperator(let name): return .key("@" + name, of: value)
        case .key(let number): return try argument(number, asKeyPathOf: value)
        case .whole(let number): return .key("\(number)", of: value)
        default: throw failure("a key is missing after '.'")
        }
    }

    private func argument(
        _ number: Int, asKeyPathOf value: PredicateExpression
    ) throws(PredicateFormatError) -> PredicateExpression {
        guard let path = arguments[number] as? String else {
            throw failure("the argument for %K is \(arguments[number].map { "\($0)" } ?? "nil"), no key path")
        }
        return Self.keys(path, of: value)
    }

    static func keys(_ path: String, of value: PredicateExpression) -> PredicateExpression {
        path.split(separator: ".").reduce(value) { value, key in
            key.uppercased() == "SELF" ? value : .key(String(key), of: value)
        }
    }

    private mutating func element() throws(PredicateFormatError) -> PredicateExpression.Element {
        if take(anyOf: "FIRST") { return .first }
        if take(anyOf: "LAST") { return .last }
        if take(anyOf: "SIZE") { return .size }
        return .at(try expression())
    }

    private mutating func primary() throws(PredicateFormatError) -> PredicateExpression {
        guard let token = tokens.popFirst() else { throw failure("a value is missing at the end") }
        switch token {
        case .text(let text): return .constant(text)
        case .whole(let number): return .constant(number)
        case .fraction(let number): return .constant(number)
        case .argument(let number): return .constant(arguments[number])
        case .key(let number): return try argument(number, asKeyPathOf: .object)
        case .variable(let name): return .variable(name)
        case .name(let name): return .key(name, of: .object)
        case .collectionOperator(let name): return .key("@" + name, of: .object)
        case .sign("("):
            let value = try expression()
            try expect(")")
            return value
        case .sign("{"): return .list(try values(until: "}"))
        case .sign: throw failure("\(Self.text(of: token)) isn't a value")
        case .word(let word): return try named(word)
        }
    }

    private mutating func values(until end: String) throws(PredicateFormatError) -> [PredicateExpression] {
        if take(anyOf: end) { return [] }
        var values = [try expression()]
        while take(anyOf: ",") { values.append(try expression()) }
        try expect(end)
        return values
    }

    private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
        switch word.uppercased() {
        case "SELF": return .object
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NULL", "NIL": return .constant(nil)
        case "SUBQUERY" where tokens.first == .sign("("): return try subquery()
        case "TERNARY" where tokens.first == .sign("("): return try choice()
        case "CAST" where tokens.first == .sign("("):
            tokens.removeFirst()
            return .function("cast:toType:", try values(until: ")"))
        case "FUNCTION" where tokens.first == .sign("("): return try functionCall()
        default: break
        }
        guard tokens.first == .sign("(") || tokens.first == .sign(":") else { return .key(word, of: .object) }
        // `sum(a, b)`, and with all parts of its name `add:to:(a, b)`.
        var name = word
        while take(anyOf: ":") {
            name += ":"
            if case .word(let part) = tokens.first {
                tokens.removeFirst()
                name += part
            }
        }
        try expect("(")
        let values = try self.values(until: ")")
        return .function(name.contains(":") || values.isEmpty ? name : name + ":", values)
    }

    /// `SUBQUERY(children, $child, $child.age > 3)`.
    private mutating func subquery() throws(PredicateFormatError) -> PredicateExpression {
        try expect("(")
        let collection = try expression()
        try expect(",")
        guard case .variable(let name) = tokens.popFirst() else {
            throw failure("the second argument of SUBQUERY is a variable such as $x")
        }
        try expect(",")
        let tree = try disjunction()
        try expect(")")
        return .subquery(collection, variable: name, tree)
    }

    /// `TERNARY(age > 3, 'old', 'young')`.
    private mutating func choice() throws(PredicateFormatError) -> PredicateExpression {
        try expect("(")
        let condition = try disjunction()
        try expect(",")
        let first = try expression()
        try expect(",")
        let second = try expression()
        try expect(")")
        return .choice(condition, first, second)
    }

    /// `FUNCTION(object, 'selector:', argument)`: of an object that isn't the library's, its key of that name.
    private mutating func functionCall() throws(PredicateFormatError) -> PredicateExpression {
        tokens.removeFirst()
        var values = try self.values(until: ")")
        guard values.count >= 2, case .constant(let selector as String) = values.remove(at: 1) else {
            throw failure("FUNCTION takes an object and the name of a method")
        }
        if values.count == 1 { return .key(selector, of: values[0]) }
        return .function(selector, values)
    }
}
