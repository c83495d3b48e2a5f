import Foundation

/// The functions that a predicate's format may call.
///
/// Source: Apple's documentation of `NSExpression.init(forFunction:arguments:)`.
enum PredicateFunction {
    static func value(_ name: String, of values: [Any?]) throws(PredicateEvaluationError) -> Any? {
        if name == "now" { return Date() }
        guard !values.isEmpty else { throw unknown(name) }
        switch name {
        case "count:": return KeyedValues.elements(of: values[0])?.count ?? (values[0] == nil ? 0 : 1)
        case "noindex:", "canonical:": return values[0]
        case "uppercase:": return try text(values[0], for: name).uppercased()
        case "lowercase:": return try text(values[0], for: name).lowercased()
        case "length:": return try text(values[0], for: name).utf16.count
        case "castObject:toType:", "cast:toType:": return try cast(values)
        case "union:with:", "intersect:with:", "minus:with:": return try combined(name, values)
        default: break
        }
        if let result = try statistics(name, values) { return result }
        if let result = try arithmetic(name, values) { return result }
        throw unknown(name)
    }

    private static func unknown(_ name: String) -> PredicateEvaluationError {
        PredicateEvaluationError("a predicate has no function '\(name)'")
    }

    private static func text(_ value: Any?, for name: String) throws(PredicateEvaluationError) -> String {
        guard let text = value.flatMap(PredicateValues.text) else {
            throw PredicateEvaluationError("\(name) takes a text, not \(value ?? "nil")")
        }
        return text
    }

    private static func cast(_ values: [Any?]) throws(PredicateEvaluationError) -> Any? {
        guard values.count == 2, let value = values[0], let type = values[1] as? String else {
            return values.first ?? nil
        }
        switch type {
        case "NSDate": return Date(timeIntervalSinceReferenceDate: try PredicateValues.number(value))
        case "NSNumber", "NSDecimalNumber":
            if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
            return try PredicateValues.number(value)
        case "NSString": return PredicateValues.text(value) ?? "\(value)"
        default:
            throw PredicateEvaluationError("CAST knows NSDate, NSNumber, NSDecimalNumber and NSString, not \(type)")
        }
    }

    /// The elements of two collections, each once.
    private static func combined(_ name: String, _ values: [Any?]) throws(PredicateEvaluationError) -> [Any?] {
        guard values.count == 2, let left = KeyedValues.elements(of: values[0]),
            let right = KeyedValues.elements(of: values[1])
        else { throw PredicateEvaluationError("\(name) takes two collections") }
        var chosen: [Any?] = []
        func has(_ list: [Any?], _ value: Any?) -> Bool { list.contains { PredicateValues.areEqual($0, value) } }
        for value in name == "union:with:" ? left + right : left where !has(chosen, value) {
            if name == "intersect:with:", !has(right, value) { continue }
            if name == "minus:with:", has(right, value) { continue }
            chosen.append(value)
        }
        return chosen
    }

    // MARK: Numbers

    /// Functions of many numbers, in a collection or one by one; nothing of none.
    private static func statistics(_ name: String, _ values: [Any?]) throws(PredicateEvaluationError) -> Any? {
        guard ["sum:", "min:", "max:", "average:", "median:", "mode:", "stddev:"].contains(name) else { return nil }
        let all = values.flatMap { KeyedValues.elements(of: $0) ?? [$0] }.compactMap { KeyedValues.unwrapped($0) }
        if name == "min:" || name == "max:" {
            return try CollectionOperator.value("@" + name.dropLast(), of: all, rest: [])
        }
        var numbers: [Double] = []
        for value in all { numbers.append(try PredicateValues.number(value)) }
        let sum = numbers.reduce(0, +)
        if name == "sum:" { return sum }
        guard !numbers.isEmpty else { return 0.0 }
        let mean = sum / Double(numbers.count)
        switch name {
        case "median:":
            let sorted = numbers.sorted()
            let middle = sorted.count / 2
            return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
        case "mode:":
            let counts = numbers.reduce(into: [Double: Int]()) { $0[$1, default: 0] += 1 }
            let greatest = counts.values.max()
            return counts.filter { $0.value == greatest }.keys.sorted()
        case "stddev:":
            return (numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count)).squareRoot()
        default: return mean
        }
    }

    private static func arithmetic(_ name: String, _ values: [Any?]) throws(PredicateEvaluationError) -> Any? {
        guard let first = values.first else { return nil }
        guard values.count < 2 else { return try arithmetic(name, first, values[1]) }
        let number = try PredicateValues.number(first)
        return switch name {
        case "sqrt:": number.squareRoot()
        case "log:": Foundation.log10(number)
        case "ln:": Foundation.log(number)
        case "exp:": Foundation.exp(number)
        case "ceiling:": number.rounded(.up)
        case "floor:": number.rounded(.down)
        case "trunc:": number.rounded(.towardZero)
        case "abs:": abs(number)
        case "onesComplement:": ~(try whole(first))
        default: nil
        }
    }

    private static func arithmetic(
        _ name: String, _ left: Any?, _ right: Any?
    ) throws(PredicateEvaluationError) -> Any? {
        // A date moves by seconds, and two are seconds apart.
        if let date = left as? Date, name == "add:to:" || name == "from:subtract:" {
            if let other = right as? Date, name == "from:subtract:" { return date.timeIntervalSince(other) }
            let seconds = try PredicateValues.number(right)
            return date.addingTimeInterval(name == "add:to:" ? seconds : -seconds)
        }
        let names: Set<String> = [
            "add:to:", "from:subtract:", "multiply:by:", "divide:by:", "raise:toPower:", "modulus:by:",
            "bitwiseAnd:with:", "bitwiseOr:with:", "bitwiseXor:with:", "leftshift:by:", "rightshift:by:",
        ]
        guard names.contains(name) else { return nil }
        let (a, b) = (try PredicateValues.number(left), try PredicateValues.number(right))
        // Of whole numbers the quotient is whole, as in C.
        if name == "divide:by:", let left, let right, PredicateValues.isWhole(left), PredicateValues.isWhole(right),
            b != 0
        {
            return (a / b).rounded(.towardZero)
        }
        switch name {
        case "add:to:": return a + b
        case "from:subtract:": return a - b
        case "multiply:by:": return a * b
        case "divide:by:": return a / b
        case "raise:toPower:": return Foundation.pow(a, b)
        default: break
        }
        let (whole, other) = (try self.whole(left), try self.whole(right))
        switch name {
        case "bitwiseAnd:with:": return whole & other
        case "bitwiseOr:with:": return whole | other
        case "bitwiseXor:with:": return whole ^ other
        case "leftshift:by:": return whole << other
        case "rightshift:by:": return whole >> other
        default:
            guard other != 0 else { throw PredicateEvaluationError("modulus:by: divides by 0") }
            return whole.remainderReportingOverflow(dividingBy: other).partialValue
        }
    }

    private static func whole(_ value: Any?) throws(PredicateEvaluationError) -> Int {
        let number = try PredicateValues.number(value)
        guard let whole = Int(exactly: number.rounded(.towardZero)) else {
            throw PredicateEvaluationError("\(number) is too great for a whole number")
        }
        return whole
    }
}
