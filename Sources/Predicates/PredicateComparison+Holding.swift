import Foundation

extension PredicateComparison {
    package func holds(_ left: Any?, _ right: Any?) throws(PredicateEvaluationError) -> Bool {
        switch comparison {
        case .equal: return isEqual(left, right)
        case .unequal: return !isEqual(left, right)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            // Nothing is neither more nor less than anything.
            guard let left, let right else { return false }
            let order = try order(left, right)
            return switch comparison {
            case .less: order == .orderedAscending
            case .lessOrEqual: order != .orderedDescending
            case .greater: order == .orderedDescending
            default: order != .orderedAscending
            }
        case .between:
            guard let bounds = KeyedValues.elements(of: right), bounds.count == 2, let low = bounds[0],
                let high = bounds[1]
            else { throw PredicateEvaluationError("BETWEEN needs two bounds, such as {1, 5}") }
            guard let left else { return false }
            if try order(low, left) == .orderedDescending { return false }
            return try order(left, high) != .orderedDescending
        case .isIn: return contains(right, left)
        case .contains: return contains(left, right)
        case .beginsWith: return range(of: right, in: left, .anchored) != nil
        case .endsWith: return range(of: right, in: left, [.anchored, .backwards]) != nil
        case .like: return try matches(left, right.map(Self.expression(ofWildcards:)))
        case .matches: return try matches(left, right.flatMap(PredicateValues.text))
        }
    }

    private var options: String.CompareOptions {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresAccents { options.insert(.diacriticInsensitive) }
        return options
    }

    private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        if !options.isEmpty, let left = left.flatMap(PredicateValues.text),
            let right = right.flatMap(PredicateValues.text)
        {
            return left.compare(right, options: options) == .orderedSame
        }
        return PredicateValues.areEqual(left, right)
    }

    private func order(_ left: Any, _ right: Any) throws(PredicateEvaluationError) -> ComparisonResult {
        if !options.isEmpty, let left = PredicateValues.text(left), let right = PredicateValues.text(right) {
            return left.compare(right, options: options)
        }
        return try PredicateValues.order(of: left, and: right)
    }

    /// A collection has an element, a text a part; a dictionary has values.
    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        if let elements = KeyedValues.elements(of: whole) { return elements.contains { isEqual($0, part) } }
        if let table = whole as? [AnyHashable: Any] { return table.values.contains { isEqual($0, part) } }
        return range(of: part, in: whole, []) != nil
    }

    /// An empty text is nowhere.
    private func range(of part: Any?, in whole: Any?, _ position: String.CompareOptions) -> Range<String.Index>? {
        guard let whole = whole.flatMap(PredicateValues.text), let part = part.flatMap(PredicateValues.text) else {
            return nil
        }
        return whole.range(of: part, options: options.union(position))
    }

    /// `*` is any text, `?` any character.
    private static func expression(ofWildcards pattern: Any) -> String {
        var expression = ""
        var isEscaped = false
        for character in PredicateValues.text(pattern) ?? "\(pattern)" {
            if isEscaped {
                expression += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                let wildcards: [Character: String] = ["*": ".*", "?": "."]
                expression += wildcards[character] ?? NSRegularExpression.escapedPattern(for: String(character))
            }
        }
        return expression
    }

    /// True if the whole text matches.
    private func matches(_ value: Any?, _ pattern: String?) throws(PredicateEvaluationError) -> Bool {
        guard let pattern, var text = value.flatMap({ PredicateValues.text($0) ?? "\($0)" }) else { return false }
        var expressionText = pattern
        if ignoresAccents {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            expressionText = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        var options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
        if comparison == .like { options.insert(.dotMatchesLineSeparators) }
        let expression: NSRegularExpression
        do {
            expression = try NSRegularExpression(pattern: "^(?:\(expressionText))$", options: options)
        } catch {
            throw PredicateEvaluationError("Can't do regex matching, reason: Can't open pattern \(pattern)")
        }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, range: whole)?.range == whole
    }
}
