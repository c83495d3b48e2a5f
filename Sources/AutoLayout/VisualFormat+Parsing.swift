import ConstraintSolver

extension VisualFormat {
    /// Reads a format text.
    ///
    /// - Throws: `VisualFormatError` at the first place that can't be read, or that names what isn't in the context.
    public init(_ format: String, in context: Context) throws {
        var reader = VisualFormatReader(scanner: try VisualFormatScanner(format), context: context)
        self = try reader.readFormat()
    }
}

/// Recursive descent through the grammar, a method a production.
private struct VisualFormatReader {
    var scanner: VisualFormatScanner
    let context: VisualFormat.Context

    mutating func readFormat() throws -> VisualFormat {
        var format = VisualFormat(axis: try readAxis(), start: nil, views: [], gaps: [], end: nil)
        let startBar = scanner.position
        if scanner.consume("|") { format.start = try readConnection() }
        format.views.append(try readView())
        if format.start != nil { try requireSuperview(of: format.views[0], barAt: startBar) }
        while !scanner.isAtEnd {
            let connection = try readConnection()
            let bar = scanner.position
            if scanner.consume("|") {
                format.end = connection
                if let last = format.views.last { try requireSuperview(of: last, barAt: bar) }
                guard scanner.isAtEnd else {
                    throw scanner.error("Nothing may follow the '|' of the trailing superview")
                }
            } else {
                format.gaps.append(connection)
                format.views.append(try readView())
            }
        }
        return format
    }

    private func requireSuperview(of view: VisualFormat.View, barAt column: Int) throws {
        guard context.viewsWithoutSuperview.contains(view.name) else { return }
        throw scanner.error(
            "Unable to interpret '|' character, because the related view doesn't have a superview", at: column)
    }

    private mutating func readAxis() throws -> LayoutAxis {
        for (letter, axis, word) in [("H", LayoutAxis.horizontal, "horizontal"), ("V", .vertical, "vertical")]
        where scanner.consume(Character(letter)) {
            guard scanner.consume(":") else {
                throw scanner.error("Expected ':' after '\(letter)' to specify \(word) arrangement")
            }
            return axis
        }
        return .horizontal
    }

    private mutating func readView() throws -> VisualFormat.View {
        guard scanner.consume("[") else { throw scanner.error("Expected a view: its name in brackets, as in '[name]'") }
        guard let name = scanner.consumeName() else {
            throw scanner.error("Expected the name of a view: a C identifier")
        }
        guard context.views.contains(name) else {
            throw scanner.error("\(name) is not a key in the views dictionary.")
        }
        var predicates: [VisualFormat.Predicate] = []
        if scanner.consume("(") {
            predicates = try readPredicates(allowsViews: true)
            guard scanner.consume(")"), scanner.consume("]") else {
                throw scanner.error(
                    "A predicate on a view's thickness must end with ')' and the view must end with ']'")
            }
        } else if !scanner.consume("]") {
            throw scanner.error("Expected ']' after the name of a view, or its predicates in parentheses")
        }
        return VisualFormat.View(name: name, predicates: predicates)
    }

    private mutating func readConnection() throws -> VisualFormat.Connection {
        guard scanner.consume("-") else { return VisualFormat.Connection(length: .none) }
        if scanner.sees("[") || scanner.sees("|") { return VisualFormat.Connection(length: .standard) }
        let predicates: [VisualFormat.Predicate]
        if scanner.consume("(") {
            predicates = try readPredicates(allowsViews: false)
            guard scanner.consume(")") else {
                throw scanner.error("The predicates of a connection must end with ')'")
            }
        } else if let number = scanner.consumeNumber(allowsSign: false) {
            predicates = [VisualFormat.Predicate(amount: .points(number))]
        } else if let name = scanner.consumeName() {
            predicates = [VisualFormat.Predicate(amount: .points(try metric(name)))]
        } else {
            throw scanner.error("Expected a view, a number, a metric or '(' after '-'")
        }
        guard scanner.consume("-") else { throw scanner.error("Expected '-' at the end of a connection") }
        return VisualFormat.Connection(length: .given(predicates))
    }

    private mutating func readPredicates(allowsViews: Bool) throws -> [VisualFormat.Predicate] {
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            predicates.append(try readPredicate(allowsViews: allowsViews))
        } while scanner.consume(",")
        return predicates
    }

    private mutating func readPredicate(allowsViews: Bool) throws -> VisualFormat.Predicate {
        let relation = try readRelation()
        var amount = try readAmount(allowsViews: allowsViews)
        amount = try applyingOperator(to: amount)
        var predicate = VisualFormat.Predicate(relation: relation, amount: amount)
        if scanner.consume("@") {
            let column = scanner.position
            let priority: Double
            if let number = scanner.consumeNumber(allowsSign: true) {
                priority = number
            } else if let name = scanner.consumeName() {
                priority = try metric(name)
            } else {
                throw scanner.error("Expected a priority after '@': a number or a metric")
            }
            guard priority > 0, priority <= 1000 else {
                throw scanner.error("A priority must be greater than 0 and at most 1000", at: column)
            }
            predicate.priority = Float(priority)
        }
        return predicate
    }

    private mutating func readRelation() throws -> Relation {
        for (sign, relation) in [("=", Relation.equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual)]
        where scanner.consume(Character(sign)) {
            guard scanner.consume("=") else { throw scanner.error("Unknown relation. Must be ==, >=, or <=") }
            return relation
        }
        return .equal
    }

    private mutating func readAmount(allowsViews: Bool) throws -> VisualFormat.Predicate.Amount {
        if let number = scanner.consumeNumber(allowsSign: true) { return .points(number) }
        guard let name = scanner.consumeName() else {
            throw scanner.error(
                allowsViews ? "Expected a number, a metric or a view's name" : "Expected a number or a metric")
        }
        if context.metrics[name] != nil { return .points(try metric(name)) }
        if allowsViews, context.views.contains(name) { return .view(name, multiplier: 1, constant: 0) }
        return .points(try metric(name))
    }

    private mutating func applyingOperator(
        to amount: VisualFormat.Predicate.Amount
    ) throws -> VisualFormat.Predicate.Amount {
        for sign in ["*", "/", "+", "-"] where scanner.consume(Character(sign)) {
            let column = scanner.position
            guard let number = scanner.consumeNumber(allowsSign: true) else {
                throw scanner.error("Expected a number after '\(sign)'")
            }
            guard sign != "/" || number != 0 else { throw scanner.error("Can't divide by 0", at: column) }
            return combine(amount, sign, number)
        }
        return amount
    }

    private func combine(
        _ amount: VisualFormat.Predicate.Amount, _ sign: String, _ number: Double
    ) -> VisualFormat.Predicate.Amount {
        let factor = sign == "*" ? number : sign == "/" ? 1 / number : 1
        let offset = sign == "+" ? number : sign == "-" ? -number : 0
        switch amount {
        case .points(let value): return .points(sign == "/" ? value / number : value * factor + offset)
        case .view(let name, _, _): return .view(name, multiplier: factor, constant: offset)
        }
    }

    private func metric(_ name: String) throws -> Double {
        guard let value = context.metrics[name] else {
            throw scanner.error(
                "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
            )
        }
        guard value.isFinite else { throw scanner.error("The metric \"\(name)\" is \(value); it must be finite") }
        return value
    }
}
